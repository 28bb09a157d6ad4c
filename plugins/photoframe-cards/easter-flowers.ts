import { definePhotoFrame, shade } from '@gateway/sdk-plugin/photo-frame'
import {
  card,
  foil,
  holed,
  photoOn,
  type Place,
  pressed,
  stalked,
  stock,
  sunk,
  type Thing,
  type Things,
  SUNNY,
} from './kit.ts'

/** A card of pale board with a window like an egg. */
const CARD: Place = { at: [0.5, 0.485], height: 0.95, view: [1240, 1240], turn: 0 }

/** An egg about a point, its blunt end down. */
const eggAt = (x: number, y: number, rx: number, ry: number) => {
  const k = 0.56
  return (
    `M${x} ${y - ry}` +
    `C${x + rx * 0.48} ${y - ry} ${x + rx} ${y - ry * k * 0.6} ${x + rx} ${y + ry * 0.2}` +
    `C${x + rx} ${y + ry * 0.66} ${x + rx * k} ${y + ry} ${x} ${y + ry}` +
    `C${x - rx * k} ${y + ry} ${x - rx} ${y + ry * 0.66} ${x - rx} ${y + ry * 0.2}` +
    `C${x - rx} ${y - ry * k * 0.6} ${x - rx * 0.48} ${y - ry} ${x} ${y - ry}Z`
  )
}

const blade = (x: number, y: number, turn: number, size: number): Thing => {
  return { kind: 'leaf', form: 'blade', wide: 0.07, at: [x, y], turn, size, colours: ['#376b35', '#7fae52'] }
}
const daffodil = (x: number, y: number, size: number, turn: number, tilt: number): Thing => {
  return { kind: 'daffodil', at: [x, y], size, turn, tilt, spin: x * 300 }
}
const white = (x: number, y: number, size: number, turn: number, tilt: number): Thing => {
  return { kind: 'daffodil', at: [x, y], size, turn, tilt, spin: x * 300, colours: ['#e6e2c4', '#f8f5e6'] }
}
const violet = (x: number, y: number, size: number, turn: number): Thing => {
  return { kind: 'daisy', at: [x, y], size, turn, tilt: 22, rays: 5, colours: ['#6a4ea8', '#a78fdc'] }
}

const tulip = (x: number, y: number, turn: number, size: number, open: number, colours: [string, string]): Things => {
  const bend = turn > 0 ? -0.07 : 0.07
  const head = { kind: 'tulip' as const, at: [x, y] as const, size, turn, tilt: 72, open, colours }
  return stalked(head, { length: 0.6, bend, radius: 0.015 })
}

/** All of it larger, out from the lower corner on its side: it lies on the card and on the rim of its window. */
const grown = (all: Things, by: number): Things => {
  return all.map((thing) => {
    const corner = thing.at[0] < 0.5 ? 0.08 : 0.9
    const at = [corner + by * (thing.at[0] - corner), 1 + by * (thing.at[1] - 1)] as const
    return { ...thing, at, size: by * thing.size }
  })
}

