import { mark } from './cel.ts'
import { ink, moulded, type Part, type PartStep, plated } from './parts.ts'

export const SHELL = '#e8ecef'
export const SIGNAL = '#ff6a12'
export const DARK = '#15191f'
export const LIGHT = '#3fe8ff'

/** Where rust runs down: place, length and half its width. */
const STREAKS = [
  [25.4, 29, 8, 0.8],
  [22.8, 69, 9, 0.9],
  [30, 21, 6, 0.5],
  [40.6, 17, 9, 0.5],
] as const

export const steel = (colour: string, width = 0.014) =>
  plated(colour, width, { material: { colour, metal: 1, rough: 0.24 }, bounce: 0.3 })

/** Enamel on sheet metal, swollen. */
export const enamel = (colour: string, height: number) =>
  moulded(colour, {
    profile: { kind: 'inflate', height },
    bumps: [{ kind: 'grain', amount: 0.0006, scale: 0.02 }],
    material: { colour, metal: 0.12, rough: 0.34, coat: 1, coatRough: 0.08 },
    gain: 0.92,
  })

/** One lamp, above left: what is farther from it is darker, and cooler by the wall's light. */
export const LAMPLIT: PartStep = ink('#ffffff', {
  blend: 'multiply',
  paint: {
    kind: 'radial',
    at: [0.28, 0.12],
    radius: 0.95,
    colours: [
      [1.16, 1.14, 1.1],
      [1.02, 1.02, 1.02],
      [0.66, 0.72, 0.78],
      [0.3, 0.36, 0.44],
    ],
  },
})

/** Rust that has run down from bolts and from where plates meet, on both sides of a head. */
export function rust(head: string): Part {
  const mirrored = STREAKS.map(([x, y, long, wide]) => [97 - x, y + 3, long * 0.7, wide] as const)
  const paths = [...STREAKS, ...mirrored].map(
    ([x, y, long, wide]) =>
      `M${x - wide} ${y}L${x + wide} ${y}L${x + 0.2 * wide} ${y + long}L${x - 0.3 * wide} ${y + 0.8 * long}Z`,
  )
  return mark(paths, head, ink('#6a3414', { opacity: 0.55, blur: 0.004 }))
}
