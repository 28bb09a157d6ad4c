import { definePhotoFrame, shade } from '@gateway/sdk-plugin/photo-frame'
import {
  GOLD_TYPE,
  on,
  paperOn,
  photoOn,
  type Place,
  pressed,
  printed,
  rounded,
  stock,
  type Things,
  SUNNY,
} from './kit.ts'
import { lace, rectanglePoints } from './lace.ts'

/** Paper lace 150 × 115 mm on a card of dusty rose. */
const CARD: Place = { at: [0.5, 0.5], height: 0.985, view: [1500, 1150], turn: 0 }
const LACE = lace(rectanglePoints([92, 92, 1316, 966], 250), 92) + rounded([270, 270, 960, 610], 40)
const PRINT: Place = {
  at: on(CARD, [250, 235, 560, 680]).at,
  height: CARD.height * (744 / 1150),
  view: [624, 744],
  turn: -1.5,
}

const caption = on(CARD, [872, 330, 306, 490])

const things: Things = [
  {
    kind: 'strip',
    at: [0.5, 0.047],
    size: 0.985,
    colour: '#b98d92',
    width: 0.06,
    points: [0.475, 0.478, 0.474, 0.478, 0.475].map((x, at) => [x, at * 0.29 - 0.1] as const),
  },
  { kind: 'bow', at: [0.857, 0.27], size: 0.13, colour: '#b98d92', tails: 1.3 },
  { kind: 'leaf', at: [0.84, 0.9], size: 0.15, turn: -168, wide: 0.3, colours: ['#3f5a3a', '#86a476'] },
  { kind: 'leaf', at: [0.88, 0.9], size: 0.14, turn: -12, wide: 0.3, tilt: 14, colours: ['#4d6249', '#8fa681'] },
  { kind: 'leaf', at: [0.85, 0.86], size: 0.14, turn: -118, wide: 0.28, colours: ['#4d6249', '#8fa681'] },
  { kind: 'leaf', at: [0.88, 0.86], size: 0.13, turn: -64, wide: 0.28, tilt: -12, colours: ['#3f5a3a', '#86a476'] },
  { kind: 'leaf', at: [0.83, 0.93], size: 0.12, turn: 150, wide: 0.3, colours: ['#3f5a3a', '#86a476'] },
  { kind: 'rose', at: [0.872, 0.782], size: 0.036, tilt: 70, turn: 12, open: 0.1, colours: ['#b9686c', '#e2a39c'] },
  { kind: 'rose', at: [0.806, 0.845], size: 0.046, tilt: 62, turn: -44, open: 0.3, colours: ['#d49a90', '#f0cdbf'] },
  { kind: 'rose', at: [0.912, 0.85], size: 0.058, tilt: 44, turn: 46, open: 0.55, colours: ['#d49a90', '#f0cdbf'] },
  { kind: 'rose', at: [0.822, 0.928], size: 0.056, tilt: 40, turn: -130, open: 0.7, colours: ['#d9a89c', '#f4d8ca'] },
  { kind: 'rose', at: [0.866, 0.89], size: 0.092, tilt: 12, spin: 60, colours: ['#b9686c', '#e2a39c'] },
]

export default definePhotoFrame({
  name: 'card_with_laces',
  summary: 'A card with a border of paper lace, a ribbon and a greeting in gold',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Best Wishes' },
    { url: '{samples}/landscape.jpg', text: 'To the happy couple, with love' },
  ],
  recipe: {
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'paper',
            scale: 0.7,
            relief: 0.12,
            colours: ['#b9757c', '#ad6a72'],
            spot: { at: [0.3, 0.2], size: 1.2, rest: 0.7, power: 0.4 },
          },
          pressed(CARD, LACE, paperOn([0.88, 0.86, 0.82], 2.2)),
          pressed(CARD, 'M300 300H1200V850H300Z', paperOn([0.86, 0.83, 0.77], 2)),
        ],
      },
      printed(PRINT, [stock(['#f4efe6', '#efe8dc'])]),
      photoOn(PRINT, [32, 32, 560, 680]),
      {
        do: 'caption',
        input: 'text',
        lettering: {
          font: 'script',
          weight: 400,
          width: caption.size[0],
          height: caption.size[1],
          centre: caption.at,
          lineHeight: 1,
        },
        steps: GOLD_TYPE,
      },
      { do: 'foreground', steps: [{ do: 'solids', things, shadow: 0.8 }] },
      shade.throughPanes({ left: [150, 90], strength: 0.8 }),
    ],
    finish: SUNNY,
  },
})
