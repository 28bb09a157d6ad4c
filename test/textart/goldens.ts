import assert from 'node:assert/strict'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Endpoint } from '../../sdk-plugin/endpoint.ts'
import { acceptedText, recipeOf, render, SIZES } from '../../sdk-plugin/effects/index.ts'

/** Means of 16 × 8 parts of the picture of each style, red, green, blue: enough to see that a look has changed. */
export type Goldens = Record<string, string>

const FILE = 'goldens.json'
const TEXT = 'Gateway'
const [COLUMNS, ROWS] = [16, 8]
/** Rounding may differ between machines; a changed material, light or place differs by more. */
const ALLOWED = { mean: 1.5, most: 12 }

export async function goldenOf(style: Endpoint): Promise<string> {
  const [width, height] = SIZES.small
  const pixels = await render(recipeOf(style)!, acceptedText(TEXT), { width, height })
  const image = sharp(pixels, { raw: { width, height, channels: 3 } })
  const means = await image.resize(COLUMNS, ROWS, { kernel: 'linear' }).raw().toBuffer()
  return means.toString('base64')
}

export async function readGoldens(folder: string): Promise<Goldens> {
  return JSON.parse(await readFile(join(folder, FILE), 'utf8')) as Goldens
}

export async function writeGoldens(folder: string, styles: readonly Endpoint[]): Promise<void> {
  const goldens: Goldens = {}
  for (const style of styles) goldens[style.name] = await goldenOf(style)
  await writeFile(join(folder, FILE), `${JSON.stringify(goldens, null, 2)}\n`)
}

/** @throws AssertionError when the picture of a style is not what it was when its golden was taken */
export async function assertGolden(style: Endpoint, goldens: Goldens): Promise<void> {
  const hint = 'when the new look is meant: npm run goldens -- <plugin>'
  assert.ok(goldens[style.name], `${style.name} has no golden; ${hint}`)
  const asked = Buffer.from(goldens[style.name]!, 'base64')
  const made = Buffer.from(await goldenOf(style), 'base64')
  const apart = [...made].map((value, at) => Math.abs(value - asked[at]!))
  const mean = apart.reduce((sum, value) => sum + value, 0) / apart.length
  const most = Math.max(...apart)
  assert.ok(
    mean <= ALLOWED.mean && most <= ALLOWED.most,
    `${style.name} looks different: ${mean.toFixed(1)} of 255 in the mean, ${most} at most; ${hint}`,
  )
}
