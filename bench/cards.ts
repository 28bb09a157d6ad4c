import { createTestHost } from '../sdk-plugin/testing.ts'
import { drawText, layoutText, loadCanvas, prepareText } from '../sdk-plugin/text/index.ts'
import { join } from 'node:path'
import { median, type Row } from './table.ts'

const ROUNDS = 9
const LIMIT_MS = 300

const WORDS = 'Good design is as little design as possible. Less, but better. 👋🏽 '

/** Warm times of what is made of text, by the whole way of a call, and of the text layout alone. */
export async function cards(): Promise<Row[]> {
  return [...(await endpoints()), ...(await layouts())]
}

async function endpoints(): Promise<Row[]> {
  const host = await createTestHost(join(import.meta.dirname, '../plugins/tools-cards'))
  const types = ['card', 'welcome', 'goodbye', 'announcement', 'level', 'meme', 'story']
  const calls: [what: string, path: string, query: Record<string, string>][] = [
    ['ttp', 'ttp', { query: 'Good morning ☀️' }],
    ['quote', 'quote', { text: WORDS.repeat(4), name: 'Ada Berg' }],
    ...types.map((type): [string, string, Record<string, string>] => {
      return [`canvas ${type}`, 'canvas', { type, title: 'Make it simple', text: WORDS, watermark: 'gateway' }]
    }),
  ]
  try {
    const rows: Row[] = []
    for (const [what, path, query] of calls) {
      const times = await timesOf(async (round) => {
        // A text of its own each time, or the kept answer would be measured.
        const [[name, value]] = Object.entries(query) as [[string, string]]
        await host.get(
          `/tools/${path}?${new URLSearchParams({ ...query, [name]: name === 'type' ? value : `${value}${round}` })}`,
        )
      })
      rows.push(row(`${what}, warm (median of ${ROUNDS})`, median(times), LIMIT_MS))
    }
    return rows
  } finally {
    await host.close()
  }
}

async function layouts(): Promise<Row[]> {
  const { createCanvas } = await loadCanvas()
  const ctx = createCanvas(800, 1200).getContext('2d')
  const mixed = 'Hello 世界 こんにちは мир مرحبا بالعالم 😀 नमस्ते '.repeat(11).slice(0, 500)
  const times = await timesOf(async () => {
    await drawText(ctx, layoutText(await prepareText(mixed), { size: 24, width: 600 }), 0, 0)
  })
  return [row('500 characters of six scripts, read, laid out and drawn', median(times), 10)]
}

async function timesOf(work: (round: number) => Promise<unknown>): Promise<number[]> {
  await work(-1)
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now()
    await work(round)
    times.push(performance.now() - started)
  }
  return times
}

function row(what: string, ms: number, limit: number): Row {
  return {
    what,
    ours: `${ms.toFixed(0)} ms`,
    peer: `${limit} ms`,
    ratio: (ms / limit).toFixed(2),
    bar: `≤ ${limit} ms`,
  }
}
