import {
  area,
  definePhotoFrame,
  type FrameRecipe,
  line,
  lying,
  ornaments,
  sheetSize,
  stock,
  words,
  shade,
} from '@gateway/sdk-plugin/photo-frame'

type Step = FrameRecipe['steps'][number]

const SHAPE = [960, 1280] as const
const PAGE = [420, 590] as const
const INK = '#26282b'
const RED = '#b5372a'

const RINGS = 22

/** What stands on the upper page, over its paper. */
const PRINTED: Extract<Step, { do: 'sheet' }>['steps'] = [
  {
    do: 'photo',
    at: [0.5, 180 / 590],
    size: [380 / 420, 292 / 590],
    treat: [{ kind: 'grade', contrast: 0.25, saturation: 1.08, corners: 0.2, grain: 0.05 }],
    blend: 'ink',
  },
  {
    do: 'artwork',
    view: PAGE,
    marks: [
      {
        draw: 'month',
        part: 'name',
        box: [20, 338, 250, 34],
        font: 'serif',
        weight: 700,
        size: 46,
        align: 'left',
        fill: INK,
      },
      {
        draw: 'month',
        part: 'year',
        box: [300, 343, 100, 25],
        font: 'serif',
        weight: 400,
        italic: true,
        size: 32,
        align: 'right',
        fill: RED,
      },
      line('M20 382H400', 1.2, INK),
      {
        draw: 'month',
        part: 'weekdays',
        box: [20, 386, 380, 20],
        font: 'sans',
        weight: 600,
        size: 9.5,
        spacing: 0.12,
        case: 'upper',
        fill: '#6b6f74',
        sunday: RED,
      },
      line(
        Array.from({ length: 5 }, (_, row) => `M20 ${408 + (row + 1) * 27}H400`),
        0.4,
        '#b9bcc0',
      ),
      {
        draw: 'month',
        part: 'days',
        box: [20, 408, 380, 162],
        font: 'geometric',
        weight: 500,
        size: 16,
        fill: INK,
        sunday: RED,
      },
      words('Photographs of the year', [20, 577, 120, 6], {
        font: 'sans',
        size: 6,
        align: 'left',
        fill: '#8a8e92',
      }),
    ],
  },
  {
    do: 'artwork',
    view: PAGE,
    marks: [
      area('M0 0H420V40H0Z', { from: [0, 14], to: [0, 40], inks: ['#00000050', '#00000000'] }),
      area('M0 500H420V590H0Z', {
        from: [0, 500],
        to: [0, 590],
        inks: ['#00000000', '#2a2a3018', '#2a2a3040'],
      }),
    ],
  },
]

export default definePhotoFrame({
  name: 'calendar',
  summary: 'A wall calendar at the present month, or at another',
  samples: [{ url: '{samples}/landscape.jpg' }, { url: '{samples}/portrait.jpg', month: '2027-05' }],
  recipe: {
    shape: SHAPE,
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'concrete',
            scale: 0.35,
            relief: 0.25,
            colours: [
              [0.56, 0.6, 0.56],
              [0.52, 0.56, 0.52],
            ],
            spot: { at: [0.2, 0.1], size: 0.8, rest: 0.5, power: 0.6 },
          },
          { do: 'dapple', kind: 'window', strength: 0.3, soft: 0.03 },
        ],
      },
      ...[3, 2, 1, 0].map((page): Step => ({
        do: 'sheet',
        at: [0.5 + page * 0.0006, 0.512 + page * 0.0022],
        size: sheetSize(PAGE, 0.925, SHAPE[0] / SHAPE[1]),
        turn: page * 0.1,
        shadows: page === 3 ? lying(2) : [{ offset: [0.0004, 0.001], blur: 0.0012, strength: 0.45 }],
        steps: [stock([0.86, 0.85, 0.81], { relief: 0.05 }), ...(page > 0 ? [] : PRINTED)],
      })),
      // Holes, and the wire through them.
      {
        do: 'artwork',
        view: [480, 640],
        blend: 'over',
        marks: [
          ...Array.from({ length: RINGS }, (_, ring) => {
            const x = 40 + ring * (400 / (RINGS - 1))
            return area(ornaments.rounded([x - 4.5, 38, 9, 9], 3), '#1e211f')
          }),
          line('M197 38V30Q198 12 240 11Q282 12 283 30V38', 2.4, '#4c5054'),
          line('M196.4 37V30Q197 11 240 10.2Q282 11 282.4 30', 0.7, '#c9cdd0'),
          ...Array.from({ length: RINGS }, (_, ring) => {
            const x = 40 + ring * (400 / (RINGS - 1))
            return [-1.7, 1.7].flatMap((side) => [
              line(`M${x + side} 44V30Q${x + side} 24 ${x + side + 0.6} 24`, 2, '#24272a'),
              line(`M${x + side - 0.4} 43V30Q${x + side - 0.4} 25 ${x + side} 24.6`, 0.9, '#c9cdd0'),
            ])
          }).flat(),
          area(ornaments.circle(240, 9, 5), { centre: [238, 7], radius: 7, inks: ['#f2f4f5', '#8d9398', '#3a3e42'] }),
        ],
      },
      shade.throughPanes({ shape: SHAPE, left: [-110, 60], strength: 0.7 }),
    ],
    finish: { ...shade.SUNNY, exposure: 1.06, vignette: 0.25 },
  },
})
