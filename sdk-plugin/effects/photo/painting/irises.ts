interface Place {
  x: number
  y: number
}
interface Size {
  width: number
  height: number
}

/** How far from where an eye was found its iris is looked for, in distances between both. */
const AROUND = { x: 0.14, y: 0.09 } as const
/** Half of how broad rows are compared, and how far below a brow its eye is looked for. */
const ROWS = { wide: 0.12, from: 0.14, to: 0.42 } as const
/** How dark an eye is beside what was taken for it, at least, and how dark skin between the two is, at most. */
const [AS_DARK, BETWEEN] = [0.62, 0.66] as const

/**
 * The middles of both irises near to where eyes were found: in the shade of a forehead brows pass for them.
 *
 * @param light How light each pixel is
 */
export function irisesNear(light: Float32Array, size: Size, eyes: readonly [Place, Place]): [Place, Place] {
  const apart = eyes[1].x - eyes[0].x
  const [left, right] = eyes.map((eye) => lowerDark(light, size, eye, apart)) as [number, number]
  // Both or none: a shade below one eye is none.
  const down = left > 0 && right > 0 && Math.abs(left - right) < 0.12 * apart ? (left + right) / 2 : 0
  return eyes.map(({ x, y }) => irisNear(light, size, { x, y: y + down }, apart)) as [Place, Place]
}

/** How far below a place there is another one that is as dark, with skin between them; 0 without. */
function lowerDark(light: Float32Array, { width, height }: Size, { x, y }: Place, apart: number): number {
  const [left, right] = [Math.max(0, Math.round(x - ROWS.wide * apart)), Math.min(width - 1, x + ROWS.wide * apart)]
  const first = Math.round(y - 0.12 * apart)
  const last = Math.round(y + ROWS.to * apart)
  const rows: number[] = []
  for (let row = first; row <= last; row++) {
    const at = Math.min(height - 1, Math.max(0, row)) * width
    let sum = 0
    for (let column = left; column <= right; column++) sum += light[at + column]!
    rows.push(sum / Math.max(1, right - left + 1))
  }
  const most = Math.max(...rows)
  const dark = rows.map((row) => most - row)
  const split = Math.round((0.12 + ROWS.from) * apart)
  const upper = dark.slice(0, split)
  const lower = dark.slice(split)
  const own = Math.max(...upper)
  const other = Math.max(...lower)
  const where = split + lower.indexOf(other)
  const gap = Math.min(...dark.slice(upper.indexOf(own), where))
  return other > AS_DARK * own && gap < BETWEEN * Math.min(own, other) ? first + where - y : 0
}

/** The middle of what is dark about an eye. */
function irisNear(light: Float32Array, { width, height }: Size, eye: Place, apart: number): Place {
  const [rx, ry] = [AROUND.x * apart, AROUND.y * apart]
  const [left, right] = [Math.max(0, Math.floor(eye.x - rx)), Math.min(width - 1, Math.ceil(eye.x + rx))]
  const [top, foot] = [Math.max(0, Math.floor(eye.y - ry)), Math.min(height - 1, Math.ceil(eye.y + ry))]
  let mean = 0
  for (let y = top; y <= foot; y++) for (let x = left; x <= right; x++) mean += light[y * width + x]!
  mean /= Math.max(1, (foot - top + 1) * (right - left + 1))
  let [sum, sumX, sumY] = [1e-6, 1e-6 * eye.x, 1e-6 * eye.y]
  for (let y = top; y <= foot; y++) {
    for (let x = left; x <= right; x++) {
      const dark = Math.max(0, mean - light[y * width + x]!) ** 2
      sum += dark
      sumX += dark * x
      sumY += dark * y
    }
  }
  return { x: sumX / sum, y: sumY / sum }
}
