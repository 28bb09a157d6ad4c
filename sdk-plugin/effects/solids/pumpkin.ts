import { mix, type Rgb, smoothstep } from '../colour.ts'
import { noiseAt, noiseTile } from '../kernels/noise.ts'
import { type Part, tube } from './mesh.ts'
import type { Random } from './turned.ts'

const RIBS = 12
/** Half its height; its radius is one. */
const TALL = 0.76
/** How deep the stalk's end of it is drawn in. */
const DIMPLE = 0.24

const STALK: Rgb = [0.1, 0.085, 0.03]

/** How far a place is out of the groove between two ribs, 0 to 1; no two ribs are alike wide. */
function ribAt(u: number, offset: number): number {
  const place = u * RIBS + 0.22 * Math.sin(2 * Math.PI * (u * 3 + offset)) + offset
  return Math.abs(Math.sin(Math.PI * place)) ** 0.55
}

/** A pumpkin seen from its side, the stalk up along -y: ribs, pores, and a stalk that is bent. */
export function pumpkin(random: Random, tone: Rgb): Part[] {
  const [grain, clouds] = [noiseTile('grain'), noiseTile('clouds')]
  const offset = random()
  const rind: Part = {
    finish: 'rind',
    cells: [112, 40],
    place(u, v, out) {
      const angle = (v - 0.5) * Math.PI
      const pole = smoothstep(0.72, 1, Math.abs(Math.sin(angle)))
      const rib = ribAt(u, offset)
      const r = Math.cos(angle) ** 0.72 * (1 - 0.1 * (1 - rib))
      const drawn = DIMPLE * Math.exp(-(((v - 1) / 0.16) ** 2)) + 0.1 * Math.exp(-((v / 0.12) ** 2)) * -1
      out[0] = r * Math.cos(2 * Math.PI * u)
      out[1] = -TALL * (Math.sin(angle) * (1 - 0.06 * (1 - rib) * (1 - pole)) - drawn)
      out[2] = r * Math.sin(2 * Math.PI * u)
    },
    paint(u, v, out) {
      const rib = ribAt(u, offset)
      const streak = noiseAt(grain, u * 900 + offset * 300, v * 34)
      const spot = noiseAt(clouds, u * 260 + offset * 90, v * 130)
      const pore = smoothstep(0.3, 0.5, noiseAt(grain, u * 700, v * 420 + offset * 70))
      const light = mix(0.34, 1.06, rib) * (1 + 0.16 * streak + 0.26 * spot) * (1 - 0.3 * pore)
      // Not ripe round the stalk.
      const green = 0.5 * smoothstep(0.86, 1, v)
      out[0] = tone[0] * light * (1 - 0.75 * green)
      out[1] = tone[1] * light * (1 + 0.15 * spot + 0.4 * green)
      out[2] = tone[2] * light
    },
  }
  const top = -TALL * (1 - DIMPLE)
  const bend = random() < 0.5 ? -1 : 1
  const stalk = tube(
    [
      [0, top + 0.08, 0],
      [0.01 * bend, top - 0.08, 0.03],
      [0.05 * bend, top - 0.22, 0.06],
      [0.15 * bend, top - 0.33, 0.1],
    ],
    (t) => mix(0.17, 0.075, Math.min(1, t * 1.8)) + 0.03 * smoothstep(0.85, 1, t),
    'matt',
    (u, v, out) => {
      const ridge = 0.55 + 0.45 * Math.cos(u * 10 * Math.PI) + 0.3 * noiseAt(grain, u * 240, v * 40)
      for (let part = 0; part < 3; part++) out[part] = STALK[part]! * Math.max(0.2, ridge)
    },
    30,
  )
  return [rind, stalk]
}
