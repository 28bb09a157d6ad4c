import { type ClusterBox, clusterBoxes, type TextLayout } from '../text/index.ts'

/** The characters of a text that are seen, from the left of the first line. */
export interface Characters {
  /** Number of the character whose box holds a place of the layout. */
  at(x: number, y: number): number
  /** For each character what moves as one with it: itself, or its word where letters join or marks stack. */
  units: Int32Array
  count: number
}

/** Scripts whose letters hang together, or whose marks would drift from their letters. */
const JOINED_NAMES = [
  'Arabic Syriac Nko Mongolian Devanagari Bengali Gurmukhi Gujarati',
  'Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Tibetan',
]
const JOINED = new RegExp(
  JOINED_NAMES.flatMap((names) => names.split(' '))
    .map((name) => String.raw`\p{Script=${name}}`)
    .join('|'),
  'u',
)

export function charactersOf(layout: TextLayout): Characters {
  const all = clusterBoxes(layout)
  const boxes = all.filter(isSeen)
  const units: number[] = []
  let last: ClusterBox | undefined
  for (const box of all) {
    if (isSeen(box)) {
      const joins = last?.line === box.line && JOINED.test(box.text) && JOINED.test(last.text)
      units.push(joins ? (units.at(-1) ?? 0) : units.length)
    }
    if (box.kind !== 'none') last = box
  }
  const bottoms = layout.lines.map(({ y, height }) => y + height)
  const firsts = layout.lines.map((_, line) => boxes.findIndex((box) => box.line === line))
  return {
    units: Int32Array.from(units),
    count: boxes.length,
    at(x, y) {
      let line = 0
      while (line < bottoms.length - 1 && y > bottoms[line]!) line++
      let number = Math.max(0, firsts[line]!)
      while (boxes[number + 1]?.line === line && x >= boxes[number + 1]!.x) number++
      return number
    },
  }
}

function isSeen({ kind }: ClusterBox): boolean {
  return kind !== 'space' && kind !== 'none'
}
