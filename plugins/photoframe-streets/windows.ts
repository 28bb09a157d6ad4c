import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]
type Box = readonly [number, number, number, number]

const FASCIA = [3660, 380] as const
const PANE = [1020, 840] as const
/** Leaf on painted wood: light above, brown where the letters' lower half turns away. */
const GOLD = { from: [0, 70], to: [0, 310], inks: ['#fbe7ab', '#dcae55', '#f2d186', '#a87428'] } as const
/** Leaf on glass adds to what is seen through it. */
const LEAF = { from: [0, 100], to: [300, 760], inks: ['#ffdf94', '#e0a94a', '#ffe3a0', '#c98f36'] } as const

const name = (box: Box, fill: typeof GOLD | '#00090b', opacity = 1): Mark => {
  return {
    draw: 'text',
    box,
    font: 'roman',
    weight: 700,
    case: 'upper',
    spacing: 0.08,
    size: 250,
    fill,
    opacity,
    text: { input: 'text', most: 40, description: 'The name over the shop' },
  }
}

const board: Mark[] = [
  {
    draw: 'path',
    path: 'M0 0H3660V380H0Z',
    fill: { from: [0, 0], to: [0, 380], inks: ['#0e3f42', '#0b3336', '#082729'] },
  },
]

const fascia: Mark[] = [
  { draw: 'path', path: ornaments.rectangle([40, 36, 3580, 308]), line: { paint: '#c79a48', width: 7 } },
  { draw: 'path', path: ornaments.rectangle([60, 54, 3540, 272]), line: { paint: '#c79a48', width: 2.5 } },
  // The shade that signwriters set beside gilt letters.
  name([270, 78, 3140, 244], '#00090b', 0.75),
  name([258, 66, 3140, 244], GOLD),
]

const pane: Mark[] = [
  { draw: 'path', path: 'M0 0H1020V840H0Z', fill: '#000000' },
  { draw: 'path', path: ornaments.rectangle([34, 34, 952, 772]), line: { paint: LEAF, width: 7 } },
  { draw: 'path', path: ornaments.rectangle([54, 54, 912, 732]), line: { paint: LEAF, width: 2.5 } },
  {
    draw: 'path',
    path: [
      'M250 690C330 650 400 650 510 690C620 650 690 650 770 690C690 676 620 690 510 720C400 690 330 676 250 690Z',
      'M510 664L530 690L510 716L490 690Z',
      'M250 150C330 190 400 190 510 150C620 190 690 190 770 150C690 164 620 150 510 120C400 150 330 164 250 150Z',
    ],
    fill: LEAF,
  },
  {
    draw: 'text',
    box: [110, 220, 800, 400],
    font: 'serif',
    weight: 700,
    italic: true,
    lines: 3,
    lineHeight: 1.12,
    size: 176,
    fill: LEAF,
    text: { input: 'text2', most: 60, description: 'In gold leaf on the glass' },
  },
]

const STREET = [1280, 960] as const

