import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { amongLamps, UPRIGHT } from './lettering.ts'

export default defineTextArt({
  category: 'textart',
  name: 'blueGlass',
  summary: 'Cobalt glass on a wet ledge before a city at dusk',
  recipe: {
    lettering: { ...UPRIGHT, font: 'sans', weight: 900, spacing: 0.05, heighten: 1.75, centre: [0.5, 0.49] },
    light: amongLamps([0.5, 0.56, 1], [0.3, 0.2, 0.2], [1, 0.7, 0.38]),
    steps: [
      { do: 'vista', kind: 'city', blur: 0.016, gain: 0.5 },
      {
        do: 'table',
        kind: 'marble',
        colours: ['#0a0c16', '#10142a', '#0d1022'],
        depth: 0.06,
        light: [0.7, 0.75, 1],
        mirror: 0.55,
      },
      { do: 'cast', length: 0, contact: 0.8, foot: 0.006, tint: [0.04, 0.05, 0.12] },
      {
        do: 'glass',
        grow: 0.012,
        profile: { kind: 'round', width: 0.055, height: 0.05 },
        soft: 0.018,
        colour: [0.05, 0.24, 1],
        depth: 0.22,
        through: 4,
        base: 0.1,
        side: 0.8,
        walls: 0.8,
        back: 0,
        reach: 0.6,
        dispersion: 0.035,
        mirror: 1,
        inner: 0.2,
        focus: 1.3,
        gain: 1.5,
        cast: { on: 'floor', lift: 0.14, lean: -0.04, bend: 0.06, soft: 0.06, shade: 0.05, glow: [0.12, 0.13, 0.18] },
      },
      { do: 'reflection', strength: 0.4, soft: 0.06, fade: 0.3, grow: 0.012, foot: 0.006 },
      { do: 'glints', count: 3 },
    ],
  },
})
