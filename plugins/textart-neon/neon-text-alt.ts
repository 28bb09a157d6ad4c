import { defineTextArt } from '@gateway/sdk-plugin/text-art'

export default defineTextArt({
  category: 'textart',
  name: 'neonTextAlt',
  summary: 'Channel letters of sheet metal with bulbs and a neon rim on painted boards',
  samples: ['Gateway', 'OPEN\nLATE'],
  recipe: {
    lettering: {
      font: 'poster',
      weight: 400,
      case: 'upper',
      spacing: 0.05,
      width: 0.92,
      height: 0.74,
      widen: 1.4,
      centre: [0.49, 0.48],
    },
    light: 'night',
    gain: 0.55,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'wood',
            colours: ['#4f8f92', '#2c5a62'],
            relief: 1.2,
            spot: { at: [0.5, 0.2], size: 0.9, rest: 0.3, power: 0.75 },
          },
          // What all the lamps together throw on the boards.
          {
            do: 'shape',
            path: 'M20 50A80 30 0 0 1 180 50A80 30 0 0 1 20 50Z',
            view: [200, 100],
            height: 1,
            steps: [{ do: 'fill', colour: [2.6, 1.5, 1.3], blur: 0.09, blend: 'multiply' }],
          },
        ],
      },
      // Near the letters the boards are pink and warm, and less and less away from them.
      { do: 'fill', grow: 0.06, blur: 0.12, colour: [10, 2.1, 2.3], blend: 'multiply', emoji: false },
      { do: 'fill', grow: 0.05, blur: 0.06, colour: [2.6, 1.2, 1.3], blend: 'multiply', emoji: false },

      { do: 'shadow', grow: 0.03, sweep: [0.03, 0.1], layers: [{ blur: 0.05, lift: 0.03, strength: 0.8 }] },
      {
        do: 'extrude',
        to: [0.03, 0.1],
        grow: 0.03,
        material: { like: 'darkSteel', colour: '#c8283c', rough: 0.38 },
        fade: 0.7,
        gain: 1.6,
        // What the tubes and the boards throw on the walls.
        strips: [
          { at: 0, width: 0.05, reach: 0.38, wash: 0.9, colour: '#ff4a4a', gain: 0.42 },
          { at: 1, width: 0.04, reach: 0.22, wash: 0.9, colour: '#ff6a5a', gain: 0.16 },
        ],
      },
      {
        do: 'surface',
        grow: 0.03,
        profile: { kind: 'round', width: 0.02, height: 0.014 },
        soft: 0.012,
        material: { like: 'brass', rough: 0.34 },
      },
      {
        do: 'surface',
        grow: 0.016,
        profile: { kind: 'round', width: 0.03, height: -0.03 },
        bumps: [{ kind: 'grain', amount: 0.0012, scale: 0.03 }],
        material: { colour: '#3a0a14', metal: 0.1, rough: 0.5, coat: 0.4, coatRough: 0.3 },
      },
      {
        do: 'neon',
        along: 'outline',
        inset: 0.022,
        radius: 0.0155,
        wall: 0.25,
        soft: 0.012,
        colours: ['#ff2a6d'],
        power: 3.4,
        core: 0.6,
        fittings: 'none',
        onto: 'letters',
        lift: 0.03,
        wash: 2,
        gloss: 0.2,
        ground: '#5a0e1a',
      },
      {
        do: 'bulbs',
        apart: 0.105,
        size: 0.032,
        room: 2.1,
        full: true,
        filament: 1.2,
        dead: 0,
        halo: 0.2,
        power: 4.8,
        colours: ['#ff9c2a'],
        wash: 5,
        gloss: 0.3,
        ground: '#5a0e1a',
      },
    ],
    finish: { bloom: { strength: 0.4, from: 1 } },
  },
})
