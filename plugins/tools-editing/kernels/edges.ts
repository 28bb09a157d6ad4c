import { gaussian } from './blur.ts'
import { planeAt } from './sample.ts'

export interface Field {
  width: number
  height: number
}

/** Sobel gradients of a plane; a step of 255 has a length of about 255. */
export function gradients(plane: Float32Array, { width, height }: Field): { x: Float32Array; y: Float32Array } {
  const gx = new Float32Array(plane.length)
  const gy = new Float32Array(plane.length)
  for (let y = 0; y < height; y++) {
    const above = (y > 0 ? y - 1 : y) * width
    const row = y * width
    const below = (y < height - 1 ? y + 1 : y) * width
    for (let x = 0; x < width; x++) {
      const left = x > 0 ? x - 1 : x
      const right = x < width - 1 ? x + 1 : x
      const [nw, ne, sw, se] = [
        plane[above + left]!,
        plane[above + right]!,
        plane[below + left]!,
        plane[below + right]!,
      ]
      gx[row + x] = (ne + 2 * plane[row + right]! + se - nw - 2 * plane[row + left]! - sw) / 4
      gy[row + x] = (sw + 2 * plane[below + x]! + se - nw - 2 * plane[above + x]! - ne) / 4
    }
  }
  return { x: gx, y: gy }
}

/** Lengths of the gradients. */
export function edgePlane(plane: Float32Array, field: Field): Float32Array {
  const { x, y } = gradients(plane, field)
  for (let at = 0; at < x.length; at++) x[at] = Math.hypot(x[at]!, y[at]!)
  return x
}

/** The direction along edges, radians, smoothed over `sigma` pixels by the structure tensor. */
export function tangentField(plane: Float32Array, field: Field, sigma: number): Float32Array {
  const { x, y } = gradients(plane, field)
  const cross = new Float32Array(plane.length)
  for (let at = 0; at < plane.length; at++) {
    const [gx, gy] = [x[at]!, y[at]!]
    cross[at] = gx * gy
    x[at] = gx * gx
    y[at] = gy * gy
  }
  for (const part of [x, y, cross]) gaussian(part, field.width, field.height, sigma)
  for (let at = 0; at < plane.length; at++) {
    x[at] = 0.5 * Math.atan2(2 * cross[at]!, x[at]! - y[at]!) + Math.PI / 2
  }
  return x
}

/** Line integral convolution: a plane smeared along a field of directions, `length` pixels each way. */
export function smear(
  plane: Float32Array,
  angles: Float32Array,
  { width, height }: Field,
  length: number,
): Float32Array {
  const result = new Float32Array(plane.length)
  const cosine = new Float32Array(plane.length)
  const sine = new Float32Array(plane.length)
  for (let at = 0; at < plane.length; at++) {
    cosine[at] = Math.cos(angles[at]!)
    sine[at] = Math.sin(angles[at]!)
  }
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      let [sum, count] = [plane[at]!, 1]
      for (let way = -1; way <= 1; way += 2) {
        let [px, py, here] = [x + 0.5, y + 0.5, at]
        let [dx, dy] = [cosine[at]! * way, sine[at]! * way]
        for (let step = 0; step < length; step++) {
          px += dx
          py += dy
          if (px < 0 || py < 0 || px >= width || py >= height) break
          here = (py | 0) * width + (px | 0)
          // Directions have no sign: the one that goes on is taken.
          const same = cosine[here]! * dx + sine[here]! * dy >= 0 ? 1 : -1
          dx = cosine[here]! * same
          dy = sine[here]! * same
          sum += plane[here]!
          count++
        }
      }
      result[at] = sum / count
    }
  }
  return result
}

/**
 * Lines where the picture turns dark: extended difference of Gaussians (Winnemöller). 1 is paper, 0 is ink.
 *
 * @param options.sigma width of a line in pixels
 * @param options.quiet how strong a line must be to be drawn: keeps noise off even parts
 * @param options.level 0 to 255: darker places than this fill with ink; 0 for lines alone
 */
export function inkLines(
  plane: Float32Array,
  field: Field,
  { sigma = 1.2, strength = 18, level = 0, softness = 12, quiet = 0 } = {},
): Float32Array {
  const { width, height } = field
  const fine = gaussian(Float32Array.from(plane), width, height, sigma)
  const broad = gaussian(Float32Array.from(plane), width, height, sigma * 1.6)
  for (let at = 0; at < plane.length; at++) {
    const sharp = (level > 0 ? fine[at]! - level : quiet) + strength * (fine[at]! - broad[at]!)
    fine[at] = sharp >= 0 ? 1 : 1 + Math.tanh(sharp / softness)
  }
  return fine
}

/** A plane at half-pixel precision moved along a direction; used for relief. */
export function relief(plane: Float32Array, { width, height }: Field, angle: number, depth: number): Float32Array {
  const [dx, dy] = [Math.cos(angle) * depth, Math.sin(angle) * depth]
  const result = new Float32Array(plane.length)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      result[at] = planeAt(plane, width, height, x + dx, y + dy) - planeAt(plane, width, height, x - dx, y - dy)
    }
  }
  return result
}
