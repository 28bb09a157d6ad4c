import * as z from 'zod'
import { colour, mix, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { sampleAt } from '../../kernels/resample.ts'
import { sampleRows } from '../../kernels/sampled-rows.ts'
import { bendRow, BRIGHT, COLD, FrozenRows, WINTER } from '../painting/frozen-row.ts'
import { type IcePane, icePaneOf } from '../painting/ice-pane.ts'
import type { Pane as DropPane } from '../painting/pane.ts'
import { ownLight } from '../painting/own-light.ts'
import { type Box, headsOf, partOf } from '../painting/silhouette.ts'
import { facesOf } from '../painting/subject.ts'
import type { Print } from '../photo.ts'
import { treatment } from './treatment.ts'
import { hypot } from '../../hypot.ts'

const kept = new Kept<IcePane>(3)

/** A window in a cold night: ferns of ice grow in from the sides, bend what is behind them and catch the light. */
export const frost = treatment({
  name: 'frost',
  schema: z.strictObject({
    kind: z.literal('frost'),
    tint: colour.default([0.8, 0.9, 1]),
    /** How far the ice reaches in, as a share of the shorter side. */
    reach: z.number().min(0).max(1).default(0.34),
  }),
  apply(print, { tint, reach }, { seed }) {
    const { width, height } = print
    const shorter = Math.min(width, height)
    const unit = shorter / 900
    const key = JSON.stringify([width, height, reach, seed])
    const pane = kept.get(key, () => icePaneOf(width, height, { unit, reach, seed }))
    // Most photos show people, and faces alone are found in a third of the time.
    const found = facesOf(print)
    const faces = found.length > 0 ? found : headsOf(print).map((head) => partOf(head, MUZZLE))
    const planes = [print.r, print.g, print.b] as const
    const softened = (by: number) =>
      planes.map((light) => blur(light, width, height, by * unit)) as unknown as typeof planes
    const [near, wide] = [softened(2.4), softened(20)]
    const { thick, lip } = thawed(print, found.length > 0 ? pane : { thick: pane.thick }, faces, seed)
    const ice = { ...pane, thick, lip }
    const frozen = [0, 1, 2].map(() => plane(width * height)) as unknown as typeof planes
    const rows = new FrozenRows(print, ice, wide, { tint, sun: found.length > 0 ? ownLight(print, found).side : -1 })
    sampleRows([...near, ...planes], print, {
      width,
      height,
      place: (y, xs, ys) => bendRow(ice, print, y, xs, ys),
      use: (y, seen) => rows.freeze(y, seen.slice(0, 3), seen.slice(3), frozen),
    })
    for (const [c, to] of planes.entries()) to.set(frozen[c]!)
    layMelt(print, near, pane.melt, meltedAt(pane.melt, thick, { width, faces }))
  },
})

/** An animal's head is wider than what stands alone of it. */
const MUZZLE: Box = { x: -0.35, y: -0.1, width: 1.7, height: 2 }

/** How thick the ice still is about faces: what grew in gives way to them, frozen breath leaves an opening around heads. */
function thawed(
  { width, height }: Print,
  { thick, haze }: Pick<IcePane, 'thick'> & Partial<IcePane>,
  faces: readonly Box[],
  seed: number,
) {
  const left = plane(width * height)
  const lip = plane(width * height)
  const drifts = new NoiseRows('clouds', width, { scale: 270 / Math.min(width, height), left: seed * 19 })
  const knots = new Float32Array(Math.ceil(width / STEP) + 1)
  for (let y = 0, at = 0; y < height; y++) {
    const drift = drifts.at(y)
    for (let place = 0; place < knots.length; place++) knots[place] = fromFaces(faces, STEP * place, y)
    for (let x = 0; x < width; x++, at++) {
      const knot = (x / STEP) | 0
      const before = knots[knot]!
      const far = before + (knots[knot + 1]! - before) * (x / STEP - knot) + LOBES * drift[x]!
      const breath = haze ? haze[at]! : 0
      // Beyond that nothing has thawed; nearer nothing is left.
      if (!(far < 1.2)) {
        left[at] = Math.max(thick[at]!, 0.85 * breath)
        lip[at] = 1
      } else if (far > 0.5) {
        const film = 0.85 * breath * smoothstep(0.74, 1.05, far + 0.3 * breath - 0.12)
        left[at] = Math.max(thick[at]! * smoothstep(0.74, 0.98, far), film)
        // What melts pulls itself together to a round edge.
        const inside = smoothstep(LIP[0], LIP[1], far)
        lip[at] = inside * (1 + 1.6 * (1 - inside))
      }
    }
  }
  return { thick: left, lip }
}

/** Pixels from one place to the next where it is worked out how far faces are. */
const STEP = 6

/** How uneven the opening is, and from where to where ice ends about it: in sizes of a face. */
const LOBES = 0.17
const LIP = [0.8, 0.94] as const

/** In sizes of the nearest face, from its middle. */
function fromFaces(faces: readonly Box[], x: number, y: number): number {
  let nearest = 1e3
  for (const face of faces) {
    const dx = (x - face.x - face.width / 2) / face.width
    const dy = (y - face.y - face.height / 2) / face.height
    // Above a face and beside it there is hair; below it breath goes down to the collar.
    nearest = Math.min(nearest, hypot(dx / 1.1, dy < 0 ? dy / 1.4 : dy / 1.2))
  }
  return nearest
}

/** How much wider a drop sees than it bends. */
const LENS = 2.4

/** Drops, each with what is behind the pane upside down in it. */
function layMelt(
  { width, height, r, g, b }: Print,
  near: readonly Float32Array[],
  melt: DropPane,
  hang: Uint8Array,
): void {
  const planes = [r, g, b]
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (hang[melt.drop[at]!] === 0) continue
      const fromX = x + LENS * melt.dx[at]!
      const fromY = y + LENS * melt.dy[at]!
      const green = sampleAt(near[1]!, width, height, fromX, fromY)
      for (let c = 0; c < 3; c++) {
        const seen = mix(sampleAt(near[c]!, width, height, fromX, fromY), green, 0.6) * WINTER[c]!
        planes[c]![at] = (0.88 * seen + 0.15 * COLD[c]!) * melt.shade[at]! + 0.8 * melt.shine[at]! * BRIGHT[c]!
      }
    }
  }
}

/** Smaller drops are specks: half a width, in pixels of a picture whose shorter side is 900. */
const LEAST_DROP = 3.2

/** 1 for drops that hang where ice has just melted, about the opening before a face. */
function meltedAt(
  { centres, sizes }: DropPane,
  thick: Float32Array,
  { width, faces }: { width: number; faces: readonly Box[] },
) {
  const hang = Uint8Array.from(centres, (at, drop) => {
    const ice = thick[at]!
    const far = fromFaces(faces, at % width, Math.floor(at / width))
    return Number(ice < 0.2 && sizes[drop]! > LEAST_DROP && far > 0.78 && far < 1.32)
  })
  hang[0] = 0
  return hang
}
