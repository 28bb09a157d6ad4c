import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { endpointsOf } from '../sdk-plugin/module.ts'
import { createTestHost } from '../sdk-plugin/testing.ts'
import { median, type Row } from './table.ts'

const ROUNDS = 5
const TEXT = 'Gateway'

/** How long a picture of 1024 × 512 takes on one core, PNG included: the first of each style, and when warm. */
export async function textArt(): Promise<Row[]> {
  const plugins = join(import.meta.dirname, '..', 'plugins')
  const families = (await readdir(plugins)).filter((name) => /^text(art|effect)-/.test(name))
  const firsts: Timed[] = []
  const warm: Timed[] = []
  for (const family of families) {
    const folder = join(plugins, family)
    const endpoints = endpointsOf((await import(join(folder, 'plugin.ts'))) as Record<string, unknown>)
    const host = await createTestHost(folder)
    for (const { category, name } of endpoints) {
      const once = async (seed: number) => {
        const start = performance.now()
        const { status } = await host.get(`/${category}/${name}?text=${TEXT}&seed=${seed}`)
        if (status !== 200) throw new Error(`${name} answered ${status}`)
        return performance.now() - start
      }
      firsts.push({ name, ms: await once(0) })
      const times: number[] = []
      // Another seed each time: the host answers the same call from its cache.
      for (let round = 1; round <= ROUNDS; round++) times.push(await once(round))
      warm.push({ name, ms: median(times) })
    }
    await host.close()
  }
  return [
    row('text art, first of a style, slowest', slowest(firsts), '≤ 600 ms'),
    row(
      `text art, warm, median of ${warm.length} styles`,
      { name: '', ms: median(warm.map(({ ms }) => ms)) },
      '≤ 250 ms',
    ),
    row('text art, warm, slowest style', slowest(warm), '≤ 500 ms'),
  ]
}

interface Timed {
  name: string
  ms: number
}

function slowest(times: readonly Timed[]): Timed {
  return times.reduce((most, time) => (time.ms > most.ms ? time : most))
}

function row(what: string, { name, ms }: Timed, bar: string): Row {
  return { what, ours: `${ms.toFixed(0)} ms ${name}`.trim(), peer: '', ratio: '', bar }
}
