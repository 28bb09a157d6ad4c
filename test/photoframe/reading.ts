import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { after, test } from 'node:test'
import sharp from 'sharp'
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js'
import type { Endpoint } from '../../sdk-plugin/endpoint.ts'
import { PHOTO_INPUTS } from '../../sdk-plugin/effects/photo/slot.ts'
import { type Changed, changedIn } from './changed.ts'
import type { FrameHost } from './family.ts'

const WORD = 'harbour'
/** Letters that the engine may take for others: it was taught print, not wood type. */
const MISREAD = 2
/** Air around the word, as a share of the picture. */
const MARGIN = 0.012
/** Heights at which the engine looks at the word, in pixels: a script wants more than type. */
const HEIGHTS = [52, 96]

/**
 * Tests that an engine of reading reads what a caller has written, in each text of each effect.
 *
 * @param unread Texts (`effect.input`) that people read and engines do not: scripts, chalk, words on two places.
 */
export function describeReading(
  frame: FrameHost['frame'],
  effects: readonly Endpoint[],
  unread: readonly string[] = [],
): void {
  let engine: Promise<Worker> | undefined
  after(async () => (await engine)?.terminate())

  for (const { name, params } of effects) {
    for (const input of textsOf(params.shape)) {
      if (unread.includes(`${name}.${input}`)) continue
      test(`${input} of ${name} is read by a machine`, async () => {
        engine ??= startEngine()
        const photo = await readFile(join(import.meta.dirname, 'photos/ada.jpg'))
        const blank = (await frame(name, photo, { size: 'medium', [input]: '.' })).bytes
        const { bytes } = await frame(name, photo, { size: 'medium', [input]: WORD[0]!.toUpperCase() + WORD.slice(1) })
        const changed = await changedIn(blank, bytes)
        assert.ok(changed, 'nothing is written')
        const read: string[] = []
        for await (const picture of looksOf(bytes, changed)) {
          const { data } = await (await engine).recognize(picture)
          read.push(data.text.trim())
          if (isAlike(data.text)) return
        }
        assert.fail(`read as ${JSON.stringify(read)}`)
      })
    }
  }
}

/** The parameters that take any words. */
function textsOf(shape: Endpoint['params']['shape']): string[] {
  const others: readonly string[] = [...PHOTO_INPUTS, 'format']
  return Object.keys(shape).filter((input) => !others.includes(input) && shape[input]!.safeParse(WORD).success)
}

async function startEngine(): Promise<Worker> {
  const data = createRequire(import.meta.url).resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz')
  const worker = await createWorker('eng', OEM.LSTM_ONLY, { langPath: dirname(data), cacheMethod: 'none' })
  await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_LINE })
  return worker
}

/**
 * The word cut out, dark on light with paper around it, at each height and in both polarities; then the same with its
 * row made level, as on a sign that is seen from the side.
 */
async function* looksOf(picture: Buffer, { box, slope }: Changed): AsyncGenerator<Buffer> {
  const [left, top, right, bottom] = box
  const { width, height } = await sharp(picture).metadata()
  const [x, y] = [Math.floor(Math.max(0, left - MARGIN) * width), Math.floor(Math.max(0, top - MARGIN) * height)]
  const [endX, endY] = [Math.min(1, right + MARGIN) * width, Math.min(1, bottom + MARGIN) * height]
  const part = { left: x, top: y, width: Math.floor(endX) - x, height: Math.floor(endY) - y }
  const cut = await sharp(picture).extract(part).greyscale().normalise().png().toBuffer()
  for (const word of [cut, await levelled(cut, slope)]) {
    for (const high of HEIGHTS) {
      const row = sharp(word).resize({ height: high }).toColourspace('b-w')
      const { data, info } = await row.raw().toBuffer({ resolveWithObject: true })
      const isDark = data.reduce((sum, value) => sum + value, 0) / data.length < 128
      for (const negative of [isDark, !isDark]) {
        // Sharp would turn the paper around it too.
        const look = negative ? data.map((value) => 255 - value) : data
        yield await sharp(look, { raw: { width: info.width, height: high, channels: 1 } })
          .extend({ top: 24, bottom: 24, left: 48, right: 48, background: '#ffffff' })
          .png()
          .toBuffer()
      }
    }
  }
}

/** A slanted row pushed level, column by column, and cut to where all columns are. */
async function levelled(word: Buffer, slope: number): Promise<Buffer> {
  const { data, info } = await sharp(word).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const lost = Math.min(Math.floor(height / 2), Math.ceil(Math.abs(slope) * width))
  const level = Buffer.alloc(width * (height - lost))
  for (let x = 0; x < width; x++) {
    const sunk = Math.round(slope > 0 ? slope * x : slope * (x - width))
    for (let y = 0; y < height - lost; y++) {
      level[y * width + x] = data[Math.min(height - 1, y + Math.min(lost, sunk)) * width + x]!
    }
  }
  return sharp(level, { raw: { width, height: height - lost, channels: 1 } })
    .png()
    .toBuffer()
}

/** Whether a row of letters is the word, but for some. */
function isAlike(text: string): boolean {
  return text
    .toLowerCase()
    .split(/\s+/)
    .some((row) => distance(row.replace(/[^a-z]/g, ''), WORD) <= MISREAD)
}

/** Letters to put in, to take out or to change until one is the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [line, letter] of [...a].entries()) {
    const next = [line + 1]
    for (let at = 1; at <= b.length; at++) {
      next.push(Math.min(next[at - 1]! + 1, row[at]! + 1, row[at - 1]! + Number(letter !== b[at - 1])))
    }
    row = next
  }
  return row[b.length]!
}
