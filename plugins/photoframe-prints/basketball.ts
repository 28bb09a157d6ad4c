/** A ball and a shirt of the team, as drawn on a trading card. */
import { area, line, ornaments, words } from '@gateway/sdk-plugin/photo-frame'

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

/** The shirt of the team over whatever the player wears: straps, a round neck with a braid, the number. */
export const jersey = [
  area('M24 300V262Q32 238 72 225L101 213Q106 232 125 233Q144 232 149 213L178 225Q218 238 226 262V300Z', {
    from: [52, 210],
    to: [198, 300],
    inks: ['#1f97a0', '#11707c', '#0b4a56'],
  }),
  line('M101 213Q106 232 125 233Q144 232 149 213', 5, CREAM),
  line('M101 213Q106 232 125 233Q144 232 149 213', 2, ORANGE),
  line(['M56 300Q64 256 55 232', 'M194 300Q186 256 195 232'], 4, CREAM),
  line(['M56 300Q64 256 55 232', 'M194 300Q186 256 195 232'], 1.6, ORANGE),
  // Folds from the shoulders.
  line(['M92 224Q98 240 94 262', 'M158 224Q152 240 156 262', 'M112 240Q114 252 110 264'], 2.4, '#06303a55'),
  words('23', [113, 236, 24, 13.5], { font: 'poster', fill: CREAM }),
]
