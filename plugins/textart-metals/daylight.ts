import type { Recipe } from '@gateway/sdk-plugin/text-art'

/** Linear light. */
export type Colour = [number, number, number]

/** A colour with less hue: foil multiplies what it mirrors, and all of a wall's hue would make its own grey. */
export function paler(colour: Colour, kept = 0.5, gain = 1): Colour {
  const grey = (colour[0] + colour[1] + colour[2]) / 3
  return colour.map((value) => gain * (kept * value + (1 - kept) * grey)) as Colour
}

type Box = NonNullable<Exclude<Recipe['light'], string>>['boxes'][number]

/** What shines on the balloons from where we stand: each is seen in the foil as what it is. */
const LAMPS: Record<'cloth' | 'window' | 'bulbs', Box[]> = {
  /** A broad cloth before a lamp. */
  cloth: [{ at: [-0.5, -0.6, 0.6], width: 0.5, height: 0.42, power: 9, soft: 0.12, colour: [1, 0.98, 0.95] }],
  /** A window of four panes. */
  window: [
    [-0.68, -0.76],
    [-0.36, -0.8],
    [-0.68, -0.4],
    [-0.36, -0.43],
  ].map(([x, y]): Box => ({
    at: [x!, y!, 0.62],
    width: 0.16,
    height: 0.2,
    power: 13,
    soft: 0.02,
    colour: [1, 0.98, 0.94],
  })),
  /** Bulbs on a wire above, and a cloth. */
  bulbs: [
    { at: [-0.5, -0.7, 0.5], width: 0.5, height: 0.3, power: 7, soft: 0.12, colour: [1, 0.95, 0.88] },
    ...[-0.7, -0.3, 0.1, 0.5].map((x, index): Box => ({
      at: [x, -0.42 - 0.05 * (index % 2), 0.75],
      width: 0.05,
      height: 0.05,
      power: 40,
      soft: 0.04,
      colour: [1, 0.86, 0.62],
    })),
  ],
}

/**
 * The lamps of a party by day before a wall. Foil mirrors a dim room where it faces us, so that lamps stand in it as
 * streaks; where it turns away it mirrors the wall, and the floor before that from below.
 */
export function before(wall: Colour, below: Colour, lamps: keyof typeof LAMPS = 'cloth') {
  return {
    sky: [0.4, 0.39, 0.38],
    horizon: paler(wall, 0.2, 0.08),
    ground: paler(below, 0.25, 0.2),
    boxes: [
      ...LAMPS[lamps],
      { at: [0.75, -0.5, 0.4], width: 0.12, height: 0.6, power: 6, soft: 0.03, colour: [1, 0.97, 0.94] },
      { at: [-0.95, 0.25, 0.35], width: 0.08, height: 0.7, power: 3, soft: 0.03, colour: [1, 0.97, 0.95] },
      // The floor in the sun, as the lower halves see it.
      { at: [0.15, 0.8, 0.5], width: 1.1, height: 0.1, power: 6, soft: 0.06, colour: below },
      { at: [-0.35, -0.5, -0.8], width: 1.9, height: 1.7, power: 1.3, soft: 1.3, colour: paler(wall) },
    ],
  } satisfies Recipe['light']
}
