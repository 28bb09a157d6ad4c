import { smoothstep } from '../colour.ts'
import { hypot } from '../hypot.ts'
import { noiseAt, noiseTile, TILE } from '../kernels/noise.ts'

/** Where a bone has cracked as it dried, and where a vessel has entered its shaft; shares of its length and of its radius. */
export interface Skin {
  cracks: readonly { from: number; to: number; side: number; phase: number }[]
  vessel: readonly [along: number, aside: number]
}

/** A place on a bone: how far along, in pixels and as a share; how far aside of its middle; how many spans from its end. */
interface Place {
  along: number
  share: number
  aside: number
  radius: number
  end: number
  span: number
}

/** What the skin is at the place at work. One object for all of them. */
const skin = { relief: 0, stain: 0, dark: 0 }

/** Smooth shafts that crack lengthwise, ends of spongy bone full of pores, a seam where they have grown on. */
export function skinAt({ cracks, vessel }: Skin, { along, share, aside, radius, end, span }: Place): typeof skin {
  const [grain, clouds, cells] = [noiseTile('grain'), noiseTile('clouds'), noiseTile('cells')]
  const [a, b] = [along / span, aside / span]
  const own = 40 * (cracks[0]?.phase ?? 0)
  const v = aside / Math.max(1, radius)
  // Fibres along the shaft.
  const fibres = noiseAt(grain, a * 1.6 + own, b * 40) * smoothstep(0.3, 1.2, end)
  skin.relief = 0.02 * span * fibres
  skin.stain =
    0.5 + 1.9 * noiseAt(clouds, (a * TILE) / 16 + own, (b * TILE) / 16) + 1.1 * noiseAt(clouds, a * 14 + own, b * 120)
  skin.dark = 0
  // Pores, the more the nearer to the end.
  const spongy = smoothstep(1.15, 0.2, end)
  if (spongy > 0) {
    const pore = smoothstep(0.38, 0.14, noiseAt(cells, a * 190 + own, b * 190)) * spongy
    const patch = smoothstep(-0.25, 0.35, noiseAt(clouds, a * 26, b * 26 + own))
    skin.relief -= 0.05 * span * pore * patch
    skin.dark = 0.55 * pore * patch
    skin.stain += 0.3 * spongy * patch
  }
  // The seam between shaft and end.
  if (end > 0.5 && end < 1.3) {
    const seam = end - 0.86 - 0.16 * noiseAt(clouds, b * 34 + own, share > 0.5 ? 90 : 10) + 0.12 * v * v
    const groove = Math.exp(-(seam * seam) / 0.0028)
    skin.relief -= 0.035 * span * groove
    skin.stain += 0.35 * groove
  }
  if (end < 1.1) return skin
  for (const crack of cracks) {
    const t = (share - crack.from) / (crack.to - crack.from)
    if (t <= 0 || t >= 1) continue
    const drift = 0.5 * noiseAt(clouds, a * 16 + crack.phase, crack.phase) + 0.16 * noiseAt(grain, a * 9, crack.phase)
    const off = (aside - radius * (crack.side + drift)) / (0.34 + 0.03 * span * Math.sqrt(t * (1 - t)) ** 1.5)
    if (off * off > 9) continue
    const deep = Math.exp(-off * off) * Math.min(1, 8 * t * (1 - t))
    skin.relief -= 0.07 * span * deep
    skin.dark = Math.max(skin.dark, 0.9 * deep)
  }
  if (end < 1.4) return skin
  const x = along * (1 - vessel[0] / Math.max(1e-3, share))
  const y = aside - vessel[1] * radius
  const hole = smoothstep(1.25, 0.6, hypot(x / (0.13 * span), (y - 0.2 * x) / (0.045 * span + 0.3)))
  skin.relief -= 0.1 * span * hole
  skin.dark = Math.max(skin.dark, 0.95 * hole)
  return skin
}
