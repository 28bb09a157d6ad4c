import { overFrame } from './grounds.ts'
import { oval } from './paths.ts'
import { cast, ink, type SceneStep } from './parts.ts'

/** A vault of stone in green mist. */
export const crypt: SceneStep[] = [
  {
    do: 'plate',
    kind: 'dungeon',
    scale: 0.9,
    spot: { at: [0.5, 0.32], size: 0.5, rest: 0.16, power: 0.8 },
  },
  overFrame(
    'M-5 -5L205 -5L205 105L188 105L188 60C188 14 150 2 100 2C50 2 12 14 12 60L12 105L-5 105Z',
    cast(0.9, 0.03, 0.02),
    {
      do: 'surface',
      profile: { kind: 'bevel', width: 0.03, height: 0.03 },
      bumps: [{ kind: 'grain', amount: 0.0032, scale: 0.03 }],
      material: { colour: '#20261f', metal: 0, rough: 0.8 },
      bounce: 0,
      hollows: 0,
    },
  ),
  ...[0, 1].map((at) =>
    overFrame(
      oval(100, 104 - at * 6, 120 - at * 50, 20 + at * 14),
      ink('#2f9a4c', { blur: 0.04, opacity: 0.11, blend: 'add' }),
    ),
  ),
  { do: 'bokeh', count: 26, colours: ['#6fff9a', '#b8ffca'], size: [0.004, 0.014], strength: 0.2 },
]
