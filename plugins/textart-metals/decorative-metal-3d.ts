import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'texteffect',
  name: 'decorativeMetal3d',
  summary: 'Silver scrolls, blossoms and leaves on a darkened ground, in a golden rim, on black marble before brocade',
  recipe: {
    lettering: {
      font: 'serif',
      weight: 900,
      case: 'upper',
      spacing: 0.085,
      width: 0.92,
      height: 0.66,
      heighten: 1.65,
      centre: [0.5, 0.52],
    },
    light: {
      sky: [0.4, 0.43, 0.52],
      horizon: [0.07, 0.065, 0.075],
      ground: [0.12, 0.085, 0.05],
      boxes: [
        { at: [-0.45, -0.8, 0.55], width: 0.5, height: 0.22, power: 8, colour: [1, 0.97, 0.92] },
        { at: [0.95, -0.1, 0.35], width: 0.12, height: 0.8, power: 2.6, colour: [0.82, 0.9, 1] },
        { at: [-0.98, 0.05, 0.25], width: 0.1, height: 0.8, power: 3, colour: [1, 0.9, 0.78] },
        // Behind the letters: what their upper sides mirror.
        { at: [-0.3, -0.25, -0.9], width: 0.9, height: 0.3, power: 5.5, colour: [1, 0.93, 0.82], soft: 0.3 },
      ],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'brocade',
            colours: ['#1a2148', '#7a6034'],
            scale: 0.9,
            spot: { at: [0.42, 0.3], size: 0.55, rest: 0.25, power: 1.6 },
          },
          { do: 'defocus', blur: 0.01 },
        ],
      },
      {
        do: 'table',
        kind: 'marble',
        colours: ['#12131d', '#2b2c3e', '#8e6c38'],
        scale: 0.75,
        depth: 0.12,
        soft: 0.004,
        light: [3, 2.7, 2.3],
        mirror: 0.6,
        front: 0.9,
      },
      { do: 'cast', length: 0, tint: [0.03, 0.03, 0.06], foot: 0.04, contact: 1 },
      // Polished sides: mouldings would outshine the face.
      {
        do: 'extrude',
        to: [0, -0.07],
        shrink: 0.05,
        vanish: [0.5, 0.1],
        grow: 0.036,
        even: 0.1,
        material: { like: 'gold', colour: [1, 0.68, 0.27], rough: 0.06 },
        fade: 0.55,
        gain: 1.5,
        uneven: 0.5,
      },
      { do: 'surface', grow: 0.04, profile: { kind: 'round', width: 0.035, height: 0.035 }, material: 'gold' },
      // The dark joint in which the silver sits.
      {
        do: 'fill',
        grow: 0.006,
        paint: { kind: 'edge', width: 0.03, colours: ['#1c0a03', '#7c4c1a', '#4c2a0e'] },
        emoji: false,
      },
      {
        do: 'surface',
        grow: -0.014,
        profile: { kind: 'inflate', height: 0.5 },
        soft: 0.01,
        // Brushed silver gone dark, which nobody can polish between the leaves.
        bumps: [{ kind: 'brushed', amount: 0.0008, scale: 0.05 }],
        material: { like: 'silver', colour: [0.16, 0.165, 0.19], rough: 0.34 },
      },
      {
        do: 'scrolls',
        pattern: 'medallions',
        line: 0.014,
        swell: 0.4,
        grow: 0.004,
        steps: [
          {
            do: 'shadow',
            grow: 0.002,
            tint: [0.01, 0.008, 0.01],
            layers: [{ blur: 0.008, lift: 0.014, strength: 0.9 }],
          },
          {
            do: 'surface',
            profile: { kind: 'chisel', slope: 0.9 },
            soft: 0.004,
            material: { like: 'silver', colour: [0.95, 0.95, 0.96], rough: 0.16 },
            hollows: 0,
            gain: 1.6,
          },
        ],
      },
      { do: 'reflection', strength: 0.6, soft: 0.02, rough: 0.3, fade: 0.3, grow: 0.04, foot: 0.034 },
      { do: 'glints', count: 3 },
    ],
  },
})
