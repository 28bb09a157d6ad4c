/** Mountains in the light of a low sun, cell by cell: gullies and ribs, snow where it holds, rock where it is steep. */
import { area, type MarkInput } from '@gateway/sdk-plugin/photo-frame'

type Ink = readonly [number, number, number]

interface Massif {
  left: number
  right: number
  foot: number
  /** Its summits: where they are and how steep their sides. */
  summits: readonly (readonly [x: number, y: number, steep: number])[]
  seed: number
  snow: { lit: Ink; shade: Ink }
  rock: { lit: Ink; shade: Ink }
  /** What the air puts before it, and how much at its foot and at its top. */
  haze: Ink
  veil: readonly [foot: number, top: number]
}

const CELL = 1.6
/** Steps of light, of bare rock and of haze: cells of one colour are drawn together. */
const STEPS = { lit: 9, bare: 3, air: 2 } as const
const stepped = (share: number, steps: number) => Math.round(share * steps) / steps

const lattice = (x: number, y: number, seed: number) => {
  const value = Math.sin(x * 127.1 + y * 311.7 + seed * 74.7) * 43758.5453
  return value - Math.floor(value)
}
const eased = (t: number) => t * t * (3 - 2 * t)
const between = (from: number, to: number, t: number) => from + (to - from) * t
const held = (value: number) => Math.min(1, Math.max(0, value))

/** Smooth from place to place, 0 to 1. */
function noise(x: number, y: number, seed: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [u, v] = [eased(x - column), eased(y - row)]
  const at = (dx: number, dy: number) => lattice(column + dx, row + dy, seed)
  return between(between(at(0, 0), at(1, 0), u), between(at(0, 1), at(1, 1), u), v)
}

/** Sharp ribs with gullies between them, which leave a summit and fan out. @param across Of the fan, 0 below the summit */
function ribs(across: number, down: number, seed: number): number {
  let [sum, size] = [0, 1]
  for (let octave = 0; octave < 6; octave++) {
    const bent = across + 0.3 * noise(2.5 * across, down / 60, seed + 17)
    const fine = 2 ** octave
    sum += size * (1 - Math.abs(2 * noise(2.6 * bent * fine, (down * fine) / 95, seed + octave) - 1))
    size *= 0.6
  }
  return sum
}

/** The summit whose side a place is on. */
function summitOf(x: number, { summits }: Massif): readonly [x: number, y: number, steep: number] {
  const side = ([top, y, steep]: (typeof summits)[number]) => y + Math.abs(x - top) * steep
  return summits.reduce((highest, each) => (side(each) < side(highest) ? each : highest))
}

/** The upper border at a column: the highest of its summits, broken by ribs. */
function ridgeAt(x: number, { summits, seed }: Massif): number {
  const sides = summits.map(([top, y, steep]) => y + Math.abs(x - top) * steep * (0.85 + 0.3 * noise(x / 60, 9, seed)))
  return Math.min(...sides) + 26 * (noise(x / 34, 3, seed) - 0.5) + 13 * (noise(x / 11, 5, seed) - 0.5)
}

export function massif(form: Massif): MarkInput[] {
  const { left, right, foot, seed, snow, rock, haze, veil } = form
  const paths = new Map<string, string>()
  for (let x = left; x < right; x += CELL) {
    const ridge = ridgeAt(x, form)
    const [top, high, steepness] = summitOf(x, form)
    for (let y = ridge; y < foot; y += CELL) {
      const down = y - high
      const deep = (y - ridge) / 150
      const across = (steepness * (x - top)) / (Math.max(0, down) + 34)
      // One edge runs from the summit to the foot: the sun is on its left side.
      const edge = 0.42 * (noise(down / 34, 7, seed + top) - 0.5) + 0.16 * (noise(down / 9, 2, seed + top) - 0.5)
      const turn = held(0.5 + (edge - across) / 0.16)
      const slope = ribs(across + 0.035, down, seed + top) - ribs(across - 0.035, down, seed + top)
      const lit = stepped(held(0.16 + 0.68 * turn + 1.25 * slope), STEPS.lit)
      const steep = 2.6 * (Math.abs(slope) - 0.1) + 1.3 * (noise(x / 5, y / 3, seed + 31) - 0.6)
      const bare = stepped(held(steep + 0.7 * deep - 0.62), STEPS.bare)
      const air = between(veil[1], veil[0], stepped(held((y - ridge) / (foot - ridge)), STEPS.air))
      const ink = [0, 1, 2].map((c) => {
        const tone = between(
          between(snow.shade[c]!, snow.lit[c]!, lit),
          between(rock.shade[c]!, rock.lit[c]!, lit),
          bare,
        )
        return Math.round(between(tone, haze[c]!, air))
      })
      const name = `#${ink.map((part) => part.toString(16).padStart(2, '0')).join('')}`
      const cell = `M${x - 0.3} ${(y - 0.3).toFixed(1)}h${CELL + 0.6}v${CELL + 0.6}h-${CELL + 0.6}Z`
      paths.set(name, (paths.get(name) ?? '') + cell)
    }
  }
  return [...paths].map(([ink, path]) => area(path, ink, { rule: 'nonzero' }))
}
