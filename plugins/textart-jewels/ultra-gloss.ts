import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'ultraGloss',
  summary: 'Cherry lacquer that mirrors the lamps of a studio, before a glowing disc on a coral wall',
  recipe: {
    lettering: {
      font: 'round',
      weight: 900,
      case: 'upper',
      spacing: 0.045,
      width: 0.93,
      heighten: 1.6,
      height: 0.66,
      centre: [0.5, 0.45],
    },
    // Two soft boxes with crisp edges before the letters, a strip to each side; all else is dark.
    light: {
      sky: [0.1, 0.06, 0.1],
      horizon: [0.1, 0.03, 0.04],
      ground: [0.36, 0.11, 0.1],
      blend: 0.03,
      boxes: [
        { at: [-0.34, -0.5, 0.8], width: 0.3, height: 0.2, power: 22, soft: 0.015, colour: [1, 0.98, 0.98] },
        { at: [0.42, -0.62, 0.66], width: 0.1, height: 0.3, power: 14, soft: 0.015, colour: [1, 0.96, 0.98] },
        { at: [0.8, -0.05, 0.55], width: 0.07, height: 0.9, power: 9, soft: 0.02, colour: [1, 0.9, 0.95] },
        { at: [-0.85, 0.05, 0.5], width: 0.06, height: 0.9, power: 9, soft: 0.02, colour: [0.9, 0.94, 1] },
        { at: [0, 0.8, 0.5], width: 0.7, height: 0.05, power: 3, soft: 0.04, colour: [1, 0.5, 0.6] },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'backdrop',
            colours: ['#ff9a88', '#fb8478', '#ee6a6a', '#de5560'],
            pools: [
              { at: [0.5, 0.42], size: 0.62, colour: '#ffd9c4', strength: 0.6 },
              { at: [0.05, 0.1], size: 0.5, colour: '#ffd0dc', strength: 0.5 },
            ],
            clouds: 0,
          },
          {
            do: 'shape',
            path: 'M50 0A50 50 0 1 1 49.9 0Z',
            at: [0.5, 0.42],
            height: 0.76,
            steps: [
              {
                do: 'fill',
                gain: 1.7,
                paint: { kind: 'vertical', colours: ['#fff4e4', '#ffe8d2', '#ffd3bc', '#ffb9a6'] },
              },
            ],
          },
          { do: 'defocus', blur: 0.005 },
        ],
      },
      {
        do: 'table',
        kind: 'marble',
        colours: ['#d68e94', '#e09ca0', '#da9498'],
        light: [0.42, 0.34, 0.34],
        depth: 0.08,
        mirror: 0.7,
        front: 0.6,
      },
      {
        do: 'cast',
        length: 0.22,
        lean: 0.25,
        strength: 0.6,
        soft: 0.08,
        contact: 1,
        foot: 0.024,
        tint: [0.3, 0.06, 0.1],
      },
      {
        do: 'surface',
        grow: 0.03,
        profile: { kind: 'inflate', height: 0.9 },
        bumps: [{ kind: 'waves', amount: 0.016, scale: 0.45 }],
        // Darker below: the lower sides turn away from the lamps.
        paint: {
          kind: 'vertical',
          colours: [
            [0.3, 0.001, 0.026],
            [0.24, 0.001, 0.022],
            [0.15, 0.001, 0.014],
            [0.19, 0.001, 0.018],
          ],
        },
        material: {
          colour: [0.24, 0.001, 0.022],
          metal: 0,
          rough: 0.5,
          reflect: 0,
          coat: 1.7,
          coatRough: 0.004,
          scatter: 0.1,
        },
        bounce: 0.15,
      },
      { do: 'reflection', strength: 0.5, soft: 0.06, fade: 0.4, grow: 0.03, foot: 0.024 },
      { do: 'glints', count: 5, from: 2.4, size: 0.16 },
    ],
    finish: { bloom: { strength: 0.2, from: 1.8 }, vignette: 0.2 },
  },
})
