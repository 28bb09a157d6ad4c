import {
  area,
  definePhotoFrame,
  line,
  lying,
  ornaments,
  sheetSize,
  stock,
  words,
  shade,
} from '@gateway/sdk-plugin/photo-frame'
import { AUTHOR, BLURB, CREAM, GOLD, MORE, quote, told } from './blurb.ts'

const SHAPE = [1000, 1280] as const
const COVER = [420, 560] as const
const [left, top, width, height] = [44, 344, 146, 178] as const

/** Where the cover lies: its type is drawn right there. */
const LIES = { at: [0.5, 0.496], size: sheetSize(COVER, 0.94, SHAPE[0] / SHAPE[1]), turn: 2.4 } as const

/** The edges of the leaves at the left and at the foot, cut a little unevenly. */
const EDGES = Array.from({ length: 9 }, (_, leaf) => {
  const far = 0.3 + leaf * 1.05
  return line(`M${far} 0V${560 - far}H420`, 0.42, ['#8f8062', '#b7a888', '#776a50'][(leaf * 2) % 3])
})

export default definePhotoFrame({
  name: 'back_cover',
  summary: 'The author’s photo on the back of a paperback',
  recipe: {
    shape: SHAPE,
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'linen',
            scale: 0.9,
            relief: 1.1,
            colours: [
              [0.5, 0.43, 0.34],
              [0.4, 0.34, 0.26],
            ],
            spot: { at: [0.25, 0.12], size: 0.9, rest: 0.45, power: 0.65 },
          },
        ],
      },
      // The front board below, and between the two the block of leaves.
      {
        do: 'sheet',
        at: [0.485, 0.507],
        size: sheetSize(COVER, 0.944, SHAPE[0] / SHAPE[1]),
        turn: 2.65,
        shadows: lying(3.4),
        steps: [stock([0.03, 0.075, 0.1], { relief: 0.02 })],
      },
      {
        do: 'sheet',
        at: [0.489, 0.504],
        size: sheetSize(COVER, 0.936, SHAPE[0] / SHAPE[1]),
        turn: 2.5,
        shadows: [{ offset: [-0.001, 0.001] as const, blur: 0.002, strength: 0.6 }],
        steps: [stock([0.84, 0.78, 0.65], { relief: 0.03 }), { do: 'artwork', view: COVER, marks: EDGES }],
      },
      {
        do: 'sheet',
        ...LIES,
        steps: [
          stock([0.86, 0.86, 0.85], { relief: 0.03 }),
          {
            do: 'artwork',
            view: COVER,
            marks: [
              area('M0 0H420V560H0Z', {
                from: [0, 0],
                to: [0, 560],
                inks: ['#16303c', '#1d4350', '#16303c', '#0e1f28'],
              }),
              line(ornaments.waveLines([-10, 418, 440, 150], { lines: 15, waves: 3, swing: 5 }), 0.9, '#2d5f6c'),
            ],
          },
          {
            do: 'photo',
            at: [(left + width / 2) / COVER[0], (top + height / 2) / COVER[1]],
            size: [width / COVER[0], height / COVER[1]],
            treat: [
              {
                kind: 'grade',
                contrast: 0.25,
                exposure: 0.95,
                saturation: 0.12,
                lights: [1.04, 1, 0.94],
                darks: [0.94, 1, 1.06],
                grain: 0.2,
              },
            ],
          },
        ],
      },
      {
        do: 'artwork',
        view: COVER,
        lies: LIES,
        blend: 'over',
        worn: 0.05,
        marks: [
          line(ornaments.rectangle([left - 4, top - 4, width + 8, height + 8]), 0.9, GOLD),
          ...quote(
            30,
            '“Reads like a lighthouse: alone, exact, and turning in the dark until you are turned with it.”',
            'THE SALTBY REVIEW OF BOOKS',
          ),
          line('M186 88H234', 0.8, GOLD),
          words('Time is the one thing\nthe sea gives back.', [44, 98, 332, 50], {
            font: 'serif',
            weight: 700,
            lines: 2,
            lineHeight: 1.14,
            fill: CREAM,
          }),
          told(BLURB, 162, 52),
          told(MORE, 218, 70),
          ...quote(284, '“I missed two trains and did not mind.”', 'EVENING LANTERN'),
          words('ABOUT THE AUTHOR', [208, 345, 168, 7], {
            font: 'sans',
            weight: 700,
            spacing: 0.18,
            align: 'left',
            fill: GOLD,
          }),
          words(AUTHOR, [208, 359, 168, 92], {
            font: 'sans',
            weight: 400,
            lines: 7,
            size: 9.4,
            lineHeight: 1.44,
            align: 'left',
            stand: 'top',
            fill: CREAM,
          }),
          area(ornaments.rectangle([290, 458, 86, 68]), '#f7f4ec'),
          area(ornaments.barcode([296, 471, 74, 42], '9780274615038'), '#141414'),
          words('ISBN 978-0-2746-1503-8', [296, 462, 74, 6], { font: 'mono', fill: '#141414' }),
          words('9 780274 615038', [296, 515, 74, 8], { font: 'mono', fill: '#141414' }),
          area(ornaments.star(218, 480, { points: 4, outer: 11, inner: 3 }), GOLD),
          words('NORTH PIER', [208, 497, 76, 9], {
            font: 'roman',
            weight: 700,
            spacing: 0.1,
            align: 'left',
            fill: CREAM,
          }),
          words('Fiction · £8.99', [208, 512, 76, 7.5], {
            font: 'sans',
            weight: 500,
            align: 'left',
            fill: CREAM,
          }),
        ],
      },
      // The hinge beside the spine is pressed in; the edges are rubbed, and the corners a little more.
      {
        do: 'artwork',
        view: COVER,
        lies: LIES,
        marks: [
          area('M392 0H402V560H392Z', {
            from: [392, 0],
            to: [402, 0],
            inks: ['#00000000', '#000000a0', '#00000000'],
          }),
        ],
      },
      {
        do: 'artwork',
        view: COVER,
        lies: LIES,
        blend: 'light',
        marks: [
          area('M399 0H405V560H399Z', { from: [399, 0], to: [405, 0], inks: ['#000000', '#262d2e', '#000000'] }),
          area('M0 0H420V5H0Z', { from: [0, 0], to: [0, 5], inks: ['#6d716c', '#1c2020', '#000000'] }),
          area('M0 555H420V560H0Z', { from: [0, 560], to: [0, 555], inks: ['#6d716c', '#1c2020', '#000000'] }),
          area('M0 0H5V560H0Z', { from: [0, 0], to: [5, 0], inks: ['#6d716c', '#1c2020', '#000000'] }),
          area('M0 560L16 560Q7 553 0 542ZM0 0H13Q6 6 0 15Z', {
            centre: [0, 560],
            radius: 18,
            inks: ['#b9b6ab', '#5a5c58', '#000000'],
          }),
          area(
            'M0 0H420V560H0Z',
            { from: [0, 20], to: [380, 440], inks: ['#16181a', '#34373a', '#101214', '#000000', '#000000'] },
            { opacity: 0.4 },
          ),
        ],
      },
      // The window in the jacket's gloss: it bows where the cover rises to its hinge.
      {
        do: 'artwork',
        view: COVER,
        lies: LIES,
        blend: 'light',
        soft: 0.008,
        marks: [
          area(
            'M232 0H338Q322 300 236 560H96Q212 300 232 0Z',
            { from: [290, 0], to: [170, 560], inks: ['#6a757c', '#3c444a', '#161a1e', '#04060a'] },
            { opacity: 0.34 },
          ),
        ],
      },
      { do: 'foreground', steps: [{ do: 'dapple', kind: 'leaves', strength: 0.4, soft: 0.016, variant: 4 }] },
      shade.underLeaves({ shape: SHAPE, strength: 0.7, variant: 7 }),
    ],
    finish: { ...shade.SUNNY, exposure: 1.06, vignette: 0.3 },
  },
})
