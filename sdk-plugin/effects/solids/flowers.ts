/** Blossoms about the axis z, one unit in radius. Colours are those of the petals at their foot and at their tip. */
import { mix, mixed, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { lathe, type Part } from './mesh.ts'
import { FORMS, petal } from './petal.ts'
import { type Tones, varied } from './tones.ts'
import type { Random } from './turned.ts'

/** Six petals that close to a cup. @param open 0 is closed, 1 wide open */
export function tulip(random: Random, given: Tones, open: number): Part[] {
  const colours = varied(random, given)
  const petals = Array.from({ length: 6 }, (_, index) => {
    const inner = index < 3
    return petal({
      around: index * 120 + (inner ? 60 : 0) + (random() - 0.5) * 14,
      length: (inner ? 2.02 : 1.9) * (0.96 + 0.08 * random()),
      wide: 0.36,
      form: FORMS.egg,
      leaves: 74,
      open: mix(-2, 24, open) + (inner ? -5 : 0) + (random() - 0.5) * 5,
      // The tips close over the cup until it is half open.
      curl: mix(-62, 40, open) + (random() - 0.5) * 14,
      foot: [0.06, 0],
      cup: inner ? 0.33 : 0.37,
      ruffle: 0.012,
      seed: random(),
      look: {
        colours,
        rim: mixed(colours[1], [1, 0.95, 0.85], 0.22),
        inside: mixed(colours[1], colours[0], 0.25),
        veins: 0.2,
        count: 14,
      },
    })
  })
  return [...petals, stamens(random, 0.5, [0.05, 0.03, 0.02])]
}

/** A trumpet in a star of six. @param trumpet Colours of the trumpet */
export function daffodil(random: Random, given: Tones, trumpet: Tones): Part[] {
  const colours = varied(random, given)
  const star = Array.from({ length: 6 }, (_, index) =>
    petal({
      around: index * 60 + (random() - 0.5) * 10,
      length: 1,
      wide: index % 2 === 0 ? 0.34 : 0.38,
      form: FORMS.pointed,
      leaves: 84,
      open: (index % 2 === 0 ? 86 : 80) + (random() - 0.5) * 12,
      curl: (random() - 0.35) * 40,
      foot: [0.1, index % 2 === 0 ? -0.03 : 0],
      cup: 1.1,
      fold: 0.12,
      ruffle: 0.016,
      bend: (random() - 0.5) * 0.08,
      seed: random(),
      look: { colours, veins: 0.14, count: 11, rim: mixed(colours[1], [1, 1, 0.9], 0.2) },
    }),
  )
  return [...star, trumpetOf(random, trumpet), stamens(random, 0.34, [0.85, 0.6, 0.06])]
}

/** A tube that flares, ribbed along its length and frilled at its rim, no two frills alike; closed at its foot. */
function trumpetOf(random: Random, [foot, rim]: Tones): Part {
  const [seed, flared, long] = [random() * 9, 0.13 + 0.08 * random(), 0.54 + 0.14 * random()]
  const clouds = noiseTile('clouds')
  // The tile repeats after 512: so does the way around.
  const wave = (u: number, times: number, from: number) => noiseAt(clouds, u * 512 * times, from + seed * 40)
  return {
    finish: 'petal',
    cells: [150, 26],
    place(u, row, out) {
      const v = Math.max(0, (row - 0.12) / 0.88)
      const way = u * 2 * Math.PI
      const flare = 0.2 + 0.12 * v + flared * v ** 5
      const rib = 0.011 * smoothstep(0, 0.4, v) * Math.cos(way * 18 + 2 * wave(u, 1, 60))
      const frill = v ** 5 * (0.032 * Math.sin(way * 11 + seed + 5 * wave(u, 1, 10)) + 0.05 * wave(u, 2, 130))
      const far = row < 0.12 ? (row / 0.12) * 0.2 : flare + rib + frill
      out[0] = Math.cos(way) * far
      out[1] = Math.sin(way) * far
      out[2] = long * v - 0.06 * v ** 6 + 0.5 * frill
    },
    paint(u, row, out, isInside) {
      const v = Math.max(0, (row - 0.12) / 0.88)
      const rib = 0.84 + 0.16 * Math.abs(Math.sin(u * Math.PI * 18)) + 0.1 * wave(u, 3, v * 20)
      const thin = smoothstep(0.93, 1, v)
      const tone = rib * (1 + 0.22 * thin) * (isInside ? mix(0.45, 1, smoothstep(0, 0.7, v)) : 1)
      for (let part = 0; part < 3; part++) out[part] = mix(foot[part]!, rim[part]!, v * v) * tone
    },
  }
}

/** Rays about a yellow disc. @param rays Petals of one ring */
export function daisy(random: Random, given: Tones, rays: number): Part[] {
  const colours = varied(random, given)
  if (rays < 8) return floret(random, colours, rays)
  const petals = Array.from({ length: rays * 2 }, (_, index) => {
    const upper = index % 2
    return petal({
      around: (index * 180) / rays + (random() - 0.5) * 9,
      length: (upper ? 0.7 : 0.8) * (0.84 + 0.22 * random()),
      wide: Math.min(0.3, 3.1 / rays),
      form: FORMS.strap,
      leaves: 62,
      open: (upper ? 76 : 86) + (random() - 0.5) * 20,
      curl: (random() - 0.3) * 64,
      foot: [0.2, upper ? 0.02 : 0],
      cup: 0.5,
      fold: -0.06,
      bend: (random() - 0.5) * 0.16,
      ragged: 0.6,
      seed: random(),
      look: { colours, veins: 0.22, count: 3, deep: 0.2 },
    })
  })
  return [...petals, disc(random, 0.27)]
}

/** Few broad petals about a small eye, as of forget-me-nots: pale at the throat, veined, none of them level. */
function floret(random: Random, [foot, tip]: Tones, rays: number): Part[] {
  const petals = Array.from({ length: rays }, (_, index) =>
    petal({
      around: (index * 360) / rays + (random() - 0.5) * 14,
      length: 0.94 * (0.9 + 0.18 * random()),
      wide: 2.5 / rays,
      form: FORMS.round,
      leaves: 66,
      open: 82 + (random() - 0.5) * 26,
      curl: (random() - 0.45) * 60,
      foot: [0.07, index % 2 === 0 ? 0.02 : 0],
      cup: 0.8,
      ruffle: 0.03,
      bend: (random() - 0.5) * 0.1,
      seed: random(),
      look: {
        colours: [mixed(foot, [1, 0.96, 0.86], 0.5), tip],
        rim: mixed(tip, [1, 1, 1], 0.22),
        veins: 0.4,
        count: 7,
        vein: foot,
      },
    }),
  )
  return [...petals, disc(random, 0.13)]
}

/** A dome of small florets in spirals. */
function disc(random: Random, radius: number): Part {
  const seed = random()
  const grain = noiseTile('grain')
  const part = lathe(
    [
      [0, 0.2],
      [radius * 0.5, 0.185],
      [radius * 0.88, 0.12],
      [radius, 0.04],
      [radius * 0.8, -0.03],
    ],
    'matt',
    (u, v, out) => {
      const a = Math.sin((u * 13 + v * 3.2) * 2 * Math.PI)
      const b = Math.sin((u * 21 - v * 4.1) * 2 * Math.PI)
      const bead = 0.72 + 0.28 * a * b + 0.25 * noiseAt(grain, u * 900 + seed * 70, v * 300)
      out[0] = mix(0.5, 0.85, v) * bead
      out[1] = mix(0.36, 0.45, v) * bead
      out[2] = 0.035 * bead
    },
    56,
  )
  return part
}

function stamens(random: Random, height: number, tone: Rgb): Part {
  const seed = random() * 6
  return {
    finish: 'matt',
    cells: [36, 10],
    place(u, v, out) {
      const way = u * 2 * Math.PI
      const star = 0.6 + 0.4 * Math.cos(way * 6 + seed)
      out[0] = Math.cos(way) * 0.11 * star * (1 - 0.6 * v)
      out[1] = Math.sin(way) * 0.11 * star * (1 - 0.6 * v)
      out[2] = v * height * (0.6 + 0.4 * star)
    },
    paint(u, v, out) {
      for (let part = 0; part < 3; part++) out[part] = tone[part]! * (0.6 + 0.5 * v)
    },
  }
}