/** Small prints for sale: a view by the sea, a valley, and heads cut out of black paper. */
const sea = (x: number, y: number, wide: number, high: number): Mark[] => [
  {
    draw: 'path',
    path: ornaments.rectangle([x, y, wide, high]),
    fill: { from: [0, y], to: [0, y + high], inks: ['#5f8ca6', '#c8c0a2', '#d9a878', '#2f5f6c', '#173a46'] },
  },
  { draw: 'path', path: ornaments.circle(x + 0.68 * wide, y + 0.5 * high, 0.07 * high), fill: '#f0d8a0' },
  {
    draw: 'path',
    path: `M${x + 0.24 * wide} ${y + 0.66 * high}l${0.09 * wide} ${-0.3 * high}l${0.08 * wide} ${0.29 * high}Z`,
    fill: '#e8dcc0',
  },
  {
    draw: 'path',
    path: `M${x} ${y + 0.6 * high}q${0.2 * wide} ${-0.09 * high} ${0.5 * wide} ${0.01 * high}H${x}Z`,
    fill: '#33505a',
  },
]
const valley = (x: number, y: number, wide: number, high: number): Mark[] => [
  {
    draw: 'path',
    path: ornaments.rectangle([x, y, wide, high]),
    fill: { from: [0, y], to: [0, y + 0.6 * high], inks: ['#8fa6b0', '#d8c8a4'] },
  },
  ...(
    [
      [0.4, 0.12, '#6f8479'],
      [0.52, -0.1, '#59703f'],
      [0.68, 0.08, '#3a4f26'],
    ] as const
  ).map(([at, lean, fill]): Mark => ({
    draw: 'path',
    path:
      `M${x} ${y + (at + lean) * high}C${x + 0.3 * wide} ${y + (at - 0.14) * high} ` +
      `${x + 0.6 * wide} ${y + (at + 0.1) * high} ${x + wide} ${y + (at - lean) * high}V${y + high}H${x}Z`,
    fill,
  })),
]
const head = (x: number, y: number, wide: number, high: number): Mark[] => {
  const [middle, unit] = [x + wide / 2, high / 10]
  const path =
    `M${middle - 2.6 * unit} ${y + 8.3 * unit}q${0.2 * unit} ${-1.8 * unit} ${1.9 * unit} ${-2.3 * unit}` +
    `q${-1.6 * unit} ${-1.1 * unit} ${-1.3 * unit} ${-2.5 * unit}q${0.4 * unit} ${-1.7 * unit} ${2.1 * unit} ${-1.7 * unit}` +
    `q${1.5 * unit} 0 ${1.7 * unit} ${1.4 * unit}l${0.5 * unit} ${0.9 * unit}l${-0.5 * unit} ${0.2 * unit}` +
    `l${-0.1 * unit} ${1 * unit}q${-0.4 * unit} ${0.4 * unit} ${-1.2 * unit} ${0.1 * unit}v${0.7 * unit}` +
    `q${2 * unit} ${0.4 * unit} ${2.2 * unit} ${2.2 * unit}Z`
  return [
    { draw: 'path', path: ornaments.rectangle([x, y, wide, high]), fill: '#cdb78c' },
    { draw: 'path', path, fill: '#1a1512' },
  ]
}
/** On the sill, and on the wall that is seen through the door; the lamp is over them, so their feet are dim. */
const prints: Mark[] = [
  ...head(627, 659, 66, 71),
  ...sea(698, 660, 64, 65),
  ...valley(193, 694, 39, 43),
  ...valley(976, 490, 59, 100),
  ...head(1045, 496, 47, 78),
]
const dimmed: Mark[] = [
  [627, 659, 66, 71],
  [698, 660, 64, 65],
  [193, 694, 39, 43],
  [976, 490, 59, 100],
  [1045, 496, 47, 78],
].map(([x, y, wide, high]): Mark => {
  const inks = ['#fff2dc', '#e0c8a8', '#94765a']
  return {
    draw: 'path',
    path: ornaments.rectangle([x!, y!, wide!, high!]),
    fill: { from: [0, y!], to: [0, y! + high!], inks },
  }
})

/** What the lit window throws on the pavement before it, and the lamp in the shop through the door on its step. */
const spilled: Mark[] = [
  {
    draw: 'path',
    path: 'M150 884L905 866L1060 960L40 960Z',
    fill: { from: [0, 866], to: [0, 960], inks: ['#7c5530', '#5c3d22', '#24160b'] },
  },
  {
    draw: 'path',
    path: 'M955 836L1130 830L1185 852L960 864Z',
    fill: { from: [0, 830], to: [0, 864], inks: ['#6b4728', '#2a1a0e'] },
  },
  // Plinth and panels below the sill, by what the pavement gives back.
  { draw: 'path', path: 'M130 826L905 806L905 862L130 880Z', fill: '#2c1d11' },
]

export default definePhotoFrame({
  name: 'windows',
  summary: 'A print in the window of a shop at dusk, its name in gold over it, a line in gold leaf on the glass',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'The Print Room', text2: 'Portraits and frames since 1926' },
    { url: '{samples}/landscape.jpg', text: 'Nina & Tom', text2: 'Pictures of the lake' },
  ],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'windows'),
        slots: [
          {
            sheet: [
              { do: 'artwork', view: FASCIA, marks: board, blend: 'over' },
              { do: 'artwork', view: FASCIA, marks: fascia, blend: 'over', worn: 0.12 },
            ],
          },
          { sheet: [{ do: 'artwork', view: PANE, marks: pane, blend: 'over', worn: 0.1 }] },
          {
            input: 'url',
            headroom: 0.1,
            // A lamp over the print; the houses across the street in the pane, clear of the face.
            treat: [
              { kind: 'lamplight', at: [0.46, 0.3], reach: 0.95, rest: 0.72, gain: 1.5, light: [1, 0.96, 0.9] },
              {
                kind: 'glare',
                at: [0.93, 0.4],
                size: [0.56, 1.2],
                lean: 0.06,
                panes: [3, 4],
                soft: 0.012,
                strength: 0.2,
                light: [0.7, 0.82, 1],
                foot: 0.2,
              },
            ],
          },
        ],
      },
      { do: 'artwork', view: STREET, marks: prints, blend: 'over', opacity: 0.62, soft: 0.0009 },
      { do: 'artwork', view: STREET, marks: dimmed, soft: 0.001 },
      { do: 'artwork', view: STREET, marks: spilled, blend: 'light', soft: 0.026 },
    ],
    finish: { tone: 'film', vignette: 0.25, bloom: { strength: 0.4, from: 0.88 } },
  },
})
