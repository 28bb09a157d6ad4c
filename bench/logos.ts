import { execFile } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { findProgram } from '../scripts/programs.mjs'
import { createTestHost } from '../sdk-plugin/testing.ts'
import { timeGimp } from './peers/gimp-logos.ts'
import { median, type Row } from './table.ts'

const run = promisify(execFile)
const [WIDTH, HEIGHT] = [1024, 512]
const ROUNDS = 3
const TEXT = 'Gateway'

/** Lettering as people make it with ImageMagick today: our style, and the usual recipe for the same promise. */
const PAIRS = [
  {
    what: 'gold',
    plugin: 'textart-metals',
    path: '/textart/darkGoldOnline',
    // prettier-ignore
    recipe: [
      'radial-gradient:#3a2a10-#0c0804',
      '(', 'mpr:m', '-blur', '0x6', '-shade', '135x40', '-auto-level',
      '(', '-size', '1x128', 'gradient:#c98b1e-#3a1c00', 'gradient:#fff6c8-#c98b1e', '+swap', '-append', '-rotate', '180', ')',
      '-clut', 'mpr:m', '-alpha', 'off', '-compose', 'CopyOpacity', '-composite', ')', '-compose', 'over', '-composite',
    ],
  },
  {
    what: 'chrome',
    plugin: 'textart-metals',
    path: '/texteffect/shinyMetallic3d',
    // prettier-ignore
    recipe: [
      'radial-gradient:#33415c-#0a0d14',
      '(', 'mpr:m', '-blur', '0x7', '-shade', '120x30', '-auto-level', '-function', 'Sinusoid', '2.5,-90,0.5,0.5',
      'mpr:m', '-alpha', 'off', '-compose', 'CopyOpacity', '-composite', ')', '-compose', 'over', '-composite',
    ],
  },
  {
    what: 'neon',
    plugin: 'textart-neon',
    path: '/textart/neonLightText',
    // prettier-ignore
    recipe: [
      'xc:#0b0616',
      '(', 'mpr:m', '-morphology', 'EdgeOut', 'Disk:3', '-write', 'mpr:e', '-blur', '0x18', '-fill', '#ff2fd0', '-tint', '100',
      '-evaluate', 'multiply', '3', ')', '-compose', 'screen', '-composite',
      '(', 'mpr:e', '-blur', '0x4', '-fill', '#ff66e0', '-tint', '100', '-evaluate', 'multiply', '2', ')', '-compose', 'screen',
      '-composite', '(', 'mpr:e', '-blur', '0x1', ')', '-compose', 'screen', '-composite',
    ],
  },
  {
    what: 'frosty',
    plugin: 'textart-nature',
    path: '/texteffect/snow3d',
    // prettier-ignore
    recipe: [
      'gradient:#9fc3e8-#3b6ea5',
      '(', 'mpr:m', '-spread', '5', '-blur', '0x2', '-write', 'mpr:f', '-blur', '0x3', '-shade', '120x45', '-auto-level',
      '-fill', '#cfe6ff', '-tint', '60', 'mpr:f', '-alpha', 'off', '-compose', 'CopyOpacity', '-composite', ')',
      '-compose', 'over', '-composite',
    ],
  },
] as const

// prettier-ignore
const MASK = [
  '-size', `${WIDTH}x${HEIGHT}`,
  '(', 'xc:black', '-pointsize', '190', '-gravity', 'center', '-fill', 'white', '-annotate', '0', TEXT,
  '-write', 'mpr:m', '+delete', ')',
]

/** Ours against ImageMagick's and GIMP's, in time; the pictures go side by side to `data/bench/logos.png`. */
export async function logos(): Promise<Row[]> {
  const gimp = findProgram('gimp-console')
  if (gimp === undefined) throw new Error('this benchmark needs GIMP: apt-get install gimp, or set GIMP_PATH')
  const folder = join(import.meta.dirname, '..', 'data', 'bench')
  await mkdir(folder, { recursive: true })
  const rows: Row[] = []
  const pictures: { ours: Buffer; peers: string[] }[] = []
  for (const { what, plugin, path, recipe } of PAIRS) {
    const peer = join(folder, `${what}.png`)
    const theirs = await timed(() => run('convert', [...MASK, ...recipe, peer]))
    const host = await createTestHost(join(import.meta.dirname, '..', 'plugins', plugin))
    let bytes: Buffer = Buffer.alloc(0)
    let seed = 0
    const ours = await timed(async () => {
      // Another seed each time: the host answers the same call from its cache.
      const { body } = await host.get(`${path}?text=${TEXT}&seed=${seed++}`)
      bytes = (await host.file(body.result.url as string)).bytes
    })
    await host.close()
    const file = join(folder, `${what}-gimp.png`)
    const gimps = await timeGimp(gimp, what, { text: TEXT, width: WIDTH, height: HEIGHT, file }, ROUNDS)
    pictures.push({ ours: bytes, peers: [peer, file] })
    for (const [name, ms] of [
      ['ImageMagick', theirs],
      ['GIMP, started', gimps],
    ] as const) {
      rows.push({
        what: `${what}: ${path}`,
        ours: `${ours.toFixed(0)} ms`,
        peer: `${name} ${ms.toFixed(0)} ms`,
        ratio: (ms / ours).toFixed(1),
        bar: '',
      })
    }
  }
  await sideBySide(pictures, join(folder, 'logos.png'))
  return rows
}

/** Median of the rounds, after one that does not count. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  await work()
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now()
    await work()
    times.push(performance.now() - start)
  }
  return median(times)
}

async function sideBySide(pictures: readonly { ours: Buffer; peers: string[] }[], path: string): Promise<void> {
  const [width, height] = [WIDTH / 2, HEIGHT / 2]
  const tiles = await Promise.all(
    pictures.flatMap(({ ours, peers }, row) =>
      [ours, ...peers].map(async (input, column) => ({
        input: await sharp(input).resize(width, height).toBuffer(),
        left: column * width,
        top: row * height,
      })),
    ),
  )
  const size = { width: 3 * width, height: pictures.length * height, channels: 3 as const, background: '#000000' }
  await sharp({ create: size }).composite(tiles).png().toFile(path)
}
