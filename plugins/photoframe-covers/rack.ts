import { area, type FrameRecipe, line, ornaments, stock, words } from '@gateway/sdk-plugin/photo-frame'

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
