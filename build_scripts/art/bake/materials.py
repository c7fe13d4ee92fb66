"""Materials: painted stone with courses and worn edges, planed wood, leaves, and plain paint. Colours are
linear."""

from __future__ import annotations

from typing import Any

import bpy

Colour = tuple[float, float, float]
Socket = Any
WARM: Colour = (1.10, 1.0, 0.86)
GOLD: Colour = (0.85, 0.52, 0.12)


class Graph:
    """The shader nodes of a new material."""

    def __init__(self, name: str) -> None:
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = next(n for n in self.tree.nodes if n.type == "BSDF_PRINCIPLED")

    def set(self, **values: Any) -> Graph:
        """Set inputs of the surface; an underscore stands for a space."""
        for key, value in values.items():
            target = self.surface.inputs[key.replace("_", " ")]
            if hasattr(value, "node"):
                self.tree.links.new(value, target)
            else:
                target.default_value = value
        return self

    def node(self, kind: str, inputs: dict[str | int, Any] | None = None, **properties: Any) -> Any:
        """A node; inputs are values or outputs of other nodes."""
        made = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in properties.items():
            setattr(made, key, value)
        for name, value in (inputs or {}).items():
            if hasattr(value, "node"):
                self.tree.links.new(value, made.inputs[name])
            else:
                made.inputs[name].default_value = value
        return made

    def ranged(self, value: Socket, low: float, high: float, begin: float = 0.0, end: float = 1.0) -> Socket:
        """The value mapped from begin..end to low..high."""
        inputs = {"Value": value, "From Min": begin, "From Max": end, "To Min": low, "To Max": high}
        return self.node("MapRange", inputs).outputs[0]

    def times(self, first: Socket, second: Socket) -> Socket:
        """The product of two numbers."""
        return self.node("Math", {0: first, 1: second}, operation="MULTIPLY").outputs[0]

    def scaled(self, colour: Socket, by: Socket) -> Socket:
        """A colour made lighter or darker."""
        return self.node("VectorMath", {0: colour, "Scale": by}, operation="SCALE").outputs[0]

    def mixed(self, share: Socket, first: Any, second: Any) -> Socket:
        """Two colours mixed; `share` 0 is the first."""
        return self.node("Mix", {0: share, 6: first, 7: second}, data_type="RGBA").outputs[2]

    def ramp(self, value: Socket, low: Colour, high: Colour) -> Socket:
        """A colour between two, as the value goes from 0.3 to 0.7."""
        made = self.node("ValToRGB", {0: value})
        for stop, place, colour in zip(made.color_ramp.elements, (0.30, 0.70), (low, high), strict=True):
            stop.position, stop.color = place, (*colour, 1)
        return made.outputs[0]

    def noise(self, where: Socket, scale: float, detail: float) -> Socket:
        """Fractal noise."""
        return self.node("TexNoise", {"Vector": where, "Scale": scale, "Detail": detail}).outputs[0]

    def bump(self, height: Socket, strength: float, distance: float) -> Socket:
        """A normal bent by a height."""
        inputs = {"Height": height, "Strength": strength, "Distance": distance}
        return self.node("Bump", inputs).outputs[0]

    @property
    def place(self) -> Any:
        """Texture coordinates."""
        return self.node("TexCoord").outputs["Object"]

    def hollows(self, depth: float) -> Socket:
        """1 on open faces, less by `depth` in corners."""
        occlusion = self.node("AmbientOcclusion", {"Distance": 0.10}, samples=2).outputs["AO"]
        return self.ranged(occlusion, 1 - depth, 1.0)


def plain(
    name: str, rgb: Colour, rough: float = 0.7, metal: float = 0.0, emit: float = 0.0, spec: float = 0.4
) -> Any:
    """One even colour."""
    if made := bpy.data.materials.get(name):
        return made
    graph = Graph(name).set(Base_Color=(*rgb, 1), Roughness=rough, Metallic=metal, Specular_IOR_Level=spec)
    if emit:
        graph.set(Emission_Color=(*rgb, 1), Emission_Strength=emit)
    return graph.material


def gold() -> Any:
    """Beaten gold."""
    return plain("gold", GOLD, rough=0.32, metal=0.85)


