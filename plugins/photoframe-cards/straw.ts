/** Straw of the nest where the card's corner was seen through its wall: over the plate and in its pixels. */
import type { Mark, Step } from './kit.ts'

const VIEW = [1280, 960] as const
const any = (n: number) => Math.abs(Math.sin(n * 91.7 + 13.3) * 43758.5453) % 1

/** Dark between the straws: where the card shone through. */
const GAPS =
  'M321 750L334 742L348 728L349 752L336 790L322 800ZM352 802L362 796L366 812L352 826ZM376 806L398 812L392 836L372 858' +
  'L346 866L344 854ZM408 760L419 762L412 778L402 780Z'
const MIDDLE = [215, 767] as const

interface Straw {
  radius: number
  from: number
  span: number
  wide: number
  tone: number
}
const STRAWS: readonly Straw[] = Array.from({ length: 44 }, (_, at) => {
  const share = (at * 0.618034) % 1
  // They end before the egg above and before the violets at the right.
  const first = share < 0.42 ? 0.02 : -0.4
  const last = share > 0.86 ? 0.34 : share > 0.7 ? 0.56 : 1
  const from = first + 0.5 * (last - first) * any(at + 0.4)
  return {
    radius: 116 + 66 * share,
    from,
    span: (last - from) * (0.55 + 0.45 * any(at + 20.1)),
    wide: 1.8 + 2.4 * any(at + 50.6),
    tone: Math.floor(4 * any(at + 70.9)),
  }
})
/** Shade, body and lit side. */
const TONES = [
  ['#3c2814', '#8a6a44', '#c4a478'],
  ['#2e1e10', '#6a4a2c', '#9c7a50'],
  ['#46321c', '#a4845a', '#dcc294'],
  ['#382a16', '#7c6444', '#b49a70'],
] as const

/** It does not follow the ring: its ends stand off. Moved aside by pixels. */
const bent = ({ radius, from, span, tone }: Straw, aside = 0) => {
  const on = (share: number, out: number) => {
    const angle = from + span * share
    const far = radius + out + aside
    return `${(MIDDLE[0] + far * Math.cos(angle)).toFixed(1)} ${(MIDDLE[1] + 0.94 * far * Math.sin(angle)).toFixed(1)}`
  }
  const sway = 3 * (tone - 1.5)
  return `M${on(0, 5 + sway)}Q${on(0.5, 0.12 * radius * span * span - sway)} ${on(1, 5)}`
}
const straws = STRAWS.flatMap((straw): Mark[] => {
  const [dark, body, lit] = TONES[straw.tone]!
  const line = (aside: number, paint: string, width: number): Mark => {
    return { draw: 'path', path: bent(straw, aside), line: { paint, width, round: true } }
  }
  return [
    line(0.5, dark, straw.wide + 1.4),
    line(0, body, straw.wide),
    line(-0.22 * straw.wide, lit, 0.34 * straw.wide),
  ]
})

export const wall: Step[] = [
  {
    do: 'artwork',
    view: VIEW,
    blend: 'over',
    soft: 0.0007,
    marks: [{ draw: 'path', path: GAPS, fill: '#2c2416', opacity: 0.9 }, ...straws],
  },
]
