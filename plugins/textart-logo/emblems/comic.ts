import { overFrame, beams } from './grounds.ts'
import { oval } from './paths.ts'
import { ink, type Shape } from './parts.ts'

const dots = Array.from({ length: 11 }, (_, row) =>
  Array.from({ length: 62 }, (_, column) => {
    const x = -2 + column * 3.4 + (row % 2) * 1.7
    const radius = 1.55 - row * 0.14
    return [oval(x, 102 - row * 3, radius), oval(x, -2 + row * 3, radius * 0.8)]
  }),
).flat(2)

/** Beams from behind an emblem, and printed dots that grow to the rims, as in comics. */
export const halftone: Shape[] = [
  overFrame(beams(100, 34, 18, 0.5, 4), ink('#bfeaff', { opacity: 0.2 })),
  overFrame(dots.join(''), ink('#061c66', { opacity: 0.38 })),
]
