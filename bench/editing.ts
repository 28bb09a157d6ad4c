import sharp, { type Sharp } from 'sharp'
import { run } from '../plugins/tools-editing/engine/run.ts'
import { understand } from '../plugins/tools-editing/understand.ts'
import { rasterOf } from '../sdk-plugin/raster.ts'
import type { Raster } from '../sdk-plugin/raster.ts'
import { median, type Row } from './table.ts'

const [WIDTH, HEIGHT] = [1024, 768]
const ROUNDS = 3
/** An operation that nothing is set against is held to this at a megapixel. */
const BAR_MS = 1000

type Peer = (image: Sharp) => Sharp

/** Instructions, and the same written for sharp by hand; its pixels are read and returned in the same way. */
const PAIRS: readonly [instruction: string, peer: Peer][] = [
  [
    'rotate left, crop to a square',
    (image) => image.rotate(-90).extract({ left: 0, top: 128, width: 768, height: 768 }),
  ],
  ['black and white, blur 4px', (image) => image.greyscale().toColourspace('srgb').blur(4)],
  [
    'brighter, more contrast, saturation +30',
    (image) => image.modulate({ brightness: 1.15, saturation: 1.3 }).linear(1.2, -20),
  ],
  ['sharpen, resize to 50%', (image) => image.sharpen({ sigma: 1 }).resize(512, 384)],
  [
    'invert, flip, add a 20px white border',
    (image) =>
      image.negate({ alpha: false }).flop().extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#ffffff' }),
  ],
]

const ALONE = [
  'vintage',
  'make the sky warmer',
  'red to blue',
  'tilt shift',
  'hdr, vignette, grain',
  'watercolour',
  'oil painting',
  'pencil',
  'neon',
  'stained glass',
  'low poly',
  'pixel art',
]

/** Chains of operations at 1024 × 768: against sharp where it can do the same, against a second elsewhere. */
export async function editing(): Promise<Row[]> {
  const picture = await scene()
  const rows: Row[] = [
    {
      what: 'reading an instruction of eight steps',
      ours: `${(await reading()).toFixed(2)} ms`,
      peer: '',
      ratio: '',
      bar: '< 5 ms',
    },
  ]
  for (const [instruction, peer] of PAIRS) {
    const ours = await timed(() => edited(picture, instruction))
    const theirs = await timed(() => rasterOf(peer(sharp(picture.data, { raw: { ...picture, channels: 4 } }))))
    rows.push(row(instruction, ours, `sharp ${theirs.toFixed(0)} ms`, (ours / theirs).toFixed(1)))
  }
  for (const instruction of ALONE) {
    const ours = await timed(() => edited(picture, instruction))
    rows.push(row(instruction, ours, '', ''))
  }
  return rows
}

function row(what: string, ms: number, peer: string, ratio: string): Row {
  return { what, ours: `${ms.toFixed(0)} ms`, peer, ratio, bar: `< ${BAR_MS} ms` }
}

async function edited({ width, height, data }: Raster, instruction: string): Promise<unknown> {
  const { steps, excluded } = understand(instruction)
  return run({ width, height, data: Buffer.from(data) }, steps, { signal: new AbortController().signal, excluded })
}

async function reading(): Promise<number> {
  const chain =
    "slightly warmer, less contrast, blur the sky, rotate 5 degrees, crop to 4:5, write 'hi' at the top, sepia, border"
  return timed(async () => understand(chain))
}

/** Milliseconds of processor time, all threads together: what other work on the machine does not change. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  await work()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(started)
    times.push((user + system) / 1000)
  }
  return median(times)
}

/** A sky, hills and a red house, with the grain of a photograph. */
async function scene(): Promise<Raster> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="#3f86d6"/><stop offset="1" stop-color="#e9eef0"/>
    </linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#s)"/>
    <path d="M0 420 Q300 300 620 430 T1024 400 V768 H0Z" fill="#56667f"/>
    <path d="M0 560 Q500 480 1024 580 V768 H0Z" fill="#3f7a2c"/>
    <path d="M640 600 v-130 l110 -80 110 80 v130z" fill="#c4281f"/></svg>`
  const noise = { type: 'gaussian', mean: 128, sigma: 8 } as const
  const grain = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#808080', noise } })
    .png()
    .toBuffer()
  return rasterOf(sharp(Buffer.from(svg)).composite([{ input: grain, blend: 'soft-light' }]))
}
