import { definePhotoFrame, line, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { BULBS, EVENING, GLOSS, type Mark, paperAround, photoIn, type SheetStep, standing } from './kit.ts'

/** Two prints on white paper, 192 × 226 mm, in fifths of a millimetre. */
const VIEW = [960, 1130] as const
const PHOTO = [58, 58, 844, 880] as const

/** Stands in the second print until there is a photo: baubles on twigs of fir. */
const stillLife: SheetStep = {
  do: 'scene',
  steps: [
    { do: 'backdrop', colours: ['#2a0d18', '#6a1f2a', '#a8502e'], clouds: 0.3 },
    { do: 'bokeh', count: 30, size: [0.02, 0.07], colours: ['#f7c46a', '#f08a4a', '#fbe3a6'], strength: 0.35 },
    {
      do: 'sprigs',
      needle: 0.1,
      snow: 0.3,
      twigs: [
        { at: [-0.1, 0.1], turn: 14, length: 1.1 },
        { at: [1.1, 0], turn: 160, length: 0.8 },
        { at: [0.3, -0.1], turn: 70, length: 0.5 },
      ],
    },
    {
      do: 'solids',
      shadow: 0.25,
      things: [
        { kind: 'bauble', at: [0.36, 0.6], size: 0.19, turn: 4, colour: '#b01025' },
        { kind: 'bauble', at: [0.72, 0.5], size: 0.14, turn: -6, colour: '#c8901e', patterned: true },
      ],
    },
  ],
}

/** White paper all around the photo. */
const rim: SheetStep = {
  do: 'artwork',
  view: VIEW,
  blend: 'over',
  marks: [
    paperAround(VIEW, ornaments.rectangle([...PHOTO]), ['#f6f3ec', '#f0ece2']),
    line(ornaments.rectangle([...PHOTO]), 2.5, '#8c857a'),
  ],
}

/** What the garland's twigs and the wire leave of the lamps' light on the upper rim. */
const garland: SheetStep = {
  do: 'artwork',
  view: VIEW,
  blend: 'ink',
  soft: 0.014,
  opacity: 0.5,
  marks: [
    {
      draw: 'path',
      path:
        'M0 0H960V26L900 60L872 20L800 74L770 30L706 96L664 28L600 70L560 24L492 104L452 30L380 80L340 22L270 92L228 28L150 66' +
        'L112 24L52 84L0 30Z',
      fill: { from: [0, 0], to: [0, 110], inks: ['#3a2a1c', '#6a5440', '#b8a48e'] },
    },
  ],
}

/** Both prints hang in the same light, whatever light they were taken in: amber from above, deep at the foot. */
const AMBER = { ...BULBS, reach: 0.66, rest: 0.46, gain: 1.3, light: [1, 0.93, 0.8] } as const
const DEEP = { kind: 'grade', contrast: 0.16, saturation: 1.02, lights: [1.03, 1, 0.95] } as const
/** The same window lies in the gloss of both, on the side of each that is turned to it. */
const SHEEN = { ...GLOSS, strength: 0.22, foot: 0.3, light: [1, 0.93, 0.82] } as const
const bulb = (x: number, y: number, wide: number) =>
  ({
    kind: 'glare',
    shape: 'lamp',
    at: [x, y],
    size: [wide, 0.6 * wide],
    strength: 0.5,
    light: [1, 0.76, 0.42],
  }) as const
/** Lamps of the garland in the gloss below the upper rim. */
const LAMPS = [bulb(0.2, 0.035, 0.13), bulb(0.74, 0.045, 0.15)]

/** What bulbs throw on the paper below them, rim and all. */
const pools: SheetStep = {
  do: 'artwork',
  view: VIEW,
  blend: 'light',
  opacity: 0.2,
  marks: [0.2, 0.74].map((x) => ({
    draw: 'path',
    path: ornaments.oval(960 * x, 0, 300, 360),
    fill: { centre: [960 * x, 0], radius: 340, inks: ['#ffb45ac0', '#ff9c4080', '#ff8a3030', '#ff802c00'] },
  })),
}

/** Boiled sugar mirrors the garland along its upper left, and shades itself towards the wood. In pixels of the plate. */
const CANES = [
  'M605 806L552 940M632 772L641 736Q648 702 668 685Q690 672 718 680Q738 690 745 712',
  'M685 872L719 952M543 722Q547 706 560 695Q580 684 602 688Q620 694 630 712',
]
const UNDERSIDES = [
  'M612 896L588 954M668 742L673 728Q680 712 694 708Q712 708 720 722',
  'M722 882L744 948M558 734Q564 716 580 712Q600 710 612 728L620 740',
]
const sugar: Mark[] = [
  { draw: 'path', path: CANES, line: { paint: '#ffdca0', width: 9, round: true }, opacity: 0.34 },
  { draw: 'path', path: CANES, line: { paint: '#fff8ea', width: 2.6, round: true } },
]
const undersides: Mark[] = [{ draw: 'path', path: UNDERSIDES, line: { paint: '#4a2018', width: 9, round: true } }]

/** The bulbs' own light on needles, planks and paper around them. */
const lit: Mark[] = [
  [119, 67],
  [226, 50],
  [365, 90],
  [542, 60],
  [813, 73],
  [956, 92],
  [1090, 70],
].map(([x, y]) => ({
  draw: 'path',
  path: ornaments.circle(x!, y!, 120),
  fill: { centre: [x!, y!], radius: 120, inks: ['#ffb458d0', '#ff9c4070', '#ff8a3028', '#ff802c00'] },
}))

const print = (input: 'url' | 'url2', text: string, turn: number): SheetStep[] => [
  stillLife,
  photoIn(VIEW, PHOTO, { input, treat: [DEEP, AMBER, SHEEN, ...LAMPS] }),
  rim,
  // A felt pen: it skips where the paper's coat is smooth.
  {
    do: 'artwork',
    view: VIEW,
    worn: 0.3,
    strays: 0.003,
    marks: [
      { draw: 'text', text, box: [70, 960, 820, 140], font: 'hand', weight: 600, size: 104, fill: '#2c2a34', turn },
    ],
  },
  pools,
  garland,
]

export default definePhotoFrame({
  name: 'festive-days',
  summary: 'Two prints among fir twigs, baubles and lights',
  samples: [{ url: '{samples}/portrait.jpg', url2: '{samples}/landscape.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      standing('festive_days', print('url2', 'with you', 2), print('url', 'Festive days', -2)),
      { do: 'artwork', view: [1280, 960], marks: lit, blend: 'light', opacity: 0.3 },
      { do: 'artwork', view: [1280, 960], marks: undersides, blend: 'ink', soft: 0.005, opacity: 0.5 },
      { do: 'artwork', view: [1280, 960], marks: sugar, blend: 'light', soft: 0.0014, opacity: 0.7 },
    ],
    finish: EVENING,
  },
})
