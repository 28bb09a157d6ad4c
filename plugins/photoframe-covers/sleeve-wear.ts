import { area, type FrameRecipe, line, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Step = Extract<FrameRecipe['steps'][number], { do: 'sheet' }>['steps'][number]

/** The sleeve's own units. */
const SLEEVE = [400, 400] as const
const MIDDLE = 200
const any = (n: number) => Math.abs(Math.sin(n * 127.1 + 311.7) * 43758.5453) % 1

/** How hard the record has pressed there, 0 to 1: sleeves stand in racks and lean, no two sides alike. @param turn In radians */
const pressedAt = (turn: number) =>
  Math.max(0, 0.42 + 0.34 * Math.sin(turn + 0.6) + 0.3 * Math.sin(3 * turn + 2.1) + 0.2 * Math.sin(7 * turn + 0.4))

/** A piece of a ring around the middle. @param turn Where it begins, in radians, as is `long` */
function arc(radius: number, turn: number, long: number, drift = 0): string {
  const at = (angle: number, r: number) =>
    `${(MIDDLE + r * Math.cos(angle)).toFixed(2)} ${(MIDDLE + r * Math.sin(angle)).toFixed(2)}`
  return `M${at(turn, radius)}A${radius} ${radius} 0 0 1 ${at(turn + long, radius + drift)}`
}

/** The broad band where ink has gone dull, in pieces that differ in strength. */
const BAND = Array.from({ length: 60 }, (_, at) => {
  const turn = (at / 60) * 2 * Math.PI
  const strength = Math.round(185 * Math.min(1, pressedAt(turn))) + 20
  return line(arc(185.5, turn, 0.13), 9, `#37332d${strength.toString(16).padStart(2, '0')}`)
})

/** Hairlines along the ring, most where the record's rim lay, where it pressed. @param from The first of their numbers */
const scuffs = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => at + from).flatMap((seed) => {
    const turn = 2 * Math.PI * any(seed)
    if (any(seed + 0.31) > 0.1 + pressedAt(turn)) return []
    const aside = any(seed + 0.17) + any(seed + 0.53) + any(seed + 0.77) - 1.5
    return [arc(186.4 + 4.6 * aside, turn, 0.03 + 0.2 * any(seed + 0.9) ** 2, 0.5 * (any(seed + 0.61) - 0.5))]
  })

/** Board that shows where edges and corners are rubbed: a hair's breadth, wider here and there, most at the corners. */
const rubbed = (depth: number, seed: number) =>
  ornaments.rectangle([-2, -2, 404, 404]) + ornaments.tornEdges(...SLEEVE, { depth, seed, uneven: 0.9 })
const CORNERS = [
  'M-2 -2H13C8 1 9 2 5 3C3 5 2 4 1.4 9L-2 15Z',
  'M402 -2H384C390 1.6 393 1 396 3.4C398.6 6 398 9 399 18L402 20Z',
  'M402 402V380C399 386 399.4 391 397 394.4C394 398 389 397.6 378 402Z',
  'M-2 402V388C1.6 391 1 395 4 397C7 399 10 398.4 16 402Z',
]

/** Years in a rack: the ring of the record inside, edges and corners rubbed to the board. */
export const SLEEVE_WEAR: Step[] = [
  { do: 'artwork', view: SLEEVE, blend: 'light', soft: 0.007, marks: BAND },
  {
    do: 'artwork',
    view: SLEEVE,
    blend: 'light',
    soft: 0.0008,
    worn: 0.34,
    marks: [
      line(scuffs(0, 260), 0.3, '#5d574c60'),
      line(scuffs(400, 260), 0.45, '#5d574c60'),
      line(scuffs(800, 160), 0.7, '#5d574c48'),
    ],
  },
  {
    do: 'artwork',
    view: SLEEVE,
    blend: 'over',
    soft: 0.0011,
    opacity: 0.8,
    marks: [area(rubbed(3.2, 3), '#8d8575'), area(rubbed(1.7, 8), '#cfc7b5'), area(CORNERS.join(''), '#c4bba8')],
  },
]
