import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Endpoint } from '../sdk-plugin/endpoint.ts'
import { endpointsOf } from '../sdk-plugin/module.ts'
import { createTestHost } from '../sdk-plugin/testing.ts'
import { startGateway } from '../test/gateway-process.ts'
import { childrenOf, residentMb } from './resident.ts'
import { median, type Row } from './table.ts'

/** Another word each time: the host answers the same call from its cache. */
const WORDS = ['Gateway', 'Harbour', 'Morning', 'Lantern', 'Crystal', 'Journey'] as const

const PLUGINS = join(import.meta.dirname, '..', 'plugins')

/** What a picture of 1024 × 512 takes in time, PNG included, and the process of each family in memory. */
export async function textArt(): Promise<Row[]> {
  const families = (await readdir(PLUGINS)).filter((name) => /^text(art|effect)-/.test(name))
  return [...(await times(families)), await residentMemory(families), await twoCores()]
}

/** On one core: the first picture of each style, and when warm. */
async function times(families: readonly string[]): Promise<Row[]> {
  const firsts: Timed[] = []
  const warm: Timed[] = []
  for (const family of families) {
    const host = await createTestHost(join(PLUGINS, family))
    for (const { category, name } of await stylesOf(family)) {
      const once = async (word: string) => {
        const start = performance.now()
        const { status } = await host.get(`/${category}/${name}?text=${word}`)
        if (status !== 200) throw new Error(`${name} answered ${status}`)
        return performance.now() - start
      }
      const [first, ...others] = WORDS
      firsts.push({ name, ms: await once(first) })
      const each: number[] = []
      for (const word of others) each.push(await once(word))
      warm.push({ name, ms: median(each) })
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

/** Of the process that has painted each style of its family once, in the gateway as it runs. */
async function residentMemory(families: readonly string[]): Promise<Row> {
  const gateway = await startGateway({ env: { GATEWAY_LOG: 'warn' } })
  try {
    const largest = { family: '', mb: 0 }
    for (const family of families) {
      const before = new Set(await childrenOf(gateway.pid))
      for (const { category, name } of await stylesOf(family)) await gateway.get(`/${category}/${name}?text=Gateway`)
      const own = (await childrenOf(gateway.pid)).filter((id) => !before.has(id))
      const each = await Promise.all(own.map(residentMb))
      const mb = Math.max(...each)
      if (mb > largest.mb) Object.assign(largest, { family, mb })
    }
    return {
      what: 'text art, memory of a process after its family',
      ours: `${largest.mb.toFixed(0)} MB ${largest.family}`,
      peer: '',
      ratio: '',
      bar: '≤ 300 MB',
    }
  } finally {
    await gateway.close()
  }
}

const STYLE = '/textart/darkGoldOnline'
const PICTURES = 16

/** Callers that ask for two pictures at a time, beside those that ask for one after the other. */
async function twoCores(): Promise<Row> {
  const gateway = await startGateway({ env: { GATEWAY_LOG: 'warn' } })
  try {
    let number = 0
    const paint = async () => {
      const { status } = await gateway.get(`${STYLE}?text=Word${number++}`)
      if (status !== 200) throw new Error(`${STYLE} answered ${status}`)
    }
    const perSecond = async (callers: number) => {
      const start = performance.now()
      const each = async () => {
        for (let picture = 0; picture < PICTURES / callers; picture++) await paint()
      }
      await Promise.all(Array.from({ length: callers }, each))
      return (PICTURES * 1000) / (performance.now() - start)
    }
    // Both processes begin before anything is measured.
    await perSecond(2)
    const [one, two] = [await perSecond(1), await perSecond(2)]
    return {
      what: 'text art, two at a time',
      ours: `${two.toFixed(1)}/s`,
      peer: `${one.toFixed(1)}/s one by one`,
      ratio: (two / one).toFixed(2),
      bar: '≥ 1.7',
    }
  } finally {
    await gateway.close()
  }
}

async function stylesOf(family: string): Promise<Endpoint[]> {
  return endpointsOf((await import(join(PLUGINS, family, 'plugin.ts'))) as Record<string, unknown>)
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
