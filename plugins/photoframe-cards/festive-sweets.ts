import { definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { type Mark, MORNING, photoIn, type SheetStep, standing, stock, words } from './kit.ts'

/** A card, 244 × 248 mm, in quarters of a millimetre. */
const VIEW = [976, 992] as const

/** Of the red checks around it the rim takes a breath of their colour, most where the cloth rises to it. */
const bounce: SheetStep = {
  do: 'artwork',
  view: VIEW,
  blend: 'ink',
  soft: 0.024,
  marks: [
    {
      draw: 'path',
      path: ornaments.rectangle([-60, -60, 1096, 1112]) + ornaments.rectangle([26, 22, 924, 952]),
      fill: '#f3d2ca',
    },
  ],
}

const PLATE = [1280, 960] as const
/** The card's outline on the cloth. */
const LIES = 'M278 115L984 97.5L1016 823L284 841.5Z'
/** Below its upper and left edge, where no sun tells white paper from white cloth: they stand off it by a finger's breadth. */
const shade: Mark[] = [
  { draw: 'path', path: 'M292 850L270 848L263 104L864 88L864 112L290 128Z', fill: '#4a3430' },
  { draw: 'path', path: 'M284 846L279 846L273 111L864 96L864 112L290 128Z', fill: '#2c1c1a' },
]

export default definePhotoFrame({
  name: 'festive_sweets',
  summary: 'A card amid sugar canes, macarons and wrapped sweets, with a greeting',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Sweet Holidays' },
    { url: '{samples}/landscape.jpg', text: 'Have a sweet and merry time' },
  ],
  recipe: {
    steps: [
      standing('festive_sweets', [
        stock(['#f8f3ea', '#f2eadb']),
        bounce,
        photoIn(VIEW, [58, 58, 860, 760]),
        words(VIEW, { input: 'text' }, [70, 832, 836, 140], {
          font: 'script',
          size: 120,
          lines: 2,
          lineHeight: 0.95,
          fill: '#a3122a',
        }),
      ]),
      {
        do: 'artwork',
        view: PLATE,
        clip: `M0 0H1280V960H0Z${LIES}`,
        marks: shade,
        blend: 'ink',
        soft: 0.009,
        opacity: 0.5,
      },
    ],
    finish: MORNING,
  },
})
