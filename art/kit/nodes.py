"""Materials as expressions: a method adds a shader node and returns its output, which other methods take."""

import bpy


class Material:
    """A principled material. Keyword arguments are its inputs, with underscores for spaces: Clearcoat_Roughness=0.1."""

    def __init__(self, name, colour=(0.8, 0.8, 0.8), rough=0.5, **inputs):
        self.made = bpy.data.materials.new(name)
        self.made.use_nodes = True
        self.tree = self.made.node_tree
        self.shader = self.tree.nodes["Principled BSDF"]
        self.output = self.tree.nodes["Material Output"]
        self.set("Base Color", colour)
        self.set("Roughness", rough)
        for key, value in inputs.items():
            self.set(key.replace("_", " "), value)

    def set(self, name, value):
        """Gives the shader's input a number, a colour, or the output of a node."""
        self._feed(self.shader.inputs[name], value)
        return self

    def node(self, kind, output=0, settings=None, **inputs):
        """Adds `ShaderNode<kind>`; inputs by name or, as `i0`, by place."""
        node = self.tree.nodes.new("ShaderNode" + kind)
        for key, value in (settings or {}).items():
            setattr(node, key, value)
        for key, value in inputs.items():
            by_place = key[0] == "i" and key[1:].isdigit()
            self._feed(node.inputs[int(key[1:]) if by_place else key.replace("_", " ")], value)
        return None if output is None else node.outputs[output]

    def place(self, kind="Object", scale=1.0, turn=(0, 0, 0), move=(0, 0, 0)):
        """Where on the object a point lies: `Object` in metres, `UV` from 0 to 1."""
        scale = scale if isinstance(scale, tuple) else (scale,) * 3
        coordinates = self.tree.nodes.new("ShaderNodeTexCoord").outputs[kind]
        return self.node("Mapping", Vector=coordinates, Scale=scale, Rotation=turn, Location=move)

    def stretch(self, vector, x, y, z):
        return self.node("Mapping", Vector=vector, Scale=(x, y, z))

    def noise(self, vector, scale, detail=4, rough=0.5, distortion=0):
        return self.node("TexNoise", Vector=vector, Scale=scale, Detail=detail, Roughness=rough, Distortion=distortion)

    def ramp(self, factor, *stops):
        """Colours or greys by a number from 0 to 1."""
        node = self.tree.nodes.new("ShaderNodeValToRGB")
        self.tree.links.new(factor, node.inputs[0])
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position = position
            element.color = (*colour, 1) if isinstance(colour, tuple) else (colour, colour, colour, 1)
        return node.outputs[0]

    def math(self, how, one, other=0.0, third=0.0):
        """A number from up to three: Blender's operation, as in "MULTIPLY_ADD"."""
        return self.node("Math", settings={"operation": how}, i0=one, i1=other, i2=third)

    def mix(self, share, one, other, how="MIX"):
        return self.node("MixRGB", settings={"blend_type": how}, i0=share, i1=one, i2=other)

    def multiply(self, one, other):
        return self.mix(1.0, one, other, "MULTIPLY")

    def sum(self, one, other):
        return self.node("VectorMath", settings={"operation": "ADD"}, i0=one, i1=other)

    def scaled(self, vector, factor):
        return self.node("VectorMath", settings={"operation": "SCALE"}, i0=vector, Scale=factor)

    def bump(self, heights, strength=0.3, distance=0.01):
        self.set("Normal", self.node("Bump", Height=heights, Strength=strength, Distance=distance))
        return self

    def _feed(self, socket, value):
        if hasattr(value, "is_output"):
            self.tree.links.new(value, socket)
        elif hasattr(socket.default_value, "__len__"):
            size = len(socket.default_value)
            values = tuple(value) if hasattr(value, "__len__") else (value,) * min(3, size)
            socket.default_value = (values + (1.0,))[:size]
        else:
            socket.default_value = value
