import { join } from 'node:path'
import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'clownLogo',
  summary: 'A grinning clown above dancing letters of candy colours, in a circus tent',
  samples: ['Big Top'],
  recipe: {
    seed: 3,
    lettering: {
      font: 'poster',
      weight: 900,
      spacing: 0.09,
      width: 0.9,
      height: 0.48,
      centre: [0.5, 0.745],
      arc: 14,
      widen: 1.5,
      jitter: { turn: 3.5, shift: 0.025, size: 0.07 },
    },
    // Warm lamps all around the ring; little else.
    light: {
      sky: [0.5, 0.36, 0.26],
      horizon: [0.36, 0.22, 0.14],
      ground: [0.1, 0.04, 0.04],
      boxes: [
        { at: [-0.45, -0.75, 0.55], width: 0.4, height: 0.28, power: 9, colour: [1, 0.93, 0.82] },
        { at: [0.85, -0.4, 0.35], width: 0.14, height: 0.6, power: 4.5, colour: [1, 0.82, 0.56] },
        { at: [-0.95, 0.1, 0.25], width: 0.1, height: 0.9, power: 3.5, colour: [1, 0.82, 0.56] },
        { at: [0.3, 0.85, 0.35], width: 0.7, height: 0.08, power: 1.6, colour: [1, 0.72, 0.5] },
      ],
    },
    backplate: join(import.meta.dirname, 'backplates', 'clown.jpg'),
    steps: [
      // The bulbs' light on the cloth around them; before it, what the letters keep from the cloth.
      { do: 'fill', grow: 0.07, blur: 0.2, colour: '#ff8a2c', gain: 0.34, blend: 'add', emoji: false },
      // On the rail before them it lies below each letter.
      { do: 'cast', tint: [0.05, 0.01, 0.008], length: 0.16, lean: 0.12, strength: 0.7, soft: 0.05, contact: 0.9 },
      {
        do: 'shadow',
        grow: 0.05,
        sweep: [0.01, 0.09],
        tint: [0.03, 0, 0.01],
        layers: [
          { blur: 0.02, lift: 0.06, strength: 0.9 },
          { blur: 0.045, lift: 0.26, strength: 0.88 },
          { blur: 0.1, lift: 0.36, strength: 0.5 },
        ],
      },
      { do: 'extrude', to: [0.01, 0.09], grow: 0.06, material: { like: 'bronze', rough: 0.32 }, fade: 0.75 },
      {
        do: 'surface',
        grow: 0.06,
        profile: { kind: 'round', width: 0.045, height: 0.045 },
        soft: 0.006,
        material: { like: 'gold', rough: 0.18 },
        bounce: 0.3,
        gain: 1.15,
      },
      { do: 'fill', grow: 0.008, blur: 0.006, colour: '#140206' },
      {
        do: 'surface',
        grow: -0.002,
        profile: { kind: 'dish', width: 0.05, height: 0.05 },
        paint: { kind: 'letters', colours: ['#c8081a', '#c87a00', '#0080b8', '#5c14b4', '#c83a04', '#0e7a1e'] },
        material: { colour: '#ffffff', metal: 0, rough: 0.44, coat: 0.5, coatRough: 0.1 },
        hollows: 1.6,
        bounce: 0.1,
        gain: 0.8,
      },
      {
        do: 'bulbs',
        apart: 0.135,
        size: 0.031,
        power: 6,
        wash: 14,
        lift: 0.032,
        gloss: 0.12,
        halo: 0.15,
        colours: ['#ffb45a'],
        tinted: true,
        dead: 0,
      },
      { do: 'glints', count: 3, colour: '#ffe6b8' },
    ],
    finish: { tone: 'soft', vignette: 0.4, saturation: 1.05, bloom: { strength: 0.4, from: 1.2 } },
  },
})
