"""What timber is made of: the years of a tree where a plank cuts them, pores and fibres, joints between boards, nails."""

# Of a tree a metre, each way; a fifth of them have a knot.
CELLS = 2.0


class Boards:
    """
    Planks of `length` by `width` metres. `gaps` is 1 between two, `arris` rises to 1 over the edges that feet and sleeves have
    rounded, `tint` is a number of each board's own, `place` another part of the tree for each, whose grain runs a little aslant.
    """

    def __init__(self, made, place, board, gap):
        self._made = made
        # Nobody planes a straight edge: joints wander by half their width, and open and close.
        wave = made.noise(made.stretch(place, 2.3, 0.7, 0.7), 1.0, 3, 0.55)
        wander = made.math("MULTIPLY", made.math("SUBTRACT", wave, 0.5), gap * 2.2)
        self.laid = made.sum(place, made.node("CombineXYZ", Y=wander))
        self.board = board
        bricks = self._bricks(gap, 0.2)
        self.gaps, self.tint = bricks.outputs["Fac"], bricks.outputs["Color"]
        self.arris = self._bricks(gap + 0.0022, 1.0).outputs["Fac"]
        self.chance = made.node("TexWhiteNoise", 1, {"noise_dimensions": "1D"}, W=self.tint)
        aslant = made.math("MULTIPLY", made.math("SUBTRACT", self.tint, 0.5), 0.05)
        along = made.node("SeparateXYZ", 0, Vector=place)
        leaning = made.sum(place, made.node("CombineXYZ", Y=made.math("MULTIPLY", along, aslant)))
        self.place = made.sum(leaning, made.scaled(self.chance, 17.0))

    def _bricks(self, gap, smooth):
        made, (length, width) = self._made, self.board
        sizes = {"Scale": 1.0, "Mortar_Size": gap, "Mortar_Smooth": smooth, "Brick_Width": length, "Row_Height": width}
        settings = {"offset": 0.37}
        return made.node("TexBrick", 0, settings, Vector=self.laid, Color1=(0, 0, 0), Color2=(1, 1, 1), **sizes).node

    def nails(self, pitch, radius):
        """Two in each board where it crosses a joist, a `pitch` apart: 1 on their heads, and the stain of iron around them."""
        made, width = self._made, self.board[1]
        at = lambda axis: made.node("SeparateXYZ", axis, Vector=self.laid)
        # Driven by hand: no two boards have theirs at the same place.
        aside = lambda axis, most: made.math("MULTIPLY", made.node("SeparateXYZ", axis, Vector=self.chance), most)
        along = made.math("FRACT", made.math("DIVIDE", made.math("ADD", at(0), aside(0, 0.25 * pitch)), pitch))
        across = made.math("FRACT", made.math("DIVIDE", made.math("ADD", at(1), aside(1, 0.08 * width)), width))
        x = made.math("MULTIPLY", made.math("SUBTRACT", along, 0.5), pitch)
        middle = made.math("ABSOLUTE", made.math("SUBTRACT", across, 0.54))
        y = made.math("MULTIPLY", made.math("SUBTRACT", middle, 0.29), width)
        far = lambda stretch: made.math("SQRT", _squares(made, made.math("MULTIPLY", x, stretch), y))
        head = made.ramp(made.math("DIVIDE", far(1.0), radius), (0.86, 1.0), (1.0, 0.0))
        # Iron bleeds along the grain.
        stain = made.ramp(made.math("DIVIDE", far(0.35), 4.0 * radius), (0.1, 0.75), (0.4, 0.3), (1.0, 0.0))
        return head, stain


def _squares(made, x, y):
    return made.math("MULTIPLY_ADD", x, x, made.math("MULTIPLY", y, y))


def rings(made, place):
    """
    Years of a tree where a plank cuts it lengthwise: how far a point is from the heart, which wanders, in rings; they part
    around knots. Late wood from 0 to 1, how much of a knot is here, and how new the year is, from 0 to 1.
    """
    at = lambda axis, vector=place: made.node("SeparateXYZ", axis, Vector=vector)
    wander = made.noise(made.stretch(place, 0.9, 0.9, 0.9), 1.0, 2, 0.5)
    across = made.math("PINGPONG", made.math("MULTIPLY_ADD", wander, 0.16, at(1)), 0.21)
    deep = made.math("MULTIPLY_ADD", made.noise(made.stretch(place, 1.3, 0.6, 0.6), 1.0, 2, 0.5), 0.3, -0.06)
    far = made.math("SQRT", _squares(made, across, deep))
    flat = made.node("VectorMath", settings={"operation": "MULTIPLY"}, i0=place, i1=(1, 1, 0))
    two = {"voronoi_dimensions": "2D"}
    cells = made.node("TexVoronoi", settings=two, Vector=flat, Scale=CELLS).node
    border = made.node("TexVoronoi", settings={**two, "feature": "DISTANCE_TO_EDGE"}, Vector=flat, Scale=CELLS)
    has = made.math("GREATER_THAN", made.node("SeparateXYZ", 0, Vector=cells.outputs["Color"]), 0.8)
    # What a knot bends has to be straight where its cell ends, or years break there.
    has = made.math("MULTIPLY", has, made.ramp(border, (0.0, 0.0), (0.14, 1.0)))
    away = made.math("DIVIDE", cells.outputs["Distance"], CELLS)
    bulge = made.math("MULTIPLY", made.math("EXPONENT", made.math("MULTIPLY", away, -26.0)), has)
    years = made.math("MULTIPLY_ADD", bulge, 0.07, far)
    # Fibre by fibre the border of a year runs a little on: a saw cuts it into fine steps, never into a smooth wave.
    ragged = made.noise(made.stretch(place, 5, 60, 60), 1.0, 3, 0.6)
    split = made.noise(made.stretch(place, 14, 620, 620), 1.0, 2, 0.6)
    years = made.math("MULTIPLY_ADD", split, 0.0034, made.math("MULTIPLY_ADD", ragged, 0.008, years))
    year = made.math("FRACT", made.math("MULTIPLY", years, 190.0))
    late = made.ramp(year, (0.0, 0.0), (0.35, 0.1), (0.82, 0.66), (0.95, 1.0), (1.0, 0.0))
    # Good summers and bad ones.
    strong = made.ramp(made.noise(made.math("MULTIPLY", years, 34.0), 1.0, 3), (0.3, 0.25), (0.7, 1.0))
    # A branch is no disc: it was cut aslant, its bark is the darkest of it and its own years are within.
    torn = made.math("MULTIPLY_ADD", made.noise(made.stretch(place, 45, 90, 90), 1.0, 3, 0.6), 0.007, away)
    bark = made.ramp(torn, (0.0075, 0.42), (0.0105, 0.9), (0.0118, 1.0), (0.0135, 0.3), (0.022, 0.0))
    knot = made.math("MULTIPLY", bark, has)
    return made.multiply(late, strong), knot, year


def pores(made, place, year):
    """Vessels that the saw has opened: dark dashes a third of a millimetre wide, most where a year begins. 0 in each."""
    fine = made.noise(made.stretch(place, 70, 1900, 1900), 1.0, 1, 0.4)
    long = made.noise(made.stretch(place, 26, 900, 900), 1.0, 1, 0.4)
    crowd = made.ramp(year, (0.0, 0.075), (0.4, 0.0), (1.0, 0.02))
    opened = lambda noise, low: made.ramp(made.math("SUBTRACT", noise, crowd), (low, 0.0), (low + 0.05, 1.0))
    return made.multiply(opened(fine, 0.33), opened(long, 0.28))
