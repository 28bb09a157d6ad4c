/** What a hand tries beside a portrait: each chalk on the paper, pressed and let go, rubbed at its end. */
import type { Mark } from './drawn.ts'

const STICKS = ['#7a2410', '#231a17', '#efe6d6'] as const

/** Zigzags with each stick, closer and harder towards their right. @param y Of the first one */
export function trials(x: number, y: number): Mark[] {
  return STICKS.flatMap((paint, stick): Mark[] => {
    const top = y + stick * 74
    const points = Array.from({ length: 27 }, (_, at) => {
      const t = at / 26
      const px = x - 70 + 150 * t ** 0.8 + 3 * Math.sin(at * 7.1 + stick)
      const py = top + (at % 2 === 0 ? -20 : 20) + 5 * Math.sin(at * 2.7 + 3 * stick) - 10 * t
      return `${px.toFixed(1)} ${py.toFixed(1)}`
    })
    const way = `M${points.join('L')}`
    return [
      { draw: 'path', path: way, line: { paint, width: 9, round: true }, opacity: 0.3 },
      { draw: 'path', path: way, line: { paint, width: 4.4, round: true }, opacity: 0.8 },
      { draw: 'path', path: `M${points.slice(15).join('L')}`, line: { paint, width: 5.4, round: true }, opacity: 0.7 },
    ]
  })
}
