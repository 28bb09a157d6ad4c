import { startGateway } from '../test/gateway-process.ts'
import { load } from './load.ts'
import { startPeer } from './peer.ts'
import { median, type Row } from './table.ts'

/** What the host adds to the median time of an answer, at ten connections. */
export async function overhead(): Promise<Row[]> {
  const peer = await startPeer()
  const gateway = await startGateway({ env: { GATEWAY_LOG: 'warn' } })
  try {
    const { key } = await gateway.createKey('--limit', 'none')
    const shared = { connections: 10, seconds: 3, key }
    const bare: number[] = []
    const ours: number[] = []
    for (let round = 0; round < 3; round++) {
      bare.push((await load({ ...shared, url: `${peer.url}/tools/ebinary?query=hi` })).p50)
      ours.push((await load({ ...shared, url: `${gateway.url}/tools/ebinary?query=hi`, varied: true })).p50)
    }
    const added = median(ours) - median(bare)
    return [
      {
        what: 'added to the median answer',
        ours: `${median(ours).toFixed(2)} ms`,
        peer: `${median(bare).toFixed(2)} ms`,
        ratio: `+${added.toFixed(2)} ms`,
        bar: '< 1 ms',
      },
    ]
  } finally {
    await Promise.all([peer.close(), gateway.close()])
  }
}
