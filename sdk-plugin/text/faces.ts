import { readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { canvasModule } from './skia.ts'
import { fontPackage } from './fonts.ts'
import type { Family } from './fonts.ts'
import { codePointsOf } from './sfnt.ts'

/** One font file at one weight. A run of text is drawn with one face. */
export interface Face {
  /** The name under which Skia knows the file; no two files share one, so nothing is synthesised. */
  readonly alias: string
  /** Weight of a variable font; undefined for a file of one weight. */
  readonly weight: number | undefined
  readonly covered: ReadonlySet<number>
}

export interface Slant {
  weight: number
  italic: boolean
}

/** Files by path: the faces of a variable font share one. */
const files = new Map<string, { alias: string; covered: ReadonlySet<number> }>()
const faces = new Map<string, Face>()

/**
 * The first face that draws all of the code points, loaded; undefined when none does.
 *
 * @param families In order of preference.
 */
export function faceFor(codes: readonly number[], families: readonly Family[], slant: Slant): Face | undefined {
  const first = codes[0]!
  for (const family of families) {
    const found = fontPackage(family)
    for (const subset of found?.subsets.get(first) ?? []) {
      const face = loadFace(family, subset, slant)
      if (codes.every((code) => face.covered.has(code))) return face
    }
  }
  return undefined
}

function loadFace(family: Family, subset: string, { weight, italic }: Slant): Face {
  const found = fontPackage(family)!
  const slanted = italic && found.italics.length > 0
  const nearest = nearestOf(slanted ? found.italics : found.weights, weight)
  const key = `${family.package} ${subset} ${nearest} ${slanted}`
  const known = faces.get(key)
  if (known) return known
  const file = loadFile(found.file(subset, nearest, slanted))
  const face: Face = { ...file, weight: found.isVariable ? nearest : undefined }
  faces.set(key, face)
  return face
}

function loadFile(path: string): { alias: string; covered: ReadonlySet<number> } {
  const known = files.get(path)
  if (known) return known
  const bytes = readFileSync(path)
  // By the file, not by a number: two copies of this module in a process share the fonts that Skia knows.
  const file = { alias: `gateway-${basename(path, extname(path))}`, covered: codePointsOf(bytes) }
  if (!canvasModule().GlobalFonts.register(bytes, file.alias)) throw new Error(`The font ${path} cannot be read.`)
  files.set(path, file)
  return file
}

function nearestOf(weights: readonly number[], wanted: number): number {
  return weights.reduce((best, weight) => (Math.abs(weight - wanted) < Math.abs(best - wanted) ? weight : best))
}

/** Makes a face current. The order matters: setting the font resets the axes. */
export function useFace(ctx: SKRSContext2D, face: Face, size: number): void {
  ctx.font = `${size}px ${face.alias}`
  ctx.fontVariationSettings = face.weight === undefined ? 'normal' : `'wght' ${face.weight}`
}
