import { defineTextArt } from '@gateway/sdk-plugin/text-art'
import { bauble, FAIRY_LIT, LAMP_POOLS } from './christmas-props.ts'

const LACQUER = {
  colour: [0.36, 0.004, 0.01],
  metal: 0.5,
  rough: 0.18,
  coat: 2.2,
  coatRough: 0.03,
} as const

/** The lamps above, from the left to the right: as snow takes them, and as the lacquer mirrors them. */
const LAMPS = ['#ff4632', '#3fd26a', '#ffb347', '#ffdf6b', '#4f9bff', '#ffb347', '#3fd26a', '#4f7bff']
const GLOSSES = ['#ffb347', '#4f9bff', '#ff8a3a', '#3fd26a', '#ffdf6b', '#4f9bff', '#ff9a4a', '#62d26a']

export default defineTextArt({
  category: 'texteffect',
  name: 'christmasSnow',
  summary: 'Red letters deep in snow at night, lit by fairy lights',
  samples: ['Merry', 'Merry\nChristmas'],
  recipe: {
    seed: 12,
    lettering: {
      lineHeight: 0.92,
      font: 'round',
      weight: 900,
      case: 'upper',
      spacing: 0.02,
      width: 0.9,
      height: 0.58,
      heighten: 1.35,
      centre: [0.5, 0.5],
      foot: 0.738,
    },
    light: FAIRY_LIT,
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'backdrop',
            colours: ['#020714', '#08182f', '#14304f', '#27435f'],
            pools: [{ at: [0.5, 0.45], size: 0.5, colour: '#4d3b33', strength: 0.7 }],
          },
          {
            do: 'firs',
            count: 22,
            foot: 0.62,
            size: [0.25, 0.62],
            clear: 0.6,
            colours: ['#263f4b', '#112727'],
            snow: [0.16, 0.24, 0.4],
          },
          {
            do: 'bokeh',
            colours: ['#ffb45a', '#ff8a3c', '#ffd9a0', '#ff5a4a', '#5fb4ff'],
            count: 60,
            size: [0.008, 0.034],
            strength: 0.75,
            band: [0.2, 0.62],
          },
          { do: 'defocus', blur: 0.008 },
          {
            do: 'ground',
            horizon: 0.63,
            soft: 0.014,
            sparkle: 1.2,
            colour: [0.42, 0.46, 0.58],
            shade: [0.2, 0.3, 0.6],
            haze: [0.2, 0.2, 0.25],
            fog: 0.7,
          },
          ...LAMP_POOLS,
          {
            do: 'fairyLights',
            path: [
              [-0.08, -0.02],
              [0.31, -0.035],
              [0.69, -0.035],
              [1.08, -0.02],
            ],
            sag: 0.16,
            count: 6,
            colours: ['#ffb347', '#ff4632', '#62d26a', '#4f9bff', '#ffdf6b'],
            power: 5,
            wire: [0.03, 0.055, 0.035],
          },
        ],
      },
      { do: 'cast', length: 0.2, lean: 0.8, foot: -0.02, soft: 0.04, strength: 0.72, tint: [0.16, 0.2, 0.4] },
      {
        do: 'extrude',
        to: [0.03, -0.05],
        material: { ...LACQUER, colour: [0.42, 0.008, 0.012], rough: 0.4 },
        fade: 0.3,
        gain: 1.6,
      },
      {
        do: 'surface',
        profile: { kind: 'inflate', height: 0.85 },
        bumps: [{ kind: 'waves', amount: 0.003, scale: 0.5 }],
        material: LACQUER,
        vary: 0.35,
      },
      // The coloured lamps above in the gloss.
      {
        do: 'fill',
        grow: -0.012,
        line: 0.03,
        blur: 0.014,
        shift: [0, -0.008],
        blend: 'add',
        emoji: false,
        paint: { kind: 'horizontal', colours: GLOSSES },
        gain: 0.08,
      },
      // Frost that has settled on them, and snow that blew against their feet.
      { do: 'dust', colour: [0.62, 0.72, 0.95], amount: 0.12, above: 0.25, foot: 0.55, scale: 0.16, grain: 0.014 },
      {
        do: 'cap',
        depth: 0.15,
        lumps: 0.9,
        scale: 0.12,
        runs: { every: 0.36, length: 0.1, radius: 0.012, drop: 0.7, hang: 0.08 },
        rise: 0.036,
        heave: 1,
        mound: 0.13,
        over: 0.008,
        ragged: 0.022,
        inner: 0.2,
        level: 0.9,
        least: 0.45,
        soft: 0.02,
        steps: [
          { do: 'shadow', grow: 0, tint: [0.1, 0.0, 0.04], layers: [{ blur: 0.03, lift: 0.05, strength: 0.6 }] },
          // It lies on their tops to the back, in the shade there.
          {
            do: 'extrude',
            to: [0.03, -0.05],
            material: { colour: [0.7, 0.76, 0.9], metal: 0, rough: 0.9, scatter: 0.5 },
            fade: 0.2,
          },
          {
            do: 'surface',
            profile: { kind: 'inflate', height: 1.1 },
            bumps: [
              { kind: 'grain', amount: 0.006, scale: 0.018 },
              { kind: 'hewn', amount: 0.014, scale: 0.07 },
              { kind: 'waves', amount: 0.03, scale: 0.14 },
            ],
            material: { colour: [0.86, 0.9, 0.98], metal: 0, rough: 0.85, scatter: 0.4 },
          },
          // Deep snow is blue where it turns away.
          {
            do: 'fill',
            blend: 'multiply',
            emoji: false,
            paint: {
              kind: 'edge',
              colours: ['#9eb5fa', '#cde0ff', '#ffffff'],
              width: 0.075,
            },
          },
          { do: 'grit', amount: 0.2, scale: 0.009 },
          // The lamps above it, each in its colour.
          {
            do: 'fill',
            line: 0.14,
            blur: 0.04,
            facing: { at: [0.5, -1], reach: 10, wrap: 0.3 },
            blend: 'multiply',
            emoji: false,
            paint: { kind: 'horizontal', colours: LAMPS },
            opacity: 0.6,
          },
        ],
      },
      { do: 'drift', height: 0.08, gaps: 0.035, foot: -0.01, colour: [0.52, 0.54, 0.64], shade: [0.22, 0.3, 0.58] },
      // What the lacquer throws on the snow before it.
      {
        do: 'fill',
        shift: [0, 0.13],
        blur: 0.06,
        blend: 'multiply',
        emoji: false,
        paint: { kind: 'vertical', colours: ['#ffffff', '#ffffff', '#fff0f0', '#ffb8b8'] },
      },
      {
        do: 'foreground',
        steps: [
          {
            do: 'sprigs',
            needle: 0.07,
            snow: 0.7,
            shadow: 0.6,
            lift: 0.03,
            colours: [
              [0.004, 0.014, 0.01],
              [0.03, 0.085, 0.04],
            ],
            gain: 0.8,
            twigs: [
              { at: [-0.03, 0.98], turn: -24, length: 0.5 },
              { at: [-0.03, 1.06], turn: -12, length: 0.62 },
              { at: [1.03, 0.98], turn: 204, length: 0.5 },
              { at: [1.03, 1.06], turn: 192, length: 0.62 },
            ],
          },
          ...bauble({ at: [0.075, 0.9], height: 0.2, colour: '#c01420', turn: -16 }),
          ...bauble({ at: [0.925, 0.9], height: 0.2, colour: '#d99a2e', turn: 18 }),
          ...bauble({ at: [0.86, 0.95], height: 0.13, colour: '#c01420', turn: -10 }),
          ...bauble({ at: [0.15, 0.95], height: 0.13, colour: '#d99a2e', turn: 12 }),
        ],
      },
      { do: 'flakes', count: 420, near: 0.035 },
    ],
    finish: { exposure: 1.15, vignette: 0.4, bloom: { strength: 0.45, from: 1 } },
  },
})
