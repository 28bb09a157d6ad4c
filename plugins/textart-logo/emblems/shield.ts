import { beyond, mark, tone } from './cel.ts'
import { whole } from './paths.ts'
import { ink, type Part, part, plated, type SceneStep, stand, type Stand } from './parts.ts'

const SHIELD = whole('M50 -13C36 -4 8 0 -22 -6C-28 44 -8 92 50 120')
const FIELD = whole('M50 -5C36 4 11 8 -14.6 3C-17.4 46 1 87 50 111')

const parts: Part[] = [
  part(
    SHIELD,
    {
      do: 'shadow',
      grow: 0.01,
      tint: [0, 0, 0.01],
      layers: [
        { blur: 0.03, lift: 0.05, strength: 0.9 },
        { blur: 0.1, lift: 0.12, strength: 0.7 },
      ],
    },
    { do: 'extrude', to: [0.004, 0.03], material: 'bronze', fade: 0.8 },
    plated('#ffc14a', 0.03, { soft: 0.006, material: { like: 'gold', rough: 0.2 }, bounce: 0.2, gain: 1.5 }),
  ),
  part(FIELD, ink('#1a0c02', { grow: 0.014, blur: 0.004 })),
  part(
    FIELD,
    plated('#1a46c8', 0.02, {
      profile: { kind: 'inflate', height: 0.26 },
      paint: { kind: 'vertical', colours: ['#3f78ff', '#1a46c8', '#0a1e78'] },
      material: { colour: '#1a46c8', metal: 0.25, rough: 0.24, coat: 1.2 },
    }),
  ),
  mark(['M-16 0L6 0L40 110L12 110Z', 'M11 0L15 0L48 110L44 110Z'], FIELD, ink('#5a90ff', { opacity: 0.28 })),
  { ...tone(beyond(FIELD), FIELD, ink('#00041c', { opacity: 0.7, shift: [0.014, 0.022] })), soft: 0.03 },
]

/** A shield of blue enamel in a rim of gold. */
export function shield(place: Stand): SceneStep[] {
  return stand(parts, place)
}
