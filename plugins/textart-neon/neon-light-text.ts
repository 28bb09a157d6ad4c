import { defineTextArt } from '@gateway/sdk-plugin/text-art'

const FRAME = 'M30 4H170A26 26 0 0 1 196 30V70A26 26 0 0 1 170 96H30A26 26 0 0 1 4 70V30A26 26 0 0 1 30 4Z'

export default defineTextArt({
  category: 'textart',
  name: 'neonLightText',
  summary: 'Handwriting as one warm tube of light in a blue frame, on raw concrete',
  samples: ['Gateway', 'Good vibes\nonly'],
  recipe: {
    lettering: {
      font: 'script',
      lineHeight: 0.86,
      weight: 400,
      spacing: 0,
      width: 0.76,
      height: 0.58,
      centre: [0.5, 0.5],
    },
    light: 'night',
    gain: 0.4,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'concrete',
            relief: 1,
            colours: [
              [0.36, 0.35, 0.33],
              [0.25, 0.24, 0.225],
            ],
            spot: { at: [0.5, 0], size: 0.7, rest: 0.12, power: 0.16 },
          },
          {
            do: 'shape',
            path: FRAME,
            view: [200, 100],
            height: 0.86,
            steps: [
              {
                do: 'neon',
                along: 'outline',
                radius: 0.018,
                wall: 0.3,
                colours: ['#1f8bff'],
                power: 2.6,
                core: 0.4,
                fittings: 'clips',
                clips: 'standoffs',
                electrodes: true,
                fade: 0.35,
                shadow: 0.6,
                lift: 0.06,
                wash: 5,
                gloss: 0.03,
              },
            ],
          },
        ],
      },
      {
        do: 'neon',
        radius: 0.035,
        wall: 0.3,
        colours: ['#ff2f50'],
        power: 2.9,
        core: 0.25,
        lift: 0.06,
        wash: 8,
        gloss: 0.05,
        fittings: 'all',
        clips: 'standoffs',
        electrodes: true,
        fade: 0.5,
        shadow: 0.65,
        feed: false,
      },
    ],
    finish: { bloom: { strength: 0.5, from: 1 }, vignette: 0.4 },
  },
})
