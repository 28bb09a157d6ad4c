import { area, type FrameRecipe, line, type MarkInput, ornaments, stock, words } from '@gateway/sdk-plugin/photo-frame'

type Printed = Extract<FrameRecipe['steps'][number], { do: 'sheet' }>['steps']

const SLEEVE = [400, 400] as const

/** A sleeve further back in the rack: only its upper edge is seen. */
export const behind = (ground: string, title: string, ink: string): { sheet: Printed } => ({
  sheet: [
    stock([0.84, 0.82, 0.78], { relief: 0.05 }),
    {
      do: 'artwork',
      view: SLEEVE,
      worn: 0.1,
      marks: [
        area('M0 0H400V400H0Z', ground),
        words(title, [14, 7, 250, 16], { font: 'condensed', weight: 700, spacing: 0.1, align: 'left', fill: ink }),
        words('STEREO', [320, 10, 66, 9], { font: 'sans', weight: 700, spacing: 0.2, align: 'right', fill: ink }),
      ],
    },
  ],
})

const ROUND = [100, 100] as const
const CREAM = '#f6e2c4'

/** The record's label; its left half is in the sleeve. */
export const LABEL: Printed = [
  stock([0.7, 0.24, 0.14], { relief: 0.05 }),
  {
    do: 'artwork',
    view: ROUND,
    blend: 'over',
    marks: [
      area(ornaments.circle(50, 50, 50), '#c8492f'),
      line(ornaments.circle(50, 50, 46), 0.9, CREAM),
      words('TIDEMARK', [52, 21, 33, 8], { font: 'deco', fill: CREAM }),
      words('SIDE ONE', [56, 35, 33, 6.4], { font: 'sans', weight: 700, align: 'right', fill: CREAM }),
      words('33⅓', [59, 57, 30, 9], { font: 'poster', align: 'right', fill: CREAM }),
      words('TM 4107', [54, 71, 29, 5.6], { font: 'sans', weight: 600, align: 'right', fill: CREAM }),
    ],
  },
]

/** What is seen of the first sleeves to both sides, in the plate's pixels. */
export const LEFT_VIEW = 'M0 264H107V672L84 684L56 706V958H0Z'
export const RIGHT_VIEW = 'M1131 271H1280V958H1173V732L1160 714L1131 696Z'

export const LEFT_SLEEVE: MarkInput[] = [
  ...Array.from({ length: 7 }, (_, at) => {
    return line(ornaments.circle(-40, 560, 60 + 26 * at), 11, at % 2 ? '#7a1f16' : '#1f4a52')
  }),
  area('M0 264H110V376H0Z', '#3a1408'),
  words('LOW TIDE', [-330, 284, 424, 60], { font: 'poster', align: 'right', fill: '#f0c890' }),
  words('MONO', [30, 350, 62, 14], { font: 'sans', weight: 700, spacing: 0.2, align: 'right', fill: '#f0c890' }),
  words('PETRA OH · trio', [-60, 826, 100, 20], { font: 'geometric', weight: 600, align: 'right', fill: '#3a1408' }),
]

export const RIGHT_SLEEVE: MarkInput[] = [
  words('FERRY', [1146, 300, 400, 66], { font: 'condensed', weight: 700, align: 'left', fill: '#1a1c24' }),
  words('NIGHT', [1146, 374, 400, 66], { font: 'condensed', weight: 700, align: 'left', fill: '#b8382a' }),
  area(ornaments.circle(1290, 610, 128), '#c8402c'),
  ...Array.from({ length: 9 }, (_, at) => {
    return area(`M1131 ${600 + at * 24}H1280V${606 + at * 24 + at}H1131Z`, '#183a4c')
  }),
  words('STEREO 33⅓', [1186, 846, 200, 15], {
    font: 'sans',
    weight: 700,
    spacing: 0.1,
    align: 'left',
    fill: '#1a1c24',
  }),
]
