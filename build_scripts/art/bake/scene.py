"""The scene: render settings, camera, the ground that throws warm light back and catches shadows."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import bpy
from mathutils import Vector
from PIL import Image

from bake import light, materials
from bake.view import RATIO, TILT, View

SEED = 7
FAR = 60.0


@dataclass(frozen=True)
class Quality:
    """How a bake is sampled, and how many processor cores it may use (0 = all)."""

    samples: int = 18
    shadow_samples: int = 12
    island_samples: int = 6
    threads: int = 0


def fresh(quality: Quality) -> None:
    """An empty scene with camera settings and light."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    _cycles(scene.cycles, quality.samples)
    render = scene.render
    render.engine = "CYCLES"
    render.film_transparent = True
    render.image_settings.file_format = "PNG"
    render.image_settings.color_mode = "RGBA"
    render.image_settings.compression = 15
    render.use_persistent_data = False
    render.threads_mode = "FIXED" if quality.threads else "AUTO"
    if quality.threads:
        render.threads = quality.threads
    # the filmic transforms would grey the painted colours
    scene.view_settings.view_transform = "Standard"
    scene.view_settings.look = "None"
    light.afternoon()


def _cycles(cycles: Any, samples: int) -> None:
    cycles.device = "CPU"
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.03
    cycles.use_denoising = True
    cycles.denoiser = "OPENIMAGEDENOISE"
    cycles.denoising_prefilter = "FAST"
    cycles.max_bounces = 3
    cycles.diffuse_bounces = cycles.glossy_bounces = 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.filter_width = 1.1
    cycles.seed = SEED


def look(
    view: View,
    size: tuple[int, int],
    anchor: tuple[float, float],
    centre: tuple[float, float, float] = (0, 0, 0),
) -> None:
    """Point the camera so that the world's `centre` lands on the picture's pixel `anchor` (from the top
    left)."""
    scene = bpy.context.scene
    camera = bpy.data.cameras.get("camera") or bpy.data.cameras.new("camera")
    eye = bpy.data.objects.get("camera") or bpy.data.objects.new("camera", camera)
    if eye.name not in scene.collection.objects:
        scene.collection.objects.link(eye)
    camera.type, camera.sensor_fit = "ORTHO", "HORIZONTAL"
    camera.ortho_scale, camera.clip_end = size[0] / view.scale, 200
    rise = (1 - RATIO * RATIO) ** 0.5
    up, ahead = Vector((0, RATIO, rise)), Vector((0, rise, -RATIO))
    target = Vector(centre) + up * ((anchor[1] - size[1] / 2) / view.scale)
    target += Vector((1, 0, 0)) * ((size[0] / 2 - anchor[0]) / view.scale)
    eye.location, eye.rotation_euler = target - ahead * FAR, (TILT, 0, 0)
    scene.camera = eye
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100


def ground(height: float) -> Any:
    """A plane at this height."""
    bpy.ops.mesh.primitive_plane_add(size=6.0, location=(0, 0, height))
    plane = bpy.context.object
    plane.data.materials.append(materials.plain("ground", (0.30, 0.26, 0.13), rough=1.0))
    return plane


def meshes() -> list[Any]:
    """Every object with faces."""
    return [thing for thing in bpy.context.scene.objects if thing.type == "MESH"]


def clear() -> None:
    """Take every object with faces out of the scene; light, camera and materials stay."""
    for thing in meshes():
        bpy.data.objects.remove(thing)
    for mesh in list(bpy.data.meshes):
        bpy.data.meshes.remove(mesh)


def render() -> Image.Image:
    """The picture the camera sees now."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "picture.png"
        bpy.context.scene.render.filepath = str(path)
        bpy.ops.render.render(write_still=True)
        with Image.open(path) as picture:
            return picture.convert("RGBA")
