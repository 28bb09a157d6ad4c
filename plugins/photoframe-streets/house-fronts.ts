import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]
type Box = readonly [x: number, y: number, width: number, height: number]

/** A window of a rendered house: its glass, and how far its sill lies below that and stands out at both sides. */
export interface Opening {
  glass: Box
  sill?: number
  out?: number
  /** One sash over the other, without a post between two wings. */
  sashes?: boolean
}

/** The same value between 0 and 1 for the same number. */
export function unlike(number: number): number {
  const value = Math.sin(number * 12.9898) * 43758.5453
  return value - Math.floor(value)
}

const rectangle = (x: number, y: number, width: number, height: number): string => {
  return `M${x.toFixed(1)} ${y.toFixed(1)}h${width.toFixed(1)}v${height.toFixed(1)}h${(-width).toFixed(1)}Z`
}

/** Soot that rain has washed down from both ends of each sill, and a little of it in between. */
export function soot(openings: readonly Opening[], ink = '#2a211a'): Mark[] {
  return openings.flatMap(({ glass: [x, y, width, height], sill = 5, out = 9 }, at): Mark[] => {
    const top = y + height + sill
    return [0.01, 0.97, 0.3, 0.62].map((across, number): Mark => {
      const chance = unlike(31 * at + 7 * number)
      const long = height * (number < 2 ? 0.45 + 0.5 * chance : 0.16 + 0.24 * chance)
      const left = x - out + (width + 2 * out) * across
      const wide = 2.2 + 3.2 * unlike(17 * at + number)
      return {
        draw: 'path',
        path: `M${left} ${top}h${wide}l${-0.25 * wide} ${long}h${-0.5 * wide}Z`,
        fill: { from: [0, top], to: [0, top + long], inks: [`${ink}78`, `${ink}4a`, `${ink}00`] },
      }
    })
  })
}

/** Where the bar between upper and lower panes is, as a share of the height: of wings, of sashes. */
const BARS = [0.34, 0.52] as const

/** What no two windows have alike: a blind let down so far, the sky in the glass, a lamp left on. */
export function lived(openings: readonly Opening[], sky = '#c8dcf0', sun = '#ffd9a4'): Mark[] {
  return openings.flatMap(({ glass: [x, y, width, height], sashes = false }, at): Mark[] => {
    const kind = unlike(5 * at + 3)
    const bar = BARS[sashes ? 1 : 0]
    const half = sashes ? width - 1.2 : width / 2 - 1.6
    const sides = sashes ? [x + 0.6] : [x + 0.6, x + width / 2 + 1]
    const both = (top: number, tall: number) => sides.map((side) => rectangle(side, top, half, tall))
    if (kind < 0.3) {
      const down = height * (0.3 + 0.5 * unlike(11 * at))
      const upper = Math.min(down, bar * height - 1.5)
      const lower = Math.max(0.5, down - bar * height - 1)
      const inks = unlike(13 * at) < 0.5 ? ['#cfc3a6d0', '#b3a587d0'] : ['#8f9aa6c0', '#7b8590c0']
      const fill = { from: [0, y] as const, to: [0, y + down] as const, inks }
      return [{ draw: 'path', path: [...both(y, upper), ...both(y + bar * height + 1, lower)], fill }]
    }
    if (kind < 0.75) {
      const ink = kind < 0.62 ? sky : sun
      // Old panes lie in no one plane: each mirrors another part of the sky.
      return sides.flatMap((side, number) =>
        [0, 1].map((row): Mark => {
          const top = row === 0 ? y : y + bar * height + 1
          const tall = row === 0 ? bar * height - 1.5 : height * (1 - bar) - 1.5
          const lit = Math.round(20 + 95 * unlike(at * 19 + number * 5 + row * 3))
            .toString(16)
            .padStart(2, '0')
          return {
            draw: 'path',
            path: rectangle(side, top, half, tall),
            fill: { from: [side, top], to: [side + half, top + tall], inks: [`${ink}${lit}`, `${ink}10`] },
          }
        }),
      )
    }
    return []
  })
}

interface Passer {
  x: number
  /** Where the feet are, and how tall somebody is, in pixels. */
  foot: number
  tall: number
  coat: string
  /** 1 to the right, -1 to the left. */
  way: 1 | -1
  legs?: string
  hair?: string
  bag?: string
}

