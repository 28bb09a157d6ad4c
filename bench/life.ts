import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type GatewayProcess, startGateway } from '../test/gateway-process.ts'
import { median, type Row } from './table.ts'

const RELOADS = 200
/** Reloads before memory is looked at: until then the heap grows to the size that the work asks for. */
const SETTLING = 250

/** Start, memory at rest, how soon a change answers, and what reloading costs in memory. */
export async function life(): Promise<Row[]> {
  return [...(await starts()), ...(await changes())]
}

async function starts(): Promise<Row[]> {
  const data = await mkdtemp(join(tmpdir(), 'gateway-bench-'))
  try {
    const cold = await startGateway({ data })
    const coldSeconds = readySeconds(cold)
    await cold.close()
    const warm = await startGateway({ data })
    const warmSeconds = readySeconds(warm)
    const resident = await residentMb(warm)
    await warm.close()
    return [
      { what: 'ready, cold', ours: `${coldSeconds} s`, peer: '', ratio: '', bar: '≤ 10 s' },
      { what: 'ready, warm', ours: `${warmSeconds} s`, peer: '', ratio: '', bar: '≤ 2 s' },
      { what: 'resident at rest', ours: `${resident.toFixed(0)} MB`, peer: '', ratio: '', bar: '< 200 MB' },
    ]
  } finally {
    await rm(data, { recursive: true, force: true })
  }
}

async function changes(): Promise<Row[]> {
  const plugins = await mkdtemp(join(tmpdir(), 'gateway-bench-'))
  const gateway = await startGateway({ plugins, env: { GATEWAY_LOG: 'warn' } })
  try {
    await mkdir(join(plugins, 'changing'))
    const dropped = await answersAfter(gateway, plugins, 0)
    const times: number[] = []
    const memory: [reload: number, mb: number][] = []
    for (let n = 1; n <= SETTLING + RELOADS; n++) {
      times.push(await answersAfter(gateway, plugins, n))
      if (n > SETTLING) memory.push([n, await residentMb(gateway)])
    }
    return [
      { what: 'a dropped folder serves', ours: `${dropped.toFixed(0)} ms`, peer: '', ratio: '', bar: '< 2,000 ms' },
      {
        what: `a saved change answers (median of ${SETTLING + RELOADS})`,
        ours: `${median(times).toFixed(0)} ms`,
        peer: '',
        ratio: '',
        bar: '< 400 ms',
      },
      {
        what: `memory over ${RELOADS} reloads, after ${SETTLING}`,
        ours: `${(slope(memory) * 100).toFixed(1)} MB per 100`,
        peer: '',
        ratio: '',
        bar: 'flat',
      },
    ]
  } finally {
    await gateway.close()
    await rm(plugins, { recursive: true, force: true })
  }
}

/** Milliseconds from the save until the change is in the answers. */
async function answersAfter(gateway: GatewayProcess, plugins: string, version: number): Promise<number> {
  const started = performance.now()
  await writeFile(
    join(plugins, 'changing', 'plugin.ts'),
    `import * as z from 'zod'
     export const category = 'bench', name = 'changing', params = z.object({})
     export const handle = () => ({ version: ${version} })`,
  )
  for (;;) {
    const { body } = await gateway.get('/bench/changing')
    if (body.result.version === version) return performance.now() - started
  }
}

function readySeconds(gateway: GatewayProcess): string {
  return /^ready .*?([\d.]+) s\)/m.exec(gateway.output())![1]!
}

async function residentMb({ pid }: GatewayProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)![1]) / 1000
}

/** Least squares, in megabytes a reload. */
function slope(points: readonly [number, number][]): number {
  const mean = (index: 0 | 1) => points.reduce((sum, point) => sum + point[index], 0) / points.length
  const [x, y] = [mean(0), mean(1)]
  return points.reduce((sum, [a, b]) => sum + (a - x) * (b - y), 0) / points.reduce((sum, [a]) => sum + (a - x) ** 2, 0)
}
