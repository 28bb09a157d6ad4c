import {
  area,
  definePhotoFrame,
  type FrameRecipe,
  line,
  lying,
  type MarkInput,
  ornaments,
  sheetSize,
  stock,
  words,
  shade,
} from '@gateway/sdk-plugin/photo-frame'

const SHAPE = [1040, 1280] as const
const COVER = [440, 560] as const
const WHITE = '#fbf7f1'
const ROSE = '#ffdccf'

/** A headline over its line of small type, at one side of the face. */
const story = (x: number, y: number, align: 'left' | 'right', lines: [string, string, string]): MarkInput[] => {
  const outline = { ink: '#2014125c', width: 3 }
  return [
    words(lines[0], [x, y, 118, 21], { font: 'serif', weight: 700, align, fill: WHITE, outline }),
    words(lines[1], [x, y + 24, 118, 15], { font: 'serif', weight: 700, italic: true, align, fill: ROSE, outline }),
    words(lines[2], [x, y + 41, 118, 30], {
      font: 'sans',
      weight: 600,
      lines: 2,
      size: 10.4,
      align,
      stand: 'top',
      fill: WHITE,
    }),
  ]
}

/** How the cover's photo is cut and graded: once for the ground, once for the head before the name. */
const PORTRAIT: Pick<Extract<FrameRecipe['steps'][number], { do: 'photo' }>, 'headroom' | 'treat'> = {
  headroom: 0.205,
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

/** Where the cover lies: its small type is drawn right there. */
const LIES = { at: [0.5, 0.497], size: sheetSize(COVER, 0.93, SHAPE[0] / SHAPE[1]), turn: -2.2 } as const

export default definePhotoFrame({
  name: 'magazine',
  summary: 'The glossy cover of a fashion magazine, in the sun of a marble table',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg', title: 'Voyage' }],
  recipe: {
    shape: SHAPE,
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'marble',
            scale: 1.1,
            colours: [
              [0.78, 0.76, 0.73],
              [0.42, 0.4, 0.39],
              [0.6, 0.5, 0.36],
            ],
            spot: { at: [0.3, 0.15], size: 0.9, rest: 0.5, power: 0.6 },
          },
        ],
      },
      // The pages below the cover.
      ...[3, 2, 1].map((page) => ({
        do: 'sheet' as const,
        at: [0.5 + page * 0.0022, 0.497 + page * 0.0016] as const,
        size: sheetSize(COVER, 0.93, SHAPE[0] / SHAPE[1]),
        turn: -2.2 + page * 0.12,
        shadows: page === 3 ? lying(1.8) : [{ offset: [0.0006, 0.001] as const, blur: 0.0012, strength: 0.4 }],
        steps: [stock([0.86, 0.85, 0.82], { relief: 0.02 })],
      })),
      {
        do: 'sheet',
        ...LIES,
        steps: [
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
              words({ input: 'title', default: 'Velour', description: 'The magazine’s name' }, [18, 19, 404, 72], {
                font: 'serif',
                weight: 800,
                case: 'upper',
                spacing: 0.02,
                fill: WHITE,
              }),
            ],
          },
          { do: 'photo', ...PORTRAIT, cut: 'people', outline: BEFORE_NAME },
        ],
      },
      {
        do: 'artwork',
        view: COVER,
        lies: LIES,
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
          ...story(20, 346, 'left', ['Bare', 'is a colour', 'What artists of the\nface leave out']),
          ...story(302, 346, 'right', ['Silk, salt', '& linen', 'A house by the sea,\npacked in one bag']),
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
          words('+ Paris after rain · the case for one good coat · 12 scents of early autumn', [20, 511, 290, 12], {
            font: 'serif',
            weight: 600,
            italic: true,
            align: 'left',
            fill: WHITE,
          }),
          area(ornaments.rectangle([336, 478, 88, 62]), '#ffffff'),
          area(ornaments.barcode([343, 484, 74, 40], '9407281906'), '#111111'),
          words('9  407281  906', [343, 527, 74, 8], { font: 'mono', size: 8, fill: '#111111' }),
          words('No. 209 · £5.90', [336, 467, 88, 8], { font: 'sans', weight: 600, fill: WHITE }),
        ],
      },
      {
        do: 'artwork',
        view: COVER,
        lies: LIES,
        blend: 'over',
        // The fold beside the spine.
        marks: [
          area('M0 0H26V560H0Z', {
            from: [0, 0],
            to: [26, 0],
            inks: ['#00000090', '#00000030', '#ffffff26', '#00000030', '#00000000'],
          }),
        ],
      },
      {
        do: 'artwork',
        view: COVER,
        lies: LIES,
        blend: 'light',
        marks: [
          area(
            'M0 0H440V560H0Z',
            {
              from: [20, 40],
              to: [330, 460],
              inks: ['#00000000', '#3a3836', '#5a5854', '#242322', '#00000000', '#00000000'],
            },
            { opacity: 0.32 },
          ),
        ],
      },
      { do: 'foreground', steps: [{ do: 'dapple', kind: 'palm', strength: 0.36, soft: 0.014 }] },
      shade.underLeaves({ shape: SHAPE, strength: 0.5, variant: 3 }),
    ],
    finish: { tone: 'soft', vignette: 0.25, bloom: { strength: 0.1 } },
  },
})
