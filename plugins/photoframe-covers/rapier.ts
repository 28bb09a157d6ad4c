import { area, line, type MarkInput, ornaments } from '@gateway/sdk-plugin/photo-frame'

const STEEL = '#ded2b6'

/** From the pommel along the blade: where the grip, the cross and the cup end. */
const [GRIP, CROSS, CUP] = [27, 31, 44] as const

/**
 * An engraved rapier from its pommel to its point: wire-bound grip, swept guard, a blade with its fuller.
 *
 * @param way On which side its knuckle-bow is, 1 or -1
 */
export function rapier(
  from: readonly [number, number],
  to: readonly [number, number],
  way: 1 | -1,
  ink: string,
): MarkInput[] {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [cos, sin] = [(to[0] - from[0]) / long, (to[1] - from[1]) / long]
  const p = (x: number, y: number) => {
    return `${(from[0] + x * cos - way * y * sin).toFixed(1)} ${(from[1] + x * sin + way * y * cos).toFixed(1)}`
  }
  const hatch = (count: number, stroke: (t: number) => string) => {
    return Array.from({ length: count }, (_, at) => stroke((at + 0.5) / count))
  }
  return [
    area(`M${p(CUP - 3, -2.4)}L${p(long - 9, -1.1)}L${p(long, 0)}L${p(long - 9, 1.1)}L${p(CUP - 3, 2.4)}Z`, STEEL, {
      line: { paint: ink, width: 0.8 },
    }),
    line(`M${p(CUP, 0)}L${p(long * 0.62, 0)}M${p(CUP, 1.1)}L${p(long - 12, 0.5)}`, 0.5, ink),
    // The knuckle-bow, the cross with its curled ends, a ring before the cup.
    line(`M${p(CROSS, 13)}C${p(GRIP - 6, 20)} ${p(9, 18)} ${p(1, 2)}`, 1.5, ink),
    line(`M${p(CROSS, -21)}C${p(CROSS - 5, -8)} ${p(CROSS + 5, 8)} ${p(CROSS, 21)}`, 2.3, ink),
    line(`M${p(CUP - 2, -9)}Q${p(CUP + 13, 0)} ${p(CUP - 2, 9)}`, 1.3, ink),
    ...[-21, 21].map((y) => area(ornaments.circle(...pointOf(p(CROSS, y)), 2.1), ink)),
    area(`M${p(CROSS, -12)}Q${p(CUP, -11)} ${p(CUP, 0)}Q${p(CUP, 11)} ${p(CROSS, 12)}Z`, STEEL, {
      line: { paint: ink, width: 1 },
    }),
    line(
      hatch(7, (t) => `M${p(CROSS + 1, 12 - 13 * t)}Q${p(CUP - 3, 10 - 12 * t)} ${p(CUP - 1, 3 - 8 * t)}`),
      0.5,
      ink,
    ),
    area(`M${p(5, -2.6)}Q${p(15, -4)} ${p(GRIP, -2.6)}L${p(GRIP, 2.6)}Q${p(15, 4)} ${p(5, 2.6)}Z`, STEEL, {
      line: { paint: ink, width: 0.9 },
    }),
    line(
      hatch(9, (t) => `M${p(5 + 21 * t, -3)}L${p(8 + 21 * t, 3)}`),
      0.8,
      ink,
    ),
    area(ornaments.circle(...pointOf(p(1, 0)), 4.6), STEEL, { line: { paint: ink, width: 1 } }),
    line(`M${p(0, 3.6)}Q${p(4.4, 2.6)} ${p(4.4, -1)}`, 1.4, ink),
  ]
}

function pointOf(text: string): [number, number] {
  const [x, y] = text.split(' ')
  return [Number(x), Number(y)]
}
