"""Leaves and other small things: one mesh of many loose faces, each with a colour of its own."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

import bmesh
import bpy
import numpy as np
from mathutils import Vector

from bake import materials

Colour = tuple[float, float, float]
Place = tuple[float, float, float]
TURN = 2 * math.pi
GOLDEN = 2.399  # radians from leaf to leaf


class Soup:
    """Loose coloured faces."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.vertices: list[tuple[float, ...]] = []
        self.faces: list[tuple[int, ...]] = []
        self.colours: list[Colour] = []

    def face(self, corners: Sequence[Any], colour: Sequence[float]) -> None:
        """Add a face."""
        first = len(self.vertices)
        self.vertices += [tuple(corner) for corner in corners]
        self.faces.append(tuple(range(first, first + len(corners))))
        self.colours.append((colour[0], colour[1], colour[2]))

    def build(self, name: str, size: float = 1.0) -> Any:
        """Put everything into the scene as one object."""
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(self.vertices, [], self.faces)
        layer = mesh.color_attributes.new("Col", "FLOAT_COLOR", "CORNER")
        rgba = np.array([(*c, 1) for c in self.colours], np.float32)
        layer.data.foreach_set("color", np.repeat(rgba, [len(f) for f in self.faces], 0).ravel())
        mesh.materials.append(materials.leaf())
        thing = bpy.data.objects.new(name, mesh)
        thing.scale = (size, size, size)
        bpy.context.scene.collection.objects.link(thing)
        return thing

    def near(self, colour: Sequence[float], by: float = 0.22) -> Colour:
        """A colour a little off this one."""
        factor = 1 + self.chance.uniform(-by, by)
        r, g, b = (max(0.0, x * factor * (1 + self.chance.uniform(-0.06, 0.06))) for x in colour)
        return r, g, b

    def direction(self, up: float = 0.0) -> Any:
        """A random direction, tending upwards."""
        gauss = self.chance.gauss
        return Vector((gauss(0, 1), gauss(0, 1), gauss(0, 1) + up)).normalized()

    def leaves(
        self, at: Place, r: Place, n: int, size: float, colour: Colour, light: Place = (1.5, 1.45, 1.0)
    ) -> None:
        """A cloud of small leaves on an ellipsoid, the upper ones lighter."""
        for _ in range(n):
            d, k = self.direction(0.3), self.chance.uniform(0.72, 1.0)
            place = Vector([c + x * s * k for c, x, s in zip(at, d, r, strict=True)])
            facing = (d + 0.8 * self.direction()).normalized()
            side = facing.orthogonal().normalized()
            up = facing.cross(side)
            turn = self.chance.uniform(0, TURN)
            side, up = (
                side * math.cos(turn) + up * math.sin(turn),
                up * math.cos(turn) - side * math.sin(turn),
            )
            side, up = side * size * self.chance.uniform(0.7, 1.3), up * size * 0.5
            lit = max(0.0, d.z) * k
            tint = [c * (0.55 + 0.45 * k) * (1 + lit * (b - 1)) for c, b in zip(colour, light, strict=True)]
            self.face([place - side, place + up, place + side, place - up], self.near(tint))

    def blade(
        self, at: Place, h: float, w: float, lean: float, turn: float, colour: Colour, bend: float = 0.5
    ) -> None:
        """A tapering strip that bends outwards: grass, reed, agave leaf."""
        out = Vector((math.cos(turn), math.sin(turn), 0))
        side = Vector((-out.y, out.x, 0))
        last: list[Any] = []
        for i in range(4):
            u = i / 3
            rise = h * (u - 0.25 * bend * lean * u * u)
            middle = Vector(at) + out * (lean * h * (u + bend * u * u)) + Vector((0, 0, rise))
            half = side * w * (1 - u) ** 0.7
            now = [middle - half, middle + half] if i < 3 else [middle]  # the tip
            if last:
                self.face([*last, *reversed(now)], [x * (0.7 + 0.5 * u) for x in colour])
            last = now

    def trunk(
        self, at: Place, h: float, r: float, bend: float = 0.0, colour: Colour = (0.16, 0.10, 0.055)
    ) -> Place:
        """A ringed stem; returns its top."""
        sides, rings = 7, 6
        last: list[Place] = []
        centre = at
        for j in range(rings + 1):
            u = j / rings
            centre = (at[0] + bend * u * u, at[1], at[2] + h * u)
            reach = r * (1.15 - 0.45 * u)
            now = [
                (
                    centre[0] + reach * math.cos(TURN * i / sides),
                    centre[1] + reach * math.sin(TURN * i / sides),
                    centre[2],
                )
                for i in range(sides)
            ]
            for i in range(sides if last else 0):
                k = (i + 1) % sides
                tone = [x * (1 if j % 2 else 0.72) for x in colour]
                self.face([last[i], last[k], now[k], now[i]], self.near(tone, 0.1))
            last = now
        return centre

    def boulder(self, at: Place, r: float, colour: Colour = (0.25, 0.225, 0.19)) -> None:
        """A faceted stone: the hull of random points."""
        hull = bmesh.new()
        for _ in range(26):
            d, wide = self.direction(), self.chance.uniform(0.8, 1.1)
            hull.verts.new((d.x * r * wide, d.y * r * self.chance.uniform(0.7, 1), d.z * r * 0.62 + r * 0.25))
        bmesh.ops.convex_hull(hull, input=hull.verts)
        for face in hull.faces:
            self.face([v.co + Vector(at) for v in face.verts], self.near(colour, 0.10))
        hull.free()
