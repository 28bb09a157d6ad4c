import { join } from 'node:path'
import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'heroShield',
  summary: 'A winged crest of enamel and gold on the wall of a hall, above the lettering of a comic’s cover',
  samples: ['Hero'],
  recipe: {
    lettering: {
      font: 'poster',
      weight: 900,
      case: 'upper',
      spacing: 0.06,
      width: 0.655,
      height: 0.305,
      centre: [0.5, 0.742],
      arc: -20,
      widen: 2,
    },
    // A hall at dusk: a large lamp above left, strips that gold mirrors as bright edges, a warm glow from below.
    light: {
      sky: [0.3, 0.4, 0.62],
      horizon: [0.42, 0.3, 0.2],
      ground: [0.03, 0.028, 0.04],
      blend: 0.12,
      boxes: [
        { at: [-0.5, -0.75, 0.6], width: 0.42, height: 0.3, power: 9, colour: [1, 0.96, 0.9] },
        { at: [0.85, -0.45, 0.35], width: 0.1, height: 0.7, power: 5, colour: [0.75, 0.86, 1] },
        { at: [-1, 0.1, 0.2], width: 0.1, height: 0.8, power: 4, colour: [1, 0.86, 0.68] },
        { at: [0.2, -1, 0.15], width: 1.4, height: 0.07, power: 4, colour: [1, 0.95, 0.86] },
        { at: [0.3, 0.8, 0.5], width: 0.76, height: 0.07, power: 2.2, colour: [1, 0.72, 0.42] },
      ],
    },
    backplate: join(import.meta.dirname, 'backplates', 'hero_crest.jpg'),
    steps: [
      {
        do: 'shadow',
        grow: 0.06,
        sweep: [0, 0.09],
        tint: [0.01, 0.01, 0.04],
        layers: [
          { blur: 0.02, lift: 0.03, strength: 0.85 },
          { blur: 0.09, lift: 0.13, strength: 0.7 },
          { blur: 0.24, lift: 0.22, strength: 0.4 },
        ],
      },
      { do: 'extrude', to: [0, 0.1], shrink: 0.02, vanish: [0.5, 0.2], grow: 0.055, material: 'bronze', fade: 0.85 },
      {
        do: 'surface',
        grow: 0.055,
        profile: { kind: 'bevel', width: 0.028, height: 0.03 },
        soft: 0.007,
        material: 'gold',
      },
      { do: 'fill', grow: 0.012, colour: '#2a0104' },
      // Translucent enamel: dark at the wall that holds it, melted to a low dome that mirrors the lamps without a break.
      {
        do: 'surface',
        grow: 0.002,
        profile: { kind: 'round', width: 0.085, height: 0.045 },
        soft: 0.016,
        bumps: [
          { kind: 'waves', amount: 0.005, scale: 0.55 },
          // Engine-turned metal below it.
          { kind: 'guilloche', amount: 0.00035, scale: 0.028 },
        ],
        paint: { kind: 'edge', width: 0.075, colours: ['#4a0206', '#980610', '#c40a18', '#d81220', '#de161e'] },
        material: { colour: '#c80a16', metal: 0.8, rough: 0.3, coat: 0.9, coatRough: 0.05 },
        hollows: 0,
        bounce: 0.35,
        gain: 1.65,
      },
      // A window mirrored in the coat: dusk above, ended by its sill.
      {
        do: 'fill',
        grow: -0.05,
        blur: 0.006,
        blend: 'add',
        emoji: false,
        paint: { kind: 'bands', colours: ['#6a3c40', '#000000'], stops: [0.4], lean: 0.16 },
        gain: 0.8,
      },
      {
        do: 'fill',
        blend: 'multiply',
        emoji: false,
        paint: { kind: 'vertical', colours: ['#ffffff', '#fbe6e6', '#b8848c', '#a87880', '#d8b0b4'] },
      },
      { do: 'glints', count: 3 },
    ],
    finish: { vignette: 0.35, exposure: 1.08, saturation: 1.05, bloom: { strength: 0.25, from: 1.3 } },
  },
})
