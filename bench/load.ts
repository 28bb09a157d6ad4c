import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findProgram } from '../scripts/programs.mjs'

export interface Load {
  url: string
  connections: number
  seconds: number
  key?: string
  /** Each request asks for something else, so that no kept answer helps. */
  varied?: boolean
}

export interface Measured {
  requestsPerSecond: number
  /** Milliseconds. */
  p50: number
  failed: number
}

/** Asks for `url` as fast as the connections allow. @throws Error when wrk is not installed */
export async function load(options: Load): Promise<Measured> {
  const wrk = findProgram('wrk')
  if (wrk === undefined) throw new Error('the benchmarks need the program wrk: apt-get install wrk, or set WRK_PATH')
  return withWrk(wrk, options)
}

/** Each run begins at another number, so that no answer kept from the run before helps. */
const LUA = `
  local n = START
  request = function() n = n + 1; return wrk.format("GET", TARGET) end
  done = function(summary, latency)
    local failed = summary.errors.status + summary.errors.read
    io.write(string.format("%d %d %d %d\\n", summary.requests, summary.duration, latency:percentile(50), failed))
  end`

async function withWrk(wrk: string, { url, connections, seconds, key, varied }: Load): Promise<Measured> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-bench-'))
  const { pathname, search } = new URL(url)
  const target = varied ? `"${pathname}${search}" .. n` : `"${pathname}${search}"`
  const script = join(folder, 'load.lua')
  // Each wrk run begins at another number: answers kept from the run before must not help.
  await writeFile(script, LUA.replace('START', `${Date.now()}`).replace('TARGET', target))
  try {
    const header = key === undefined ? [] : ['-H', `X-API-Key: ${key}`]
    const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-s', script, ...header, url]
    const { stdout } = await promisify(execFile)(wrk, args)
    const [requests, micros, p50, failed] = stdout.trim().split('\n').at(-1)!.split(' ').map(Number)
    return { requestsPerSecond: (requests! / micros!) * 1e6, p50: p50! / 1000, failed: failed! }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
