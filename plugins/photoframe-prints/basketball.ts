/** A ball, as drawn on a trading card. */
import { area, line, ornaments } from '@gateway/sdk-plugin/photo-frame'

export const ORANGE = '#ee6a1f'
export const CREAM = '#f7f0e0'

/** A ball's seams. */
export const ball = (x: number, y: number, r: number) => [
  `M${x - r} ${y}H${x + r}M${x} ${y - r}V${y + r}`,
  `M${x - r * 0.72} ${y - r * 0.7}Q${x - r * 0.16} ${y} ${x - r * 0.72} ${y + r * 0.7}`,
  `M${x + r * 0.72} ${y - r * 0.7}Q${x + r * 0.16} ${y} ${x + r * 0.72} ${y + r * 0.7}`,
]

/** A ball in the light of the hall: darker to its rim, a soft highlight on the upper left, pebbled leather, seams. */
export const litBall = (x: number, y: number, r: number) => [
  area(ornaments.circle(x, y, r), '#8f3208'),
  ...Array.from({ length: 22 }, (_, at) => {
    const t = (at + 1) / 22
    return area(
      ornaments.circle(x - 0.26 * r * t, y - 0.3 * r * t, r * (1 - 0.9 * t) + 0.04 * r * (1 - t)),
      '#ff8a34',
      {
        opacity: 0.085 + 0.05 * t,
      },
    )
  }),
  area(
    Array.from({ length: 900 }, (_, at) => {
      const [far, way] = [Math.sqrt((at + 0.5) / 900) * r * 0.98, at * 2.39996]
      return ornaments.circle(x + far * Math.cos(way), y + far * Math.sin(way), 0.62)
    }).join(''),
    '#5a1c0455',
  ),
  line(ball(x, y, r), 3.2, '#3a1406'),
  line(ball(x - 0.9, y - 0.9, r).slice(1), 0.8, '#ffb27a66'),
]
