import sharp from 'sharp'
import { enhance } from '../plugins/tools-restore/enhance/enhance.ts'
import { addNoise, tinted } from '../plugins/tools-restore/scenes/damage.ts'
import { psnr, ssim } from '../plugins/tools-restore/scenes/measure.ts'
import { landscape, leaves, lineArt, print, type Scene } from '../plugins/tools-restore/scenes/scenes.ts'
import { art, enlarge, type Enlarger, lanczos, photo } from '../plugins/tools-restore/upscale/enlarge.ts'
import { imageOf, type Raster, rasterOf } from '../sdk-plugin/raster.ts'
import { median, printTable, type Row } from './table.ts'

const { signal } = new AbortController()
const ROUNDS = 3
/** Seeds that the filters were not learned from. */
const SEEDS = [9001, 9002]
/** sharp enlarges by its cubic interpolator whichever is asked for, half a pixel off: the figures are equal. */
const SHARP_KERNELS = ['lanczos3', 'cubic'] as const

/** What comes back of shrunk pictures, against Lanczos' kernel and sharp; and the time at 1024 × 768 on one core. */
export async function restore(): Promise<Row[]> {
  sharp.concurrency(1)
  return [...(await fidelity()), ...(await times())]
}

async function fidelity(): Promise<Row[]> {
  const kinds: [string, Scene, Enlarger][] = [
    ['leaves', leaves, photo],
    ['landscapes', landscape, photo],
    ['print', print, photo],
    ['print, art', print, art],
    ['drawings, art', lineArt, art],
  ]
  const rows: Row[] = []
  for (const [what, scene, engine] of kinds) {
    const originals: Raster[] = []
    for (const seed of SEEDS) originals.push(await scene(640, 480, seed))
    for (const kernel of ['lanczos3', 'cubic'] as const) {
      const ours = await score(originals, kernel, (small) => enlarge(small, 2, engine, signal))
      const usual = await score(originals, kernel, (small) => enlarge(small, 2, lanczos, signal))
      for (const sharpKernel of SHARP_KERNELS) {
        const theirs = await score(originals, kernel, (small) =>
          rasterOf(imageOf(small).resize(small.width * 2, small.height * 2, { kernel: sharpKernel })),
        )
        rows.push(row(`2 × ${what}, shrunk by ${kernel}: sharp ${sharpKernel}`, ours, theirs, ''))
      }
      rows.push(row(`2 × ${what}, shrunk by ${kernel}: Lanczos`, ours, usual, 'more of both'))
    }
  }
  return rows
}

interface Score {
  decibels: number
  structure: number
}

async function score(
  originals: readonly Raster[],
  kernel: 'lanczos3' | 'cubic',
  enlargeIt: (small: Raster) => Promise<Raster>,
): Promise<Score> {
  const sums = { decibels: 0, structure: 0 }
  for (const original of originals) {
    const small = await rasterOf(imageOf(original).resize(original.width / 2, original.height / 2, { kernel }))
    const large = await enlargeIt(small)
    sums.decibels += psnr(original, large) / originals.length
    sums.structure += ssim(original, large) / originals.length
  }
  return sums
}

function row(what: string, ours: Score, peer: Score, bar: string): Row {
  const text = ({ decibels, structure }: Score) => `${decibels.toFixed(2)} dB ${structure.toFixed(4)}`
  return { what, ours: text(ours), peer: text(peer), ratio: `${(ours.decibels - peer.decibels).toFixed(2)} dB`, bar }
}

async function times(): Promise<Row[]> {
  const scene = await landscape(1024, 768, SEEDS[0]!)
  const damaged = addNoise(tinted(scene, [0.6, 0.5, 0.4]), 8)
  const bytes = await imageOf(damaged).removeAlpha().jpeg({ quality: 92 }).toBuffer()
  const enhanced = (rich: boolean) => async () => {
    const raster = await rasterOf(sharp(bytes))
    await enhance(raster, { rich, signal })
    await imageOf(raster).removeAlpha().jpeg({ quality: 93, chromaSubsampling: '4:4:4' }).toBuffer()
  }
  const upscaled = (engine: Enlarger) => async () => {
    const large = await enlarge(await rasterOf(sharp(bytes)), 2, engine, signal)
    await imageOf(large).removeAlpha().jpeg({ quality: 93, chromaSubsampling: '4:4:4' }).toBuffer()
  }
  const theirEnhancing = () => sharp(bytes).normalise().median(3).sharpen().jpeg({ quality: 93 }).toBuffer()
  const theirEnlarging = () => sharp(bytes).resize(2048, 1536, { kernel: 'lanczos3' }).jpeg({ quality: 93 }).toBuffer()
  return [
    await timed('enhance', enhanced(false), 'sharp normalise, median, sharpen', theirEnhancing, '≤ 400 ms'),
    await timed('enhance v2', enhanced(true), 'sharp normalise, median, sharpen', theirEnhancing, '≤ 400 ms'),
    await timed('2 × photo', upscaled(photo), 'sharp lanczos3', theirEnlarging, '≤ 1,500 ms'),
    await timed('2 × art', upscaled(art), 'sharp lanczos3', theirEnlarging, '≤ 1,500 ms'),
  ]
}

async function timed(
  what: string,
  ours: () => Promise<unknown>,
  peerName: string,
  peer: () => Promise<unknown>,
  bar: string,
): Promise<Row> {
  const [mine, theirs] = [await milliseconds(ours), await milliseconds(peer)]
  return {
    what: `${what}, 1024 × 768, decoded and encoded`,
    ours: `${mine.toFixed(0)} ms`,
    peer: `${theirs.toFixed(0)} ms (${peerName})`,
    ratio: `× ${(mine / theirs).toFixed(1)}`,
    bar,
  }
}

/** Processor time, the median of a few rounds, so that what else runs on the machine does not count. */
async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const found: number[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    // The first round compiles.
    if (round > 0) found.push((user + system) / 1000)
  }
  return median(found)
}

if (import.meta.main) printTable('restoration', await restore())
