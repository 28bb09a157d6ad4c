import { join } from 'node:path'
import { defineTextArt } from '@gateway/sdk-plugin/text-art'

const RUBBER = ['#ee2c4e', '#ffae1c', '#27b35c', '#2c8cf0', '#9a44e0', '#ff6fae']

const RIBBONS = ['#e2617c', '#dd9a32', '#3fa866', '#4f93dc', '#9a62d6', '#e878ae']

/** Of light that has gone through the rubber. */
const GLOW = ['#ff6a5c', '#ffc84a', '#6ee06a', '#5cc4ff', '#d07cff', '#ff9cc4']

/** Their shadows on the wall. */
const SHADES = ['#c2838c', '#c6a184', '#98a79a', '#939fb8', '#a08fb4', '#c298aa']

export default defineTextArt({
  category: 'texteffect',
  name: 'birthdayBalloon',
  summary: 'Rubber balloons in the form of letters on gathered strings beside a birthday cake with candles',
  samples: ['Happy', 'Happy\nBirthday'],
  recipe: {
    seed: 21,
    lettering: {
      font: 'round',
      weight: 900,
      spacing: 0.06,
      width: 0.86,
      height: 0.5,
      heighten: 1.2,
      centre: [0.5, 0.42],
    },
    // One wide window above left; the other side has light that comes through the rubber.
    light: {
      sky: [0.6, 0.56, 0.55],
      horizon: [0.4, 0.34, 0.33],
      ground: [0.3, 0.22, 0.2],
      key: [-0.5, -0.72, 0.55],
      boxes: [
        { at: [-0.62, -0.68, 0.56], width: 0.13, height: 0.32, power: 15, colour: [1, 0.98, 0.95], soft: 0.035 },
        { at: [-0.36, -0.74, 0.62], width: 0.13, height: 0.32, power: 15, colour: [1, 0.98, 0.95], soft: 0.035 },
        { at: [0.92, -0.2, 0.35], width: 0.07, height: 0.6, power: 4, colour: [1, 0.95, 0.9], soft: 0.08 },
        { at: [0.7, 0.7, 0.4], width: 0.6, height: 0.5, power: 0.9, colour: [1, 0.86, 0.82], soft: 0.5 },
      ],
    },
    backplate: join(import.meta.dirname, 'backplates', 'birthday.jpg'),
    steps: [
      // The letters are what the lens is set to: cake and presents lie behind that.
      { do: 'scene', steps: [{ do: 'defocus', blur: 0.0042 }] },
      // Light that has gone through them falls on the wall with their shadow.
      {
        do: 'fill',
        paint: { kind: 'letters', colours: SHADES },
        grow: 0.02,
        shift: [0.1, 0.14],
        blur: 0.05,
        blend: 'multiply',
        opacity: 0.85,
        emoji: false,
      },
      {
        do: 'confetti',
        shape: 'strip',
        count: 90,
        colours: ['#e8304a', '#f6b323', '#2fae57', '#2f8fe0', '#ffffff', '#a04be0'],
        size: [0.006, 0.016],
        clear: 0.35,
      },
      {
        do: 'strings',
        colours: RIBBONS,
        necks: { size: 0.09, colours: RUBBER },
        width: 0.005,
        swing: 0.012,
        gather: 1,
        to: 0.56,
        foot: 1,
      },
      {
        do: 'surface',
        grow: 0.036,
        profile: { kind: 'inflate', height: 1.3 },
        bumps: [
          { kind: 'gathers', amount: 0.03, scale: 0.06, reach: 0.2 },
          { kind: 'waves', amount: 0.008, scale: 0.9 },
        ],
        paint: { kind: 'letters', colours: RUBBER },
        bounce: 1,
        vary: 0.4,
        material: { colour: [0.9, 0.9, 0.9], metal: 0, rough: 0.1, reflect: 0.06, scatter: 0.95 },
      },
      // Rubber is thinnest where it is blown up most: there light comes through, towards the rim it is deeper dyed.
      {
        do: 'fill',
        grow: 0.036,
        blend: 'multiply',
        emoji: false,
        paint: {
          kind: 'edge',
          width: 0.17,
          colours: [
            [0.5, 0.4, 0.46],
            [0.8, 0.72, 0.76],
            [1, 0.97, 0.97],
            [1.16, 1.12, 1.1],
          ],
        },
      },
      // What the window sends through them gathers at the far side.
      {
        do: 'fill',
        paint: { kind: 'letters', colours: GLOW },
        grow: 0.01,
        line: 0.05,
        blur: 0.014,
        facing: { at: [3.2, 4.4], reach: 10, size: 0, wrap: 0 },
        blend: 'add',
        gain: 1.1,
        emoji: false,
      },
    ],
    finish: { tone: 'soft', vignette: 0.2, exposure: 1.05, saturation: 1.12, bloom: { strength: 0.3, from: 1.2 } },
  },
})
