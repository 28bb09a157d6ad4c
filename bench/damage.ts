import sharp from 'sharp'
import type { Sharp } from 'sharp'

/** Pixels, one byte each. */
export interface Grey {
  data: Uint8Array
  width: number
  height: number
}

export type Damage = (picture: Grey) => Grey | Promise<Grey>

const WHITE = 255

/** Gaussian blur; sigma in pixels. */
export function blur(sigma: number): Damage {
  return (picture) => through(picture, (image) => image.blur(sigma))
}

/** As a camera does, every pixel the mean of what falls on it. */
export function resize(scale: number): Damage {
  return (picture) =>
    through(picture, (image) => image.resize(Math.round(picture.width * scale), null, { kernel: 'linear' }))
}

export function compress(quality: number): Damage {
  return async (picture) => {
    const jpeg = await open(picture).jpeg({ quality }).toBuffer()
    return toGrey(sharp(jpeg))
  }
}

/** Degrees clockwise, on a ground of the given brightness. */
export function rotate(degrees: number, ground = WHITE): Damage {
  return (picture) =>
    through(picture, (image) => image.rotate(degrees, { background: { r: ground, g: ground, b: ground } }))
}

/** Squeezes all contrast into so many levels, the darkest at a share of white. */
export function fade(levels: number, darkest: number): Damage {
  return each((value) => darkest * WHITE + (value / WHITE) * levels)
}

export const invert: Damage = each((value) => WHITE - value)

/** Multiplies by the light at a place, whose coordinates run from 0 to 1. */
export function shade(light: (x: number, y: number) => number): Damage {
  return each((value, x, y) => value * light(x, y))
}

/** A disc of white light that fades into the picture. */
export function bright(centreX: number, centreY: number, radius: number): Damage {
  return each((value, x, y) => value + WHITE * Math.max(0, 1 - Math.hypot(x - centreX, y - centreY) / radius))
}

/** Noise of a sensor, about normal with this deviation. */
export function grain(deviation: number): Damage {
  const random = randomNumbers(7)
  return each((value) => value + (random() + random() + random() + random() - 2) * deviation * 1.73)
}

/** Specks of black and white over this share of the pixels. */
export function pepper(share: number): Damage {
  const random = randomNumbers(11)
  return each((value) => (random() < share ? (random() < 0.5 ? 0 : WHITE) : value))
}

/** Movement to the side while the shutter is open, in pixels. */
export function smear(length: number): Damage {
  return (picture) =>
    sample(picture, picture, (x, y, read) => {
      let sum = 0
      for (let step = 0; step < length; step++) sum += read(x + step - length / 2, y)
      return sum / length
    })
}

/** White lines from edge to edge. */
export function scratch(count: number): Damage {
  const random = randomNumbers(13)
  const lines = Array.from({ length: count }, () => [random() * Math.PI, random() * 0.8 - 0.4] as const)
  return each((value, x, y) => {
    const isScratched = lines.some(([angle, offset]) => {
      return Math.abs((x - 0.5) * Math.cos(angle) + (y - 0.5) * Math.sin(angle) - offset) < 0.006
    })
    return isScratched ? WHITE : value
  })
}

/** Leaves out this share at each edge and puts the rest on black. */
export function paste(share: number): Damage {
  return (picture) =>
    sample(picture, picture, (x, y, read) => {
      const isInside = [x / picture.width, y / picture.height].every((at) => at > share && at < 1 - share)
      return isInside ? read(x, y) : 0
    })
}

/** The camera stands to the side and below: the far edges shrink by these shares. */
export function perspective(sideways: number, upwards: number): Damage {
  return (picture) => {
    const size = { width: picture.width * 1.3, height: picture.height * 1.3 }
    return sample(picture, size, (x, y, read) => {
      const [across, down] = [x / size.width - 0.5, y / size.height - 0.5]
      const depth = 1 + 2 * sideways * across + 2 * upwards * down
      return read(((across / depth) * 1.3 + 0.5) * picture.width, ((down / depth) * 1.3 + 0.5) * picture.height)
    })
  }
}

/** Round a cylinder whose visible half is 1 ÷ `share` of the picture wide. */
export function wrap(share: number): Damage {
  return (picture) =>
    sample(picture, picture, (x, y, read) => {
      const across = (2 * x) / picture.width - 1
      return read((Math.asin(across * share) / Math.asin(share) + 1) * (picture.width / 2), y + 20 * across * across)
    })
}

/** Puts it off the middle of a larger picture full of other shapes. */
export function place(width: number, height: number): Damage {
  return (picture) => {
    const [left, top] = [Math.round(width * 0.61), Math.round(height * 0.37)]
    return sample(picture, { width, height }, (x, y, read) => {
      const isInside = x >= left && y >= top && x < left + picture.width && y < top + picture.height
      return isInside ? read(x - left, y - top) : clutter(x, y)
    })
  }
}

function clutter(x: number, y: number): number {
  return 128 + 60 * Math.sin(x / 37 + Math.sin(y / 53)) + 50 * Math.sin(y / 11 + x / 190) + ((x * 7 + y * 13) % 17)
}

/** New value of each pixel from its old one and its place, whose coordinates run from 0 to 1. */
function each(change: (value: number, x: number, y: number) => number): Damage {
  return (picture) =>
    sample(picture, picture, (x, y, read) => change(read(x, y), x / picture.width, y / picture.height))
}

type Read = (x: number, y: number) => number

type Paint = (x: number, y: number, read: Read) => number

/** A picture of another size, each pixel computed from the old picture. */
function sample(picture: Grey, size: Pick<Grey, 'width' | 'height'>, paint: Paint): Grey {
  const [width, height] = [Math.round(size.width), Math.round(size.height)]
  const data = new Uint8ClampedArray(width * height)
  const read: Read = (x, y) => interpolate(picture, x, y)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data[y * width + x] = paint(x, y, read)
  }
  return { data: new Uint8Array(data.buffer), width, height }
}

/** Between the four pixels around a place; white outside. */
function interpolate({ data, width, height }: Grey, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height ? WHITE : (data[row * width + column] ?? WHITE)
  if (left === x && top === y) return at(left, top)
  const [right, below] = [x - left, y - top]
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right
  return upper * (1 - below) + lower * below
}

function open({ data, width, height }: Grey): Sharp {
  return sharp(data, { raw: { width, height, channels: 1 } })
}

function through(picture: Grey, change: (image: Sharp) => Sharp): Promise<Grey> {
  return toGrey(change(open(picture)))
}

async function toGrey(image: Sharp): Promise<Grey> {
  const { data, info } = await image.greyscale().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** From 0 to 1, the same at every run: a linear congruential generator. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
