type Point = readonly [number, number]

/** A heart in a box of that size. */
export function heart(x: number, y: number, width: number, height: number): string {
  const p = (u: number, v: number) => `${(x + u * width).toFixed(2)} ${(y + v * height).toFixed(2)}`
  return (
    `M${p(0.5, 1)}C${p(0.42, 0.88)} ${p(0, 0.66)} ${p(0, 0.3)}C${p(0, 0.1)} ${p(0.14, 0)} ${p(0.27, 0)}` +
    `C${p(0.39, 0)} ${p(0.47, 0.05)} ${p(0.5, 0.125)}C${p(0.53, 0.05)} ${p(0.61, 0)} ${p(0.73, 0)}` +
    `C${p(0.86, 0)} ${p(1, 0.1)} ${p(1, 0.3)}C${p(1, 0.66)} ${p(0.58, 0.88)} ${p(0.5, 1)}Z`
  )
}

/** Points of a heart in a box, clockwise from its notch. */
export function heartPoints(x: number, y: number, width: number, height: number): Point[] {
  const right = [
    [0.5, 0.125, 0.53, 0.05, 0.61, 0, 0.73, 0],
    [0.73, 0, 0.86, 0, 1, 0.1, 1, 0.3],
    [1, 0.3, 1, 0.66, 0.58, 0.88, 0.5, 1],
  ] as const
  const half = right.flatMap(([ax, ay, bx, by, cx, cy, dx, dy]) =>
    Array.from({ length: 16 }, (_, step): Point => {
      const [t, s] = [step / 16, 1 - step / 16]
      const at = (a: number, b: number, c: number, d: number) =>
        s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
      return [at(ax, bx, cx, dx), at(ay, by, cy, dy)]
    }),
  )
  const left = half
    .slice(1)
    .reverse()
    .map(([u, v]): Point => [1 - u, v])
  return [...half, [0.5, 1] as const, ...left].map(([u, v]): Point => [x + u * width, y + v * height])
}
