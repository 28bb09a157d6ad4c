import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'darkGoldOnline',
  summary: 'Black and gold lettering before glowing tiles',
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
            kind: 'hexagons',
            colours: [
              [0.055, 0.027, 0.008],
              [0.014, 0.008, 0.003],
            ],
            spot: { at: [0.24, 0.2], size: 0.95, rest: 0.25, power: 1.1 },
          },
          { do: 'defocus', blur: 0.004 },
          // A lamp behind the tiles, below: the wall is warm down there, and no two tiles are as bright.
          {
            do: 'shape',
            path: 'M-10 100A110 46 0 0 1 210 100V130H-10Z',
            view: [200, 100],
            height: 1,
            steps: [
              { do: 'fill', colour: [2.6, 2, 1.4], blur: 0.12, blend: 'multiply' },
              { do: 'fill', colour: [1, 0.5, 0.12], blur: 0.14, gain: 0.028, blend: 'add' },
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
      {
        do: 'extrude',
        to: [0, 0.08],
        shrink: 0.02,
        grow: 0.014,
        material: { like: 'blackLacquer', coat: 2 },
        fade: 0.3,
        gain: 1.6,
        strips: [{ at: 0.82, width: 0.14, colour: '#ffb648', gain: 1.2 }],
      },
      {
        do: 'surface',
        grow: 0.014,
        profile: { kind: 'bevel', width: 0.012, height: 0.014 },
        material: 'gold',
        gain: 0.75,
      },
      {
        do: 'surface',
        grow: 0.004,
        profile: { kind: 'round', width: 0.018, height: -0.014 },
        material: { like: 'blackLacquer', coat: 1.6 },
      },
      {
        do: 'surface',
        grow: -0.02,
        profile: { kind: 'bevel', width: 0.05, height: 0.045 },
        soft: 0.011,
        bumps: [{ kind: 'waves', amount: 0.004, scale: 0.6 }],
        paint: { kind: 'vertical', colours: ['#ffdf98', '#f6c05c', '#e2a040'] },
        material: { like: 'gold', rough: 0.12 },
        vary: 0.35,
        gain: 2.15,
      },
      // One lamp, at the left: what is far from it is darker.
      {
        do: 'fill',
        grow: 0.02,
        paint: {
          kind: 'horizontal',
          colours: [
            [1.15, 1.12, 1.06],
            [1, 0.98, 0.95],
            [0.94, 0.9, 0.84],
          ],
        },
        blend: 'multiply',
        emoji: false,
      },
      { do: 'confetti', count: 90, colours: ['#ffcf6b', '#e89a2a'], size: [0.002, 0.007], soft: 0.012, clear: 0.6 },
      { do: 'glints', count: 2, size: 0.22, colour: '#ffe2a6' },
    ],
    finish: { bloom: { strength: 0.25, from: 1.3 } },
  },
})
