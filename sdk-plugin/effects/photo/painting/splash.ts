import { mix, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { randomFrom } from '../../random.ts'
import { shelvedThing } from '../../shelf.ts'
import { layDrop } from './drop.ts'
import { layRuns } from './water-marks.ts'
import { hypot } from '../../hypot.ts'
import type { Print } from '../photo.ts'
import { clearAround, partOf } from './silhouette.ts'
import type { Subject } from './subject.ts'

export interface SplashOptions {
  width: number
  height: number
  /** Paper left white at the sides, as a share of the shorter one. */
  margin: number
  /** 0 is a painted rectangle with a wet edge, 1 a splash with tongues and drops. */
  splash: number
  /** Pixels that a picture of 900 would give one. */
  unit: number
  seed: number
  /** Large drops fell straight down on damp paper: none of them is a wedge. Default false. */
  isDamp?: boolean
}

/** Where paint is wet on the paper, and where its edge dried: 0 to 1. */
export interface Splashed {
  share: Float32Array
  rim: Float32Array
}

const kept = new Kept<Splashed>(4)

/** The area that paint covers: the same for every photo of a size. */
export function splashes(options: SplashOptions): Splashed {
  const name = JSON.stringify(options)
  return kept.get(name, () => shelvedThing(`splash ${name}`, ['share', 'rim'], () => areaOf(options)))
}

function areaOf({ width, height, margin, splash, unit, seed, isDamp = false }: SplashOptions): Splashed {
  const [share, rim] = [new Float32Array(width * height), new Float32Array(width * height)]
  const [clouds, grain] = [noiseTile('clouds'), noiseTile('grain')]
  const shorter = Math.min(width, height)
  const tongues = tonguesOf(seed)
  const soft = mix(0.006, 0.0016, splash)
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const u = x / unit
      const v = y / unit
      const nx = (2 * x) / width - 1
      const ny = (2 * y) / height - 1
      const side = Math.min(x, y, width - x, height - y) / shorter
      // In some places the brush was pulled in one go, in others it was pushed about.
      const pushed = mix(0.3, 1.7, smoothstep(-0.16, 0.2, noiseAt(clouds, u * 0.1 + seed * 13, v * 0.1 + 70)))
      const rough = pushed * (noiseAt(clouds, u * 0.36 + seed * 41, v * 0.36) + 0.1 * noiseAt(grain, u * 0.2, v * 0.2))
      let inside = margin === 0 && splash === 0 ? 1 : side - margin + brushed(u, v, seed)
      if (margin > 0 && splash === 0) inside -= leftWhite(u, v, side / margin, seed)
      if (splash > 0) {
        // Wider below, where shoulders are; thin jets shoot out between the tongues.
        const far = hypot(nx * (1 - 0.1 * ny), ny * 0.94)
        const angle = (Math.atan2(ny, nx) / Math.PI + 3) * (TONGUES / 2) + 0.5 * rough * smoothstep(0.4, 1, far)
        const slot = Math.floor(angle) % TONGUES
        const t = angle - Math.floor(angle)
        const reach = mix(tongues[slot]!, tongues[(slot + 1) % TONGUES]!, t * t * (3 - 2 * t))
        // The brush went over shoulders more often than it was shaken there.
        const below = smoothstep(0.1, 0.8, ny)
        const blot =
          0.3 * (mix(0.86, 0.8, below) + mix(0.32, 0.17, below) * reach - far) + mix(0.085, 0.06, below) * rough
        inside = mix(inside, blot, splash)
      }
      // In some places the last brush had more water than paint: the wash thins out there and leaves less of a rim.
      const thin = smoothstep(0.16 - 0.14 * splash, 0.42, noiseAt(clouds, u * 0.2 + seed * 23, v * 0.2 + 190))
      const fading = mix(soft, 0.02 + 0.035 * splash, thin)
      const wet = smoothstep(-fading, fading, inside)
      share[at] = wet
      if (wet > 0 && inside < 0.08) {
        // Pigment is carried to where a wash dries last: a hard line, and a broad shade before it.
        const line = Math.min(1.2, 2 * splash) * Math.exp(-Math.max(0, inside) / 0.0032)
        rim[at] = (line + 0.6 * Math.exp(-Math.max(0, inside) / (0.006 + 0.012 * splash))) * (1 - 0.6 * thin)
      }
    }
  }
  if (splash > SOAKED) runDown({ share, rim }, { width, height, unit, seed })
  if (splash > 0) fling({ share, rim }, { width, height, margin, splash, unit, seed, isDamp })
  return { share, rim }
}

