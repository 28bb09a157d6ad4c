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

const SHAPE = [1000, 1280] as const
const COVER = [420, 560] as const
const CREAM = '#f1e7d2'
const GOLD = '#dca54a'
const [left, top, width, height] = [28, 334, 142, 166] as const

const BLURB =
  'When the last ferry leaves Saltmarsh without its captain, clockmaker Ines Albrecht finds his watch on her counter, still ' +
  'running, and still warm. It keeps a time that no clock in town agrees with.\n' +
  'Over seven nights and one impossible tide she follows it: through a flooded library, a wedding with no bride, and a house ' +
  'whose rooms are counted every morning. What she finds will cost her the only hour she ever wanted back.'

const AUTHOR =
  'The author grew up above a bakery, studied maps, and has worked as a night porter, a translator and a keeper of bees. ' +
  '“The Tidal Hour” is a first novel; it was written in pencil.'

const quote = (y: number, text: string, who: string) => [
  words(text, [28, y, 364, 30], { font: 'book', italic: true, lines: 2, size: 13.4, lineHeight: 1.16, fill: GOLD }),
  words(who, [28, y + 31, 364, 8], { font: 'sans', weight: 600, spacing: 0.16, fill: CREAM }),
]

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
      ...[3, 2, 1].map((page) => ({
        do: 'sheet' as const,
        at: [0.5 - page * 0.0024, 0.496 + page * 0.0022] as const,
        size: sheetSize(COVER, 0.94, SHAPE[0] / SHAPE[1]),
        turn: 2.4 + page * 0.1,
        shadows: page === 3 ? lying(2.6) : [{ offset: [-0.0004, 0.001] as const, blur: 0.001, strength: 0.5 }],
        steps: [stock([0.8, 0.74, 0.6], { relief: 0.06 })],
      })),
      {
        do: 'sheet',
        at: [0.5, 0.496],
        size: sheetSize(COVER, 0.94, SHAPE[0] / SHAPE[1]),
        turn: 2.4,
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
          {
            do: 'artwork',
            view: COVER,
            blend: 'over',
            worn: 0.05,
            marks: [
              line(ornaments.rectangle([left - 4, top - 4, width + 8, height + 8]), 0.9, GOLD),
              ...quote(
                26,
                '“Reads like a lighthouse: alone, exact, and turning in the dark until you are turned with it.”',
                'THE SALTBY REVIEW OF BOOKS',
              ),
              line('M180 78H240', 0.8, GOLD),
              words('Time is the one thing\nthe sea gives back.', [28, 90, 364, 52], {
                font: 'serif',
                weight: 700,
                lines: 2,
                lineHeight: 1.14,
                fill: CREAM,
              }),
              words(BLURB, [28, 154, 364, 124], {
                font: 'book',
                lines: 12,
                size: 13.2,
                lineHeight: 1.26,
                align: 'justify',
                stand: 'top',
                fill: CREAM,
              }),
              ...quote(284, '“I missed two trains and did not mind.”', 'EVENING LANTERN'),
              words('ABOUT THE AUTHOR', [188, 338, 204, 8], {
                font: 'sans',
                weight: 700,
                spacing: 0.18,
                align: 'left',
                fill: GOLD,
              }),
              words(AUTHOR, [188, 352, 204, 88], {
                font: 'book',
                lines: 6,
                size: 12.4,
                lineHeight: 1.24,
                align: 'left',
                stand: 'top',
                fill: CREAM,
              }),
              area(ornaments.rectangle([296, 456, 96, 74]), '#f7f4ec'),
              area(ornaments.barcode([303, 470, 82, 46], '9780274615038'), '#141414'),
              words('ISBN 978-0-2746-1503-8', [303, 460, 82, 7], { font: 'mono', fill: '#141414' }),
              words('9 780274 615038', [303, 518, 82, 8], { font: 'mono', fill: '#141414' }),
              area(ornaments.star(204, 482, { points: 4, outer: 15, inner: 4 }), GOLD),
              words('NORTH PIER', [188, 500, 104, 12], {
                font: 'roman',
                weight: 700,
                spacing: 0.1,
                align: 'left',
                fill: CREAM,
              }),
              words('Fiction · £8.99', [188, 517, 104, 10], {
                font: 'sans',
                weight: 500,
                align: 'left',
                fill: CREAM,
              }),
              words('Photograph: O. Lindqvist', [left, 507, width, 10], {
                font: 'sans',
                weight: 600,
                size: 8,
                align: 'left',
                fill: '#b9c4c4',
              }),
            ],
          },
          // The hinge beside the spine is pressed in; the edges are rubbed, and the corners a little more.
          {
            do: 'artwork',
            view: COVER,
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
            ],
          },
          {
            do: 'artwork',
            view: COVER,
            blend: 'light',
            marks: [
              area(
                'M0 0H420V560H0Z',
                { from: [0, 20], to: [380, 440], inks: ['#16181a', '#34373a', '#101214', '#000000', '#000000'] },
                { opacity: 0.4 },
              ),
            ],
          },
        ],
      },
      { do: 'foreground', steps: [{ do: 'dapple', kind: 'leaves', strength: 0.4, soft: 0.016, variant: 4 }] },
      shade.underLeaves({ shape: SHAPE, strength: 0.5, variant: 7 }),
    ],
    finish: { tone: 'soft', vignette: 0.3, bloom: { strength: 0.05 } },
  },
})
