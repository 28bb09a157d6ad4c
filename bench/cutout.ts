/**
 * How well subjects are cut out, holes filled and marks found, against OpenCV's GrabCut and Telea in the same run.
 *
 *     node bench/cutout.ts
 */
import { createRequire } from 'node:module'
import type { Raster } from '@gateway/sdk-plugin/raster'
import { cutOut, fillIn, segmentSubject } from '@gateway/sdk-plugin/vision'
import { findLettering } from '../plugins/tools-cutout/lettering.ts'
import { removeMarks } from '../plugins/tools-cutout/marked.ts'
import { findRepeats } from '../plugins/tools-cutout/repeats.ts'
import { cornerMark, lineMark, repeatedMark } from '../test/pictures/marks.ts'
import { subjectScenes } from '../test/pictures/subjects.ts'
import { holeOf, textures } from '../test/pictures/textures.ts'
import { peerGrabCut, peerTelea } from './peers/opencv.ts'
import { median, printTable, type Row } from './table.ts'

export async function cutout(): Promise<Row[]> {
  return [...(await subjects()), ...(await holes()), ...(await marks())]
}

/** Overlap of what is more than half there, and the sum of what is off, in thousands of pixels. */
function compare(alpha: (i: number) => number, truth: Uint8Array): { iou: number; sad: number } {
  let [both, either, sad] = [0, 0, 0]
  for (let i = 0; i < truth.length; i++) {
    const [found, is] = [alpha(i) > 127, truth[i]! > 127]
    if (found && is) both++
    if (found || is) either++
    sad += Math.abs(alpha(i) - truth[i]!) / 255
  }
  return { iou: both / either, sad: sad / 1000 }
}

async function subjects(): Promise<Row[]> {
  const engines = ['removebg', 'removebgv2', 'GrabCut'] as const
  const scores = Object.fromEntries(
    engines.map((engine) => [engine, { iou: [] as number[], sad: [] as number[], ms: [] as number[] }]),
  )
  for (const { picture, alpha } of subjectScenes()) {
    for (const engine of engines) {
      const started = performance.now()
      const found = await cutBy(engine, picture)
      const { iou, sad } = compare(found, alpha)
      const score = scores[engine]!
      score.ms.push(performance.now() - started)
      score.iou.push(iou)
      score.sad.push(sad)
    }
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const peer = scores.GrabCut!
  const rows: Row[] = []
  for (const engine of ['removebg', 'removebgv2'] as const) {
    const { iou, sad, ms } = scores[engine]!
    rows.push(
      row(`${engine}: overlap with the truth (8 scenes)`, mean(iou).toFixed(3), mean(peer.iou).toFixed(3), '> GrabCut'),
      row(`${engine}: transparency off, 1000 pixels`, mean(sad).toFixed(1), mean(peer.sad).toFixed(1), '< GrabCut'),
      row(`${engine}: 640 × 480`, `${median(ms).toFixed(0)} ms`, `${median(peer.ms).toFixed(0)} ms`, ''),
      row(`${engine}: 1024 × 768`, `${(await timeOf(engine)).toFixed(0)} ms`, '', '≤ 3,000 ms'),
    )
  }
  return rows
}

async function timeOf(engine: string): Promise<number> {
  const { picture } = subjectScenes(1024, 768)[0]!
  const started = performance.now()
  await cutBy(engine, picture)
  return performance.now() - started
}

async function cutBy(engine: string, picture: Raster): Promise<(i: number) => number> {
  if (engine === 'GrabCut') {
    const labels = await peerGrabCut(picture)
    return (i) => labels[i]! * 255
  }
  const { mask } = await segmentSubject(picture)
  const { data } = await cutOut(picture, mask, engine === 'removebg' ? { detail: 560 } : {})
  return (i) => data[i * 4 + 3]!
}

async function holes(): Promise<Row[]> {
  const rows: Row[] = []
  const times: number[] = []
  for (const { name, picture } of textures()) {
    const mask = holeOf(picture)
    const holed = { ...picture, data: Buffer.from(picture.data) }
    for (let i = 0; i < mask.length; i++) if (mask[i]) holed.data.fill(0, i * 4, i * 4 + 3)
    const started = performance.now()
    const { raster } = await fillIn(holed, mask)
    times.push(performance.now() - started)
    const [ours, peer] = [raster, await peerTelea(holed, mask)].map((filled) => quality(filled, picture, mask))
    rows.push(row(`filled, ${name}`, ours!, peer!, 'PSNR dB, SSIM'))
  }
  rows.push(row('filled, 480 × 360', `${median(times).toFixed(0)} ms`, '', '≤ 6,000 ms'))
  return rows
}

function quality(filled: Raster, truth: Raster, mask: Uint8Array): string {
  let [sum, count] = [0, 0]
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue
    for (let c = 0; c < 3; c++) sum += (filled.data[i * 4 + c]! - truth.data[i * 4 + c]!) ** 2
    count += 3
  }
  return `${(10 * Math.log10(65025 / (sum / count))).toFixed(1)} / ${similarity(filled, truth, mask).toFixed(2)}`
}

