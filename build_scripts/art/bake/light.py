"""Afternoon light: a warm low sun from the left, a blue sky, a faint fill from the viewer."""

from __future__ import annotations

import math

import bpy
from mathutils import Vector

SUN_FROM = Vector((-0.80, -0.40, 1.45)).normalized()
FILL_FROM = Vector((0.35, -1.0, 0.75)).normalized()
SKY = (0.62, 0.74, 0.95, 1.0)
SKY_STRENGTH = 0.48


def sky() -> None:
    """A plain sky all around."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes = world.node_tree.nodes
    background = nodes.get("Background") or nodes.new("ShaderNodeBackground")
    background.inputs[0].default_value = SKY
    background.inputs[1].default_value = SKY_STRENGTH


def sun(
    name: str,
    origin: Vector,
    energy: float,
    degrees: float,
    colour: tuple[float, float, float],
    shadow: bool = True,
) -> None:
    """A sun that shines from a direction, its disc so many degrees wide."""
    light = bpy.data.lights.new(name, "SUN")
    light.energy, light.angle, light.color = energy, math.radians(degrees), colour
    light.use_shadow = shadow
    thing = bpy.data.objects.new(name, light)
    thing.rotation_euler = origin.to_track_quat("Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(thing)


def afternoon() -> None:
    """Everything that lights a sprite."""
    sky()
    sun("sun", SUN_FROM, 2.75, 7, (1.0, 0.88, 0.70))
    sun("fill", FILL_FROM, 0.42, 60, (1.0, 0.93, 0.84), shadow=False)
