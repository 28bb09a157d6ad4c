import { definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { type Mark, MORNING, standing, stock, words } from './kit.ts'

/** The tag, 112 × 66 mm. */
const TAG = [560, 330] as const

/** Where the rose and its tag press the satin down; the lamp is above on the left. */
const pressed: Mark[] = [
  {
    draw: 'path',
    path: 'M1072 322C1100 400 1130 470 1150 540S1184 630 1196 672M978 410C990 480 1050 520 1140 562',
    line: { paint: '#240004', width: 11, round: true },
  },
  {
    draw: 'path',
    path: 'M960 214C1000 262 1120 262 1164 196C1180 240 1120 292 1062 286C1010 282 968 250 960 214Z',
    fill: '#240004',
  },
  { draw: 'path', path: 'M896 846L1230 884L1232 700L1244 708L1246 902L1040 884L902 860Z', fill: '#240004' },
  {
    draw: 'path',
    path: [
      ornaments.oval(1226, 500, 46, 16),
      ornaments.oval(1186, 582, 40, 18),
      ornaments.oval(1116, 330, 46, 16),
      ornaments.oval(978, 300, 44, 14),
    ],
    fill: '#240004',
  },
]

export default definePhotoFrame({
  name: 'valentine',
  summary: 'A heart on paper lace and red velvet, with roses',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      standing(
        'valentine',
        [
          {
            do: 'photo',
            at: [0.5, 0.5],
            size: [1, 1],
            headroom: 0.19,
            small: 0.63,
            beyond: 0.9,
            // Its gloss lies over the darks: they are printed deeper.
            treat: [{ kind: 'grade', contrast: 0.3, exposure: 0.95, saturation: 1.3, corners: 0.3 }],
          },
        ],
        [
          stock(['#f6ecda', '#efe2ca']),
          words(TAG, 'Be mine', [40, 60, 470, 220], { font: 'script', size: 150, fill: '#a01828' }),
        ],
      ),
      { do: 'artwork', view: [1280, 960], marks: pressed, blend: 'ink', soft: 0.012, opacity: 0.62 },
    ],
    finish: { ...MORNING, vignette: 0.28 },
  },
})
