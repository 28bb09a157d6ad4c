import type { SKRSContext2D } from '@napi-rs/canvas'
import { fractal } from './noise.ts'

/** Blue, darker above, with clouds. */
export function sky(canvas: SKRSContext2D, w: number, h: number, seed: number): void {
  const image = canvas.createImageData(w, h)
  const clouds = fractal(w, h, seed * 13, { scale: h / 2.5, octaves: 8, roughness: 0.58, stretch: 2.2 })
  for (let at = 0; at < w * h; at++) {
    const depth = Math.floor(at / w) / h
    const cover = Math.min(1, Math.max(0, (clouds[at]! - 0.48) * 4))
    const blue = [88 + 120 * depth, 142 + 80 * depth, 205 + 30 * depth]
    for (let c = 0; c < 3; c++) image.data[at * 4 + c] = blue[c]! + (246 - 8 * (1 - cover) - blue[c]!) * cover
    image.data[at * 4 + 3] = 255
  }
  canvas.putImageData(image, 0, 0)
}

/** A range of hills before what is there, hazier the further back its layer is. */
export function ridge(
  canvas: SKRSContext2D,
  w: number,
  h: number,
  { seed, layer, hue }: Record<'seed' | 'layer' | 'hue', number>,
) {
  const outline = fractal(w, 1, seed * 17 + 3, { scale: w / (2 + layer), octaves: 9, roughness: 0.5 })
  const rock = fractal(w, h, seed * 19 + 5, { scale: 40 + 40 * layer, octaves: 8, roughness: 0.72, stretch: 0.8 })
  const image = canvas.getImageData(0, 0, w, h)
  const far = 1 - layer / 4
  for (let x = 0; x < w; x++) {
    const top = Math.floor(h * (0.2 + layer * 0.14 + 0.34 * outline[x]!))
    for (let y = Math.max(1, top); y < h; y++) {
      const at = y * w + x
      const light = 0.42 + (rock[at]! - rock[at - w + (x > 0 ? -1 : 0)]!) * 5 + (rock[at]! - 0.5) * 0.5
      const tint = [96 + hue * 0.1, 118 + layer * 6, 70 + far * 60]
      for (let c = 0; c < 3; c++) {
        const haze = [168, 188, 214][c]!
        image.data[at * 4 + c] = haze * far * 0.75 + tint[c]! * light * 1.6 * (1 - far * 0.75)
      }
    }
  }
  canvas.putImageData(image, 0, 0)
}

/** Blades at the foot of the picture. */
export function grass(canvas: SKRSContext2D, w: number, h: number, next: () => number): void {
  for (let count = 0; count < w * 3; count++) {
    const x = next() * w
    const y = h * (0.82 + 0.2 * next())
    const tall = h * (0.02 + 0.06 * next())
    canvas.strokeStyle = `hsl(${70 + next() * 50} ${25 + next() * 40}% ${8 + next() * 38}%)`
    canvas.lineWidth = 1 + next() * 3
    canvas.beginPath()
    canvas.moveTo(x, y)
    canvas.quadraticCurveTo(x, y - tall * 0.6, x + (next() - 0.5) * tall, y - tall)
    canvas.stroke()
  }
}