/** How far broad strokes go beyond a straight border, as a share of the shorter side: never the same twice. */
function brushed(u: number, v: number, seed: number): number {
  const wide = noiseAt(noiseTile('swirls'), u * 0.75 + seed * 41, v * 0.75)
  const hairs = noiseAt(noiseTile('grain'), u * 0.3, v * 0.3)
  return 0.03 * wide + 0.005 * hairs
}

/** From here on so much paint lies on the sheet that it runs. */
const SOAKED = 0.8
const TONGUES = 46

/** How far the paint reaches in each direction. */
function tonguesOf(seed: number): Float32Array {
  const random = randomFrom(seed * 911 + 3)
  return Float32Array.from({ length: TONGUES }, () => random() ** 2.6 * 0.72 - 0.14)
}

/** What a painter leaves white at the border of a sheet: more in some places. @param far In margins from the side */
function leftWhite(u: number, v: number, far: number, seed: number): number {
  const bite = noiseAt(noiseTile('clouds'), u * 0.17 + seed * 67, v * 0.17 + 31)
  return 0.17 * smoothstep(-0.06, 0.36, bite) * smoothstep(3.6, 1, far)
}

/** From the shoulders the paint runs down to the foot of the sheet. */
function runDown({ share, rim }: Splashed, options: Pick<SplashOptions, 'width' | 'height' | 'unit' | 'seed'>): void {
  const isWet = (at: number) => share[at]! > 0.5
  layRuns({ ...options, count: 19 }, isWet, (at, wet, side) => {
    if (wet <= share[at]!) return
    share[at] = wet
    rim[at] = 0.3 * side - 0.05
  })
}

/** Drops around the edge, most of them round, larger ones near to it with little ones beside them. */
function fling({ share, rim }: Splashed, { width, height, splash, unit, seed, isDamp }: SplashOptions): void {
  const random = randomFrom(seed * 577 + 29)
  const lay = (x: number, y: number, size: number, angle: number) => {
    const far = random() < 0.16 ? mix(1.4, 2.6, random()) : mix(1, 1.2, random())
    const flown = isDamp && size > 3 * unit ? Math.min(far, 1.25) : far
    const drop = { x, y, size, stretch: flown, cos: Math.cos(angle), sin: Math.sin(angle) }
    const rough = { taper: flown > 1.3 ? 0.7 : 0, rough: mix(0.05, 0.24, random()), turn: 6.28 * random() }
    layDrop({ width, height }, { ...drop, ...rough }, (at, wet, inside) => {
      if (wet <= share[at]!) return
      share[at] = wet
      rim[at] = 0.4 * Math.exp(-Math.max(0, inside) / (0.22 * size + 0.6)) - 0.15
    })
  }
  const count = Math.round(420 * splash)
  for (let each = 0; each < count; each++) {
    const angle = random() * 2 * Math.PI
    const away = 0.78 + 0.42 * random() ** 1.2
    const x = width * (0.5 + 0.5 * Math.cos(angle) * away)
    const y = height * (0.5 + 0.5 * Math.sin(angle) * away)
    const size = unit * mix(0.9, 17, random() ** 5) * mix(1, 0.45, smoothstep(0.95, 1.1, away))
    lay(x, y, size, angle)
    for (let near = 0; size > 4 * unit && near < 6; near++) {
      const way = 6.28 * random()
      const far = size * mix(1.5, 4, random())
      lay(x + far * Math.cos(way), y + far * Math.sin(way), size * mix(0.08, 0.3, random()), way)
    }
  }
}

/** Where paint lies however far a splash goes: heads with their hair, 0 to 1. */
export function headsOnPaper(print: Print, { mask, faces }: Subject): Float32Array {
  const heads = faces.map((face) => partOf(face, { x: -0.1, y: -0.32, width: 1.2, height: 1.3 }))
  const held = clearAround(print, heads)
  for (let at = 0; at < held.length; at++) held[at] = Math.min(1, 2 * held[at]!) * mask[at]!
  return held
}
