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
        profile: { kind: 'inflate', height: 0.75 },
        soft: 0.008,
        colour: [0.34, 0.14, 0.86],
        depth: 0.26,
        base: 0.04,
        back: 0.1,
        side: 2,
        reach: 0.8,
        dispersion: 0.08,
        mirror: 1.3,
        inner: 0.25,
        focus: 1.8,
        cast: { lift: 0.13, bend: 0.14, shade: 0.035, soft: 0.022, shadow: 0.75, strength: 1.3 },
      },
      { do: 'glints', count: 3 },
    ],
    finish: { bloom: { strength: 0.2 } },
  },
})
