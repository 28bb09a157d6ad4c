import sharp from 'sharp'
import type { Sharp } from 'sharp'
import type { ReaderOptions } from 'zxing-wasm/reader'
import { read } from './reader.ts'
import type { Code, Pixels, Point } from './reader.ts'

/** One way to prepare a picture whose codes do not show as it is. */
interface Attempt {
  /** What it is for. */
  against: string
  /** Default 1. */
  scale?: number
  /** Degrees clockwise. Default 0. */
  turn?: number
  clean?: (image: Sharp) => Sharp
  options?: ReaderOptions
}

/** In the order in which they find most for their time, as `bench/readqr.ts` measures it. */
const ATTEMPTS: readonly Attempt[] = [
  { against: 'low contrast, noise, shadow', scale: 0.5, clean: (image) => image.normalise() },
  { against: 'heavy grain', scale: 0.35, clean: (image) => image.normalise() },
  { against: 'few pixels, uneven light', scale: 2, clean: (image) => image.blur(1).normalise() },
  { against: 'very few pixels', scale: 3, clean: (image) => image.normalise() },
  { against: 'specks and grain', clean: (image) => image.blur(2).normalise() },
  { against: 'compression, movement', options: { tryDenoise: true } },
  { against: 'blur', clean: (image) => image.normalise().sharpen(STRONG) },
  { against: 'scratches', clean: (image) => image.dilate(2) },
  { against: 'bars at an angle, grain', turn: -10, clean: (image) => image.blur(1) },
  { against: 'bars at an angle', turn: -15 },
  { against: 'bars at an angle', turn: 15 },
  { against: 'bars at an angle', turn: 30 },
  { against: 'bars at an angle', turn: 45 },
  { against: 'bars at an angle', turn: 60 },
]

/** Far beyond what looks good: a reader wants edges, whatever halos come with them. */
const STRONG = { sigma: 4, m1: 12, m2: 12, x1: 0, y2: 200, y3: 200 }

/** Prepared pictures are no larger: what needs more has been read from the picture as it is. */
const MAX_PIXELS = 3_000_000

/** The codes of the first attempt that finds any, in pixels of the picture given. */
export async function tryHarder(pixels: Pixels, goesOn: () => boolean): Promise<Code[]> {
  for (const attempt of ATTEMPTS) {
    if (!goesOn()) return []
    const { scale = 1, turn = 0, options } = attempt
    const factor = Math.min(scale, Math.sqrt(MAX_PIXELS / (pixels.width * pixels.height)))
    const prepared = await prepare(pixels, factor, attempt)
    const codes = await read(prepared, options)
    if (codes.length > 0) return codes.map((code) => moveBack(code, prepared, pixels, factor, turn))
  }
  return []
}

async function prepare(pixels: Pixels, factor: number, { turn = 0, clean }: Attempt): Promise<Pixels> {
  const width = Math.max(1, Math.round(pixels.width * factor))
  const steps: ((image: Sharp) => Sharp)[] = [(image) => image.resize(width, null, { kernel: 'cubic' })]
  if (turn !== 0) steps.push((image) => image.rotate(turn, { background: 'white' }))
  if (clean) steps.push(clean)
  let prepared = pixels
  // One pipeline would run them in an order of its own.
  for (const step of steps) prepared = await run(prepared, step)
  return prepared
}

async function run({ data, width, height }: Pixels, step: (image: Sharp) => Sharp): Promise<Pixels> {
  const image = step(sharp(data, { raw: { width, height, channels: 1 } })).toColourspace('b-w')
  const result = await image.raw().toBuffer({ resolveWithObject: true })
  return { data: result.data, width: result.info.width, height: result.info.height }
}

type Size = Pick<Pixels, 'width' | 'height'>

/** Turning and scaling keep the middle where it is. */
function moveBack(code: Code, from: Size, to: Size, factor: number, turn: number): Code {
  const [sine, cosine] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)]
  const move = ({ x, y }: Point): Point => {
    const [right, down] = [x - from.width / 2, y - from.height / 2]
    return {
      x: Math.round((right * cosine + down * sine) / factor + to.width / 2),
      y: Math.round((down * cosine - right * sine) / factor + to.height / 2),
    }
  }
  const [topLeft, topRight, bottomRight, bottomLeft] = code.position
  const position: Code['position'] = [move(topLeft), move(topRight), move(bottomRight), move(bottomLeft)]
  return { ...code, position, rotation: code.rotation - turn }
}
