import type { SKRSContext2D } from '@napi-rs/canvas'
import { mix } from '../../colour.ts'
import { randomFrom } from '../../random.ts'
import { css, drawWithin } from '../../sprite.ts'
import type { Print } from '../photo.ts'
import type { Box } from './silhouette.ts'

/** A small flock that rises beside a head, to the side that has more room. */
export function drawBirds(print: Print, head: Box, seed: number): void {
  const { width, height } = print
  const random = randomFrom(seed * 521 + 3)
  const middle = head.x + head.width / 2
  const way = middle < width / 2 ? 1 : -1
  const room = way > 0 ? width - middle : middle
  const size = Math.max(2, 0.022 * Math.min(width, height))
  const left = Math.min(middle + way * room * 0.4, middle + way * room)
  drawWithin(print, { x: left, y: 0, width: 0.6 * room, height: 0.45 * height }, (context) => {
    for (let bird = 0; bird < 9; bird++) {
      const t = (bird + random() * 0.8) / 9
      const x = middle + way * room * mix(0.5, 0.93, t) + (random() - 0.5) * 2 * size
      const y = mix(0.3, 0.07, t) * height + (random() - 0.5) * 0.09 * height
      drawBird(context, x, y, size * mix(1, 0.42, t) * mix(0.8, 1.15, random()), way, random)
    }
  })
}

/** Two wings and a body; the wings are anywhere between up and down. */
function drawBird(context: SKRSContext2D, x: number, y: number, span: number, way: number, random: () => number): void {
  const beat = mix(-0.25, 0.62, random())
  context.save()
  context.translate(x, y)
  context.rotate(way * mix(-0.4, 0.05, random()))
  context.scale(way * span, span)
  context.fillStyle = css([0.008, 0.014, 0.022])
  for (const [side, depth] of [
    [-1, 0.82],
    [1, 1],
  ] as const) {
    context.beginPath()
    context.moveTo(0.16, 0)
    context.bezierCurveTo(
      0.14 + 0.2 * side,
      -0.3 * beat - 0.12,
      0.1 + 0.5 * side,
      -beat * depth - 0.1,
      0.9 * side * depth - 0.12,
      -beat * 0.9 * depth,
    )
    context.bezierCurveTo(0.45 * side, -beat * 0.75 * depth + 0.04, 0.2 * side - 0.08, -0.2 * beat + 0.05, -0.16, 0.03)
    context.fill()
  }
  context.beginPath()
  context.ellipse(0.05, 0.02, 0.3, 0.075, 0.05, 0, 2 * Math.PI)
  context.fill()
  context.beginPath()
  context.moveTo(-0.2, 0)
  context.lineTo(-0.48, -0.06)
  context.lineTo(-0.44, 0.08)
  context.fill()
  context.restore()
}
