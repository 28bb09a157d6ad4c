import { imageOf, rasterOf } from '@gateway/sdk-plugin/raster'
import { clamp, clone, lumaOf, mix, rasterOfSize, type Raster, shorterSide } from '../kernels/canvas.ts'
import { hash, valueNoise } from '../kernels/noise.ts'
import { sample } from '../kernels/sample.ts'
import { bloomed, vignetted } from './detail.ts'
import { defineOperation, strength } from './operation.ts'

/** Moves red one way and blue the other. Shifts in pixels per pixel. */
function shifted(
  raster: Raster,
  shift: (x: number, y: number, channel: number, from: [number, number]) => void,
): Raster {
  const { width, height } = raster
  const result = rasterOfSize(width, height)
  const from: [number, number] = [0, 0]
  const pixel = Buffer.alloc(4)
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) {
      let alpha = 0
      for (let c = 0; c < 3; c++) {
        from[0] = x
        from[1] = y
        shift(x, y, c, from)
        pixel.fill(0)
        sample(raster, from[0], from[1], 'repeat', pixel, 0)
        result.data[at + c] = pixel[c]!
        alpha = Math.max(alpha, pixel[3]!)
      }
      result.data[at + 3] = alpha
    }
  }
  return result
}

export const aberration = defineOperation({
  name: 'chromatic-aberration',
  says: [
    {
      words:
        'chromatic aberration, aberration, rgb split, colour fringing, colour fringes, rgb shift, prism, lens fringing',
    },
  ],
  read: strength(50),
  run(raster, { strength }) {
    const [cx, cy] = [(raster.width - 1) / 2, (raster.height - 1) / 2]
    const share = strength / 3600
    return shifted(raster, (x, y, channel, from) => {
      from[0] = x + (x - cx) * (channel - 1) * share
      from[1] = y + (y - cy) * (channel - 1) * share
    })
  },
})

export const anaglyph = defineOperation({
  name: 'anaglyph',
  says: [{ words: 'anaglyph, 3d, 3d glasses, red cyan, stereo 3d, 3d effect, red blue 3d, stereoscopic' }],
  read: strength(50),
  run(raster, { strength }) {
    const apart = Math.max(1, (shorterSide(raster) * strength) / 4200)
    return shifted(raster, (x, _, channel, from) => void (from[0] = x + (channel === 0 ? apart : -apart)))
  },
})

export const glitch = defineOperation({
  name: 'glitch',
  says: [
    {
      words:
        'glitch, glitchy, glitch art, databend, corrupted, datamosh, broken signal, digital error, hacked, ' +
        'matrix glitch',
    },
  ],
  read: (clause) => ({ strength: clause.strength({ usual: 50 }) }),
  run(raster, { strength }) {
    const { width, height } = raster
    const unit = Math.max(1, height / 90)
    const bands = bandsOf(height, unit, strength)
    const apart = (width * strength) / 4200
    const torn = shifted(raster, (x, y, channel, from) => {
      const { push, split } = bands[y]!
      from[0] = (x + push * width + (channel - 1) * (apart + split * width) + width * 4) % width
    })
    return blockErrors(torn, unit, strength)
  },
})

interface Band {
  push: number
  split: number
}

/** Rows that tear together. */
function bandsOf(height: number, unit: number, strength: number): Band[] {
  const bands: Band[] = []
  for (let n = 0; bands.length < height; n++) {
    const rows = Math.max(1, Math.round(unit * (1 + 9 * hash(n, 1) ** 2)))
    const torn = hash(n, 2) < 0.16 + strength / 300
    const push = torn ? (hash(n, 3) - 0.5) * (strength / 380) : 0
    const split = hash(n, 4) < 0.14 ? (hash(n, 5) - 0.5) * 0.05 : 0
    for (let row = 0; row < rows; row++) bands.push({ push, split })
  }
  return bands
}