/** From the back to the front: stalks lie behind all blossoms. */
const things: Things = [
  { ...blade(0.16, 1, -128, 0.4), soft: 0.0012 },
  { ...blade(0.1, 0.98, -80, 0.54), soft: 0.0012 },
  { ...blade(0.06, 0.98, -98, 0.5), soft: 0.0012 },
  blade(0.3, 1.02, -152, 0.34),
  { ...blade(0.86, 1, -56, 0.4), soft: 0.0012 },
  { ...blade(0.92, 0.98, -98, 0.52), soft: 0.0012 },
  blade(0.7, 1.02, -30, 0.34),
  ...tulip(0.132, 0.555, 4, 0.07, 0.12, ['#e2b25a', '#cf5034']),
  ...tulip(0.078, 0.615, -14, 0.074, 0.3, ['#d9a04a', '#c23a3a']),
  ...tulip(0.186, 0.64, 16, 0.064, 0.05, ['#e8c98a', '#e08a3a']),
  ...tulip(0.885, 0.555, -4, 0.07, 0.1, ['#e0b8a0', '#c8486c']),
  ...tulip(0.932, 0.625, 18, 0.07, 0.24, ['#e8cdb4', '#e08aa0']),
  ...tulip(0.832, 0.65, -16, 0.062, 0.3, ['#e0b8a0', '#d0587c']),
  blade(0.1, 1, -112, 0.36),
  blade(0.06, 1, -72, 0.32),
  blade(0.95, 1, -112, 0.38),
  blade(0.9, 1, -78, 0.34),
  violet(0.128, 0.685, 0.04, 50),
  daffodil(0.078, 0.735, 0.096, -24, 48),
  violet(0.215, 0.72, 0.046, 20),
  white(0.165, 0.755, 0.088, 14, 34),
  white(0.842, 0.745, 0.086, -20, 52),
  violet(0.89, 0.7, 0.042, 0),
  daffodil(0.926, 0.76, 0.096, 24, 40),
  violet(0.86, 0.85, 0.045, 80),
  { kind: 'nest', at: [0.205, 0.925], size: 0.195, tilt: 42 },
  {
    kind: 'egg',
    at: [0.14, 0.88],
    size: 0.1,
    tilt: 76,
    turn: -38,
    colours: ['#7fa8b4', '#f4ecd8', '#e9b949', '#b5636a'],
    pattern: 'zigzag',
  },
  {
    kind: 'egg',
    at: [0.265, 0.885],
    size: 0.094,
    tilt: 80,
    turn: 44,
    colours: ['#ecd9a4', '#6f8fb4', '#b5433f', '#f4ecd8'],
    pattern: 'bands',
  },
  {
    kind: 'egg',
    at: [0.203, 0.91],
    size: 0.096,
    tilt: 84,
    turn: 8,
    lift: 0.03,
    colours: ['#b5433f', '#f3e4c2', '#e9c98a', '#f6efdc'],
    pattern: 'dots',
  },
  blade(0.7, 0.99, -8, 0.2),
  blade(0.72, 0.985, -38, 0.17),
  blade(0.9, 0.99, 188, 0.2),
  blade(0.88, 0.99, 214, 0.17),
  {
    kind: 'egg',
    at: [0.79, 0.93],
    size: 0.096,
    tilt: 84,
    turn: 64,
    colours: ['#9fc3bd', '#3d2f26'],
    pattern: 'speckled',
  },
  blade(0.76, 1.01, -20, 0.16),
  blade(0.83, 1.01, -160, 0.15),
  white(0.92, 0.868, 0.078, 30, 30),
  daffodil(0.91, 0.945, 0.08, 16, 44),
  violet(0.345, 0.965, 0.05, 0),
  violet(0.685, 0.965, 0.046, 60),
]

export default definePhotoFrame({
  name: 'easter-flowers',
  summary: 'A window like an egg among painted eggs and spring flowers',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'linen',
            scale: 0.9,
            colours: [
              [0.4, 0.52, 0.4],
              [0.62, 0.68, 0.5],
            ],
            spot: { at: [0.3, 0.2], size: 1.2, rest: 0.6, power: 0.5 },
          },
        ],
      },
      photoOn(CARD, [235, 75, 770, 985]),
      card(CARD, [stock(['#f6efd8', '#f1e7c8'])], holed(CARD, eggAt(620, 570, 375, 480))),
      {
        do: 'foreground',
        steps: [
          sunk(CARD, eggAt(620, 570, 375, 480)),
          pressed(CARD, eggAt(620, 570, 399, 506) + eggAt(620, 570, 377, 482), foil()),
          pressed(CARD, eggAt(620, 572, 425, 536) + eggAt(620, 572, 418, 528), foil()),
          { do: 'solids', things: grown(things, 1.24), shadow: 0.8 },
        ],
      },
      shade.underLeaves({ strength: 0.8, variant: 1 }),
    ],
    finish: SUNNY,
  },
})
