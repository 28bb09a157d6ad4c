import { startGateway } from '../test/gateway-process.ts'
import { load } from './load.ts'
import { startPeer } from './peer.ts'
import { median, perSecond, type Row } from './table.ts'

const CONNECTIONS = 32
const SECONDS = 4
const ROUNDS = 5

/** `/tools/ebinary` through every layer, and from the kept answers, in turn with a bare route. */
export async function throughput(): Promise<Row[]> {
  const peer = await startPeer()
  const gateway = await startGateway({ env: { GATEWAY_LOG: 'warn' } })
  try {
    const { key } = await gateway.createKey('--limit', 'none')
    const bare: number[] = []
    const worker: number[] = []
    const kept: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const shared = { connections: CONNECTIONS, seconds: SECONDS, key }
      bare.push(await rate({ ...shared, url: `${peer.url}/tools/ebinary?query=hi` }))
      worker.push(await rate({ ...shared, url: `${gateway.url}/tools/ebinary?query=hi`, varied: true }))
      kept.push(await rate({ ...shared, url: `${gateway.url}/tools/ebinary?query=hi` }))
    }
    const ratio = (ours: number[]) => median(ours.map((value, round) => value / bare[round]!)).toFixed(2)
    return [
      {
        what: 'through every layer',
        ours: perSecond(median(worker)),
        peer: perSecond(median(bare)),
        ratio: ratio(worker),
        bar: '≥ 0.55',
      },
      {
        what: 'from kept answers',
        ours: perSecond(median(kept)),
        peer: perSecond(median(bare)),
        ratio: ratio(kept),
        bar: '≥ 0.75',
      },
    ]
  } finally {
    await Promise.all([peer.close(), gateway.close()])
  }
}

async function rate(options: Parameters<typeof load>[0]): Promise<number> {
  const { requestsPerSecond, failed } = await load(options)
  if (failed > 0) throw new Error(`${failed} of the requests to ${options.url} failed`)
  return requestsPerSecond
}
