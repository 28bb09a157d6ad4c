import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'purpleGlassAlt',
  summary: 'Clear violet glass that bends the coloured balls behind it',
  recipe: {
    lettering: { font: 'round', weight: 900, spacing: 0.03, width: 0.92, height: 0.66, heighten: 1.25 },
    light: 'party',
    steps: [
      { do: 'vista', kind: 'orbs', blur: 0.003, gain: 1 },
      { do: 'shadow', tint: '#2a1a58', grow: 0.02, layers: [{ blur: 0.035, lift: 0.03, strength: 0.7 }] },
      {
        do: 'glass',
        grow: 0.03,
        profile: { kind: 'round', width: 0.09, height: 0.08 },
        soft: 0.014,
        colour: [0.42, 0.2, 0.9],
        depth: 0.42,
        through: 1.2,
        base: 0.1,
        back: 0.1,
        side: 0.9,
        walls: 0.7,
        reach: 0.4,
        dispersion: 0.05,
        mirror: 1.3,
        inner: 0.25,
        focus: 0.7,
        cast: { lift: 0.1, bend: 0.14, shade: 0.022, soft: 0.01, shadow: 0.75, within: 1 },
      },
      { do: 'glints', count: 3 },
    ],
    finish: { bloom: { strength: 0.2 } },
  },
})
