import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describedBy } from '../test/described.ts'
import { withSamples } from '../host/files/samples.ts'
import { findProgram } from '../scripts/programs.mjs'
import { type GatewayProcess, startGateway } from '../test/gateway-process.ts'
import { median, type Row } from './table.ts'

const ROUNDS = 5

/** What an effect is, by what it is made of, and the time that is asked for. */
const KINDS = [
  { kind: 'plates', bar: 150, holds: (recipe: string) => recipe.includes("do: 'baked'") },
  {
    kind: 'treatments',
    bar: 400,
    holds: (_: string, plugin: string) => /-(crafts|drawings|moods|screens|sketches)$/.test(plugin),
  },
  { kind: 'prints', bar: 200, holds: () => true },
] as const

interface First {
  path: string
  first: number
}

interface Timed extends First {
  kind: string
  warm: number
}

/**
 * Photo frames at 1280 × 960, JPEG included, through HTTPS: warm by kind, the first of each, the first of each after the
 * gateway was started again, and ImageMagick's distort.
 */
export async function photoFrames(): Promise<Row[]> {
  const data = await mkdtemp(join(tmpdir(), 'gateway-bench-'))
  try {
    const timed = await times(data)
    const again = await firsts(data)
    const peer = await distort()
    const rows: Row[] = KINDS.map(({ kind, bar }) => {
      const own = timed.filter((each) => each.kind === kind)
      const ms = median(own.map(({ warm }) => warm))
      return {
        what: `${kind}, warm, median of ${own.length}`,
        ours: `${ms.toFixed(0)} ms`,
        peer: peer === undefined ? '' : `${peer.toFixed(0)} ms distort`,
        ratio: peer === undefined ? '' : (ms / peer).toFixed(2),
        bar: `≤ ${bar} ms`,
      }
    })
    return [
      ...rows,
      { ...slowest('first of an effect, slowest', timed), bar: '≤ 800 ms' },
      slowest('first of an effect after a start, slowest', again),
      medianRow('first of an effect, median', timed),
      medianRow('first of an effect after a start, median', again),
    ]
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}

function slowest(what: string, timed: readonly First[]): Row {
  const { first, path } = timed.reduce((most, each) => (each.first > most.first ? each : most))
  return { what, ours: `${first.toFixed(0)} ms ${path}`, peer: '', ratio: '', bar: '' }
}

function medianRow(what: string, timed: readonly First[]): Row {
  const ms = median(timed.map(({ first }) => first))
  return { what, ours: `${ms.toFixed(0)} ms`, peer: '', ratio: '', bar: '' }
}

/** Of each effect the first call of a gateway, and the median of the next ones. */
function times(data: string): Promise<Timed[]> {
  return ofEach(data, async ({ path, plugin }, ask) => {
    const first = await ask()
    const warm: number[] = []
    for (let round = 0; round < ROUNDS; round++) warm.push(await ask())
    return { path, kind: await kindOf(path, plugin), first, warm: median(warm) }
  })
}

/** The first call of each effect after another start. */
function firsts(data: string): Promise<First[]> {
  return ofEach(data, async ({ path }, ask) => ({ path, first: await ask() }))
}

/** What `measure` says of each effect of one gateway; `ask` calls the effect and gives milliseconds. */
async function ofEach<T>(
  data: string,
  measure: (effect: { path: string; plugin: string }, ask: () => Promise<number>) => Promise<T>,
): Promise<T[]> {
  const gateway = await startGateway({ data, env: { GATEWAY_LOG: 'warn' } })
  try {
    const effects = (await describedBy(gateway)).filter(({ path }) => path.startsWith('/photoframe/'))
    const measured: T[] = []
    for (const effect of effects) {
      const { path, plugin, examples } = effect
      const params = { ...withSamples(examples[0]!.params, gateway.url, plugin), size: 'medium' }
      const target = `${path}?${new URLSearchParams(params)}`
      measured.push(await measure(effect, () => once(gateway, target)))
    }
    return measured
  } finally {
    await gateway.close()
  }
}

async function once(gateway: GatewayProcess, target: string): Promise<number> {
  const start = performance.now()
  const { status } = await gateway.get(target)
  if (status !== 200) throw new Error(`${target} answered ${status}`)
  return performance.now() - start
}

async function kindOf(path: string, plugin: string): Promise<string> {
  const folder = join(import.meta.dirname, '..', 'plugins', plugin)
  const name = path.split('/').at(-1)!
  const file = (await readdir(folder)).find((each) => each === `${name.replaceAll('_', '-')}.ts`)
  const recipe = file === undefined ? '' : await readFile(join(folder, file), 'utf8')
  return KINDS.find(({ holds }) => holds(recipe, plugin))!.kind
}

/** The photo bent into four corners and laid over a picture, as scripts do it. Undefined where there is no ImageMagick. */
async function distort(): Promise<number | undefined> {
  const convert = findProgram('convert')
  if (convert === undefined) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'gateway-bench-'))
  try {
    const samples = join(import.meta.dirname, '..', 'plugins', 'photoframe-tables')
    const photo = join(folder, 'photo.jpg')
    await writeFile(photo, await readFile(join(samples, 'samples', 'portrait.jpg')))
    const place = join(samples, 'plates', 'mug', 'light.jpg')
    const corners = '0,0 430,345 419,0 790,350 419,523 780,720 0,523 440,715'
    const bend = ['(', photo, '-resize', '420x524!', '-virtual-pixel', 'transparent', '-alpha', 'set']
    const args = [place, ...bend, '+distort', 'Perspective', corners, ')', '-layers', 'merge', '+repage']
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now()
      await promisify(execFile)(convert, [...args, '-quality', '90', join(folder, 'out.jpg')], {
        env: { ...process.env, OMP_NUM_THREADS: '1' },
      })
      times.push(performance.now() - start)
    }
    return median(times)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
