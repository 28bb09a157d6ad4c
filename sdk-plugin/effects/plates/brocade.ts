import { mix, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { drawPlate, type Plate } from './plate.ts'
import { hypot } from '../hypot.ts'

/** Half the width of a repeat in frame heights, and its height in widths. */
const TILE = 0.13
const TALL = 1.5

/** Figured silk: flowers in a lattice of pointed arches, raised on a darker ground. Colours: ground, figure. */
export const brocade: Plate = {
  colours: [
    [0.02, 0.06, 0.035],
    [0.06, 0.14, 0.07],
  ],
  material: { metal: 0.35, rough: 0.45, reflect: 0.05, sheen: 0.6 },
  draw(width, height, scale, [ground, figure]) {
    const grain = noiseTile('grain')
    const swirls = noiseTile('swirls')
    return drawPlate(width, height, scale, (u, v, spot) => {
      const wave = noiseAt(swirls, u * 40, v * 40)
      const x = u / TILE
      const y = v / TILE / TALL
      // Each second column hangs half a repeat lower.
      const column = Math.round(x / 2)
      const inX = x - 2 * column
      const drop = column % 2 === 0 ? 0 : 0.5
      const inY = (y / 2 - drop - Math.round(y / 2 - drop)) * 2
      const raised = Math.max(lattice(inX, inY), flower(inX, inY * TALL))
      const threads = 0.5 + 0.5 * Math.sin(v * 1500 + 900 * u) * 0.6 + 0.3 * noiseAt(grain, u * 500, v * 900)
      spot.height = 0.0035 * raised + 0.012 * wave + 0.00025 * threads * (1 - raised)
      const tone = 0.86 + 0.2 * threads + 0.25 * wave
      spot.r = mix(ground![0], figure![0], raised) * tone
      spot.g = mix(ground![1], figure![1], raised) * tone
      spot.b = mix(ground![2], figure![2], raised) * tone
    })
  },
}

/** Two bands that swing from point to point of the lattice, a thin line beside each. */
function lattice(x: number, y: number): number {
  const arch = 0.5 + 0.5 * Math.cos(y * Math.PI)
  const far = Math.abs(Math.abs(x) - arch * 0.76 - 0.06)
  return Math.max(smoothstep(0.05, 0.03, far), smoothstep(0.02, 0.008, Math.abs(far - 0.085)))
}

/** A blossom of eight petals with its heart, a bud above and one below, between leaves. */
function flower(x: number, y: number): number {
  const far = hypot(x, y)
  const angle = Math.atan2(x, -y)
  const petals = 0.3 + 0.1 * Math.abs(Math.cos(angle * 4))
  const veins = smoothstep(0.012, 0.03, Math.abs(Math.sin(angle * 4)) * far)
  const blossom = smoothstep(petals, petals - 0.03, far) * smoothstep(0.1, 0.13, far) * veins
  const heart = smoothstep(0.075, 0.055, far)
  const ay = Math.abs(y)
  const bud = smoothstep(0.02, -0.01, Math.abs(x) - 0.13 * Math.sin(Math.min(Math.PI, Math.max(0, (ay - 0.5) * 6))))
  const leafX = Math.abs(x) - 0.2 - 0.25 * Math.sin(Math.max(0, ay - 0.3) * 3.2)
  const leaf = smoothstep(
    0.02,
    -0.01,
    Math.abs(leafX) - 0.085 * Math.sin(Math.min(Math.PI, Math.max(0, (ay - 0.35) * 5))),
  )
  return Math.max(blossom, heart, bud, leaf)
}
