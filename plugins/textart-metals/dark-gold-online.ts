import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'darkGoldOnline',
  summary: 'Mitred gold on black sides, before a slab of black marble that lamps behind the letters light',
  recipe: {
    lettering: {
      font: 'poster',
      weight: 900,
      case: 'upper',
      spacing: 0.055,
      width: 0.9,
      height: 0.66,
      heighten: 1.25,
      widen: 1.4,
    },
    light: {
      sky: [0.1, 0.09, 0.08],
      horizon: [0.12, 0.105, 0.09],
      ground: [0.03, 0.017, 0.007],
      boxes: [
        { at: [-0.6, -0.7, 0.5], width: 0.6, height: 0.3, power: 7, colour: [1, 0.93, 0.82] },
        { at: [1, -0.15, 0.3], width: 0.16, height: 0.9, power: 2.4, soft: 0.12, colour: [1, 0.86, 0.66] },
        { at: [-1, -0.05, 0.25], width: 0.14, height: 0.9, power: 1.6, soft: 0.12, colour: [1, 0.9, 0.78] },
        // A dim cloth straight ahead, which the flat faces mirror.
        { at: [0.08, -0.22, 0.96], width: 0.9, height: 0.16, power: 1.3, soft: 0.25, colour: [1, 0.88, 0.68] },
        { at: [0, 0.85, 0.45], width: 0.7, height: 0.1, power: 3.4, soft: 0.06, colour: [1, 0.74, 0.42] },
      ],
    },
    gain: 1.15,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'marble',
            scale: 0.62,
            colours: ['#070504', '#150d08', '#9a7440'],
            spot: { at: [0.24, 0.16], size: 0.95, rest: 0.45, power: 1.1 },
          },
          { do: 'defocus', blur: 0.003 },
          // The room that its polish mirrors is darker than the one before the letters.
          {
            do: 'shape',
            path: 'M-10 -10H210V110H-10Z',
            view: [200, 100],
            height: 1.2,
            steps: [
              {
                do: 'fill',
                blend: 'multiply',
                paint: { kind: 'vertical', colours: ['#a48c74', '#ac9a86', '#d0c4b6', '#ffffff', '#ffffff'] },
              },
            ],
          },
        ],
      },
      {
        do: 'shadow',
        grow: 0.045,
        sweep: [0, 0.09],
        layers: [
          { blur: 0.02, lift: 0.02, strength: 0.9 },
          { blur: 0.1, lift: 0.1, strength: 0.6 },
        ],
      },
      // Lamps behind the letters: the tiles' edges shine towards them.
      {
        do: 'backlit',
        colours: ['#ff9a2e', '#ffb04a', '#ff9a2e'],
        power: 3.4,
        lift: 0.08,
        gloss: 0.35,
        rough: 0.5,
        halo: 0.03,
      },
      // The word keeps the lamps' light from the tiles right behind it.
      {
        do: 'fill',
        grow: 0.06,
        blur: 0.09,
        colour: [0.05, 0.035, 0.025],
        blend: 'multiply',
        opacity: 0.45,
        emoji: false,
      },
      // Sides of black lacquer, which mirror the lamp below.
      {
        do: 'extrude',
        to: [0, 0.08],
        shrink: 0.02,
        grow: 0.012,
        even: 0.1,
        material: { like: 'blackLacquer', coat: 2.4 },
        fade: 0.25,
        gain: 3.4,
        uneven: 0.25,
      },
      {
        do: 'surface',
        grow: 0.012,
        profile: { kind: 'round', width: 0.012, height: 0.012 },
        material: { like: 'blackLacquer', coat: 1.6 },
      },
      // Mitred and polished; within it the face, brushed to satin.
      {
        do: 'surface',
        grow: -0.004,
        profile: { kind: 'bevel', width: 0.05, height: 0.045 },
        soft: 0.003,
        bumps: [{ kind: 'waves', amount: 0.0012, scale: 0.5 }],
        paint: { kind: 'vertical', colours: ['#ffdf98', '#f6c05c', '#e2a040'] },
        material: { like: 'gold', rough: 0.1 },
        vary: 0.3,
        gain: 2.1,
      },
      {
        do: 'surface',
        grow: -0.056,
        profile: { kind: 'bevel', width: 0.008, height: -0.005 },
        soft: 0.003,
        bumps: [{ kind: 'brushed', amount: 0.00028, scale: 0.006 }],
        paint: { kind: 'vertical', colours: ['#ffd98c', '#e0a548', '#b87c2a', '#d69a40', '#f0b858', '#a86e22'] },
        material: { like: 'gold', rough: 0.24 },
        vary: 0.2,
        gain: 1.9,
      },
      // One lamp, at the left: what is far from it is darker.
      {
        do: 'fill',
        grow: 0.02,
        paint: {
          kind: 'horizontal',
          colours: [
            [1.2, 1.17, 1.1],
            [1.02, 0.99, 0.94],
            [0.76, 0.7, 0.62],
            [0.54, 0.47, 0.39],
          ],
        },
        blend: 'multiply',
        emoji: false,
      },
      // Black marble that they stand on, polished.
      {
        do: 'floor',
        gap: 0.088,
        mirror: 0.42,
        fade: 0.14,
        soft: 0.018,
        rough: 0.15,
        lit: 0.5,
        colour: [0.006, 0.004, 0.002],
      },
      { do: 'confetti', count: 90, colours: ['#ffcf6b', '#e89a2a'], size: [0.002, 0.007], soft: 0.012, clear: 0.6 },
      { do: 'glints', count: 2, size: 0.22, colour: '#ffe2a6' },
    ],
    finish: { bloom: { strength: 0.25, from: 1.3 } },
  },
})
