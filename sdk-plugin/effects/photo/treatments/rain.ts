import * as z from 'zod'
import { mix, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { blur } from '../../kernels/blur.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { sampleAt } from '../../kernels/resample.ts'
import { randomFrom } from '../../random.ts'
import type { Print } from '../photo.ts'
import { subjectOf } from '../painting/subject.ts'
import { type Pane, paneOf } from '../painting/pane.ts'
import { spillLight } from '../painting/spilt-light.ts'
import { around, type Box, headsOf, partOf } from '../painting/silhouette.ts'
import { treatment } from './treatment.ts'

const panes = new Kept<Pane>(3)

/** Rain on the window: the photo behind it soft and cool, upside down in each drop, clear where drops ran down. */
export const rain = treatment({
  name: 'rain',
  schema: z.strictObject({
    kind: z.literal('rain'),
    /** How many drops there are. */
    drops: z.number().min(0).max(3).default(1),
    /** How far what is behind the pane is out of focus. */
    soft: z.number().min(0).max(3).default(1),
    /** Breath on the glass. */
    mist: z.number().min(0).max(1).default(0.42),
  }),
  apply(print, { drops, soft, mist }, { seed }) {
    const { width, height } = print
    const unit = Math.min(width, height) / 900
    const key = JSON.stringify([width, height, drops, seed])
    const pane = panes.get(key, () => paneOf(width, height, unit, drops, randomFrom(seed * 389 + 7), true, 9))
    const { faces: found, mask } = subjectOf(print)
    const heads = found.length > 0 ? found : headsOf(print).map((head) => partOf(head, MUZZLE))
    const { clear: faces, features } = around(print, heads)
    const near = wipedBy(faces, print, seed)
    if (found.length > 0) wipeTo(near, blur(mask, width, height, SOFT_EDGE * unit))
    overcast(print)
    if (found.length > 0) {
      lightStreet(print, mask, seed)
      spillLight(print, mask, unit)
    }
    const planes = [print.r, print.g, print.b] as const
    const behind = planes.map((light) => blur(light, width, height, 4.6 * soft * unit))
    const haze = planes.map((light) => blur(light, width, height, 30 * unit))
    const seen = seenDrops(pane, faces, features)
    const clouds = new NoiseRows('clouds', width, { scale: 0.3 / unit, left: seed * 13 })
    for (let y = 0, at = 0; y < height; y++) {
      const cloud = clouds.at(y)
      const rim = ((2 * y) / height - 1) ** 2
      for (let x = 0; x < width; x++, at++) {
        const drop = seen[pane.drop[at]!]!
        const free = near[at]!
        if (drop === 1) {
          // Half the street is seen in each.
          const fromX = x + WIDE * pane.dx[at]!
          const fromY = y + WIDE * pane.dy[at]!
          const size = pane.sizes[pane.drop[at]!]!
          // The finest are all light, and none has a hard rim.
          const shade = 1.12 * mix(1, pane.shade[at]!, mix(0.4, RIM, smoothstep(SPRAY, SMALL, size)))
          // What stands on its head in a drop has the sky below.
          const shine =
            pane.shine[at]! + SKY_BELOW * shade * smoothstep(0, Math.max(26, 3 * size) * unit, -pane.dy[at]!)
          for (let c = 0; c < 3; c++) {
            planes[c]![at] = sampleAt(behind[c]!, width, height, fromX, fromY) * shade + shine * SKY[c as 0]
          }
          continue
        }
        const clear = Math.max(0.4 * pane.clear[at]!, 0.68 * free)
        const side = ((2 * x) / width - 1) ** 2
        const breath = mist * (0.36 + 0.7 * cloud[x]! + 0.62 * Math.max(rim, side)) * (1 - clear)
        const veil = breath < 0 ? 0 : breath > 0.85 ? 0.85 : breath
        // Water that ran down is a lens of its own: it bends what is behind it aside, shows the sky along one side and the
        // dark street along the other, here more, there less.
        const off = 1 - Math.max(Math.min(1, OFF_EYES * features[at]!), HELD * faces[at]!)
        const run = pane.water[at]! * off
        const slope = run > 0 && x > 1 && x < width - 2 ? pane.water[at + 2]! - pane.water[at - 2]! : 0
        const catches = Math.max(0, 0.55 + 0.9 * cloud[x]!)
        const bright = (0.4 * Math.max(0, slope) * catches + 0.03 * run) * off
        const left = 1 - 0.36 * Math.max(0, -slope) * off
        const shade = (pane.drop[at] === 0 ? mix(pane.shade[at]!, 1, free) : 1) * (0.94 + 0.1 * run)
        const from = x - LENS * unit * slope * run
        for (let c = 0; c < 3; c++) {
          const sharp = slope === 0 ? planes[c]![at]! : sampleAt(behind[c]!, width, height, from, y)
          const glass = mix(behind[c]![at]!, sharp, clear)
          planes[c]![at] =
            Math.max(0, mix(glass, mix(haze[c]![at]!, GREY[c as 0], 0.36), veil) * shade * left) + bright * SKY[c as 0]
        }
      }
    }
  },
})

/** An animal's head is wider than what stands alone of it. */
const MUZZLE: Box = { x: -0.2, y: 0, width: 1.4, height: 2.3 }

/** How far out of focus the edge of who stands behind the pane is, in pixels as `LENS`, and how clear the glass before them. */
const SOFT_EDGE = 9
const BEFORE = 0.8
/** How much of a thread of water is not seen before skin. */
const HELD = 0.45
/** How soon there is none before eyes, nose and mouth, whose soft ellipse begins beside them. */
const OFF_EYES = 6

/** Breath lies on the street, not on hair: a head that fades into it would wear a halo. */
function wipeTo(near: Float32Array, body: Float32Array): void {
  for (let at = 0; at < near.length; at++) near[at] = Math.max(near[at]!, BEFORE * body[at]!)
}

/** Where breath has gone from the glass before a face: the whole head and more, its border uneven as fog dries. */
function wipedBy(faces: Float32Array, { width, height }: Print, seed: number): Float32Array {
  const unit = Math.min(width, height) / 900
  const wide = blur(faces, width, height, 62 * unit)
  const patches = new NoiseRows('clouds', width, { scale: 0.5 / unit, left: seed * 41 })
  for (let y = 0, at = 0; y < height; y++) {
    const patch = patches.at(y)
    for (let x = 0; x < width; x++, at++) {
      const share = wide[at]!
      if (share < 0.01) continue
      const wiped = smoothstep(0.02, 0.26, share + 0.5 * share * patch[x]!)
      wide[at] = Math.max(faces[at]!, wiped * (0.86 + 0.14 * share))
    }
  }
  return wide
}

/** How dark the rim of a large drop is, against `paneOf`. */
const RIM = 0.78
/** How much wider a drop sees than `paneOf` bends. */
const WIDE = 2.6
/** How far a thread of water bends, in pixels of a picture whose shorter side is 900. */
const LENS = 74
/** How light the sky is that a drop shows along its foot. */
const SKY_BELOW = 0.12
const SKY = [0.86, 0.93, 1] as const
const GREY = [0.3, 0.34, 0.39] as const
const RAINY = [0.78, 0.88, 1] as const

/** A wet sky takes the warmth and the sun out of everything. */
function overcast({ r, g, b }: Print): void {
  for (let at = 0; at < r.length; at++) {
    const grey = 0.2126 * r[at]! + 0.7152 * g[at]! + 0.0722 * b[at]!
    r[at] = mix(r[at]!, grey, 0.22) * RAINY[0]
    g[at] = mix(g[at]!, grey, 0.22) * RAINY[1]
    b[at] = mix(b[at]!, grey, 0.22) * RAINY[2]
  }
}

/** Of lamps, of a window, of a car's lights and of a green one for those who walk; sodium twice. */
const LAMPS = [
  [1, 0.56, 0.2],
  [1, 0.56, 0.2],
  [1, 0.8, 0.5],
  [1, 0.12, 0.06],
  [0.75, 0.88, 1],
  [0.3, 0.9, 0.55],
] as const

/** What is left of the day beyond the pane. */
const DUSK = [0.27, 0.34, 0.43] as const

/** The lights of a street far behind whoever stands there, each a disc: the lens looks at who is near. */
function lightStreet(print: Print, mask: Float32Array, seed: number): void {
  const { width, height, r, g, b } = print
  const shorter = Math.min(width, height)
  const random = randomFrom(seed * 691 + 5)
  // It is dusk out there: lamps are on.
  for (let at = 0; at < mask.length; at++) {
    // No fringe of the day is left about hair.
    const open = 1 - mask[at]! ** 3
    if (open === 0) continue
    r[at]! *= 1 - open * (1 - DUSK[0])
    g[at]! *= 1 - open * (1 - DUSK[1])
    b[at]! *= 1 - open * (1 - DUSK[2])
  }
  for (let each = 0; each < 46; each++) {
    const x = random() * width
    // Most stand about as high as eyes do, along the street.
    const y = height * (0.44 + 0.3 * (random() + random() - 1))
    const radius = shorter * mix(0.016, 0.062, random() ** 1.5)
    const tone = LAMPS[Math.floor(LAMPS.length * random())]!
    const power = mix(0.22, 2.6, random() ** 2)
    const bottom = Math.min(height, y + radius)
    const right = Math.min(width, x + radius)
    for (let py = Math.max(0, Math.floor(y - radius)); py < bottom; py++) {
      for (let px = Math.max(0, Math.floor(x - radius)); px < right; px++) {
        const far = Math.sqrt((px - x) ** 2 + (py - y) ** 2) / radius
        if (far >= 1) continue
        const at = py * width + px
        const light = power * smoothstep(1, 0.88, far) * (0.8 + 0.34 * far ** 6) * (1 - mask[at]!)
        r[at]! += light * tone[0]
        g[at]! += light * tone[1]
        b[at]! += light * tone[2]
      }
    }
  }
}

/** Smaller drops hang before a cheek or a brow, some of them; spray there would look like flaws of the skin. */
const SMALL = 14
const SPRAY = 4.5

/** 1 for drops that are seen: no large one hangs before a face, none before eyes, nose and mouth. */
function seenDrops({ centres, sizes }: Pane, near: Float32Array, features: Float32Array): Uint8Array {
  const seen = Uint8Array.from(centres, (at, drop) => {
    const size = sizes[drop]!
    if (size >= SPRAY && size < SMALL) return Number(near[at]! < 0.62 || features[at]! < 0.1)
    return Number(near[at]! < (size < SPRAY ? 0.3 : 0.5))
  })
  seen[0] = 0
  return seen
}
