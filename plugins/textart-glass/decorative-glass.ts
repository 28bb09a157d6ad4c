import { defineTextArt, type Recipe } from '@gateway/sdk-plugin/text-art'

/** Lead, rounded and dull, with solder on it. */
const LEAD = [
  {
    do: 'surface',
    profile: { kind: 'round', width: 0.03, height: 0.034 },
    material: { colour: [0.13, 0.13, 0.14], metal: 1, rough: 0.34 },
    bounce: 0.3,
  },
] satisfies Recipe['steps']

/** The letters, one colour each. */
const PANES = ['#c4142c', '#1c48c8', '#dc7406', '#128a4a', '#7a26b8', '#d02a72', '#1288b4']

export default defineTextArt({
  category: 'textart',
  name: 'decorativeGlass',
  summary: 'A window of coloured glass in lead, the garden behind it',
  recipe: {
    lettering: { font: 'poster', weight: 400, spacing: 0.09, width: 0.88, heighten: 1.25, height: 0.66 },
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
            size: 0.25,
            border: 0.07,
            borderColours: ['#2f6fd8', '#d8304a', '#2f6fd8', '#f0b428', '#2a8a5e'],
            lead: 0.009,
            streaks: 1.6,
            seeds: 0.5,
            gain: 1.25,
            steps: LEAD,
          },
        ],
      },
      {
        do: 'leaded',
        on: 'letters',
        colours: PANES,
        pattern: 'cuts',
        size: 0.19,
        lead: 0.008,
        outline: 0.012,
        join: 0.25,
        even: 0.06,
        streaks: 2,
        seeds: 1,
        uneven: 0.006,
        gain: 5,
        steps: LEAD,
      },
      // What shines through a letter colours the lead around it, and the haze on the panes beside.
      {
        do: 'fill',
        grow: 0.03,
        blur: 0.06,
        paint: { kind: 'letters', colours: PANES },
        blend: 'add',
        opacity: 0.12,
        emoji: false,
      },
    ],
    finish: { bloom: { strength: 0.45, from: 0.9 } },
  },
})
