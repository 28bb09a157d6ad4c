import { area, type FrameRecipe, ornaments, stock, words } from '@gateway/sdk-plugin/photo-frame'

type Sheet = Extract<FrameRecipe['steps'][number], { do: 'sheet' }>

/** Sleeves further back in the rack: only their upper edges are seen. */
export const behind = (row: number, at: number, ground: string, title: string, ink: string): Sheet => {
  const y = 0.392 + row * 0.055
  return {
    do: 'sheet',
    at: [at, y + 0.09],
    size: [0.58, 0.953],
    turn: (row % 2 ? 1 : -1) * (0.25 + 0.1 * row),
    shadows: [
      { offset: [0.002, -0.004], blur: 0.006, strength: 0.5 },
      { offset: [0.004, -0.012], blur: 0.02, strength: 0.4 },
    ],
    steps: [
      stock([0.84, 0.82, 0.78], { relief: 0.05 }),
      {
        do: 'artwork',
        view: [400, 493],
        worn: 0.1,
        marks: [
          area('M0 0H400V493H0Z', ground),
          words(title, [14, 7, 250, 16], { font: 'condensed', weight: 700, spacing: 0.1, align: 'left', fill: ink }),
          words('STEREO', [330, 10, 56, 9], { font: 'sans', weight: 700, spacing: 0.2, align: 'right', fill: ink }),
        ],
      },
    ],
  }
}

const SPINES = ['#8a4a2a', '#2f5470', '#c2a24a', '#5a2f4a', '#3d5f43', '#b05a3a', '#d8cfb8', '#26323f'] as const

/** The shop behind, out of the lens's focus: shelves of records, their spines in the light of a lamp, the rack's side. */
export const SHOP: FrameRecipe['steps'] = [
  {
    do: 'artwork',
    view: [400, 300],
    blend: 'over',
    marks: [
      ...[12, 62, 112].flatMap((y, row) => [
        ...Array.from({ length: 74 }, (_, at) => {
          const x = -6 + at * 5.6 + 1.2 * Math.sin(at * 3.7 + row)
          const high = 34 + 3 * Math.sin(at * 5.3 + row * 2)
          const ink = SPINES[(at * 5 + row * 3 + ((at * at) % 7)) % SPINES.length]!
          return area(ornaments.rectangle([x, y + 40 - high, 4.8, high]), ink)
        }),
        area(ornaments.rectangle([0, y + 40, 400, 7]), {
          from: [0, y + 40],
          to: [0, y + 47],
          inks: ['#8a5a30', '#2a170a'],
        }),
        area(ornaments.rectangle([0, y - 6, 400, 18]), {
          from: [0, y - 6],
          to: [0, y + 12],
          inks: ['#000000b0', '#00000000'],
        }),
      ]),
      area('M0 0H400V300H0Z', { from: [0, 0], to: [0, 300], inks: ['#0c060370', '#0c060340', '#0c0603d0'] }),
    ],
  },
  { do: 'scene', steps: [{ do: 'defocus', blur: 0.007 }] },
  {
    do: 'artwork',
    view: [400, 300],
    blend: 'light',
    marks: [
      area(ornaments.circle(330, 26, 130), { centre: [330, 26], radius: 130, inks: ['#c88a48', '#5a3414', '#000000'] }),
      area(ornaments.circle(70, 10, 110), { centre: [70, 10], radius: 110, inks: ['#7a5028', '#2c1808', '#000000'] }),
    ],
  },
]

/** A card that divides the rack. */
export const divider = (x: number, text: string): Sheet => ({
  do: 'sheet',
  at: [x, 0.14],
  size: [0.155, 0.2],
  shadows: [{ offset: [0.002, -0.004], blur: 0.008, strength: 0.5 }],
  outline: { path: 'M8 0H92Q100 0 100 8V60H0V8Q0 0 8 0Z', view: [100, 60] },
  steps: [
    stock([0.82, 0.76, 0.6], { relief: 0.08 }),
    {
      do: 'artwork',
      view: [100, 60],
      worn: 0.15,
      marks: [words(text, [8, 7, 84, 18], { font: 'poster', fill: '#2a2320' })],
    },
  ],
})
