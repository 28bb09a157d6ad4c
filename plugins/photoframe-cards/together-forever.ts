import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { BURNISHED, RINGS } from './burnished.ts'
import { GILT, MORNING, rounded, standing, type SheetStep, stock, words } from './kit.ts'

/** A card with a name, 124 × 50 mm. */
const CARD = [620, 250] as const

const LEAF = { from: [0, 0], to: [620, 250], inks: GILT } as const

/** Lies in a heart until there is a photo: roses woven in silk. */
const keepsake: SheetStep = {
  do: 'scene',
  steps: [
    {
      do: 'plate',
      kind: 'brocade',
      scale: 0.5,
      colours: [
        [0.42, 0.05, 0.08],
        [0.62, 0.16, 0.17],
      ],
      spot: { rest: 1, power: 0 },
    },
  ],
}

/** Both are printed alike: one warm light from the upper left, whatever light they were taken in. */
const WARM: NonNullable<Extract<SheetStep, { do: 'photo' }>['treat']> = [
  {
    kind: 'grade',
    saturation: 1.2,
    contrast: 0.28,
    exposure: 0.97,
    darks: [1.14, 0.93, 0.8],
    lights: [1.06, 0.99, 0.88],
    corners: 0.6,
  },
]

const photo = (input: 'url' | 'url2'): SheetStep[] => [
  keepsake,
  { do: 'photo', input, at: [0.5, 0.5], size: [1, 1], headroom: 0.18, beyond: 1, small: 0.8, treat: WARM },
  glass,
]

const name = (input: 'text1' | 'text2'): SheetStep[] => [
  stock(['#f4ead4', '#ecdfc3']),
  {
    do: 'artwork',
    view: CARD,
    blend: 'over',
    marks: [
      // Its edge is gilt too; a fine rule within, with corners turned in, and the dent of the plate that pressed it.
      { draw: 'path', path: rounded([0, 0, 620, 250], 1), line: { paint: LEAF, width: 9 } },
      { draw: 'path', path: rounded([20, 20, 580, 210], 22, true), line: { paint: '#d8c8a6', width: 7 } },
      { draw: 'path', path: rounded([19, 19, 582, 212], 22, true), line: { paint: LEAF, width: 3.4 } },
    ],
  },
  words(
    CARD,
    { input, description: input === 'text1' ? 'Name below the first photo' : 'Name below the second photo' },
    [40, 34, 540, 182],
    { font: 'script', size: 152, fill: '#6e1524' },
  ),
]

/** Glass over each photo mirrors the red around it, most where it turns up at the frame. */
const glass: SheetStep = {
  do: 'artwork',
  view: [100, 100],
  blend: 'light',
  opacity: 0.3,
  marks: [
    {
      draw: 'path',
      path: 'M0 0H100V100H0Z',
      fill: { from: [72, 100], to: [44, 40], inks: ['#8a1420', '#5a0c1660', '#40081000'] },
    },
    {
      draw: 'path',
      path: 'M4 0L30 0L6 62L0 62L0 8Z',
      fill: { from: [0, 0], to: [16, 60], inks: ['#70665c', '#70665c50', '#70665c00'] },
    },
  ],
}

export default definePhotoFrame({
  name: 'together_forever',
  summary: 'Two photos in golden hearts on satin, with a name below each',
  samples: [
    { url: '{samples}/portrait.jpg', url2: '{samples}/friend.jpg', text1: 'Anna', text2: 'Peter' },
    { url: '{samples}/portrait.jpg', text1: 'Maria Magdalena', text2: 'Jonathan' },
  ],
  recipe: {
    steps: [
      standing('together_forever', photo('url'), photo('url2'), name('text1'), name('text2')),
      { do: 'artwork', view: [1280, 960], blend: 'over', soft: 0.0012, opacity: 0.8, marks: BURNISHED },
      { do: 'artwork', view: [1280, 960], blend: 'over', soft: 0.0006, marks: RINGS },
    ],
    finish: { ...MORNING, vignette: 0.28 },
  },
})
