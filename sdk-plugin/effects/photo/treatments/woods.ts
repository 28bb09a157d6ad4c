import type { SKRSContext2D } from '@napi-rs/canvas'
import * as z from 'zod'
import { mix, type Rgb, smoothstep } from '../../colour.ts'
import { Kept } from '../../kept.ts'
import { blur } from '../../kernels/blur.ts'
import { plane } from '../../kernels/memory.ts'
import { NoiseRows } from '../../kernels/noise-rows.ts'
import { drawFern } from '../../plants/fern.ts'
import { drawLeaf } from '../../plants/leaf.ts'
import { randomFrom } from '../../random.ts'
import { layOver, overlayOf, shadeUnder } from '../painting/overlay.ts'
import type { Print } from '../photo.ts'
import { clearAround } from '../painting/silhouette.ts'
import { subjectOf } from '../painting/subject.ts'
import { treatment } from './treatment.ts'

/** A clearing in old woods: trunks in the haze, shafts of sun; who is in the photo stands among ferns. */
export const woods = treatment({
  name: 'woods',
  schema: z.strictObject({ kind: z.literal('woods') }),
  apply(print, _options, { seed }) {
    const { width, height } = print
    const { faces, ...subject } = subjectOf(print)
    const people = faces.length > 0 && subject.coverage > 0.02
    const clear = clearAround(print, faces)
    const open = plane(width * height)
    for (let at = 0; at < open.length; at++) open[at] = 1 - clear[at]!
    stand(print, people ? subject.mask : undefined, seed)
    frame(print, open, people, seed)
  },
})

const KEPT_BYTES = 8 * 1024 * 1024
const kept = new Kept<{ tone: Float32Array }>(KEPT_BYTES, ({ tone }) => tone.byteLength)

/** How light the woods are far behind: rows of trunks, paler with each row. */
function trunksOf({ width, height }: Print, seed: number): Float32Array {
  const { tone } = kept.get(`${width}x${height} ${seed}`, () => {
    const random = randomFrom(seed * 5003 + 1)
    const made = new Float32Array(width * height)
    for (let y = 0, at = 0; y < height; y++) {
      const sky = mix(0.92, 0.16, smoothstep(0.25, 0.9, y / height))
      for (let x = 0; x < width; x++, at++) made[at] = sky
    }
    for (let row = 0; row < 5; row++) {
      const near = row / 4
      const wide = mix(0.012, 0.06, near) * height
      for (let x = random() * wide * 4; x < width; x += wide * mix(2.4, 7, random())) {
        const own = wide * mix(0.6, 1.3, random())
        const lean = mix(-0.03, 0.03, random())
        stem(made, { width, height }, { x, own, lean, dark: mix(0.42, 0.03, near), foot: mix(0.6, 0.95, near) })
      }
      const soft = blur(made, width, height, mix(0.009, 0.005, near) * height)
      made.set(soft)
    }
    return { tone: made }
  })
  return tone
}

interface Stem {
  x: number
  own: number
  lean: number
  dark: number
  foot: number
}

function stem(
  tone: Float32Array,
  { width, height }: { width: number; height: number },
  { x, own, lean, dark, foot }: Stem,
) {
  for (let y = 0; y < foot * height; y++) {
    const middle = x + lean * y
    const half = own * 0.5 * (1 + 0.5 * (y / height) ** 3)
    for (let px = Math.max(0, Math.ceil(middle - half)); px <= Math.min(width - 1, middle + half); px++) {
      const round = (px - middle) / half
      // Lit from the right.
      tone[y * width + px] = dark * (0.75 + 0.5 * round) + 0.05
    }
  }
}

const SHADE: Rgb = [0.012, 0.028, 0.014]
const HAZE: Rgb = [0.62, 0.76, 0.34]

/** The woods behind, sun in the haze, green light on whoever stands there. */
function stand(print: Print, mask: Float32Array | undefined, seed: number): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const far = mask && trunksOf(print, seed)
  const form = mask && blur(mask, width, height, 0.03 * shorter)
  const step = Math.max(1, Math.round(0.012 * shorter))
  const planes = [print.r, print.g, print.b]
  const k = 900 / shorter
  const leaves = new NoiseRows('clouds', width, { scale: 1.1 * k, left: seed * 41 })
  const motes = new NoiseRows('clouds', width, { scale: 0.3 * k, left: seed * 7 })
  for (let y = 0, at = 0; y < height; y++) {
    const [leaf, mote] = [leaves.at(y), motes.at(y)]
    for (let x = 0; x < width; x++, at++) {
      const inside = mask ? mask[at]! : 1
      // Shafts fan out from the upper right.
      const angle = (1.15 * width - x) / (y + 0.35 * height)
      const shaft =
        Math.max(0, Math.sin(angle * 17 + seed) * 0.5 + Math.sin(angle * 41) * 0.3 + 0.1) *
        smoothstep(1, 0.1, y / height)
      const slope = form
        ? form[y * width + Math.max(0, x - step)]! - form[y * width + Math.min(width - 1, x + step)]!
        : 0
      const sun = form ? 1.5 * Math.max(0, slope) + 0.9 * inside * Math.max(0, 1 - form[at]!) : 0
      const dapple = 0.16 * smoothstep(0.05, 0.3, leaf[x]!) * smoothstep(0.25, 1, y / height)
      const crown = smoothstep(0.5, 0, y / height) * smoothstep(-0.05, 0.4, mote[x]! + 0.6 * leaf[x]!)
      const back = far ? Math.max(0, far[at]! * (1 + 0.3 * leaf[x]!) * (1 - 0.75 * crown) + 0.2 * shaft) : 0
      const veil = 0.17 * shaft * (1 + mote[x]!) * (mask ? 1 - 0.7 * inside : 1)
      for (let c = 0; c < 3; c++) {
        const own = planes[c]![at]! * (LIGHT[c]! * (mask ? 0.82 : 0.9) + dapple + sun * SUN[c]!)
        const tone = far ? mix(mix(SHADE[c as 0], HAZE[c as 0], back), own, smoothstep(0.3, 0.85, inside)) : own
        planes[c]![at] = tone + veil * SUN[c]! * 0.7
      }
    }
  }
}

