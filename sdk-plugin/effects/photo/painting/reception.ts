import { mix, smoothstep } from '../../colour.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { randomFrom } from '../../random.ts'

export interface Reception {
  strength: number
  seed: number
  /** Where no line is torn. */
  calm: readonly (readonly [number, number])[]
}

/**
 * For each line: how far it is torn aside, how bad reception is, how bright the rolling bar leaves it, how loose it is
 * held; what of both beside faces only.
 */
export function tearsOf(height: number, unit: number, { strength, seed, calm }: Reception) {
  const random = randomFrom(seed * 271 + 9)
  const clouds = noiseTile('clouds')
  const shift = new Float32Array(height)
  const bad = new Float32Array(height)
  const bright = new Float32Array(height)
  const places = [
    mix(0.1, 0.17, random()),
    mix(0.7, 0.8, random()),
    mix(0.92, 0.97, random()),
    mix(0.43, 0.5, random()),
  ]
  const sizes = [0.017, 0.03, 0.02, 0.011].map((size) => size * mix(0.8, 1.4, random()))
  // Those that had to leave a face keep apart.
  const bands = places.map((place, at) => {
    const moved = outside(place, 1.6 * sizes[at]!, calm)
    // Above a head there is room for one at the very top.
    if (at === 0 && moved > place) return 0.045
    return moved > place ? Math.min(0.985, moved + 0.05 * at) : moved
  })
  const pulls = bands.map((_, at) => mix(30, 80, random()) * (at === 1 ? 2.1 : 1) * (random() < 0.5 ? -1 : 1))
  const bar = mix(0.55, 0.75, random())
  const torn = tornLines(height, unit, { random, calm })
  const sway = jitterOf(height, unit, random)
  const loose = looseOf(height, calm)
  for (let y = 0; y < height; y++) {
    const t = y / height
    const jitter = (0.55 + 0.45 * loose[y]!) * sway[y]! + torn.shift[y]!
    bad[y] = torn.bad[y]!
    const wave = 6 * noiseAt(clouds, seed * 19, t * 260) + 11 * noiseAt(clouds, seed * 23 + 80, t * 50)
    for (const [at, middle] of bands.entries()) {
      const far = (t - middle) / sizes[at]!
      const near = Math.exp(-far * far)
      bad[y] = Math.max(bad[y]!, near * (at === 1 ? 0.82 : at === 3 ? 0.6 : 1))
      shift[y]! += pulls[at]! * near * (0.6 + 0.5 * noiseAt(clouds, 40 * at, t * 900)) * unit * strength
    }
    // The set loses hold of the first lines: heads lean.
    const flag =
      (calm.length > 0 ? 40 : 58) * Math.exp(-((t / (calm.length > 0 ? 0.07 : 0.17)) ** 2)) +
      (calm.length > 0 ? 0 : 14) * Math.exp(-(((t - 0.34) / 0.035) ** 2))
    shift[y]! += (jitter + wave + flag) * unit * strength
    bright[y] = 1 + 0.12 * Math.cos((t - bar) * Math.PI * 2) ** 3 - humAt(t - bar)
  }
  return { shift, bad, bright, loose, wild: torn.wild, sparks: torn.sparks }
}

/** Height of a line of the picture, as shares of the unit. */
const LINE = 4.2

/** How far each line starts beside its place: a line is torn as a whole. */
function jitterOf(height: number, unit: number, random: () => number): Float32Array {
  const pitch = Math.max(2, LINE * unit)
  const starts = Float32Array.from({ length: Math.ceil(height / pitch) + 2 }, () => (random() - 0.5) * 2.2)
  return Float32Array.from({ length: height }, (_, y) => {
    const at = y / pitch
    const line = at | 0
    return mix(starts[line]!, starts[line + 1]!, smoothstep(0.25, 0.75, at - line))
  })
}

/** How loose the set's hold on each line is, 0 to 1: faces stay whole. */
function looseOf(height: number, calm: Reception['calm']): Float32Array {
  return Float32Array.from({ length: height }, (_, y) => {
    const t = y / height
    return calm.reduce((least, [above, below]) => {
      return Math.min(least, 1 - smoothstep(above - 0.03, above + 0.03, t) * smoothstep(below + 0.03, below - 0.03, t))
    }, 1)
  })
}

/** Sparks of engines that pass: a line or three at a time torn aside anywhere, in faces hardly. */
function tornLines(
  height: number,
  unit: number,
  { random, calm }: { random: () => number; calm: Reception['calm'] },
): { shift: Float32Array; bad: Float32Array; wild: Float32Array; sparks: Float32Array } {
  const [shift, bad] = [new Float32Array(height), new Float32Array(height)]
  const [wild, sparks] = [new Float32Array(height), new Float32Array(height)]
  const pitch = Math.max(2, LINE * unit)
  for (let tear = 0; tear < 34; tear++) {
    const from = random() * height
    const lines = pitch * (1 + Math.floor(3 * random() ** 2))
    const pull = mix(8, 46, random() ** 2) * (random() < 0.5 ? -1 : 1)
    const hard = mix(0.2, 0.75, random() ** 1.3)
    const t = from / height
    const quiet = calm.some(([above, below]) => t > above && t < below) ? 0.06 : 1
    for (let y = Math.max(0, Math.floor(from)); y < Math.min(height, from + lines); y++) {
      const near = smoothstep(0, 0.1, (y - from) / lines) * smoothstep(1, 0.9, (y - from) / lines)
      shift[y] = pull * near * quiet
      bad[y] = Math.max(bad[y]!, hard * near * quiet)
      // What is held back for a face's sake is torn beside it.
      if (quiet < 1) {
        wild[y] = 1.6 * pull * near
        sparks[y] = Math.max(sparks[y]!, hard * near)
      }
    }
  }
  return { shift, bad, wild, sparks }
}

/** The dark bar, its lower side steeper than its upper, that mains hum rolls down the screen. */
function humAt(far: number): number {
  const away = far - Math.floor(far) - 0.5
  return 0.4 * smoothstep(-0.17, 0.0, away) * smoothstep(0.11, 0.015, away)
}

/** The nearest place to one that leaves a margin to what is calm, as far as the picture has one. */
function outside(place: number, margin: number, calm: Reception['calm']): number {
  let moved = place
  for (const [from, to] of calm) {
    if (moved < from - margin || moved > to + margin) continue
    const above = from - margin
    const below = to + margin
    const isUp = below > 0.98 || (above > 0.02 && moved - above < below - moved)
    moved = isUp ? above : below
  }
  return moved
}