/** Blocks whose colours went wrong. */
function blockErrors(raster: Raster, unit: number, strength: number): Raster {
  const { width, height, data } = raster
  const count = Math.round(strength / 4)
  for (let n = 0; n < count; n++) {
    const [w, h] = [Math.round(width * (0.04 + 0.2 * hash(n, 11))), Math.round(unit * (1 + 3 * hash(n, 12)))]
    const [x0, y0] = [Math.floor(hash(n, 13) * (width - w)), Math.floor(hash(n, 14) * Math.max(1, height - h))]
    const kind = Math.floor(hash(n, 15) * 3)
    for (let y = y0; y < Math.min(height, y0 + h); y++) {
      for (let x = x0; x < x0 + w; x++) {
        const at = (y * width + x) * 4
        const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!]
        if (kind === 0) data.set([blue, red, green], at)
        else if (kind === 1) data.set([clamp(red * 0.25), clamp(green * 1.25 + 20), clamp(blue * 1.3 + 30)], at)
        else data.set([clamp(red * 1.35 + 30), clamp(green * 0.3), clamp(blue * 1.1 + 10)], at)
      }
    }
  }
  return raster
}

export const scanlines = defineOperation({
  name: 'scanlines',
  says: [
    {
      words:
        'scanlines, scan lines, crt, tv lines, old tv, television, monitor lines, tube screen, arcade screen, ' +
        'crt screen',
    },
  ],
  read: strength(60),
  run: (raster, { strength }) => bloomed(lined(raster, strength / 100), { share: 0.3, from: 0.3, spread: 0.006 }),
})

/** Lines of a tube: a beam is brighter in its middle, and stripes of phosphor have one colour each. */
function lined(raster: Raster, share: number): Raster {
  const { width, height, data } = raster
  const pitch = Math.max(3, Math.round(shorterSide(raster) / 200))
  for (let y = 0, at = 0; y < height; y++) {
    const beam = 1 - share * 0.62 * (0.5 + 0.5 * Math.cos(((y % pitch) / pitch) * 2 * Math.PI))
    for (let x = 0; x < width; x++, at += 4) {
      for (let c = 0; c < 3; c++) {
        const stripe = x % 3 === c ? 1 + 0.16 * share : 1 - 0.1 * share
        data[at + c] = clamp(data[at + c]! * beam * stripe * (1 + share * 0.34) + 0.5)
      }
    }
  }
  return raster
}

export const vhs = defineOperation({
  name: 'vhs',
  says: [
    { words: 'vhs, video tape, videotape, vcr, camcorder, 80s, eighties, 1980s, 90s, nineties, home video, vhs tape' },
  ],
  read: strength(60),
  async run(raster, { strength }) {
    const share = strength / 100
    const { width, height } = raster
    // Tape has a quarter of the colour detail, late by a few pixels.
    const soft = await rasterOf(imageOf(raster).blur(Math.max(0.8, width / 160)))
    const luma = lumaOf(await rasterOf(imageOf(raster).blur(Math.max(0.5, width / 900))))
    const smeared = lumaOf(soft)
    const late = Math.round(width / 110)
    const rows = Float32Array.from({ length: height }, (_, y) => tearAt(y / height, height) * share * width)
    const out = clone(raster)
    for (let y = 0, at = 0; y < height; y++) {
      for (let x = 0; x < width; x++, at++) {
        const from = y * width + clamp(Math.round(x + rows[y]!), 0, width - 1)
        const chroma = y * width + clamp(Math.round(x + rows[y]! - late * share), 0, width - 1)
        const snow = (hash(x >> 1, y, 9) - 0.5) * 20 * share + streakAt(x, y, width, height) * share
        for (let c = 0; c < 3; c++) {
          const tint = (soft.data[chroma * 4 + c]! - smeared[chroma]!) * 1.25
          const value = 18 + luma[from]! * 0.88 + tint + snow
          out.data[at * 4 + c] = clamp(mix(raster.data[at * 4 + c]!, value, Math.min(1, share * 1.6)) + 0.5)
        }
      }
    }
    return vignetted(lined(out, 0.22 * share), 0.3)
  },
})

/** How far a row is torn aside, as a share of the width: a little everywhere, much at the head switch below. */
function tearAt(down: number, height: number): number {
  const wobble = (valueNoise(down * height * 0.09, 0, 3) - 0.5) * 0.006
  const foot = down > 0.955 ? (down - 0.955) * 1.6 + (valueNoise(down * 900, 5) - 0.5) * 0.05 : 0
  return wobble + foot
}

/** White dropouts: short lines at a few heights. */
function streakAt(x: number, y: number, width: number, height: number): number {
  const row = Math.floor(y / Math.max(1, height / 320))
  if (hash(row, 77) > 0.035) return 0
  const start = hash(row, 78) * width
  const away = (x - start) / (width * 0.12)
  return away > 0 && away < 1 ? 150 * (1 - away) : 0
}

export const operations = [aberration, anaglyph, glitch, scanlines, vhs]
