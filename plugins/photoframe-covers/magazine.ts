import { join } from 'node:path'
import {
  area,
  definePhotoFrame,
  type FrameRecipe,
  line,
  type MarkInput,
  ornaments,
  stock,
  words,
} from '@gateway/sdk-plugin/photo-frame'
import { pages } from './pages.ts'

const SHAPE = [1040, 1280] as const
const COVER = [440, 560] as const
const WHITE = '#fbf7f1'
const ROSE = '#ffdccf'

/** A headline of two lines, at one side of the shoulders. */
const story = (x: number, y: number, align: 'left' | 'right', lines: [string, string]): MarkInput[] => {
  const outline = { ink: '#2014125c', width: 3 }
  return [
    words(lines[0], [x, y, 118, 21], { font: 'serif', weight: 700, align, fill: WHITE, outline }),
    words(lines[1], [x, y + 24, 118, 15], { font: 'serif', weight: 700, italic: true, align, fill: ROSE, outline }),
  ]
}

/** How the cover's photo is cut and graded: once for the ground, once for the head before the name. */
const PORTRAIT: Pick<Extract<FrameRecipe['steps'][number], { do: 'photo' }>, 'headroom' | 'beyond' | 'treat'> = {
  headroom: 0.24,
  beyond: 0.04,
  treat: [
    {
      kind: 'grade',
      contrast: 0.4,
      saturation: 1.06,
      darks: [1.02, 0.9, 0.98],
      lights: [1.06, 0.99, 0.95],
      corners: 0.35,
      grain: 0.08,
    },
  ],
}

/** Crowns stand before the lower half of the name, which stays readable. */
const BEFORE_NAME = { path: 'M0 56H440V190H0Z', view: COVER, soft: 0.014 }

/** In the shade of their own cover, on its side away from the sun. */
const PAGES = pages({
  along: [
    [190, 1136.2],
    [908.5, 1167],
    [938.7, 141.5],
  ],
  deep: 10,
  sheets: 6,
  inks: { paper: '#b4b4b8', gap: '#7c7f8a', lit: '#d2d1d0', shade: '#2c3040', cover: '#15121a', rim: '#8a8a9080' },
})

/** The sunglasses' lens, in the frame's own pixels: brown glass over marble, a window in its upper half, bowed. */
const LENS = ornaments.oval(102, 1174, 74.5, 67)
const lens: FrameRecipe['steps'] = [
  {
    do: 'artwork',
    view: SHAPE,
    clip: LENS,
    blend: 'light',
    soft: 0.0016,
    marks: [
      area(LENS, { from: [60, 1110], to: [140, 1244], inks: ['#2c3640', '#12161a', '#2a2018', '#5c4530'] }),
      area('M52 1150Q66 1124 96 1117L99 1146Q76 1150 62 1166ZM103 1116Q126 1116 142 1128L134 1150Q120 1144 106 1145Z', {
        from: [70, 1112],
        to: [110, 1164],
        inks: ['#c2ccd6', '#6c7682', '#3a424c'],
      }),
      line('M44 1206Q62 1236 102 1239', 2.2, '#6a5a48'),
    ],
  },
]
/** Its hinge, of the rim's metal. */
const hinge: FrameRecipe['steps'] = [
  {
    do: 'artwork',
    view: SHAPE,
    blend: 'over',
    soft: 0.0007,
    marks: [
      line('M166 1113L187 1131', 7, '#5a4a28'),
      line('M167 1111L188 1129', 3.4, '#c8ab68'),
      area(ornaments.circle(171.5, 1117, 3), '#e8d49c'),
    ],
  },
]