/** People far off, in mid-step, the sun at their left; their shade lies on the ground to the right. */
export function passersBy(people: readonly Passer[]): Mark[] {
  return people.flatMap(({ x, foot, tall, coat, way, legs = '#23242c', hair = '#2c1d14', bag }, number): Mark[] => {
    const at = (dx: number, up: number) => `${(x + way * dx * tall).toFixed(1)} ${(foot - up * tall).toFixed(1)}`
    const stride = 0.13 + 0.05 * unlike(number + 41)
    const path = (d: string, fill: string): Mark => ({ draw: 'path', path: d, fill })
    const leg = (front: number, lift: number) =>
      `M${at(-0.05, 0.5)}L${at(0.06, 0.5)}L${at(0.5 * front + 0.055, 0.26)}L${at(front + 0.03, lift + 0.03)}` +
      `L${at(front + 0.1, lift)}L${at(front - 0.035, lift)}L${at(0.5 * front - 0.045, 0.26)}Z`
    const torso =
      `M${at(-0.055, 0.85)}Q${at(-0.12, 0.8)} ${at(-0.105, 0.62)}L${at(-0.14, 0.36)}Q${at(0, 0.33)} ${at(0.12, 0.38)}` +
      `L${at(0.09, 0.62)}Q${at(0.11, 0.8)} ${at(0.05, 0.85)}Z`
    const arm = `M${at(-0.04, 0.81)}L${at(0.03, 0.81)}L${at(0.075, 0.62)}L${at(0.15, 0.5)}L${at(0.11, 0.46)}L${at(0.0, 0.6)}Z`
    const round = (dx: number, up: number, wide: number, high: number) => {
      const [left, right, radii] = [at(dx - wide, up), at(dx + wide, up), `${wide * tall} ${high * tall}`]
      return `M${left}A${radii} 0 1 0 ${right}A${radii} 0 1 0 ${left}Z`
    }
    const [near, far] = [0.14 * tall, 0.75 * tall]
    const shade = `M${x - near} ${foot}L${x + near} ${foot + 1}L${x + far} ${foot - 0.07 * tall}H${x + 0.5 * tall}Z`
    const lit = x - 0.13 * tall
    return [
      { draw: 'path', path: shade, fill: '#1a161270' },
      path(leg(-stride, 0.05), legs),
      path(leg(stride, 0), legs),
      {
        draw: 'path',
        path: torso,
        fill: { from: [lit, 0], to: [lit + 0.26 * tall, 0], inks: [mixed(coat, 1.35), coat, mixed(coat, 0.45)] },
      },
      path(arm, mixed(coat, 0.7)),
      ...(bag === undefined
        ? []
        : [path(`M${at(-0.13, 0.55)}L${at(-0.04, 0.56)}L${at(-0.03, 0.4)}L${at(-0.15, 0.39)}Z`, bag)]),
      path(round(0.012, 0.915, 0.05, 0.062), '#7d5c46'),
      path(round(-0.014, 0.935, 0.052, 0.055), hair),
    ]
  })
}

/** Outlines of a car from its tail at 0, its roof at 0: 232 wide, 72 high. */
const BODY =
  'M2 48Q2 36 22 32L56 27Q78 6 104 4H146Q170 6 190 27L220 33Q232 37 231 50L228 60' +
  'H206Q204 40 186 40Q168 40 166 60H68Q66 40 48 40Q30 40 28 60H5Z'
const PANES = 'M64 27Q82 11 104 9H120V27ZM126 9H145Q162 11 180 27H126Z'

/** A car that drives by while the shutter is open: its outlines are smeared `far` to both sides. */
export function passingCar(x: number, top: number, scale: number, paint: string, far: number): Mark[] {
  const steps = 11
  return Array.from({ length: steps }, (_, at): Mark[] => {
    const shift = x + far * ((2 * at) / (steps - 1) - 1)
    const placed = (path: string) => ornaments.placed(path, shift, top, scale)
    const part = (path: string, fill: NonNullable<Extract<Mark, { draw: 'path' }>['fill']>): Mark => {
      return { draw: 'path', path: placed(path), fill, opacity: 0.27 }
    }
    const disc = (middle: number, r: number) => {
      const [left, right, up, down] = [middle - r, middle + r, 58 - r, 58 + r]
      const over = `Q${left} ${up} ${middle} ${up}Q${right} ${up} ${right} 58`
      return `M${left} 58${over}Q${right} ${down} ${middle} ${down}Q${left} ${down} ${left} 58Z`
    }
    const inks = [mixed(paint, 1.5), paint, mixed(paint, 0.4)]
    return [
      part('M6 66H230L222 74H16Z', '#0c0b0d'),
      part(disc(48, 16) + disc(186, 16), '#131315'),
      part(BODY, { from: [0, top + 4 * scale], to: [0, top + 60 * scale], inks }),
      part(PANES, '#12161c'),
      // Sky in the panes and along the shoulder, the sill in the shade, a driver, lamps at both ends.
      part('M68 24Q84 11 104 9H117L92 27H66ZM128 9H144L156 14L138 27H128Z', '#566474'),
      part('M139 27Q138 17 144 16Q151 17 150 27Z', '#0b0b0d'),
      part('M18 34L58 28H188L224 35V38L188 32H60L18 38Z', mixed(paint, 2.5)),
      part('M66 54H168V60H66Z', mixed(paint, 0.3)),
      part('M123 9H125V58H123ZM78 27H79.6V56H78Z', mixed(paint, 0.45)),
      part('M2 38H10V46H3Z', '#7c1a12'),
      part('M222 36H231V45H225Z', '#ffeecb'),
      part('M10 40H224V42H10Z', mixed(paint, 1.7)),
      part(disc(48, 8) + disc(186, 8), '#7d7f84'),
    ]
  }).flat()
}

/** A colour as `#rrggbb` in more or less light. */
function mixed(colour: string, light: number): string {
  const parts = [1, 3, 5].map((from) => Math.min(255, Math.round(light * parseInt(colour.slice(from, from + 2), 16))))
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}
