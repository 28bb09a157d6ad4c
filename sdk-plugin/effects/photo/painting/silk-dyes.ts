import { mix, type Rgb } from '../../colour.ts'
import { medianOf } from '../../median.ts'
import { matcherOf } from './palette.ts'

export type Planes = readonly [Float32Array, Float32Array, Float32Array]

/** Above this light skin is sewn in ever paler silk of its own hue: burnt-out places would be patches of paper. */
const KNEE = 0.5

export function tanned([r, g, b]: Planes, skin: Float32Array): void {
  for (let at = 0; at < r.length; at++) {
    if (skin[at]! <= 0) continue
    const light = 0.2126 * r[at]! + 0.7152 * g[at]! + 0.0722 * b[at]!
    if (light <= KNEE) continue
    const gain = mix(1, (KNEE + 0.42 * (light - KNEE)) / light, skin[at]!)
    const pale = skin[at]! * Math.min(1, (light - KNEE) / 0.3)
    r[at]! *= gain * (1 + 0.04 * pale)
    g[at]! *= gain
    b[at]! *= gain * (1 - 0.2 * pale)
  }
}

/** How much redder than the middle of a skin its shades may be, and lips. */
const REDDEST = { skin: 1.34, lip: 2.6 } as const

/** Takes the red out of the shades of skin, and some out of lips: in few dyes each would be a blotch. Their light stays. */
export function calmed([r, g, b]: Planes, skin: Float32Array, lips: Float32Array): void {
  const ratios: number[] = []
  for (let at = 0; at < r.length; at += 31)
    if (skin[at]! > 0.9 && lips[at] === 0) ratios.push(r[at]! / (g[at]! + 0.003))
  if (ratios.length < 50) return
  const usual = medianOf(ratios)
  for (let at = 0; at < r.length; at++) {
    const share = skin[at]!
    const most = usual * mix(REDDEST.skin, REDDEST.lip, lips[at]!)
    if (share <= 0 || r[at]! <= most * g[at]!) continue
    const green = (0.2126 * r[at]! + 0.7152 * g[at]!) / (0.2126 * most + 0.7152)
    const gain = 1 + share * (green / Math.max(0.001, g[at]!) - 1)
    b[at]! *= Math.min(1.6, gain)
    r[at] = mix(r[at]!, most * green, share)
    g[at] = mix(g[at]!, green, share)
  }
}

/**
 * The dye for each pixel: a face is sewn in warm ones and greys alone, for the green of a meadow is no shade of an eye; a
 * blue collar that reaches into its box stays blue.
 */
export function dyesFor(palette: readonly Rgb[], [r, g, b]: Planes, skin: Float32Array): (at: number) => Rgb {
  const dyes = palette.map(dyed)
  const warm = palette.map((_, at) => at).filter((at) => palette[at]![0] >= 0.94 * palette[at]![1])
  const any = matcherOf(palette)
  const ofSkin = warm.length > 4 ? matcherOf(warm.map((at) => palette[at]!)) : undefined
  return (at) => {
    if (ofSkin && skin[at]! > 0.5 && b[at]! < 1.4 * r[at]!) return dyes[warm[ofSkin(r[at]!, g[at]!, b[at]!)]!]!
    return dyes[any(r[at]!, g[at]!, b[at]!)]!
  }
}

/** Whether two places may be sewn with one thread. */
export function alikeIn([r, g, b]: Planes, { skin, head }: { skin: Float32Array; head: Float32Array }) {
  return (from: number, to: number) => {
    const x = root(r[from]!) - root(r[to]!)
    const y = root(g[from]!) - root(g[to]!)
    const z = root(b[from]!) - root(b[to]!)
    const apart = skin[from]! > 0.5 ? ALIKE : head[from]! > 0.5 ? LOCK * ALIKE : FREE * ALIKE
    return x * x + y * y + z * z < apart
  }
}

/** How much more colours may differ in hair: a lock is one thread. */
const LOCK = 2
/** And beside that: satin lies in long threads. */
const FREE = 2.6
/** Colours that differ by less, in square roots of light, are sewn with one thread. */
const ALIKE = 0.0042

const root = (light: number) => Math.sqrt(Math.max(0, light))

/** Silk is dyed deeper than paint; lamp and sheen make it lighter again. */
function dyed([r, g, b]: Rgb): Rgb {
  const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b
  const deep = (value: number) => Math.max(0.004, grey + (value - grey) * 1.12) * 0.92
  return [deep(r), deep(g), deep(b)]
}

/** How much lighter silk is that lies across the lamp's light than what runs along with it, and how much less so skin is. */
const SHEEN = 0.6
const CALM = 0.75

/**
 * How light a thread is by its way, 1 on the mean: the lamp stands above on the left, silk gleams where it lies across.
 *
 * @param skin How much of it is skin, 0 to 1
 */
export function sheenOf(dx: number, dy: number, skin: number): number {
  const along = 0.6 * dx + 0.8 * dy
  return 1 + SHEEN * (1 - CALM * skin) * (0.5 - (along * along) / (dx * dx + dy * dy + 1e-6))
}
