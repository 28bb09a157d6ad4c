import { smoothstep } from '../../colour.ts'
import { blur } from '../../kernels/blur.ts'
import { noiseAt, noiseTile } from '../../kernels/noise.ts'
import { randomFrom } from '../../random.ts'
import { fernsOf } from './ferns.ts'
import { type Pane, paneOf } from './pane.ts'

/** Ice on a pane that nothing has warmed. */
export interface IcePane {
  /** Lines of ferns. */
  line: Float32Array
  /** How thick the ice is that grew in from the sides, and breath that froze on all the rest. */
  thick: Float32Array
  haze: Float32Array
  relief: Float32Array
  /** The ice's surface without its needles: what bends what is behind it. */
  swell: Float32Array
  /** Facets that throw the light right back. */
  glints: Float32Array
  /** What melted. */
  melt: Pane
}

/** Rime at the frame, crystals that grow in, a thin film of frozen breath, clear again towards the middle. */
export function icePaneOf(width: number, height: number, how: { unit: number; reach: number; seed: number }): IcePane {
  const { unit, reach, seed } = how
  const { ice, body } = fernsOf(width, height, how)
  // Needles that stand close have grown together into plates.
  const plates = blur(ice, width, height, 2 * unit)
  const line = ice.map((needle, at) => Math.max(needle, 0.8 * smoothstep(0.2, 0.62, plates[at]!)))
  const [clouds, grain, cells] = [noiseTile('clouds'), noiseTile('grain'), noiseTile('cells')]
  const shorter = Math.min(width, height)
  const empty = () => new Float32Array(width * height)
  const [thick, haze, relief, glints] = [empty(), empty(), empty(), empty()]
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const rim = rimOf(x, y, width, height, shorter)
      const u = x / unit
      const v = y / unit
      const cloud = noiseAt(clouds, u * 0.33 + seed * 29, v * 0.33)
      const crystal = noiseAt(grain, u * 1.9, v * 1.9)
      const needle = noiseAt(cells, u * 0.9 + 9 * cloud, v * 0.9)
      const edge = rim + 0.22 * reach * cloud + 0.1 * reach * crystal
      const sheet = smoothstep(0.62 * reach, -0.06 * reach, edge)
      const film = 0.62 * smoothstep(1.3 * reach, 0.2 * reach, edge) * (0.72 + 0.5 * needle + 0.3 * crystal)
      const feather = Math.min(1, 0.6 * ice[at]! + 2.1 * body[at]!)
      const grown = feather * smoothstep(1.65 * reach, 0.55 * reach, rim + 0.12 * reach * cloud)
      thick[at] = Math.min(1, Math.max(0.9 * sheet * (0.8 + 0.5 * needle), film, grown))
      haze[at] = Math.max(0, 0.36 + 0.42 * needle + 0.12 * crystal + 0.5 * cloud)
      const grains = (0.3 * sheet + 0.12 * film + 0.08) * (needle + 0.5 * crystal)
      relief[at] = grains + 0.5 * ice[at]! + 1.1 * plates[at]! + 0.7 * body[at]!
      glints[at] = 1.3 * smoothstep(0.38, 0.54, crystal) * smoothstep(0.3, 0.7, thick[at]!)
    }
  }
  const swell = blur(relief, width, height, 5 * unit).slice()
  return {
    melt: paneOf(width, height, unit, 1, randomFrom(seed * 457 + 9), true),
    line,
    thick,
    haze,
    relief: blur(relief, width, height, Math.max(0.5, 0.7 * unit)).slice(),
    swell,
    glints,
  }
}

/** Away from the nearest side; corners are nearer. */
export function rimOf(x: number, y: number, width: number, height: number, shorter: number): number {
  const across = Math.min(x, width - 1 - x) / shorter
  const down = Math.min(y, height - 1 - y) / shorter
  return Math.min(across, down, 0.6 * (across + down))
}
