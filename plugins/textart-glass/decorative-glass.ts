import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'

/** Lead, rounded and dull, with solder on it. */
const LEAD = [
  {
    do: 'surface',
    profile: { kind: 'round', width: 0.035, height: 0.03 },
    bumps: [{ kind: 'waves', amount: 0.004, scale: 0.1 }],
    material: { colour: [0.2, 0.2, 0.215], metal: 1, rough: 0.36 },
    bounce: 0.3,
  },
] satisfies Recipe['steps']

export default defineTextArt({
  category: 'textart',
  name: 'decorativeGlass',
  summary: 'A window of coloured glass in lead, the garden behind it',
  recipe: {
    lettering: { font: 'poster', weight: 400, spacing: 0.09, width: 0.88, height: 0.66 },
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          { do: 'vista', kind: 'garden', blur: 0.035 },
          {
            do: 'leaded',
            on: 'frame',
            colours: ['#fff6e0', '#f7fbff', '#fdeccb', '#e6f4ea', '#fffdf5'],
            size: 0.17,
            border: 0.07,
            borderColours: ['#2f6fd8', '#d8304a', '#2f6fd8', '#f0b428', '#2a8a5e'],
            lead: 0.009,
            streaks: 1.6,
            gain: 1.25,
            steps: LEAD,
          },
        ],
      },
      {
        do: 'leaded',
        on: 'letters',
        colours: ['#c4122f', '#1246c4', '#e88a00', '#0c7f4e', '#7a1fb0', '#d62a6e', '#0a87b8'],
        pattern: 'cuts',
        size: 0.105,
        lead: 0.0075,
        outline: 0.0135,
        streaks: 1.8,
        gain: 2,
        steps: LEAD,
      },
    ],
    finish: { bloom: { strength: 0.3 } },
  },
})
