import sharp from 'sharp'
import type { Pass } from './passes.ts'

/** How much brighter than its surroundings a detail becomes. */
const SHARPER = 0.35
/** Standard deviation of the grain, as a share of white, in middle tones. */
const GRAIN = 0.008
/** What the corners lose, in linear light. */
const DARKER = 0.16
/** Weights of four pixels to each side of a new one, for half the size: soft, so that bright hairs get no dark rims. */
const HALVING = [0.436, 0.116, -0.042, -0.01]

/** A picture of linear light. */
export interface Frame {
  pixels: Pass
  width: number
  height: number
}

/**
 * Makes a photo of linear light as a camera would: darker towards the corners, bright parts rolled off, rich in the
 * middle, a little sharpened, with the grain of film.
 */
export async function developed(frame: Frame, file: string): Promise<void> {
  const { width, height } = frame
  const tones = vignetted(frame).map(toned)
  const grain = grainOf(width, height)
  const crisp = sharpened(tones, width, height)
  const pixels = Buffer.alloc(tones.length)
  for (let at = 0; at < tones.length; at++) {
    const tone = crisp[at]!
    // Film has least of it in black and in white.
    const coarse = grain[(at / 3) | 0]! * (0.35 + 2.6 * tone * Math.max(0, 1 - tone))
    pixels[at] = Math.round(255 * Math.min(1, Math.max(0, tone + coarse)))
  }
  const image = sharp(pixels, { raw: { width, height, channels: 3 } })
  await (file.endsWith('.jpg') ? image.jpeg({ quality: 88, mozjpeg: true }) : image.png()).toFile(file)
}

/** Half as wide and high: noise and jagged edges go, what is a pixel wide stays. */
export function halved({ pixels, width, height }: Frame): Frame {
  const across = halvedRows(pixels, width, height, 3, width * 3)
  const both = halvedRows(across, height, width >> 1, (width >> 1) * 3, 3)
  return { pixels: both.map((value) => Math.max(0, value)), width: width >> 1, height: height >> 1 }
}

/** Halves the direction in which pixels follow each other by `near`. */
function halvedRows(pixels: Pass, long: number, lines: number, near: number, far: number): Pass {
  const half = long >> 1
  const out = new Float32Array(half * lines * 3)
  const [outNear, outFar] = near === 3 ? [3, half * 3] : [near, 3]
  for (let line = 0; line < lines; line++) {
    for (let to = 0; to < half; to++) {
      for (let c = 0; c < 3; c++) {
        let sum = 0
        for (const [step, weight] of HALVING.entries()) {
          const before = Math.max(0, 2 * to - step)
          const after = Math.min(long - 1, 2 * to + 1 + step)
          sum += weight * (pixels[before * near + line * far + c]! + pixels[after * near + line * far + c]!)
        }
        out[to * outNear + line * outFar + c] = sum
      }
    }
  }
  return out
}

function vignetted({ pixels, width, height }: Frame): Pass {
  const corner = (width * width + height * height) / 4
  return pixels.map((light, at) => {
    const pixel = (at / 3) | 0
    const [x, y] = [(pixel % width) - width / 2, ((pixel / width) | 0) - height / 2]
    return light * (1 - DARKER * ((x * x + y * y) / corner) ** 1.4)
  })
}

/** The curve of film: deep blacks, rich middle tones, a soft shoulder. */
export function toned(light: number): number {
  const knee = 0.5
  const rolled = light < knee ? light : knee + (1 - knee) * (1 - Math.exp((knee - light) / (1 - knee)))
  const share = Math.max(0, rolled) ** (1 / 2.2)
  return share - 0.04 * Math.sin(2 * Math.PI * share)
}

/** Each pixel stands out a little more from the eight around it. */
function sharpened(tones: Pass, width: number, height: number): Pass {
  const out = tones.slice()
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      for (let c = 0; c < 3; c++) {
        const at = (y * width + x) * 3 + c
        const [up, down] = [at - width * 3, at + width * 3]
        const sides = tones[at - 3]! + tones[at + 3]! + tones[up]! + tones[down]!
        const corners = tones[up - 3]! + tones[up + 3]! + tones[down - 3]! + tones[down + 3]!
        out[at]! += SHARPER * (tones[at]! - (2 * (sides + tones[at]! * 2) + corners) / 16)
      }
    }
  }
  return out
}

/** Soft noise, about a pixel wide, the same for all colours; always the same. */
function grainOf(width: number, height: number): Float32Array {
  let state = 20_117
  const chance = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const raw = Float32Array.from({ length: width * height }, () => chance() + chance() + chance() - 1.5)
  return raw.map((own, at) => {
    const [left, above] = [raw[at - 1] ?? 0, raw[at - width] ?? 0]
    return 2 * GRAIN * (0.8 * own + 0.42 * left + 0.42 * above)
  })
}
