import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sharp } from 'sharp'

/** Means of the parts of the picture of each effect, red, green, blue, in base64: enough to see that a look has changed. */
export type Goldens = Record<string, string>

const FILE = 'goldens.json'
/** Rounding may differ between machines; a changed material, light or place differs by more. */
const ALLOWED = { mean: 1.5, most: 12 }

export async function goldenOf(picture: Sharp, columns: number, rows: number): Promise<string> {
  const means = await picture.removeAlpha().resize(columns, rows, { fit: 'fill', kernel: 'linear' }).raw().toBuffer()
  return means.toString('base64')
}

export async function readGoldens(folder: string): Promise<Goldens> {
  return JSON.parse(await readFile(join(folder, FILE), 'utf8')) as Goldens
}

export async function writeGoldens(folder: string, goldens: Goldens): Promise<void> {
  await writeFile(join(folder, FILE), `${JSON.stringify(goldens, null, 2)}\n`)
}

/** @throws AssertionError when a picture is not what it was when its golden was taken */
export function assertGolden(name: string, golden: string, goldens: Goldens): void {
  const hint = 'when the new look is meant: npm run goldens -- <plugin>'
  assert.ok(goldens[name], `${name} has no golden; ${hint}`)
  const { mean, most } = goldensApart(golden, goldens[name])
  assert.ok(
    mean <= ALLOWED.mean && most <= ALLOWED.most,
    `${name} looks different: ${mean.toFixed(1)} of 255 in the mean, ${most} at most; ${hint}`,
  )
}

/** How far the parts of two pictures are apart, of 255. */
export function goldensApart(one: string, other: string): { mean: number; most: number } {
  const asked = Buffer.from(other, 'base64')
  const apart = [...Buffer.from(one, 'base64')].map((value, at) => Math.abs(value - asked[at]!))
  return { mean: apart.reduce((sum, value) => sum + value, 0) / apart.length, most: Math.max(...apart) }
}