def stone(
    name: str,
    rgb: Colour,
    vary: float = 0.30,
    joint: float = 0.35,
    joint_scale: float = 11.0,
    rough: float = 0.85,
    bump: float = 0.35,
    ao: float = 0.75,
    spec: float = 0.3,
    wet: float | None = None,
    moss: float = 0.0,
) -> Any:
    """Masonry: each stone its own tone, joints, dark hollows, grain.

    `joint` is how dark the joints are, `wet` the height up to which the stone is dark with water, `moss`
    how much of
    it is overgrown.
    """
    if made := bpy.data.materials.get(name):
        return made
    graph = Graph(name).set(Roughness=rough, Specular_IOR_Level=spec)
    courses = graph.node("Mapping", {"Vector": graph.place, "Scale": (1, 1, 1.7)}).outputs[0]
    joints = graph.node(
        "TexVoronoi", {"Vector": courses, "Scale": joint_scale}, feature="DISTANCE_TO_EDGE"
    ).outputs["Distance"]
    joints = graph.ranged(joints, 1 - joint, 1.0, end=0.05)
    colour = _mottled(graph, courses, rgb, vary)
    if moss:
        colour = _overgrown(graph, courses, colour, moss)
    tone = graph.times(_tones(graph, courses, joint_scale, vary), joints)
    colour = graph.scaled(colour, graph.times(tone, graph.hollows(ao)))
    if wet is not None:
        height = graph.node("SeparateXYZ", {0: graph.place}).outputs[2]
        dry = graph.ranged(height, 0.0, 1.0, begin=wet, end=wet + 0.05)
        colour = graph.mixed(dry, (0.035, 0.055, 0.03, 1), colour)
    grain = graph.noise(graph.place, 45, 3)
    rough_face = graph.node("Math", {0: grain, 1: 0.35, 2: joints}, operation="MULTIPLY_ADD").outputs[0]
    return graph.set(Base_Color=colour, Normal=graph.bump(rough_face, bump, 0.02)).material


def _mottled(graph: Graph, where: Socket, rgb: Colour, vary: float) -> Socket:
    low = tuple(c * (1 - vary) for c in rgb)
    high = tuple(min(1.0, c * (1 + vary * 0.6) * w) for c, w in zip(rgb, WARM, strict=True))
    return graph.ramp(graph.noise(where, 5, 6), low, high)


def _tones(graph: Graph, where: Socket, scale: float, vary: float) -> Socket:
    cells = graph.node("TexVoronoi", {"Vector": where, "Scale": scale}, feature="F1").outputs["Color"]
    value = graph.node("SeparateColor", {0: cells}).outputs[0]
    return graph.ranged(value, 1 - vary * 0.45, 1 + vary * 0.3)


def _overgrown(graph: Graph, where: Socket, colour: Socket, moss: float) -> Socket:
    patches = graph.ranged(graph.noise(where, 7, 4), 0.0, 1.0, begin=0.62 - 0.3 * moss, end=0.74 - 0.2 * moss)
    green = graph.ramp(graph.noise(graph.place, 40, 2), (0.060, 0.105, 0.020), (0.150, 0.200, 0.045))
    return graph.mixed(patches, colour, green)


def painted(name: str, rgb: Colour, vary: float = 0.14) -> Any:
    """Paint on smooth plaster."""
    return stone(name, rgb, vary=vary, joint=0.0, bump=0.1, ao=0.45, rough=0.7)


def wood(name: str, rgb: Colour, axis: int = 0) -> Any:
    """Planed wood with its grain along an axis (0 = x), each plank its own tone."""
    if made := bpy.data.materials.get(name):
        return made
    graph = Graph(name).set(Roughness=0.7)
    stretch = [38.0, 38.0, 38.0]
    stretch[axis] = 3.0
    plank = graph.node("ObjectInfo").outputs["Random"]
    where = graph.node("Mapping", {"Vector": graph.place, "Location": plank, "Scale": stretch}).outputs[0]
    grain = graph.noise(where, 1, 4)
    dark, light = tuple(c * 0.5 for c in rgb), tuple(min(1.0, c * 1.25) for c in rgb)
    colour = graph.scaled(graph.ramp(grain, dark, light), graph.ranged(plank, 0.72, 1.18))
    return graph.set(Base_Color=colour, Normal=graph.bump(grain, 0.3, 0.01)).material


def leaf() -> Any:
    """Leaves, coloured face by face by the mesh's attribute "Col"."""
    if made := bpy.data.materials.get("leaf"):
        return made
    graph = Graph("leaf").set(Roughness=0.75, Specular_IOR_Level=0.25)
    colour = graph.node("VertexColor", layer_name="Col").outputs[0]
    return graph.set(Base_Color=colour).material
