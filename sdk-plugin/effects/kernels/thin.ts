/**
 * Zhang and Suen's thinning, on the border of what is left. The outermost pixels count as empty. By itself it eats slanting
 * lines of two pixels from their ends: with the distance to the edge it stops where the shape is as thick farther in.
 */
export function thin(mask: Uint8Array, width: number, height: number, distance?: Float32Array): Uint8Array {
  const out = new Uint8Array(mask.length)
  for (let y = 1; y < height - 1; y++) out.set(mask.subarray(y * width + 1, (y + 1) * width - 1), y * width + 1)
  const around = [-width, -width + 1, 1, width + 1, width, width - 1, -1, -width - 1]
  const isListed = new Uint8Array(mask.length)
  let border: number[] = []
  const list = (at: number) => {
    if (out[at] === 0 || isListed[at] === 1) return
    isListed[at] = 1
    border.push(at)
  }
  for (let at = 0; at < out.length; at++) {
    if (out[at] === 1 && (out[at - 1]! & out[at + 1]! & out[at - width]! & out[at + width]!) === 0) list(at)
  }
  for (let changes = 1; changes > 0;) {
    changes = 0
    for (let half = 0; half < 2; half++) {
      // Of what may go at once some must stay, or dots two pixels thick would go whole.
      const gone = border
        .filter((at) => isSpare(out, at, around, half) && !(distance && isTip(out, at, around, distance)))
        .filter((at) => isLoose(out, at, around))
      if (gone.length === 0) continue
      changes += gone.length
      border = border.filter((at) => out[at] === 1)
      for (const at of gone) for (const by of around) list(at + by)
    }
  }
  return unstep(out, border, width)
}

/** How much farther from the edge the next pixel of a shoot towards a corner is, at least. */
const SLOPE = 0.6

/** The end of a slanting line of two pixels where its stroke is no thinner than a pixel farther in. */
function isTip(out: Uint8Array, at: number, around: readonly number[], distance: Float32Array): boolean {
  let count = 0
  let deepest = 0
  for (let side = 0; side < 8; side++) {
    const next = at + around[side]!
    if (out[next] === 0) continue
    count++
    if (distance[next]! > deepest) deepest = distance[next]!
  }
  return count === 2 && deepest - distance[at]! < SLOPE
}

/** Takes a pixel out unless that would break a line or end one. */
function isLoose(out: Uint8Array, at: number, around: readonly number[]): boolean {
  let count = 0
  let turns = 0
  let last = out[at + around[7]!]!
  for (let side = 0; side < 8; side++) {
    const here = out[at + around[side]!]!
    count += here
    if (last === 0 && here === 1) turns++
    last = here
  }
  if (count < 2 || turns !== 1) return false
  out[at] = 0
  return true
}

function isSpare(out: Uint8Array, at: number, around: readonly number[], half: number): boolean {
  let count = 0
  let turns = 0
  let last = out[at + around[7]!]!
  for (let side = 0; side < 8; side++) {
    const here = out[at + around[side]!]!
    count += here
    if (last === 0 && here === 1) turns++
    last = here
  }
  if (count < 2 || count > 6 || turns !== 1) return false
  const [n, e, s, w] = [out[at + around[0]!]!, out[at + around[2]!]!, out[at + around[4]!]!, out[at + around[6]!]!]
  return half === 0 ? (n & e & s) === 0 && (e & s & w) === 0 : (n & e & w) === 0 && (n & s & w) === 0
}

/** Takes out the corner pixel of stairs, so that each pixel of a line has two neighbours. */
function unstep(out: Uint8Array, left: readonly number[], width: number): Uint8Array {
  for (const at of left) {
    const n = out[at - width]!
    const e = out[at + 1]!
    const s = out[at + width]!
    const w = out[at - 1]!
    const ne = out[at - width + 1]!
    const se = out[at + width + 1]!
    const sw = out[at + width - 1]!
    const nw = out[at - width - 1]!
    const isStair =
      (n & e & (sw ^ 1) & (s ^ 1) & (w ^ 1)) |
      (e & s & (nw ^ 1) & (n ^ 1) & (w ^ 1)) |
      (s & w & (ne ^ 1) & (n ^ 1) & (e ^ 1)) |
      (w & n & (se ^ 1) & (s ^ 1) & (e ^ 1))
    if (isStair) out[at] = 0
  }
  return out
}
