import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Things = Extract<Extract<Recipe['steps'][number], { do: 'scene' }>['steps'][number], { do: 'solids' }>['things']

const GREEN = ['#4a6e24', '#9ab850'] as const

/** What lies on the cloth of a picnic: tea, something sweet, flowers picked on the way. */
export const PICNIC: Things = [
  { kind: 'leaf', at: [0.035, 0.2], size: 0.24, turn: -48, colours: GREEN },
  { kind: 'leaf', at: [0.13, 0.03], size: 0.22, turn: 62, colours: GREEN },
  { kind: 'daisy', at: [0.035, 0.055], size: 0.11, tilt: 14 },
  { kind: 'daisy', at: [0.115, 0.115], size: 0.085, tilt: -12, spin: 20 },
  { kind: 'daisy', at: [0.012, 0.225], size: 0.07, tilt: 10, spin: 50 },
  { kind: 'cup', at: [0.925, 0.85], size: 0.15, turn: 28, drink: [0.16, 0.055, 0.012] },
  { kind: 'macaron', at: [0.838, 0.9], size: 0.062, colour: '#d98a86', tilt: 20 },
  { kind: 'macaron', at: [0.79, 0.94], size: 0.06, colour: '#b7c483', tilt: -14, turn: 40 },
  { kind: 'leaf', at: [0.065, 0.95], size: 0.2, turn: 74, colours: GREEN },
  {
    kind: 'egg',
    at: [0.04, 0.87],
    size: 0.075,
    tilt: 80,
    turn: -24,
    colours: ['#e8d2b0', '#b98a5c'],
    pattern: 'speckled',
  },
  {
    kind: 'egg',
    at: [0.1, 0.92],
    size: 0.07,
    tilt: 78,
    turn: 48,
    colours: ['#d9b48c', '#94643c'],
    pattern: 'speckled',
  },
]
