import { definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { GLOSS, type Mark, MORNING, standing, stock, words } from './kit.ts'

/** The tag, 112 × 66 mm. */
const TAG = [560, 330] as const

/** Where the tag presses the satin down; the lamp is above on the left. */
const pressed: Mark[] = [
  { draw: 'path', path: 'M896 846L1230 884L1232 700L1244 708L1246 902L1040 884L902 860Z', fill: '#240004' },
]

/** The cloth rose over the foot of one leaflet, which seemed to float: here it is whole. In pixels of the plate. */
const LEAFLET = 'M1181 449Q1180 424 1196 408Q1210 397 1226 397Q1227 414 1213 431Q1200 445 1181 449Z'
const leaflet: Mark[] = [
  {
    draw: 'path',
    path: LEAFLET,
    fill: { from: [1184, 416], to: [1216, 438], inks: ['#22442a', '#315831', '#1c3a20', '#122a16'] },
  },
  { draw: 'path', path: 'M1179 452Q1200 430 1224 399', line: { paint: '#4c7a44', width: 1.3, round: true } },
  {
    draw: 'path',
    path: [
      'M1190 440Q1189 427 1193 420M1199 430Q1199 417 1204 410M1208 420Q1209 410 1214 404',
      'M1190 441Q1202 440 1208 434M1200 430Q1211 427 1216 421',
    ],
    line: { paint: '#3f6c3a', width: 0.8, round: true },
    opacity: 0.7,
  },
]
const below: Mark[] = [{ draw: 'path', path: ornaments.placed(LEAFLET, 6, 7, 1), fill: '#3a0006' }]

export default definePhotoFrame({
  name: 'valentine',
  summary: 'A heart on paper lace and red satin, with roses',
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
            small: 0.72,
            beyond: 1,
            // Its gloss lies over the darks: they are printed deeper.
            treat: [
              { kind: 'grade', contrast: 0.3, exposure: 0.95, saturation: 1.3, corners: 0.3 },
              // A dome of glass: the lamp in its left lobe, the window along its right side.
              {
                kind: 'glare',
                shape: 'lamp',
                at: [0.17, 0.2],
                size: [0.22, 0.13],
                lean: -0.6,
                strength: 0.42,
                light: [1, 0.93, 0.8],
              },
              GLOSS,
            ],
          },
        ],
        [
          stock(['#f6ecda', '#efe2ca']),
          words(TAG, 'Be mine', [34, 78, 470, 214], { font: 'script', size: 146, fill: '#a01828' }),
          // The eyelet is punched: dark through it.
          {
            do: 'artwork',
            view: TAG,
            blend: 'over',
            marks: [{ draw: 'path', path: ornaments.circle(460, 50, 10), fill: '#2a0408' }],
          },
        ],
      ),
      { do: 'artwork', view: [1280, 960], marks: below, blend: 'ink', soft: 0.005, opacity: 0.6 },
      { do: 'artwork', view: [1280, 960], marks: leaflet, blend: 'over', soft: 0.0008 },
      { do: 'artwork', view: [1280, 960], marks: pressed, blend: 'ink', soft: 0.012, opacity: 0.62 },
    ],
    finish: { ...MORNING, vignette: 0.28 },
  },
})
