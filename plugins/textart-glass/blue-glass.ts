import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { byWindow, STANDING_SLAB, UPRIGHT } from './lettering.ts'

const DUSK = byWindow([0.5, 0.56, 1], [0.12, 0.09, 0.12], [1, 0.7, 0.38])

export default defineTextArt({
  category: 'textart',
  name: 'blueGlass',
  summary: 'Cobalt glass on a wet ledge before a city at dusk',
  recipe: {
    lettering: { ...UPRIGHT, font: 'sans', weight: 900, spacing: 0.05, heighten: 1.7, centre: [0.5, 0.55] },
    light: {
      ...DUSK,
      boxes: [
        ...DUSK.boxes.slice(1),
        // The last light of the sky: a bright line along all that looks up.
        { at: [0, -0.82, 0.5], width: 1.5, height: 0.07, power: 24, soft: 0.03, colour: [0.78, 0.88, 1] },
      ],
    },
    steps: [
      { do: 'vista', kind: 'city', blur: 0.016, gain: 0.55, seen: 0.005 },
      {
        do: 'table',
        kind: 'marble',
        colours: ['#0a0c16', '#10142a', '#0d1022'],
        depth: 0.06,
        soft: 0.003,
        light: [0.7, 0.75, 1],
        mirror: 0.42,
        streak: 0.08,
      },
      { do: 'cast', length: 0, contact: 1, foot: 0.006, tint: [0.04, 0.05, 0.12] },
      {
        ...STANDING_SLAB,
        grow: 0.012,
        colour: [0.045, 0.2, 1],
        depth: 0.42,
        rim: 1.8,
        rimWidth: 0.06,
        beside: 0.6,
        round: 0.08,
        dispersion: 0,
        back: 0.04,
        reach: 1.6,
        through: 6,
        mirror: 1.6,
        inner: 0.01,
        spill: { glow: [0.16, 0.2, 0.26], soft: 0.04 },
      },
      { do: 'reflection', level: true, strength: 0.45, soft: 0.04, rough: 0.12, fade: 0.34, grow: 0.012, foot: 0.006 },
      { do: 'glints', count: 3 },
    ],
  },
})
