import { type Face, grow, regionsOf, type Size } from '../../../vision/index.ts'

/** Half the width of what is a face for sure, in its own. */
const FACE = 0.35

/** A face is whole, and there are no holes in hair: a sheen on it may look like the ground. */
export function keepHeads(labels: Uint8Array, size: Size, persons: readonly Face[]): void {
  if (persons.length === 0) return
  for (const face of persons) markHead(labels, size, face, FACE)
  const ground = opposite(labels)
  const holes = regionsOf(ground, size, false)
  const inside = holes.regions.filter(({ x, y, width, height }) => {
    const middle = Math.round(y + height / 2) * size.width + Math.round(x + width / 2)
    const isEnclosed = x > 0 && y > 0 && x + width < size.width && y + height < size.height
    return isEnclosed && isHead(persons, size, middle, 0.95)
  })
  const isFilled = new Uint8Array(holes.regions.length + 1)
  for (const { label } of inside) isFilled[label] = 1
  for (let at = 0; at < labels.length; at++) if (isFilled[holes.labels[at]!] === 1) labels[at] = 1
}

/** 0 for 1 and 1 for 0. */
function opposite(labels: Uint8Array): Uint8Array {
  const others = new Uint8Array(labels.length)
  for (let at = 0; at < others.length; at++) others[at] = 1 - labels[at]!
  return others
}

/** What `isHead` is true for becomes 1. */
function markHead(labels: Uint8Array, { width, height }: Size, face: Face, reach: number): void {
  for (let y = 0; y < height; y++) {
    const dy = (y - face.y - face.height / 2) / face.height / (1.25 * reach)
    if (dy * dy >= 1) continue
    for (let x = 0; x < width; x++) {
      const dx = (x - face.x - face.width / 2) / face.width / reach
      if (dx * dx + dy * dy < 1) labels[y * width + x] = 1
    }
  }
}

/** Half of what is thinner than any lock or ear, in face widths. */
const THIN = 0.045

/** Takes away threads of the ground that hang on a head: what is blurred far behind may have the colour of hair. */
export function dropThreads(labels: Uint8Array, size: Size, persons: readonly Face[]): void {
  if (persons.length === 0) return
  const reach = Math.max(1, Math.round(THIN * Math.max(...persons.map(({ width }) => width))))
  const broad = grow(grow(labels, size, -reach), size, reach)
  const chin = Math.max(...persons.map((face) => face.y + 0.8 * face.height))
  const last = Math.min(labels.length, Math.round(chin) * size.width)
  for (let at = 0; at < last; at++) if (broad[at] === 0) labels[at] = 0
}

/** Whether a pixel lies in an ellipse about a face. @param reach its half width in face widths */
export function isHead(persons: readonly Face[], { width }: Size, at: number, reach: number): boolean {
  const [px, py] = [at % width, Math.floor(at / width)]
  return persons.some((face) => {
    const dx = (px - face.x - face.width / 2) / face.width
    const dy = (py - face.y - face.height / 2) / face.height
    return (dx / reach) ** 2 + (dy / (1.25 * reach)) ** 2 < 1
  })
}

/** How near to ground a colour has to be that is not a person's, in CIELAB, and how much nearer than to hair and skin. */
const LIKE_GROUND = 5
const NEARER = 0.6
/** Share of the ground that has a colour for it to be no cheek's: a single lamp may look like skin. */
const COMMON = 0.12
/** Where a jaw begins, in face heights from the face's top. */
const JAW = 0.5
/** Half the width of what is a face for sure, and of what may be a cheek, in face widths. */
const MIDDLE = 0.22
const CHEEK = 0.38

/** Where the ground between two people may begin, in face heights from the face's top, and how far hair reaches. */
const [ABOVE, HAIR] = [-0.4, 0.45]

/**
 * Takes away what is ground beside a jaw, and higher up between two heads: night between a cheek and a shoulder looks
 * like a part of dark hair to whoever searches by light, but is nearer in colour to the night further out than to hair or
 * skin.
 *
 * @param lab CIELAB, interleaved
 */