const LIGHT = [0.86, 0.98, 0.8]
const SUN = [1.2, 1.08, 0.6]

/** Ferns below, a trunk on each side near the lens, leaves overhead. */
function frame(print: Print, open: Float32Array, people: boolean, seed: number): void {
  const { width, height } = print
  const shorter = Math.min(width, height)
  const random = randomFrom(seed * 919 + 7)
  // What reaches out of the picture is drawn too: at its edge the blur is to find more of the same.
  const over = Math.ceil(0.03 * shorter)
  const whole = { x: -over, y: -over, width: width + 2 * over, height: height + 2 * over }
  const near = overlayOf(`woods near ${seed}`, whole, (context) => beside(context, print, random), 0.006 * shorter)
  layOver(print, near, { shown: open })
  const low = { x: 0, y: 0.5 * height, width, height: 0.5 * height }
  const ferns = overlayOf(`woods ferns ${seed} ${people}`, low, (context) => below(context, print, random))
  shadeUnder(print, ferns, { dx: -0.012 * shorter, dy: 0.008 * shorter, strength: 0.35 })
  layOver(print, ferns, { light: [1.05, 1.05, 0.9], shown: open })
}

function below(context: SKRSContext2D, { width, height }: Print, random: () => number): void {
  const shorter = Math.min(width, height)
  const dark = context.createLinearGradient(0, height, 0, height - 0.2 * shorter)
  dark.addColorStop(0, 'rgba(4,10,3,0.9)')
  dark.addColorStop(1, 'rgba(4,10,3,0)')
  context.fillStyle = dark
  context.fillRect(0, 0.5 * height, width, 0.5 * height)
  for (let row = 0; row < 3; row++) {
    const near = row / 2
    for (let x = -0.05 * shorter; x < width + 0.05 * shorter; x += shorter * mix(0.05, 0.13, random())) {
      const u = Math.abs((2 * x) / width - 1)
      const length = shorter * mix(0.16, 0.3, random()) * (0.62 + 0.6 * u * u)
      const colours: [Rgb, Rgb] = [
        [mix(0.01, 0.03, near), mix(0.04, 0.1, near), 0.012],
        [mix(0.03, 0.1, near), mix(0.1, 0.24, near), mix(0.02, 0.035, near)],
      ]
      const y = height + shorter * mix(-0.03, 0.05, near)
      drawFern(context, { x, y, length, lean: mix(-1, 1, random()), colours }, random)
    }
  }
}

/** Trunks with bark, and twigs of beech from above. */
function beside(context: SKRSContext2D, { width, height }: Print, random: () => number): void {
  const shorter = Math.min(width, height)
  for (const side of [0, 1]) {
    const wide = shorter * mix(0.1, 0.14, random())
    const x = side === 0 ? -0.3 * wide : width - 0.7 * wide
    const bark = context.createLinearGradient(x, 0, x + wide, 0)
    bark.addColorStop(0, 'rgb(20,17,12)')
    bark.addColorStop(0.6, 'rgb(58,48,33)')
    bark.addColorStop(0.9, 'rgb(104,90,58)')
    bark.addColorStop(1, 'rgb(60,56,34)')
    context.fillStyle = bark
    context.fillRect(x, -0.1 * height, wide, 1.2 * height)
    for (let crack = 0; crack < 240; crack++) {
      const [px, py] = [x + random() * wide, random() * height]
      const long = shorter * mix(0.02, 0.1, random())
      context.strokeStyle =
        random() < 0.6 ? 'rgba(8,6,3,0.55)' : random() < 0.5 ? 'rgba(120,104,66,0.3)' : 'rgba(70,92,34,0.4)'
      context.lineWidth = shorter * mix(0.001, 0.005, random())
      context.beginPath()
      context.moveTo(px, py)
      context.quadraticCurveTo(
        px + mix(-0.01, 0.01, random()) * shorter,
        py + long / 2,
        px + mix(-0.006, 0.006, random()) * shorter,
        py + long,
      )
      context.stroke()
    }
  }
  for (let leaf = 0; leaf < 64; leaf++) {
    const left = leaf % 2 === 0
    const u = random() ** 1.6 * 0.42
    const x = (left ? u : 1 - u) * width
    const y = (0.16 * (1 - u / 0.45) * mix(0.1, 1, random()) - 0.02) * height
    const length = shorter * mix(0.05, 0.09, random())
    const fresh = random()
    const colours: [Rgb, Rgb] = [
      [0.035, 0.1, 0.015],
      [mix(0.06, 0.3, fresh), mix(0.2, 0.42, fresh), 0.03],
    ]
    drawLeaf(
      context,
      { kind: 'beech', x, y, length, angle: mix(0.4, 2.7, random()), open: mix(0.5, 1, random()), colours, light: 1 },
      random,
    )
  }
}
