import type { Plane, Region, Size } from '@gateway/sdk-plugin/vision'

/** A connected part that may be a letter. */
export interface Glyph extends Region {
  /** Mean brightness, and its standard deviation. */
  luma: number
  spread: number
  /** Mean step against what is round it. */
  contrast: number
}

/** Glyphs that stand in lines as letters do, and logos in the corners, each with what belongs to it. */
export function linesOf(glyphs: readonly Glyph[], contrast: Plane, labels: Int32Array, size: Size): Glyph[][] {
  const letters = glyphs.filter((glyph) => isLetter(glyph, size))
  const lines = grouped(letters).filter((line) => isLine(line) && standsOut(line, contrast, labels, size))
  const inLines = new Set(lines.flat())
  const marks = glyphs.filter((glyph) => !inLines.has(glyph) && isMark(glyph, size))
  const withMarks = lines.map((line) => [...line, ...marks.filter((mark) => belongs(mark, line))])
  const taken = new Set(withMarks.flat())
  const logos = marks
    .filter((mark) => !taken.has(mark) && isCornerLogo(mark, size))
    .map((mark) => [mark])
    .filter((logo) => standsOut(logo, contrast, labels, size, 6))
  return [...withMarks, ...logos]
}

function isLetter(glyph: Glyph, size: Size): boolean {
  const { width, height, area, spread, contrast } = glyph
  const side = Math.max(size.width, size.height)
  if (touchesEdge(glyph, size)) return false
  if (height < 5 || height > side * 0.16 || width > height * 9 || area < 10) return false
  const fill = area / (width * height)
  return fill > 0.13 && (fill < 0.92 || width < height * 0.5) && spread < 12 + contrast * 0.5
}

/** What is cut off by the picture's edge goes on outside: blinds, branches, frames. */
function touchesEdge({ x, y, width, height }: Glyph, size: Size): boolean {
  return x < 2 || y < 2 || x + width > size.width - 2 || y + height > size.height - 2
}

function isMark({ width, height, area, contrast, spread }: Glyph, size: Size): boolean {
  const side = Math.max(size.width, size.height)
  return area >= 8 && Math.max(width, height) < side * 0.2 && contrast > 18 && spread < 10 + contrast * 0.4
}

/** Beside a line, about as bright and no more than a few times its height. */
function belongs(mark: Glyph, line: readonly Glyph[]): boolean {
  const height = median(line.map((glyph) => glyph.height))
  const luma = median(line.map((glyph) => glyph.luma))
  if (mark.height > height * 3 || mark.width > height * 4 || Math.abs(mark.luma - luma) > 34) return false
  return line.some((glyph) => gapX(mark, glyph) < height * 1.3 && gapY(mark, glyph) < height * 0.25)
}

function isCornerLogo(mark: Glyph, { width, height }: Size): boolean {
  const [right, bottom] = [mark.x + mark.width, mark.y + mark.height]
  const isAtSide = right < width * 0.25 || mark.x > width * 0.75
  const isAtEnd = bottom < height * 0.25 || mark.y > height * 0.75
  if (touchesEdge(mark, { width, height })) return false
  return isAtSide && isAtEnd && mark.area > 60 && mark.contrast > 36 && mark.spread < 18
}

function gapX(a: Glyph, b: Glyph): number {
  return Math.max(a.x - b.x - b.width, b.x - a.x - a.width)
}

function gapY(a: Glyph, b: Glyph): number {
  return Math.max(a.y - b.y - b.height, b.y - a.y - a.height)
}

/** Neighbours of like height, level and brightness belong together. */
function grouped(letters: readonly Glyph[]): Glyph[][] {
  const ordered = letters.toSorted((a, b) => a.x - b.x)
  const group = ordered.map((_, index) => index)
  const find = (index: number): number => (group[index] === index ? index : (group[index] = find(group[index]!)))
  for (const [index, a] of ordered.entries()) {
    for (let other = index + 1; other < ordered.length; other++) {
      const b = ordered[other]!
      const high = Math.max(a.height, b.height)
      if (b.x - a.x - a.width > high * 1.6) {
        if (b.x - a.x > high * 11) break
        continue
      }
      const isLevel = Math.abs(a.y + a.height / 2 - b.y - b.height / 2) < high * 0.55
      const isAlike = high < Math.min(a.height, b.height) * 1.75 && Math.abs(a.luma - b.luma) < 40
      if (isLevel && isAlike) group[find(index)] = find(other)
    }
  }
  const groups = Map.groupBy(ordered.entries(), ([index]) => find(index))
  return [...groups.values()].map((entries) => entries.map(([, glyph]) => glyph))
}

/** Three letters or more, longer than high, of one brightness. */
function isLine(line: readonly Glyph[]): boolean {
  if (line.length < 3) return false
  const height = median(line.map((glyph) => glyph.height))
  const length = Math.max(...line.map(({ x, width }) => x + width)) - Math.min(...line.map(({ x }) => x))
  const extent = Math.max(...line.map((glyph) => glyph.y + glyph.height)) - Math.min(...line.map(({ y }) => y))
  // Hair and twigs chain up and down as well.
  if (length < height * 2 || extent > height * 2.2) return false
  const deviation = (values: number[]) => {
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
  }
  // Letters stand on one base line; leaves and pebbles do not.
  const base = deviation(line.map((glyph) => glyph.y + glyph.height)) / height
  const top = deviation(line.map((glyph) => glyph.y)) / height
  const isLevel = Math.min(base, top) < (line.length >= 5 ? 0.14 : 0.09)
  return isLevel && deviation(line.map(({ luma }) => luma)) < 15
}

/** The strokes against what is left between and around them: grass and gravel are as rough beside as within. */
function standsOut(line: readonly Glyph[], contrast: Plane, labels: Int32Array, { width, height }: Size, least = 3.4) {
  const high = Math.max(...line.map((glyph) => glyph.height))
  const own = new Set(line.map(({ label }) => label))
  const left = Math.max(0, Math.min(...line.map(({ x }) => x)) - high)
  const right = Math.min(width, Math.max(...line.map((glyph) => glyph.x + glyph.width)) + high)
  const top = Math.max(0, Math.min(...line.map(({ y }) => y)) - high)
  const bottom = Math.min(height, Math.max(...line.map((glyph) => glyph.y + glyph.height)) + high)
  let [inside, within, outside, beside] = [0, 1, 0, 1]
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const i = y * width + x
      if (own.has(labels[i]!)) [inside, within] = [inside + contrast[i]!, within + 1]
      else [outside, beside] = [outside + contrast[i]!, beside + 1]
    }
  }
  return inside / within > least * (outside / beside + 1.5)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
}
