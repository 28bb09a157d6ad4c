import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'purpleGlassAlt',
  summary: 'Deep violet glass with polished edges before coloured balls',
  recipe: {
    lettering: { font: 'round', weight: 900, spacing: 0.03, width: 0.9, height: 0.66 },
    light: 'party',
    steps: [
      { do: 'vista', kind: 'orbs', blur: 0.003, gain: 1 },
      { do: 'shadow', tint: '#2a1a58', grow: 0.02, layers: [{ blur: 0.035, lift: 0.03, strength: 0.7 }] },
      {
        do: 'glass',
        grow: 0.03,
        profile: { kind: 'round', width: 0.05, height: 0.06 },
        colour: [0.3, 0.07, 0.86],
        depth: 0.12,
        base: 0.06,
        reach: 0.5,
        rough: 0.3,
        frost: 0.09,
        scatter: 0.05,
        mirror: 1.6,
        cast: { lift: 0.12, shade: 0.07, soft: 0.03, shadow: 0.7, strength: 0.7 },
      },
      { do: 'glints', count: 3 },
    ],
    finish: { bloom: { strength: 0.2 } },
  },
})
