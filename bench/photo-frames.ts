import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { describedBy } from '../test/described.ts'
import { withSamples } from '../host/files/samples.ts'
import { findProgram } from '../scripts/programs.mjs'
import { type GatewayProcess, startGateway } from '../test/gateway-process.ts'
import { startSite } from '../test/loopback-site.ts'
import { median, type Row } from './table.ts'

const ROUNDS = 3
const PLUGINS = join(import.meta.dirname, '..', 'plugins')

/**
 * What an effect is, by its family, and the time that is asked for: photos redrawn (on a rendered desk or not), photos
 * printed on paper, photos shown in rendered places.
 */
const KINDS = [
  { kind: 'treatments', bar: 400, families: ['crafts', 'drawings', 'moods', 'screens', 'sketches'] },
  { kind: 'prints', bar: 200, families: ['covers', 'posters', 'prints'] },
  { kind: 'plates', bar: 150, families: ['cards', 'galleries', 'rooms', 'streets', 'tables'] },
] as const

interface First {
  path: string
  first: number
}

interface Timed extends First {
  kind: string
  /** Of the same photo again, and of one that was never seen. */
  warm: number
  fresh: number
}

/**
 * Photo frames at 1280 × 960, JPEG included, through HTTPS: warm by kind, of the same photo (whose subject is remembered)
 * and of another one each time, the first of each, the first of each after the gateway was started again, and
 * ImageMagick's distort.
 */
export async function photoFrames(): Promise<Row[]> {
  const data = await mkdtemp(join(tmpdir(), 'gateway-bench-'))
  try {
    const timed = await times(data)
    const again = await firsts(data)
    const peer = await distort()
    const rows: Row[] = KINDS.flatMap(({ kind, bar }) => {
      const own = timed.filter((each) => each.kind === kind)
      if (own.length === 0) return []
      return (['warm', 'fresh'] as const).map((photo) => {
        const ms = median(own.map((each) => each[photo]))
        return {
          what: `${kind}, ${photo === 'warm' ? 'the same photo' : 'another photo'}, median of ${own.length}`,
          ours: `${ms.toFixed(0)} ms`,
          peer: peer === undefined ? '' : `${peer.toFixed(0)} ms distort`,
          ratio: peer === undefined ? '' : (ms / peer).toFixed(2),
          bar: `≤ ${bar} ms`,
        }
      })
    })
    return [
      ...rows,
      medianRow('first of an effect, median', timed),
      medianRow('first of an effect after a start, median', again),
      slowest('first of an effect, slowest', timed),
      slowest('first of an effect after a start, slowest', again),
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
  return { what, ours: `${ms.toFixed(0)} ms`, peer: '', ratio: '', bar: '≤ 800 ms' }
}

/** Of each effect the first call of a gateway, and the medians of the next ones. */
async function times(data: string): Promise<Timed[]> {
  const photos = await servePhotos()
  try {
    return await ofEach(data, photos.place, async ({ path, plugin }, params, ask) => {
      const first = await ask(params)
      const [warm, fresh]: [number[], number[]] = [[], []]
      for (let round = 0; round < ROUNDS; round++) warm.push(await ask(params))
      for (let round = 0; round < ROUNDS; round++) fresh.push(await ask(await photos.others(params)))
      return { path, kind: kindOf(plugin), first, warm: median(warm), fresh: median(fresh) }
    })
  } finally {
    photos.close()
  }
}

/** The first call of each effect after another start. */
function firsts(data: string): Promise<First[]> {
  return ofEach(data, undefined, async ({ path }, params, ask) => ({ path, first: await ask(params) }))
}

/** What `measure` says of each effect of one gateway; `ask` calls the effect and gives milliseconds. */
async function ofEach<T>(
  data: string,
  allowed: string | undefined,
  measure: (
    effect: { path: string; plugin: string },
    params: Params,
    ask: (params: Params) => Promise<number>,
  ) => Promise<T>,
): Promise<T[]> {
  const gateway = await startGateway({
    data,
    env: { GATEWAY_LOG: 'warn', ...(allowed && { GATEWAY_FETCH_ALLOW: allowed }) },
  })
  try {
    const effects = (await describedBy(gateway)).filter(({ path }) => path.startsWith('/photoframe/'))
    const measured: T[] = []
    for (const effect of effects) {
      const { path, plugin, examples } = effect
      const params = { ...withSamples(examples[0]!.params, gateway.url, plugin), size: 'medium' }
      const ask = (asked: Params) => once(gateway, `${path}?${new URLSearchParams(asked)}`)
      measured.push(await measure(effect, params, ask))
    }
    return measured
  } finally {
    await gateway.close()
  }
}

type Params = Record<string, string>

/** A site with photos of which none was there before: a sample, each time a little brighter or darker. */
async function servePhotos() {
  const made = new Map<string, Buffer>()
  const site = await startSite({
    '/photo': (request, response) => {
      response.writeHead(200, { 'content-type': 'image/jpeg' })
      response.end(made.get(new URL(request.url!, 'http://site').search))
    },
  })
  const sample = await readFile(join(PLUGINS, 'photoframe-tables', 'samples', 'portrait.jpg'))
  return {
    place: site.place,
    close: () => site.close(),
    /** The same call with photos of its own. */
    async others(params: Params): Promise<Params> {
      made.clear()
      const entries = Object.entries(params).map(async ([name, value]) => {
        if (!name.startsWith('url')) return [name, value] as const
        const search = `?${photosMade}`
        made.set(
          search,
          await sharp(sample)
            .linear(1 - STEP * (photosMade++ % STEPS))
            .jpeg()
            .toBuffer(),
        )
        return [name, `${site.origin}/photo${search}`] as const
      })
      return Object.fromEntries(await Promise.all(entries))
    },
  }
}

/** How much darker each photo is than the one before: of smaller steps JPEG may leave nothing. And how many there are. */
const [STEP, STEPS] = [0.003, 100]
let photosMade = 0

async function once(gateway: GatewayProcess, target: string): Promise<number> {
  const start = performance.now()
  const { status } = await gateway.get(target)
  if (status !== 200) throw new Error(`${target} answered ${status}`)
  return performance.now() - start
}

function kindOf(plugin: string): string {
  const of = KINDS.find(({ families }) => families.some((family) => plugin === `photoframe-${family}`))
  if (!of) throw new Error(`${plugin} is of no family that the bench knows`)
  return of.kind
}

/** The photo bent into four corners and laid over a picture, as scripts do it. Undefined where there is no ImageMagick. */
async function distort(): Promise<number | undefined> {
  const convert = findProgram('convert')
  if (convert === undefined) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'gateway-bench-'))
  try {
    const samples = join(PLUGINS, 'photoframe-tables')
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
