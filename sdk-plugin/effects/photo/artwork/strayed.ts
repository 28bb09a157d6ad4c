import type { Layer } from './draw.ts'

/** Letters sway over so many times the distance that they stray: one is seldom as its neighbour, none is bent in itself. */
const LONG = 34

/**
 * Writing as a hand leaves it: lines rise and fall, letters lean, are narrow or wide, and no two of a kind are alike. What is
 * joined stays joined, in every script: the drawing is bent as a whole, not letter by letter.
 *
 * @param far How far it strays at the most, in pixels
 */
export function strayed({ width, first, pixels }: Layer, far: number): Layer {
  const height = pixels.length / 4 / width
  if (far === 0 || height === 0) return { width, first, pixels }
  const margin = Math.min(first, Math.ceil(far))
  const rows = height + margin + Math.ceil(far)
  const made = new Uint8ClampedArray(width * rows * 4)
  const wave = (2 * Math.PI) / (far * LONG)
  const rise = new Float32Array(width)
  const lean = new Float32Array(width)
  const wide = new Float32Array(width)
  for (let x = 0; x < width; x++) {
    const at = x * wave
    rise[x] = far * (0.55 * Math.sin(0.31 * at + 0.7) + 0.45 * Math.sin(1.13 * at + 2.1))
    lean[x] = (0.5 * Math.sin(0.83 * at + 4.4) + 0.3 * Math.sin(1.7 * at)) / 9
    wide[x] = far * (0.6 * Math.sin(0.57 * at + 1.9) + 0.4 * Math.sin(1.41 * at + 5.2))
  }
  for (let y = 0, to = 0; y < rows; y++) {
    for (let x = 0; x < width; x++, to += 4) {
      const down = y - margin + rise[x]!
      const across = x + wide[x]! + lean[x]! * (down - 0.5 * height)
      takeInto(made, to, pixels, width, height, across, down)
    }
  }
  return { width, first: first - margin, pixels: made }
}

/** What lies between four pixels; those that are clear have no colour to give. */
function takeInto(
  made: Uint8ClampedArray,
  to: number,
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  x: number,
  y: number,
): void {
  const left = Math.floor(x)
  const top = Math.floor(y)
  if (left < 0 || top < -1 || left >= width - 1 || top >= height) return
  let red = 0
  let green = 0
  let blue = 0
  let whole = 0
  for (let corner = 0; corner < 4; corner++) {
    const column = left + (corner & 1)
    const row = top + (corner >> 1)
    if (row < 0 || row >= height) continue
    const from = (row * width + column) * 4
    const share = pixels[from + 3]! * (1 - Math.abs(x - column)) * (1 - Math.abs(y - row))
    red += share * pixels[from]!
    green += share * pixels[from + 1]!
    blue += share * pixels[from + 2]!
    whole += share
  }
  if (whole === 0) return
  made[to] = red / whole
  made[to + 1] = green / whole
  made[to + 2] = blue / whole
  made[to + 3] = whole
}