export function dropGround(labels: Uint8Array, lab: Float32Array, size: Size, persons: readonly Face[]): void {
  const before = labels.slice()
  for (const face of persons) {
    const others = persons.filter((other) => other !== face)
    const isBetween = (x: number) => others.some((other) => (x - middleOf(face)) * (x - middleOf(other)) < 0)
    const from = others.length > 0 ? ABOVE : JAW
    const ground = groundBeside(labels, lab, size, { face, from })
    if (ground.length === 0) continue
    const at = (u: number, v: number) => colourAt(lab, size, face.x + u * face.width, face.y + v * face.height)
    const own = [at(0.5, -0.2), at(0.35, 0.6), at(0.65, 0.6), at(0.5, 1.15)].filter((colour) => colour !== undefined)
    own.push(...clothesUnder(labels, lab, size, face).filter((colour) => isOthers(colour, ground)))
    const sides = { own: Float32Array.from(own.flat()), ground: Float32Array.from(ground.flat()) }
    const [top, jaw, foot] = [from, JAW, 1.1].map((v) => face.y + v * face.height) as [number, number, number]
    for (let y = Math.max(0, Math.round(top)); y < Math.min(size.height, foot); y++) {
      for (let x = Math.max(0, Math.round(face.x - 0.3 * face.width)); x < face.x + 1.3 * face.width; x++) {
        const aside = Math.abs(x - middleOf(face)) / face.width
        const place = y * size.width + x
        if (x >= size.width || aside < MIDDLE || labels[place] === 0 || isHead(persons, size, place, FACE)) continue
        const isHair = y < jaw && (!isBetween(x) || isHead(persons, size, place, HAIR))
        if (!isHair && isGround(lab, place * 3, sides, aside < CHEEK ? COMMON : 0)) labels[place] = 0
      }
    }
  }
  keepCrumbs(labels, before, size, Math.min(...persons.map((face) => face.y + 0.92 * face.height)))
}

/**
 * Shade on a shoulder, under the tips of hair, has colours of all kinds, in a pixel or two: ground that shows is larger.
 *
 * @param chin Row where shoulders may begin
 */
function keepCrumbs(labels: Uint8Array, before: Uint8Array, size: Size, chin: number): void {
  const ground = opposite(labels)
  const broad = grow(grow(ground, size, -1), size, 1)
  for (let at = Math.max(0, Math.round(chin)) * size.width; at < labels.length; at++)
    if (broad[at] === 0) labels[at] = before[at]!
}

type Lab = readonly [number, number, number]

/** Shoulders and chest, in face widths and heights. */
const CLOTHES = [
  [-0.1, 1.45],
  [0.2, 1.4],
  [0.5, 1.5],
  [0.8, 1.4],
  [1.1, 1.45],
] as const

function clothesUnder(labels: Uint8Array, lab: Float32Array, size: Size, face: Face): Lab[] {
  return CLOTHES.flatMap(([u, v]) => {
    const x = Math.round(face.x + u * face.width)
    const y = Math.round(face.y + v * face.height)
    const colour = colourAt(lab, size, x, y)
    return colour && labels[y * size.width + x] === 1 ? [colour] : []
  })
}

/** Dark clothes tell nothing at night: what the ground has too is its own. */
function isOthers([light, a, b]: Lab, ground: readonly Lab[]): boolean {
  const alike = ground.filter((each) => Math.hypot(each[0] - light, each[1] - a, each[2] - b) < 2 * LIKE_GROUND)
  return alike.length < COMMON * ground.length
}

const middleOf = ({ x, width }: Face) => x + width / 2

/** Colours of what is no subject, in the rows of a jaw and of what is above it. @param from In face heights from its top */
function groundBeside(
  labels: Uint8Array,
  lab: Float32Array,
  size: Size,
  { face, from }: { face: Face; from: number },
): Lab[] {
  const found: Lab[] = []
  for (let v = from; v < 1.15; v += 0.16) {
    const row = Math.round(face.y + v * face.height)
    if (row < 0 || row >= size.height) continue
    for (let x = 1; x < size.width; x += 7) {
      const place = row * size.width + x
      // Beside the edge colours are mixed with the subject's.
      const isClear = labels[place] === 0 && labels[place - 1] !== 1 && labels[place + 1] !== 1
      if (isClear) found.push([lab[place * 3]!, lab[place * 3 + 1]!, lab[place * 3 + 2]!])
    }
  }
  return found
}

function colourAt(lab: Float32Array, { width, height }: Size, x: number, y: number): Lab | undefined {
  const column = Math.round(x)
  const row = Math.round(y)
  if (column < 0 || row < 0 || column >= width || row >= height) return undefined
  const at = (row * width + column) * 3
  return [lab[at]!, lab[at + 1]!, lab[at + 2]!]
}

/** Whether more than a share of the ground is like a colour, and nearer to it than what is somebody's. */
function isGround(
  lab: Float32Array,
  at: number,
  { own, ground }: { own: Float32Array; ground: Float32Array },
  common: number,
): boolean {
  let near = LIKE_GROUND * LIKE_GROUND
  for (let each = 0; each < own.length; each += 3) near = Math.min(near, NEARER * NEARER * apart(lab, at, own, each))
  const enough = (common * ground.length) / 3
  let alike = 0
  for (let each = 0; each < ground.length; each += 3) {
    if (apart(lab, at, ground, each) >= near) continue
    alike++
    if (alike > enough) return true
  }
  return false
}

/** Squared. */
function apart(lab: Float32Array, at: number, colours: Float32Array, each: number): number {
  const light = lab[at]! - colours[each]!
  const a = lab[at + 1]! - colours[each + 1]!
  const b = lab[at + 2]! - colours[each + 2]!
  return light * light + a * a + b * b
}
