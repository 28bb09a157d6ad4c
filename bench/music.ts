import { join } from 'node:path'
import { makeSong } from '../plugins/tools-music/song.ts'
import { createTestHost } from '../sdk-plugin/testing.ts'
import type { Row } from './table.ts'

const PLUGIN = join(import.meta.dirname, '../plugins/tools-music')
const SONGS = [
  ['30 s of ballad', { prompt: 'sad piano ballad', seconds: '30' }],
  ['110 s of jazz', { prompt: 'jazz', seconds: '110' }],
  ['110 s of metal, the densest', { prompt: 'angry metal', seconds: '110' }],
  ['240 s of funk, the longest', { prompt: 'funk', seconds: '240' }],
] as const
/** What an endpoint may take at most. */
const LIMIT_S = 55

/** Time of a whole call, prompt to MP3, against the length of the song; composing alone beside it. */
export async function music(): Promise<Row[]> {
  const host = await createTestHost(PLUGIN)
  try {
    const rows: Row[] = []
    for (const [what, query] of SONGS) {
      const started = performance.now()
      const { status, body } = await host.get(`/tools/songgenerator?${new URLSearchParams(query)}`)
      if (status !== 200) throw new Error(`${what}: ${JSON.stringify(body)}`)
      const seconds = (performance.now() - started) / 1000
      rows.push({
        what,
        ours: `${seconds.toFixed(1)} s`,
        peer: `${body.result.seconds} s of sound`,
        ratio: `${(body.result.seconds / seconds).toFixed(0)}× real time`,
        bar: `< ${LIMIT_S} s`,
      })
    }
    return [...rows, composing()]
  } finally {
    await host.close()
  }
}

function composing(): Row {
  const count = 20
  const started = performance.now()
  for (let seed = 0; seed < count; seed++) makeSong({ prompt: 'pop with lyrics about the sea', seed })
  const each = (performance.now() - started) / count
  return { what: 'composing alone', ours: `${each.toFixed(0)} ms`, peer: '', ratio: '', bar: '' }
}
