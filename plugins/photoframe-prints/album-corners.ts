import { area, line, type MarkInput, ornaments } from '@gateway/sdk-plugin/photo-frame'

/** A print on a page. */
export interface Laid {
  /** Middle and size of the print with its white edge, in units of the page. */
  at: readonly [number, number]
  size: readonly [number, number]
  /** Degrees, clockwise. */
  turn: number
}

const turned = ({ at, turn }: Laid, x: number, y: number): [number, number] => {
  const angle = (turn * Math.PI) / 180
  return [at[0] + x * Math.cos(angle) - y * Math.sin(angle), at[1] + x * Math.sin(angle) + y * Math.cos(angle)]
}

/** Four paper corners that hold a print. */
export const corners = (print: Laid): MarkInput[] => {
  const [half, high] = [print.size[0] / 2, print.size[1] / 2]
  return (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).flatMap(([sx, sy]) => {
    const reach = 5.2
    const points = [
      turned(print, sx * (half + 0.5), sy * (high + 0.5)),
      turned(print, sx * (half + 0.5 - reach), sy * (high + 0.5)),
      turned(print, sx * (half + 0.5), sy * (high + 0.5 - reach)),
    ]
    const across = [
      turned(print, sx * (half + 0.3 - reach), sy * (high + 0.4)),
      turned(print, sx * (half + 0.4), sy * (high + 0.3 - reach)),
    ]
    return [
      area(ornaments.throughPoints(points, true), '#1d1713'),
      line(ornaments.throughPoints(across), 0.28, '#5d5044'),
      line(ornaments.throughPoints([points[1]!, points[0]!, points[2]!]), 0.2, '#0a0705'),
    ]
  })
}
