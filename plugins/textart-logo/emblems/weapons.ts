import { corners, oval, panel, star } from './paths.ts'
import { cast, ink, type Part, part, plated } from './parts.ts'
import { tone } from './cel.ts'

const INK = '#07060e'
const RED_DARK = '#74081c'

/** The moon, behind what it shines on. */
export const MOON_AT = { at: [0.185, 0.4], reach: 1.2, size: 0.5, wrap: 0.5 } as const

/** The hilt of a sword that is carried on the back, its point to the middle. */
export function hilt(turn: number): Part[] {
  const grip = panel(45.6, -32, 8.8, 36, 2)
  const bands = Array.from({ length: 6 }, (_, at) => {
    const y = -28 + at * 5.6
    return corners([50, y], [53, y + 2.8], [50, y + 5.6], [47, y + 2.8])
  })
  const guard = panel(39, 4, 22, 4.4, 1.6)
  const made: Part[] = [
    part(panel(46, 8, 8, 70, 1), ink(INK, { grow: 0.004, blur: 0.003 }), ink('#1c2034')),
    part([grip, guard], ink(INK, { grow: 0.005, blur: 0.004 }), ink(RED_DARK)),
    part(grip, ink('#8e0f22')),
    part(bands, ink('#e8dcc0')),
    tone('M51 -40L70 -40L70 80L51 80Z', [grip], ink('#1c0414', { opacity: 0.5 })),
    part(panel(45, -34.6, 10, 5, 1.4), ink('#d89a2c')),
    part(guard, ink('#d89a2c')),
    part([grip, guard], { do: 'emboss', width: 0.03, height: 0.025, swell: 0.5, shading: 0.9 }),
    part([grip, guard], ink('#ffb050', { line: 0.012, blur: 0.003, blend: 'add', gain: 0.8 })),
  ]
  return made.map((each) => ({ ...each, turn }))
}

/** A throwing star: each blade has a lit and a shaded half. */
export function blades(x: number, y: number, size: number, turn: number): Part[] {
  const outline = star(x, y, size, size * 0.3, 4, turn)
  return [
    part(
      outline,
      cast(0.9, 0.02, 0.03),
      ink(INK, { grow: 0.004, blur: 0.003 }),
      plated('#c8d0dc', 0.02, {
        profile: { kind: 'chisel', slope: 0.8 },
        material: { like: 'steel', rough: 0.16 },
        gain: 1.6,
      }),
      ink('#ffb050', { line: 0.01, blur: 0.002, blend: 'add', gain: 0.7, facing: MOON_AT }),
    ),
    part(oval(x, y, size * 0.15), ink(INK)),
  ]
}
