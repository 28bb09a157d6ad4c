import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { piers } from './far-piers.ts'
import { lived, type Opening, soot, unlike } from './house-fronts.ts'
import { steam } from './steam.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

const surface = { kind: 'surface', of: 'vinyl', sheets: [3, 3] } as const
/** The low sun rakes over each from the left, the nearest catches most of it; the one that is turned away is in cool shade. */
const sunny = { kind: 'lamplight', at: [0, 0.1], reach: 1.1, rest: 0.8, gain: 1.22, light: [1, 0.95, 0.84] } as const
const shaded = { kind: 'lamplight', at: [1, 0], reach: 1.2, rest: 0.8, gain: 0.93, light: [0.86, 0.94, 1] } as const

/** The sky in glossy vinyl, broken where its sheets hang in waves. */
const gloss = {
  kind: 'glare',
  at: [0.12, 0.3],
  size: [0.5, 1.1],
  lean: 0.3,
  panes: [1, 1],
  soft: 0.1,
  strength: 0.15,
  rough: 0.9,
} as const
/** The day's own light in a glossy sheet: what is night in the photo is never black out here. */
const day = {
  kind: 'glare',
  shape: 'lamp',
  at: [0.3, 0],
  size: [1.7, 1.3],
  lean: 0,
  strength: 0.06,
  light: [0.86, 0.93, 1],
  rough: 0.3,
} as const

/** The house beside us throws its edge on the sheet. */
const SHADE: Mark[] = [
  { draw: 'path', path: 'M374 372L486 640H374Z', fill: { from: [374, 0], to: [486, 0], inks: ['#565f7c', '#7c86a0'] } },
]

const row = (places: readonly (readonly [number, number])[], width: number, height: number): Opening[] => {
  return places.map(([x, y]) => ({ glass: [x, y, width, height], sashes: true, out: 6 }))
}
const FIRST = [
  [187, 778],
  [325, 775],
  [459, 773],
  [589, 770],
  [717, 767],
  [843, 763],
  [967, 761],
] as const
const WINDOWS = [
  ...row(FIRST.slice(0, 1), 56, 91),
  // The landing of the fire escape is before the lower sashes of these.
  ...row(FIRST.slice(1, 3), 53, 74),
  ...row(FIRST.slice(3), 50, 90),
  ...row(
    [
      [7, 556],
      [92, 556],
      [175, 556],
      [257, 556],
    ],
    35,
    60,
  ),
  ...row(
    [
      [983, 579],
      [1076, 579],
      [1168, 579],
    ],
    36,
    70,
  ),
]
/** Where rain runs off: joints of the coping and of the cornice, the hoops of the tank. */
const RUNS = Array.from({ length: 34 }, (_, at): Opening => {
  const x = 132 + 26.6 * at + 12 * unlike(at + 90)
  return { glass: [x, 672 - 0.012 * x, 12, 20], sill: at % 2 ? 5 : 38, out: -1 }
})
const TANK = Array.from({ length: 9 }, (_, at): Opening => {
  return { glass: [822 + 13.4 * at, 470 + 34 * unlike(at + 7), 11, 36], sill: 0, out: -2 }
})

/** The picture of the nearest hoarding. */
const SHEET = 'M374 249L802 256V639L374 638Z'

/** The skyline between the hoardings and over the roofs: the morning's air lies thickest on the streets below it. */
const FAR = 'M0 60H1280V354H1187V250L970 258V354L902 356V372H803V246L366 240V500H309V306L58 292V356L30 341L0 356Z'
const haze: Mark[] = [
  {
    draw: 'path',
    path: FAR,
    fill: { from: [0, 70], to: [0, 400], inks: ['#d6cfc600', '#d6cfc618', '#dad2c64a', '#ddd3c484'] },
  },
]

/** Aerials and a wire on the roofs, pigeons on the coping. */
const aerial = (x: number, foot: number, tall: number): string[] => {
  const arms = [0.03, 0.13, 0.22, 0.34].map((down, at) => {
    const half = tall * (0.1 + 0.05 * at)
    return `M${x - half} ${foot - tall * (1 - down) + 1}L${x + half} ${foot - tall * (1 - down) - 1}`
  })
  return [`M${x} ${foot}V${foot - tall}`, ...arms]
}
const PIGEONS = [
  [398, 683],
  [412, 684],
  [421, 683],
  [455, 684],
  [884, 677],
  [902, 678],
] as const
const clutter: Mark[] = [
  {
    draw: 'path',
    path: [
      ...aerial(336, 502, 78),
      ...aerial(1238, 356, 62),
      'M336 440Q352 470 366 478',
      'M1187 322Q1240 350 1280 338',
    ],
    line: { paint: '#1c1b1d', width: 1.3, round: true },
  },
  ...PIGEONS.flatMap(([x, y], at): Mark[] => {
    const way = at % 3 ? 1 : -1
    return [
      {
        draw: 'path',
        path: `M${x - 5 * way} ${y + 3}Q${x - 1 * way} ${y - 4} ${x + 4 * way} ${y - 2}Q${x + 5 * way} ${y + 3} ${x} ${y + 4}Z`,
        fill: at % 2 ? '#4a4e57' : '#2c2e35',
      },
      { draw: 'path', path: ornaments.circle(x + 4 * way, y - 3.4, 1.9), fill: '#2b3a3c' },
    ]
  }),
]

export default definePhotoFrame({
  name: 'nyc_billboards',
  summary: 'Up to three hoardings above roofs of brick and water tanks',
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg', url3: '{samples}/portrait.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'nyc_billboards'),
        slots: [
          { input: 'url', gain: 1.2, treat: [{ ...surface, strength: 1.3 }, sunny, day, gloss] },
          { input: 'url2', treat: [surface, sunny], standIn: 'drink' },
          { input: 'url3', treat: [surface, shaded], standIn: 'coast' },
        ],
      },
      { do: 'artwork', view: [1280, 960], marks: SHADE, clip: SHEET, opacity: 0.9, soft: 0.0024 },
      { do: 'artwork', view: [1280, 960], marks: piers, clip: FAR, blend: 'over', opacity: 0.85, soft: 0.0006 },
      { do: 'artwork', view: [1280, 960], marks: haze, blend: 'over', soft: 0.0012 },
      { do: 'artwork', view: [1280, 960], marks: lived(WINDOWS), blend: 'over', opacity: 0.75, soft: 0.0006 },
      { do: 'artwork', view: [1280, 960], marks: [...soot(WINDOWS), ...soot(RUNS), ...soot(TANK)], soft: 0.0016 },
      {
        do: 'artwork',
        view: [1280, 960],
        marks: steam({ from: [104, 756], rise: 250, drift: 60, wide: [6, 46], ink: '#cfc4b4' }),
        clip: 'M0 485H362V770H0Z',
        blend: 'light',
        opacity: 0.55,
        soft: 0.006,
      },
      { do: 'artwork', view: [1280, 960], marks: clutter, blend: 'over', soft: 0.0006 },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
