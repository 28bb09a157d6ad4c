import { corners, oval, panel, star } from './paths.ts'
import { cast, ink, moulded, type Part, part, plated, ridged } from './parts.ts'
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
    part(panel(45, -34.6, 10, 5, 1.4), ink('#a8701c')),
    part(guard, ink('#a8701c')),
    part([grip, guard], { do: 'emboss', width: 0.03, height: 0.025, swell: 0.5, shading: 0.9 }),
    part([grip, guard], ink('#ffb050', { line: 0.012, blur: 0.003, blend: 'add', gain: 0.8 })),
  ]
  return made.map((each) => ({ ...each, turn }))
}

/** The hilt of a straight sword on the back: a pommel of steel, a grip bound with cord, a long guard. */
export function crossHilt(turn: number): Part[] {
  const grip = panel(46.4, -18, 7.2, 20, 2)
  const cords = Array.from({ length: 5 }, (_, at) => `M46 ${-14 + at * 3.8}L54 ${-16.4 + at * 3.8}`)
  const guard = 'M34 -1L38 0.6L62 0.6L66 -1L67 3L61 6.4L39 6.4L33 3Z'
  const round = { kind: 'inflate', height: 0.85 } as const
  const pommel = oval(50, -20, 5.2)
  const steel = { material: { like: 'steel', rough: 0.2 }, bounce: 0.1, gain: 0.9 } as const
  const made: Part[] = [
    // A sheath of dark leather, its throat of steel.
    part(panel(44, 5, 12, 70, 1), ink(INK, { grow: 0.004, blur: 0.003 }), moulded('#2c1a10', { profile: round })),
    part(panel(43.4, 6.6, 13.2, 5, 1), ink(INK, { grow: 0.003 }), moulded('#8c9cac', { profile: round, ...steel })),
    part(grip, cast(0.7, 0.02, 0.02), ink(INK, { grow: 0.004 }), moulded('#3c2416', { profile: round })),
    { path: cords, within: grip, stroke: 0.9, steps: [ink('#0c0604', { blur: 0.003, opacity: 0.9 })] },
    part(guard, cast(0.8, 0.02, 0.02), ink(INK, { grow: 0.004 }), ridged('#a8bccc', 0.7, steel)),
    part(pommel, ink(INK, { grow: 0.004 }), moulded('#a8bccc', { profile: round, ...steel })),
    part([grip, guard, pommel], ink('#d8f0ff', { line: 0.004, blur: 0.002, blend: 'add', gain: 0.35 })),
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
