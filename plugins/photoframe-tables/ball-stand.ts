/** The stand of a ball of crystal and the cloth about it: what the ball throws on both. */
import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** Nothing all over the frame: a blur ends with the rows that are drawn. */
const CLEAR: Mark = { draw: 'path', path: 'M0 0H1280V960H0Z', fill: '#00000001' }

const pool = (x: number, y: number, radius: number, ink: string): Mark => ({
  draw: 'path',
  path: ornaments.circle(x, y, radius),
  fill: { centre: [x, y], radius, inks: [ink, `${ink}70`, `${ink}20`, `${ink}00`] },
})

/** Violet on the bowl below it, on the foot, on the cloth to both sides and before it. */
export const thrown: Mark[] = [
  CLEAR,
  pool(640, 640, 120, '#8a70ff'),
  pool(640, 765, 150, '#6a4cd0'),
  ...[380, 510, 640, 770, 900].map((x) => pool(x, 880, 190, '#5a38b8')),
]
