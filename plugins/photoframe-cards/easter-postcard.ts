import { definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { type Mark, MORNING, photoIn, standing, stock, words } from './kit.ts'

/** A postcard of 360 × 252 mm, in quarters of a millimetre, as they were sent a hundred years ago. */
const VIEW = [1440, 1008] as const
const PHOTO = [86, 86, 596, 770] as const
const [left, top, width, height] = PHOTO

/** It has come by post: the office's ring and its waves, and the day that it was written on in ink. */
const sent: Mark[] = [
  { draw: 'path', path: ornaments.circle(834, 800, 74), line: { paint: '#2c2a30', width: 4 } },
  { draw: 'path', path: ornaments.circle(834, 800, 46), line: { paint: '#2c2a30', width: 2.4 } },
  { draw: 'text', text: 'LITTLE MARSH', box: [744, 740, 180, 18], bend: 60, weight: 700, size: 17, fill: '#2c2a30' },
  {
    draw: 'text',
    text: '14 IV 11',
    box: [794, 786, 80, 28],
    font: 'condensed',
    weight: 600,
    size: 26,
    fill: '#2c2a30',
  },
  {
    draw: 'path',
    path: ornaments.waveLines([912, 752, 176, 96], { lines: 5, waves: 3, swing: 5 }),
    line: { paint: '#2c2a30', width: 3.4 },
  },
]
const dated: Mark[] = [
  {
    draw: 'text',
    text: 'Easter Sunday, 1911',
    box: [742, 622, 330, 62],
    font: 'hand',
    weight: 700,
    size: 54,
    align: 'left',
    turn: -2.4,
    fill: '#10153c',
  },
]

/** Deep in the nest, between the eggs, it is dark. */
const NEST: Mark[] = [
  { draw: 'path', path: 'M1062 690L1076 704L1080 722L1064 738L1050 730L1056 708Z', fill: '#150e07' },
  { draw: 'path', path: 'M1144 706L1160 704L1170 716L1152 724Z', fill: '#150e07' },
  { draw: 'path', path: 'M1020 660H1200V760H1020Z', fill: '#150e0701' },
]

export default definePhotoFrame({
  name: 'easter_postcard',
  summary: 'An old Easter postcard with dyed eggs in a nest and a greeting',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Happy Easter' },
    { url: '{samples}/landscape.jpg', text: 'Joyful Easter wishes from the whole family' },
  ],
  recipe: {
    steps: [
      standing('easter_postcard', [
        stock([
          [0.88, 0.82, 0.67],
          [0.81, 0.72, 0.54],
        ]),
        {
          do: 'artwork',
          view: VIEW,
          worn: 0.12,
          marks: [
            { draw: 'path', path: ornaments.rectangle([32, 32, 1376, 944]), line: { paint: '#a8823c', width: 5 } },
            { draw: 'path', path: ornaments.rectangle([46, 46, 1348, 916]), line: { paint: '#a8823c', width: 2 } },
            {
              draw: 'path',
              path: ornaments.rectangle([left - 12, top - 12, width + 24, height + 24]),
              line: { paint: '#5d7a3f', width: 4 },
            },
          ],
        },
        words(VIEW, { input: 'text' }, [750, 262, 600, 330], {
          font: 'script',
          size: 176,
          lines: 3,
          lineHeight: 1.04,
          fill: '#4d6a2f',
        }),
        // Printed on the card's own stock, whose tooth is seen in it.
        photoIn(VIEW, PHOTO, {
          blend: 'ink',
          outline: {
            path: ornaments.rounded([10, 10, width - 20, height - 20], 26),
            view: [width, height],
            soft: 0.0015,
          },
          treat: [{ kind: 'toned', colours: 0.72, faded: 0.3, scratches: 2, grain: 0.6 }],
        }),
        { do: 'artwork', view: VIEW, marks: sent, opacity: 0.86, worn: 0.42 },
        { do: 'artwork', view: VIEW, marks: dated, opacity: 1, worn: 0.06, strays: 0.0012 },
        { do: 'aged', yellow: 0.35, edges: 0.75, creases: 0.3, stains: 1, foxing: 0.55 },
      ]),
      { do: 'artwork', view: [1280, 960], marks: NEST, blend: 'over', soft: 0.0022, opacity: 0.9 },
    ],
    finish: MORNING,
  },
})
