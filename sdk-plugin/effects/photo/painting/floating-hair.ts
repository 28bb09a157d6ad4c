import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb } from '../../colour.ts'
import { randomFrom } from '../../random.ts'
import { drawWithin } from '../../sprite.ts'
import type { Face } from '../../../vision/index.ts'
import type { Print } from '../photo.ts'
import type { Afloat } from './afloat.ts'

/** Below this skin and hair are alike, as squares of roots of light. */
const ALIKE = 0.03

/** How many strands a head has. */
const STRANDS = 760

/** Long hair of people who lie in the water: strands that fan out from the head, wave and drift with the stream. */
export function floatHair(print: Print, { faces, mask, lean }: Afloat, seed: number): void {
  for (const [index, face] of faces.entries()) {
    const hair = hairAt(print, mask, face, lean)
    if (hair) fan(print, { face, lean, hair }, randomFrom(seed * 389 + index))
  }
}

/** The hair's colour beside the face; nothing where there is none, or where it cannot be told from skin. */
function hairAt(print: Print, mask: Float32Array, face: Face, lean: number): Rgb | undefined {
  const { width, height, r, g, b } = print
  const place = (across: number, down: number) => {
    const [u, v] = [across * face.width, down * face.height]
    const column = Math.round(face.x + face.width / 2 + u * Math.cos(lean) - v * Math.sin(lean))
    const row = Math.round(face.y + face.height / 2 + u * Math.sin(lean) + v * Math.cos(lean))
    return column < 0 || row < 0 || column >= width || row >= height ? -1 : row * width + column
  }
  const cheek = place(0, 0.1)
  for (const at of [place(-0.56, 0.2), place(0.56, 0.2), place(-0.56, -0.1), place(0.56, -0.1)]) {
    if (at < 0 || cheek < 0 || mask[at]! < 0.7) continue
    const apart = [r, g, b].reduce((sum, of) => sum + (Math.sqrt(of[at]!) - Math.sqrt(of[cheek]!)) ** 2, 0)
    if (apart >= ALIKE) return [r[at]!, g[at]!, b[at]!]
  }
  return undefined
}

interface Lock {
  face: Face
  lean: number
  hair: Rgb
}

/** In locks: strands of one start side by side and part on their way. */
function fan(print: Print, { face, lean, hair }: Lock, random: () => number): void {
  const { width: w, height: h } = face
  const [cx, cy] = [face.x + w / 2, face.y + h / 2]
  const part = { x: cx - 2 * w, y: cy - 2 * h, width: 4 * w, height: 4 * h }
  drawWithin(print, part, (context) => {
    context.lineCap = 'round'
    let [way, reach, wave] = [0, 0, 0]
    for (let strand = 0; strand < STRANDS; strand++) {
      if (strand % 15 === 0) {
        // From one jaw over the crown to the other; more on the lower side.
        way = lean + Math.PI * mix(-1.22, 0.2, random())
        reach = mix(0.3, 0.85, random())
        wave = (random() < 0.5 ? -1 : 1) * mix(0.4, 1.1, random())
      }
      const angle = way + 0.6 * (random() - 0.5)
      const far = reach * mix(0.5, 1.1, random())
      const at = (out: number, aside: number): Point => {
        const turn = angle + aside
        return [cx + Math.cos(turn) * (0.5 + out) * w, cy + Math.sin(turn) * (0.48 + out) * h]
      }
      // What lies in the water is darker, and greener the farther it goes.
      const tone = mix(0.45, 1.5, random())
      const [red, green, blue] = hair.map((light) => Math.round(255 * Math.sqrt(Math.min(1, light * tone))))
      const [x, y] = at(far, 0.62 * wave)
      const deep = context.createLinearGradient(...at(-0.06, 0), x, y)
      const share = mix(0.1, 0.34, random())
      deep.addColorStop(0, `rgba(${red}, ${green}, ${blue}, 0)`)
      deep.addColorStop(0.16, `rgba(${red}, ${green}, ${blue}, ${share})`)
      deep.addColorStop(0.5, `rgba(${red}, ${green}, ${blue}, ${0.7 * share})`)
      deep.addColorStop(1, `rgba(${Math.round(0.6 * red!)}, ${green}, ${Math.round(0.8 * blue!)}, 0)`)
      context.strokeStyle = deep
      curl(context, {
        from: at(-0.06, 0),
        over: at(0.3 * far, -0.4 * wave),
        past: at(0.7 * far, 0.9 * wave),
        to: [x, y],
        width: w * mix(0.006, 0.024, random() ** 1.6),
      })
    }
  })
}

type Point = readonly [number, number]

function curl(
  context: SKRSContext2D,
  { from, over, past, to, width }: { from: Point; over: Point; past: Point; to: Point; width: number },
): void {
  context.lineWidth = width
  context.beginPath()
  context.moveTo(...from)
  context.bezierCurveTo(...over, ...past, ...to)
  context.stroke()
}
