import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Endpoint } from '../sdk-plugin/endpoint.ts'
import { endpointsOf } from '../sdk-plugin/module.ts'
import { createTestHost } from '../sdk-plugin/testing.ts'
import { type GatewayProcess, startGateway } from '../test/gateway-process.ts'
import { linkPlugins } from '../test/plugins/folders.ts'
import { until } from '../test/plugins/until.ts'
import { childrenOf, fromFilesMb, residentMb } from './resident.ts'
import { median, type Row } from './table.ts'

/** Another word each time: the host answers the same call from its cache. */
const WORDS = ['Gateway', 'Harbour', 'Morning', 'Lantern', 'Crystal', 'Journey'] as const

const PLUGINS = join(import.meta.dirname, '..', 'plugins')

/** What a picture of 1024 × 512 takes in time, PNG included, and the process of each family in memory. */
export async function textArt(): Promise<Row[]> {
  const families = (await readdir(PLUGINS)).filter((name) => /^text(art|effect)-/.test(name))
  return [...(await times(families)), ...(await warmedUp(families)), await residentMemory(families), await twoCores()]
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
    row('text art, first of a style on an empty disk, slowest', slowest(firsts), ''),
    row(
      `text art, warm, median of ${warm.length} styles`,
      { name: '', ms: median(warm.map(({ ms }) => ms)) },
      '≤ 250 ms',
    ),
    row('text art, warm, slowest style', slowest(warm), '≤ 500 ms'),
  ]
}

/**
 * The first picture of each style, over HTTPS, when the gateway has painted its scenes at rest. A family's first style, which
 * also starts its process, is left out. And what that process then holds in memory.
 */
async function warmedUp(families: readonly string[]): Promise<Row[]> {
  await using folders = await linkPlugins(...families)
  const gateway = await startGateway({ plugins: folders.root, env: { GATEWAY_WARM_UP_SECONDS: '1' } })
  try {
    const warm = () =>
      gateway
        .log()
        .split('\n')
        .filter((line) => line.includes('a plugin is warm')).length
    await until('all families are warm', () => warm() === families.length, WARM_MS)
    const firsts: Timed[] = []
    const held = await largestOf(families, gateway, (ms, name, index) => {
      if (index > 0) firsts.push({ name, ms })
    })
    const middle = median(firsts.map(({ ms }) => ms))
    const worst = slowest(firsts)
    return [
      row(
        `text art, first of a style, scenes painted at rest, slowest (median ${middle.toFixed(0)} ms)`,
        worst,
        '≤ 600 ms',
      ),
      memoryRow('scenes painted at rest', held, '≤ 300 MB'),
    ]
  } finally {
    await gateway.close()
  }
}

/** How long all families may take to paint their scenes. */
const WARM_MS = 300_000

/** Of the process that has painted each style of its family once, its scenes too, in a gateway that has just started. */
async function residentMemory(families: readonly string[]): Promise<Row> {
  const gateway = await startGateway({ env: { GATEWAY_LOG: 'warn' } })
  try {
    return memoryRow('scenes painted by it', await largestOf(families, gateway), '')
  } finally {
    await gateway.close()
  }
}

/** A family's process, in megabytes; `files` of them are pages of files, which processes share. */
interface Held {
  family: string
  mb: number
  files: number
}

/** The largest of the processes that paint each style of the families once. @param painted Hears of each picture */
async function largestOf(
  families: readonly string[],
  gateway: GatewayProcess,
  painted: (ms: number, name: string, index: number) => void = () => undefined,
): Promise<Held> {
  const largest: Held = { family: '', mb: 0, files: 0 }
  for (const family of families) {
    const before = new Set(await childrenOf(gateway.pid))
    for (const [index, { category, name }] of (await stylesOf(family)).entries()) {
      const start = performance.now()
      const { status } = await gateway.get(`/${category}/${name}?text=Gateway`)
      if (status !== 200) throw new Error(`${name} answered ${status}`)
      painted(performance.now() - start, name, index)
    }
    for (const id of (await childrenOf(gateway.pid)).filter((each) => !before.has(each))) {
      const mb = await residentMb(id)
      if (mb > largest.mb) Object.assign(largest, { family, mb, files: await fromFilesMb(id) })
    }
  }
  return largest
}

function memoryRow(how: string, { family, mb, files }: Held, bar: string): Row {
  const what = `text art, memory of a process after its family, ${how} (of it pages of files, shared: ${files.toFixed(0)} MB)`
  return { what, ours: `${mb.toFixed(0)} MB ${family}`, peer: '', ratio: '', bar }
}

const STYLE = '/textart/darkGoldOnline'
const PICTURES = 16
const TURNS = 5

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
    // In turns, and the middle one counts: what else the machine does then falls on both.
    const turns: { one: number; two: number; ratio: number }[] = []
    for (let turn = 0; turn < TURNS; turn++) {
      const [one, two] = [await perSecond(1), await perSecond(2)]
      turns.push({ one, two, ratio: two / one })
    }
    const { one, two, ratio } = turns.sort((a, b) => a.ratio - b.ratio)[TURNS >> 1]!
    return {
      what: `text art, two at a time, the middle of ${TURNS} turns`,
      ours: `${two.toFixed(1)}/s`,
      peer: `${one.toFixed(1)}/s one by one`,
      ratio: ratio.toFixed(2),
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
