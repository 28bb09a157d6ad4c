import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix, type Rgb } from '../colour.ts'
import { css } from '../sprite.ts'

export interface Frond {
  /** Foot, in pixels. */
  x: number
  y: number
  length: number
  /** Radians from upright; positive leans to the right. */
  lean: number
  /** How far it is turned to the viewer: 1 shows both rows of leaflets, 0.2 hardly more than its edge. Default 1. */
  open?: number
  /** At the foot and at the tip. */
  colours: readonly [Rgb, Rgb]
}

/** A frond of fern: a bowed stalk with narrow leaflets on both sides, each of them toothed, smaller towards the tip. */
export function drawFern(context: SKRSContext2D, frond: Frond, random: () => number): void {
  const { x, y, length, lean, open = 1, colours } = frond
  const bow = Math.sign(lean || 1) * mix(0.5, 1.1, random())
  // No two fronds are alike: broad and loose, or narrow and close, some with a tip that is still rolled up.
  const steps = Math.round(mix(30, 46, random()))
  const broad = mix(0.24, 0.42, random())
  const rolled = random() < 0.35 ? mix(1.5, 4, random()) : 0
  const spine: { x: number; y: number; way: number }[] = []
  let [px, py, way] = [x, y, -Math.PI / 2 + lean * 0.4]
  for (let step = 0; step <= steps; step++) {
    spine.push({ x: px, y: py, way })
    px += (Math.cos(way) * length) / steps
    py += (Math.sin(way) * length) / steps
    way += (bow * (0.6 + step / steps) + Math.sign(bow) * rolled * (step / steps) ** 6) / steps
  }
  const light = mix(0.75, 1.2, random())
  const tone = (t: number, lit: number): Rgb => {
    return colours[0].map((value, c) => mix(value, colours[1][c]!, t) * lit * light) as unknown as Rgb
  }
  for (let step = 3; step < steps; step++) {
    const t = step / steps
    // Widest at a third of the way, then narrower and narrower to a fine tip.
    const long = length * broad * Math.min(1, (t / 0.3) ** 0.7) * (1 - t) ** 0.72 * 1.2 * (1 - 0.15 * random())
    for (const side of [-1, 1]) {
      const at = spine[step]!
      // Of a frond that is turned away one row is seen from its edge.
      const seen = side < 0 ? open : Math.min(1, 0.5 + 0.5 * open)
      // Leaflets droop a little, each in its own way.
      const out = at.way + side * mix(1.3, 0.7, t) + 0.12 * Math.sin(9 * t + 3 * light)
      // The half that turns to the sky is light; some leaflets let the sun through, others lie under their neighbours.
      const turned = side * Math.cos(at.way + Math.PI / 2) < 0 ? 1.15 : 0.72
      leaflet(
        context,
        at,
        { out: out + 0.22 * (random() - 0.5), long: long * seen, bend: -side * mix(0.25, 0.6, random()) },
        tone(t, turned * mix(0.55, 1.5, random() ** 1.6) * mix(0.55, 1, Math.min(1, 2.2 * t))),
      )
    }
  }
  context.strokeStyle = css(tone(0.5, 0.8))
  context.lineWidth = Math.max(0.8, length * 0.007)
  context.lineCap = 'round'
  context.beginPath()
  spine.forEach((at, index) => (index === 0 ? context.moveTo(at.x, at.y) : context.lineTo(at.x, at.y)))
  context.stroke()
}

/** Below this length in pixels nobody sees a leaflet's rib. */
const LEAST_RIBBED = 14

interface Leaflet {
  out: number
  long: number
  /** How far it curves on its way, in radians. */
  bend: number
}

/** Both its edges are cut into rounded teeth. */
function leaflet(context: SKRSContext2D, at: { x: number; y: number }, { out, long, bend }: Leaflet, tone: Rgb): void {
  const [cos, sin] = [Math.cos(out), Math.sin(out)]
  const teeth = Math.max(5, Math.min(13, Math.round(long / 3)))
  const place = (t: number, across: number): [number, number] => {
    const v = across * long * 0.098 * (1 - t) ** 0.55 + 0.5 * bend * t * t * long
    return [at.x + t * cos * long - v * sin, at.y + t * sin * long + v * cos]
  }
  context.fillStyle = css(tone)
  context.beginPath()
  context.moveTo(at.x, at.y)
  for (let tooth = 0; tooth < teeth; tooth++) {
    const t = (tooth + 0.25) / teeth
    context.lineTo(...place(t, 0.3))
    context.lineTo(...place(t + 0.6 / teeth, 1))
  }
  context.lineTo(...place(1, 0))
  for (let tooth = teeth - 1; tooth >= 0; tooth--) {
    const t = (tooth + 0.25) / teeth
    context.lineTo(...place(t + 0.6 / teeth, -1))
    context.lineTo(...place(t, -0.3))
  }
  context.fill()
  if (long < LEAST_RIBBED) return
  // One half lies in the other's shade, and the rib between them shines.
  context.fillStyle = css(tone.map((value) => value * 0.62) as unknown as Rgb)
  context.beginPath()
  context.moveTo(at.x, at.y)
  context.lineTo(...place(0.25, -0.75))
  context.lineTo(...place(0.6, -0.75))
  context.lineTo(...place(1, 0))
  context.fill()
  context.strokeStyle = css(tone.map((value) => value * 1.5) as unknown as Rgb)
  context.lineWidth = Math.max(0.5, long * 0.014)
  context.beginPath()
  context.moveTo(at.x, at.y)
  context.lineTo(...place(0.9, 0))
  context.stroke()
}
