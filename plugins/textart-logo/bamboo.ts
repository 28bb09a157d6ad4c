import type { SceneShape } from './cloth.ts'

const hash = (index: number, by: number) => Math.abs(Math.sin((index + 1) * by) * 4371.7) % 1
const point = (x: number, y: number) => `${x.toFixed(2)} ${y.toFixed(2)}`

/** A leaf from its stalk at an angle in radians from +x: slender, widest near its root, its tip drawn out. */
function leaf(x: number, y: number, angle: number, long: number): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const at = (ahead: number, aside: number) => point(x + ahead * cos - aside * sin, y + ahead * sin + aside * cos)
  const half = 0.085 * long
  const there = `${at(0.14 * long, 1.3 * half)} ${at(0.45 * long, 1.1 * half)} ${at(long, 0)}`
  return `M${at(0, 0)}C${there}C${at(0.45 * long, -0.7 * half)} ${at(0.14 * long, -1.1 * half)} ${at(0, 0)}Z`
}

/** A cane in joints, each with the ring of its node, and the leaves that hang from twigs at its upper nodes. */
function cane(number: number, x: number, wide: number, lean: number): string[] {
  const at = (y: number) => x + lean * (1 - y / 84) ** 2
  const nodes = Array.from({ length: 8 }, (_, node) => 84 - node * (11.5 + 2.4 * hash(number, 5.3)))
  return nodes.flatMap((low, node) => {
    const high = (nodes[node + 1] ?? low - 14) + 0.3
    const [a, b, half] = [at(low), at(high), wide / 2]
    const joint = `M${point(a - half, low)}L${point(b - half, high)}H${(b + half).toFixed(2)}L${point(a + half, low)}Z`
    const [left, right] = [(a - 1.22 * half).toFixed(2), (a + 1.22 * half).toFixed(2)]
    const ring = `M${left} ${(low - 0.3).toFixed(2)}H${right}V${(low + 0.2).toFixed(2)}H${left}Z`
    if (low > 34) return [joint, ring]
    const side = (number + node) % 2 ? 1 : -1
    const far = 5 + 5 * hash(number * 9 + node, 3.1)
    const [tx, ty] = [a + side * far, low - 0.35 * far]
    const bent = point(a + 0.5 * side * far, low - 0.4 * far)
    const twig = `M${point(a, low)}Q${bent} ${point(tx, ty)}L${point(a, low + 0.5)}Z`
    const leaves = [0, 1, 2, 3, 4].map((own) => {
      const spot = 0.45 + 0.55 * (own / 4)
      const angle = Math.PI / 2 - side * (0.25 + 0.32 * own + 0.3 * hash(number * 31 + node * 7 + own, 7.7))
      return leaf(a + spot * (tx - a), low + spot * (ty - low), angle, 7 + 5 * hash(number * 17 + node + own, 2.9))
    })
    return [joint, ring, twig, ...leaves]
  })
}

const grove = (
  canes: readonly [number, number, number][],
  colour: [number, number, number],
  blur: number,
): SceneShape => ({
  do: 'shape',
  path: canes.flatMap(([x, wide, lean], number) => cane(number, x, wide, lean)),
  view: [200, 100],
  height: 1,
  steps: [{ do: 'fill', colour, blur, emoji: false }],
})

/** Bamboo before the evening sky, right of the moon: some of it far in the haze, some nearer. */
export const bamboo = (): SceneShape[] => [
  grove(
    [
      [139, 1.1, 3],
      [146, 1, -2],
      [171, 1.2, 3],
      [187, 1, -3],
    ],
    [0.05, 0.007, 0.008],
    0.006,
  ),
  grove(
    [
      [130, 1.9, -0.6],
      [156.6, 2.3, 0.6],
      [194, 2.1, -2],
    ],
    [0.012, 0.002, 0.004],
    0.0025,
  ),
]
