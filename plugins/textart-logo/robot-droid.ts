import { join } from 'node:path'
import { defineTextArt } from '@gateway/sdk-plugin/text-art'

/** Where the eyes are, that light what is turned to them. */
const EYES = { at: [0.2, 0.45], reach: 0.34, size: 0.02, wrap: 0.05 } as const

export default defineTextArt({
  category: 'textart',
  name: 'robotDroid',
  summary: 'A robot’s head beside letters of bolted armour with light in their seams',
  samples: ['Droid'],
  recipe: {
    lettering: {
      font: 'poster',
      weight: 900,
      case: 'upper',
      spacing: 0.07,
      width: 0.6,
      height: 0.72,
      centre: [0.664, 0.5],
      widen: 1.5,
      heighten: 1.2,
    },
    // A lamp above left, strips of a workshop; the eyes' light comes from the left.
    light: {
      sky: [0.4, 0.43, 0.48],
      horizon: [0.14, 0.155, 0.18],
      ground: [0.04, 0.044, 0.05],
      boxes: [
        { at: [-0.5, -0.75, 0.6], width: 0.45, height: 0.28, power: 8, colour: [1, 0.97, 0.92] },
        { at: [0.95, -0.25, 0.35], width: 0.12, height: 0.9, power: 3, colour: [0.85, 0.93, 1] },
        { at: [-0.97, 0.12, 0.3], width: 0.2, height: 0.5, power: 6, colour: [0.2, 0.85, 1] },
        { at: [0.25, 0.85, 0.4], width: 0.9, height: 0.1, power: 1.1, colour: [1, 0.7, 0.45] },
      ],
    },
    backplate: join(import.meta.dirname, 'backplates', 'robot_droid.jpg'),
    steps: [
      {
        do: 'shadow',
        grow: 0.04,
        sweep: [0.03, 0.08],
        tint: [0, 0.008, 0.015],
        layers: [
          { blur: 0.02, lift: 0.02, strength: 0.85 },
          { blur: 0.08, lift: 0.09, strength: 0.6 },
        ],
      },
      { do: 'extrude', to: [0.03, 0.09], grow: 0.036, material: { like: 'darkSteel', rough: 0.28 }, fade: 0.75 },
      // A frame of steel, a gap that light leaks from, sheet metal in enamel as the head's.
      {
        do: 'surface',
        grow: 0.036,
        profile: { kind: 'bevel', width: 0.016, height: 0.016 },
        bumps: [{ kind: 'brushed', amount: 0.0008, scale: 0.02 }],
        material: { like: 'steel', rough: 0.26 },
        gain: 0.8,
      },
      { do: 'fill', grow: 0.008, blur: 0.003, colour: '#02080a' },
      { do: 'fill', grow: 0.002, line: 0.008, colour: '#2fdcff', gain: 0.5 },
      {
        do: 'surface',
        grow: -0.008,
        profile: { kind: 'round', width: 0.075, height: 0.05 },
        soft: 0.008,
        bumps: [{ kind: 'grain', amount: 0.0007, scale: 0.02 }],
        paint: {
          kind: 'bands',
          colours: ['#ff6208', '#14181c', '#dfe4e8', '#14181c', '#46505a'],
          stops: [0.27, 0.288, 0.82, 0.836],
          lean: 0.12,
          vary: 0.06,
        },
        material: { colour: '#e4e9ed', metal: 0.12, rough: 0.34, coat: 1.1, coatRough: 0.08 },
        hollows: 1.5,
        gain: 1.05,
      },
      { do: 'wear', dirt: 0.34, chips: 0.09, scratches: 0, below: '#3c444c', dirtColour: '#15191c', scale: 0.7 },
      // Rivets along the edge of each plate.
      {
        do: 'beads',
        size: 0.036,
        rows: 1,
        grow: -0.042,
        gap: 4.6,
        rise: 0.55,
        material: { like: 'steel', rough: 0.3 },
        seat: 0.9,
        gain: 0.9,
      },
      // What the lamp above left does not reach.
      {
        do: 'fill',
        grow: -0.008,
        blend: 'multiply',
        emoji: false,
        paint: { kind: 'vertical', colours: ['#ffffff', '#ffffff', '#d4dae0', '#8c98a6'] },
      },
      // The eyes' light, which comes from the left, on the faces and on the edges that look there.
      {
        do: 'fill',
        grow: -0.008,
        blend: 'add',
        emoji: false,
        paint: { kind: 'radial', at: [-0.16, 0.4], radius: 2.2, colours: ['#0cc0ee', '#067088', '#022832', '#000000'] },
        gain: 0.26,
      },
      {
        do: 'fill',
        grow: -0.008,
        line: 0.06,
        blur: 0.016,
        blend: 'add',
        emoji: false,
        facing: EYES,
        colour: '#12b4e0',
        gain: 2.2,
      },
      {
        do: 'fill',
        grow: 0.034,
        line: 0.02,
        blur: 0.003,
        blend: 'add',
        emoji: false,
        facing: EYES,
        colour: '#8ef0ff',
        gain: 0.9,
      },
      { do: 'glints', count: 3 },
    ],
    finish: { bloom: { strength: 0.35 } },
  },
})