/** SSIM of the green channel over windows of 8 × 8 that lie mostly in the hole. */
function similarity(a: Raster, b: Raster, mask: Uint8Array): number {
  const values: number[] = []
  for (let y = 0; y + 8 <= a.height; y += 4) {
    for (let x = 0; x + 8 <= a.width; x += 4) {
      let [inside, ma, mb, aa, bb, ab] = [0, 0, 0, 0, 0, 0]
      for (let k = 0; k < 64; k++) {
        const i = (y + (k >> 3)) * a.width + x + (k & 7)
        const [p, q] = [a.data[i * 4 + 1]!, b.data[i * 4 + 1]!]
        inside += mask[i]!
        ma += p / 64
        mb += q / 64
        aa += (p * p) / 64
        bb += (q * q) / 64
        ab += (p * q) / 64
      }
      if (inside < 40) continue
      const [va, vb, cov] = [aa - ma * ma, bb - mb * mb, ab - ma * mb]
      values.push(((2 * ma * mb + 6.5) * (2 * cov + 58.5)) / ((ma * ma + mb * mb + 6.5) * (va + vb + 58.5)))
    }
  }
  return values.reduce((total, value) => total + value, 0) / values.length
}

async function marks(): Promise<Row[]> {
  const pictures = [...textures(640, 480), ...subjectScenes()].map(({ picture }) => picture)
  const kinds: [
    name: string,
    draw: (picture: Raster) => ReturnType<typeof lineMark>,
    find: (p: Raster) => Promise<Uint8Array | undefined>,
  ][] = [
    [
      'repeated, 35 %',
      (p) => repeatedMark(p, { text: 'SAMPLE', opacity: 0.35 }),
      async (p) => (await findRepeats(p))?.mask,
    ],
    [
      'repeated, 18 %',
      (p) => repeatedMark(p, { text: 'SAMPLE', opacity: 0.18 }),
      async (p) => (await findRepeats(p))?.mask,
    ],
    [
      'a line, 75 %',
      (p) => lineMark(p, { text: '© Example 2024', opacity: 0.75, size: 26 }, 140, 260),
      (p) => findLettering(p),
    ],
    ['a corner logo, 80 %', (p) => cornerMark(p, { text: 'ARCHIVE', opacity: 0.8 }), (p) => findLettering(p)],
  ]
  const rows: Row[] = []
  for (const [name, mark, find] of kinds) {
    let count = 0
    for (const picture of pictures) {
      const marked = mark(picture)
      const found = await find(marked.picture)
      let [hit, all] = [0, 0]
      for (let i = 0; i < marked.mask.length; i++) {
        all += marked.mask[i]!
        if (found?.[i]) hit += marked.mask[i]!
      }
      if (hit > all * 0.6) count++
    }
    rows.push(row(`marks found: ${name}`, `${count} of ${pictures.length}`, '', 'most'))
  }
  let wrong = 0
  for (const picture of pictures) if (await removeMarks(picture)) wrong++
  rows.push(row('marks found where there are none', `${wrong} of ${pictures.length}`, '', '0'))
  return rows
}

function row(what: string, ours: string, peer: string, bar: string): Row {
  const ratio = peer && Number.parseFloat(ours) / Number.parseFloat(peer)
  return { what, ours, peer, ratio: ratio ? `${ratio.toFixed(2)}×` : '', bar }
}

if (process.argv[1] === createRequire(import.meta.url).resolve('./cutout.ts')) printTable('cutout', await cutout())
