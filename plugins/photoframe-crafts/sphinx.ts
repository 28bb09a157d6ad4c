import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { dust, pyramid } from './pyramid.ts'

const desert = {
  do: 'ground',
  hills: 0.01,
  soft: 0.003,
  colour: [0.78, 0.52, 0.28],
  shade: [0.3, 0.19, 0.14],
  haze: [0.9, 0.68, 0.44],
  swell: 1.2,
  ripples: 0.9,
} as const

export default definePhotoFrame({
  name: 'sphinx',
  summary: 'The face of a sphinx, hewn in sandstone before the pyramids',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1024, 1280],
    light: {
      sky: [0.42, 0.46, 0.56],
      horizon: [0.5, 0.36, 0.24],
      ground: [0.3, 0.19, 0.1],
      boxes: [{ at: [-0.7, -0.4, 0.55], width: 0.6, height: 0.5, power: 7.5, colour: [1, 0.82, 0.58] }],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          { do: 'backdrop', colours: ['#3f6da6', '#6f9cc0', '#b9cdc8', '#efd9ae', '#f2cd94'], clouds: 0.02 },
          { do: 'clouds', horizon: 0.78, cover: 0.2, size: 0.5, lit: [1, 0.88, 0.72], shade: [0.62, 0.54, 0.54] },
          ...pyramid({
            top: [40, 560],
            left: -330,
            edge: 150,
            right: 330,
            lit: ['#dfac6c', '#efc489'],
            dark: ['#8f6f62', '#b9967c'],
            courses: 92,
            haze: 0.42,
          }),
          ...pyramid({
            top: [872, 430],
            left: 480,
            edge: 985,
            right: 1240,
            lit: ['#dca25a', '#eabb7c'],
            dark: ['#7c5747', '#ab8468'],
            courses: 108,
            haze: 0.3,
          }),
          ...dust,
          { ...desert, horizon: 0.8, fog: 0.75 },
        ],
      },
      { do: 'photo', focus: 'face', treat: [{ kind: 'carved' }] },
      // Sand has drifted over the paws.
      {
        do: 'foreground',
        steps: [
          {
            ...desert,
            colour: [0.62, 0.37, 0.17],
            horizon: 0.93,
            hills: 0.075,
            soft: 0.005,
            swell: 2.2,
            ripples: 1.6,
            fog: 0,
          },
        ],
      },
    ],
    finish: { tone: 'soft', exposure: 1, vignette: 0.25, bloom: { strength: 0.1 } },
  },
})