export default definePhotoFrame({
  name: 'magazine',
  summary: 'The glossy cover of a fashion magazine, in the sun of a marble table',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg', title: 'Voyage' }],
  recipe: {
    shape: SHAPE,
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'magazine'),
        slots: [
          {
            sheet: [
              stock([0.9, 0.89, 0.87], { relief: 0.01 }),
              { do: 'photo', ...PORTRAIT },
              {
                do: 'artwork',
                view: COVER,
                blend: 'over',
                marks: [
                  area('M0 0H440V150H0Z', { from: [0, 0], to: [0, 150], inks: ['#1a101499', '#1a101400'] }),
                  area('M0 400H440V560H0Z', { from: [0, 400], to: [0, 560], inks: ['#1a101400', '#1a1014c0'] }),
                  area('M0 0H150V560H0Z', { from: [0, 0], to: [150, 0], inks: ['#1a101466', '#1a101400'] }),
                  area('M290 0H440V560H290Z', { from: [440, 0], to: [290, 0], inks: ['#1a101466', '#1a101400'] }),
                ],
              },
              {
                do: 'artwork',
                view: COVER,
                blend: 'over',
                marks: [
                  words({ input: 'title', default: 'Vesper', description: 'The magazine’s name' }, [18, 19, 404, 72], {
                    font: 'serif',
                    weight: 800,
                    case: 'upper',
                    spacing: 0.02,
                    fill: WHITE,
                  }),
                ],
              },
              { do: 'photo', ...PORTRAIT, cut: 'people', outline: BEFORE_NAME },
              {
                do: 'artwork',
                view: COVER,
                blend: 'over',
                marks: [
                  words('THE SEPTEMBER ISSUE', [22, 9, 140, 8], {
                    font: 'sans',
                    weight: 600,
                    spacing: 0.2,
                    align: 'left',
                    fill: WHITE,
                  }),
                  words('STYLE · CULTURE · SLOW LIVING', [240, 9, 180, 8], {
                    font: 'sans',
                    weight: 600,
                    spacing: 0.2,
                    align: 'right',
                    fill: WHITE,
                  }),
                  // Beside shoulders, not faces: there may be two of them.
                  ...story(20, 372, 'left', ['Bare', 'is a colour']),
                  ...story(302, 372, 'right', ['Silk, salt', '& linen']),
                  words('Light years', [20, 424, 290, 52], {
                    font: 'serif',
                    weight: 700,
                    italic: true,
                    align: 'left',
                    fill: WHITE,
                  }),
                  words('THE PORTRAIT ISSUE: FORTY PAGES, ONE WINDOW, NO RETOUCHING', [20, 486, 290, 10], {
                    font: 'sans',
                    weight: 700,
                    spacing: 0.08,
                    align: 'left',
                    fill: ROSE,
                  }),
                  line('M20 505H310', 0.8, ROSE),
                  words(
                    '+ Paris after rain · the case for one good coat · 12 scents of early autumn',
                    [20, 511, 290, 12],
                    {
                      font: 'serif',
                      weight: 600,
                      italic: true,
                      align: 'left',
                      fill: WHITE,
                    },
                  ),
                  area(ornaments.rectangle([336, 478, 88, 62]), '#ffffff'),
                  area(ornaments.barcode([343, 484, 74, 40], '9407281906'), '#111111'),
                  words('9  407281  906', [343, 527, 74, 8], { font: 'mono', size: 8, fill: '#111111' }),
                  words('No. 209 · £5.90', [336, 467, 88, 8], { font: 'sans', weight: 600, fill: WHITE }),
                ],
              },
              // The sky on its gloss, over print and photo alike; less of it before the face.
              {
                do: 'artwork',
                view: COVER,
                blend: 'light',
                soft: 0.012,
                marks: [
                  area('M250 0H430L196 560H0Z', {
                    from: [380, 0],
                    to: [60, 560],
                    inks: ['#6c7684', '#3c434c', '#14171a', '#1c2024', '#4a525c'],
                  }),
                  area('M0 0H440V560H0Z', '#00000001'),
                ],
              },
            ],
          },
        ],
      },
      ...PAGES,
      ...hinge,
      ...lens,
    ],
    finish: { tone: 'film', vignette: 0.3 },
  },
})
