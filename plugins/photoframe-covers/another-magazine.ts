import { join } from 'node:path'
import {
  area,
  definePhotoFrame,
  type FrameRecipe,
  line,
  ornaments,
  stock,
  words,
} from '@gateway/sdk-plugin/photo-frame'
import { BONE, ORANGE, contours, feature } from './expedition.ts'
import { pages } from './pages.ts'
import { SHEEN } from './varnish.ts'

const SHAPE = [1040, 1280] as const
const COVER = [440, 570] as const

/** How the cover's photo is cut and graded: once for the ground, once for the head before the name. */
const PORTRAIT: Pick<Extract<FrameRecipe['steps'][number], { do: 'photo' }>, 'headroom' | 'treat'> = {
  headroom: 0.215,
  treat: [
    {
      kind: 'grade',
      contrast: 0.5,
      exposure: 1.3,
      saturation: 0.9,
      darks: [0.72, 0.98, 1.22],
      lights: [1.1, 1, 0.86],
      corners: 0.45,
      grain: 0.2,
    },
  ],
}

/** Crowns stand before the foot of the name, which stays readable, hair by hair. */
const BEFORE_NAME = { path: 'M0 72H440V246H0Z', view: COVER, soft: 0.014 }

/** Warm paper in the light of the room. */
const PAGES = pages({
  along: [
    [114, 1187],
    [957.5, 1165],
    [916, 84],
  ],
  deep: 11,
  sheets: 6,
  inks: { paper: '#a39b8a', gap: '#5e584e', lit: '#c4bcaa', shade: '#100c0a', cover: '#0a1014', rim: '#5c666c80' },
})

export default definePhotoFrame({
  name: 'another_magazine',
  summary: 'A journal of science and far journeys, on an expedition’s desk',
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg', title: 'Summit' }],
  recipe: {
    shape: SHAPE,
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'another_magazine'),
        slots: [
          {
            sheet: [
              stock([0.78, 0.75, 0.62], { relief: 0.12 }),
              {
                do: 'artwork',
                view: [440, 330],
                marks: [
                  area('M0 0H440V330H0Z', '#d7e0c6'),
                  area('M0 210Q120 160 210 220T440 190V330H0Z', '#b9d3da'),
                  line(contours, 0.8, '#8a6a3c'),
                  line(ornaments.waveLines([0, 20, 440, 300], { lines: 9, waves: 3, swing: 9 }), 0.6, '#a58a58'),
                  line('M40 300C90 240 150 250 190 190S300 120 420 110', 2.4, '#b8432c', {
                    line: { paint: '#b8432c', width: 2.4, dash: [8, 5] },
                  }),
                ],
              },
              { do: 'aged', yellow: 0.12, edges: 0.3, folds: { x: [0.33, 0.66], y: [0.5] }, wear: 0.3, creases: 0.3 },
            ],
          },
          {
            sheet: [
              stock([0.9, 0.89, 0.86], { relief: 0.01 }),
              { do: 'photo', ...PORTRAIT },
              {
                do: 'artwork',
                view: COVER,
                blend: 'over',
                marks: [
                  area('M0 0H440V150H0Z', {
                    from: [0, 0],
                    to: [0, 150],
                    inks: ['#0b1216d8', '#0b1216a0', '#0b121600'],
                  }),
                  area('M0 360H440V570H0Z', {
                    from: [0, 360],
                    to: [0, 570],
                    inks: ['#0b121600', '#0b121678', '#0b1216b8'],
                  }),
                  area('M0 0H190V570H0Z', { from: [0, 0], to: [190, 0], inks: ['#0b1216a0', '#0b121600'] }),
                  // Lamps far behind are dimmed where small type stands.
                  ...([60, 384] as const).map((x) =>
                    area(ornaments.circle(x, 366, 118), {
                      centre: [x, 366],
                      radius: 118,
                      inks: ['#0b1216c8', '#0b1216b4', '#0b121680', '#0b121638', '#0b121600'],
                    }),
                  ),
                  line(contours, 0.7, '#f2ece02c'),
                  words({ input: 'title', default: 'Meridian', description: 'The journal’s name' }, [22, 27, 396, 60], {
                    font: 'condensed',
                    weight: 700,
                    case: 'upper',
                    spacing: 0.04,
                    fill: BONE,
                  }),
                  area(ornaments.rectangle([22, 97, 396, 3]), ORANGE),
                ],
              },
              // A little haze in the air behind, so that dark hair parts from a dark ground.
              {
                do: 'artwork',
                view: COVER,
                blend: 'light',
                marks: [
                  area(ornaments.circle(220, 134, 112), {
                    centre: [220, 134],
                    radius: 112,
                    inks: ['#60707c', '#55646e', '#27323a', '#000000'],
                  }),
                ],
              },
              // Crowns stand before the foot of the name, which stays readable, hair by hair.
              {
                do: 'photo',
                headroom: PORTRAIT.headroom,
                blend: 'over',
                treat: [{ kind: 'staged', loose: true }, ...(PORTRAIT.treat ?? [])],
                outline: BEFORE_NAME,
              },
              {
                do: 'artwork',
                view: COVER,
                blend: 'over',
                marks: [
                  words('SCIENCE AND THE EDGE OF THE MAP', [22, 14, 230, 10], {
                    font: 'condensed',
                    weight: 500,
                    spacing: 0.2,
                    align: 'left',
                    fill: BONE,
                  }),
                  words('VOL. 61 · APRIL · €7.50', [278, 14, 140, 10], {
                    font: 'condensed',
                    weight: 500,
                    spacing: 0.12,
                    align: 'right',
                    fill: ORANGE,
                  }),
                  // Beside shoulders, not faces: there may be two of them.
                  ...feature(22, 340, 'Deep ice', 'A core of 900,000 winters reaches the surface'),
                  ...feature(308, 340, 'Whale song', 'The grammar that no one was listening for'),
                  words('Beyond the\nlast camp', [22, 404, 300, 84], {
                    font: 'condensed',
                    weight: 700,
                    lines: 2,
                    lineHeight: 1.1,
                    align: 'left',
                    fill: BONE,
                  }),
                  words('THREE MONTHS ON FOOT THROUGH A RANGE WITHOUT A NAME', [22, 500, 300, 11], {
                    font: 'condensed',
                    weight: 500,
                    spacing: 0.06,
                    align: 'left',
                    fill: ORANGE,
                  }),
                  words('Photographs by the expedition · pull-out map inside', [22, 519, 300, 10], {
                    font: 'sans',
                    weight: 500,
                    align: 'left',
                    fill: BONE,
                  }),
                  area(ornaments.circle(378, 430, 36), ORANGE),
                  line(ornaments.circle(378, 430, 32.5), 0.9, BONE),
                  words('100', [350, 410, 56, 24], { font: 'condensed', weight: 700, fill: BONE }),
                  words('YEARS OF\nEXPLORING', [352, 437, 52, 18], {
                    font: 'condensed',
                    weight: 500,
                    lines: 2,
                    fill: BONE,
                  }),
                  area(ornaments.rectangle([338, 488, 82, 58]), BONE),
                  area(ornaments.barcode([344, 493, 70, 38], '6104735082'), '#10181d'),
                  words('6  104735  082', [344, 534, 70, 8], { font: 'mono', size: 7.4, fill: '#10181d' }),
                ],
              },
            ],
          },
        ],
      },
      ...PAGES,
      ...SHEEN,
    ],
    finish: { tone: 'film', vignette: 0.3 },
  },
})
