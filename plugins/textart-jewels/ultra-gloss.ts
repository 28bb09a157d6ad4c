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
      spacing: 0.075,
      width: 0.93,
      heighten: 1.6,
      height: 0.66,
      centre: [0.5, 0.45],
    },
    // One large soft box of two panes, the wall's glow from behind, and a dark band where wall and floor meet.
    light: {
      sky: [0.3, 0.13, 0.14],
      horizon: [0.03, 0.006, 0.01],
      ground: [0.5, 0.17, 0.16],
      blend: 0.2,
      boxes: [
        {
          at: [-0.56, -0.34, 0.8],
          width: 0.15,
          height: 0.5,
          power: 20,
          soft: 0.012,
          turn: 0.12,
          colour: [1, 0.98, 0.97],
        },
        {
          at: [-0.2, -0.42, 0.86],
          width: 0.15,
          height: 0.42,
          power: 15,
          soft: 0.012,
          turn: 0.12,
          colour: [1, 0.98, 0.97],
        },
        { at: [0.8, -0.1, 0.5], width: 0.22, height: 0.6, power: 3, soft: 0.2, colour: [1, 0.72, 0.7] },
        { at: [0, 0.8, 0.5], width: 0.7, height: 0.12, power: 1.2, soft: 0.1, colour: [1, 0.5, 0.5] },
        // The wall behind, which sides that turn away mirror.
        { at: [0, 0.1, -1], width: 3, height: 1.6, power: 0.16, soft: 1, colour: [1, 0.1, 0.12] },
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
        mirror: 0.8,
        front: 0.6,
      },
      {
        do: 'cast',
        length: 0.22,
        lean: 0.25,
        strength: 0.95,
        soft: 0.05,
        contact: 1,
        foot: 0.024,
        tint: [0.3, 0.06, 0.1],
      },
      {
        do: 'surface',
        grow: 0.045,
        profile: { kind: 'inflate', height: 1.05 },
        bumps: [{ kind: 'waves', amount: 0.02, scale: 0.6 }],
        // Darker below: the lower sides turn away from the lamps.
        paint: {
          kind: 'vertical',
          colours: [
            [0.36, 0.001, 0.026],
            [0.27, 0.001, 0.022],
            [0.12, 0.0005, 0.01],
            [0.16, 0.001, 0.014],
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
        vary: 0.6,
      },
      // The floor lies in the shade of what stands on it, and so its light does not reach the lowest edge.
      {
        do: 'fill',
        blend: 'multiply',
        grow: 0.05,
        emoji: false,
        paint: {
          kind: 'vertical',
          colours: [
            [1, 1, 1],
            [1, 1, 1],
            [1, 1, 1],
            [1, 1, 1],
            [1, 1, 1],
            [0.98, 0.95, 0.95],
            [0.85, 0.78, 0.78],
            [0.4, 0.2, 0.2],
          ],
        },
      },
      { do: 'reflection', strength: 0.75, soft: 0.04, fade: 0.45, grow: 0.045, foot: 0.024 },
      { do: 'glints', count: 5, from: 2.4, size: 0.16 },
    ],
    finish: { bloom: { strength: 0.2, from: 1.8 }, vignette: 0.2 },
  },
})
