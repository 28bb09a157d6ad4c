import { oval } from './paths.ts'
import { cast, ink, lines, type Part, part } from './parts.ts'

/** Clumps of the wig's left side, those at the back first. */
export const CLUMPS = [
  [13, 29, 11],
  [3, 41, 11.4],
  [1, 56, 11.4],
  [7, 70, 10],
  [22, 21, 10],
  [15, 41, 11],
  [12, 56, 10.6],
  [16, 69, 9],
  [21, 31, 9.4],
] as const

/** Frizz: short curls of wool within and around a clump. */
function frizz([x, y, r]: readonly [number, number, number], seed: number): string[] {
  return Array.from({ length: 44 }, (_, at) => {
    const hash = (by: number) => Math.abs(Math.sin((at + seed * 61) * by + by) * 4371.7) % 1
    const angle = hash(12.99) * 2 * Math.PI
    const far = r * 1.12 * Math.sqrt(hash(78.23))
    const [cx, cy] = [x + far * Math.cos(angle), y + far * Math.sin(angle)]
    const turn = hash(4.7) * 2 * Math.PI
    const point = (along: number, side: number) =>
      `${(cx + along * Math.cos(turn) - side * Math.sin(turn)).toFixed(2)} ` +
      (cy + along * Math.sin(turn) + side * Math.cos(turn)).toFixed(2)
    const size = 0.9 + 1.1 * hash(3.3)
    const over = `C${point(-size, -size * 1.5)} ${point(size, -size * 1.5)} ${point(size * 0.9, 0)}`
    const under = `C${point(size * 0.7, size)} ${point(-size * 0.3, size)} ${point(-size * 0.2, 0)}`
    return `M${point(-size, 0)}${over}${under}`
  })
}

/** Matt wool, of many fine curls; each side by itself, as a box around both would be mostly empty. */
export const wig = (clump: readonly [number, number, number], seed: number): Part[] => {
  const [x, y, r] = clump
  return [false, true].flatMap((mirror) => {
    const made: Part[] = [
      part(oval(x, y, r), cast(0.8, 0.02, 0.016), {
        do: 'surface',
        profile: { kind: 'inflate', height: 0.85 },
        bumps: [
          { kind: 'hammered', amount: 0.012, scale: 0.02 },
          { kind: 'grain', amount: 0.004, scale: 0.012 },
        ],
        material: { colour: '#f0480e', metal: 0, rough: 0.85, sheen: 0.7, scatter: 0.3 },
        bounce: 0.2,
      }),
      lines(
        frizz(clump, seed).join(''),
        0.55,
        ink('#6a1000', { opacity: 0.55, shift: [0.004, 0.005] }),
        ink('#ff7a34', { opacity: 0.75 }),
        ink('#ffc890', { grow: -0.0015, opacity: 0.5, shift: [-0.001, -0.001] }),
      ),
    ]
    return mirror ? made.map((each) => ({ ...each, mirror })) : made
  })
}
