import { withSamples } from '../host/files/samples.ts'
import { describedBy } from '../test/described.ts'
import { type GatewayProcess, startGateway } from '../test/gateway-process.ts'
import { childrenOf, residentMb } from './resident.ts'
import type { Row } from './table.ts'

const CALLS = 200
const IDLE_SECONDS = 2
/** Bound of what may be held afterwards beside what was held before. */
const SHARE = 1.1

/** Resident memory of the gateway and all it started, before and after mixed calls of every endpoint. */
export async function memory(): Promise<Row[]> {
  const gateway = await startGateway({ env: { GATEWAY_LOG: 'warn', GATEWAY_IDLE_SECONDS: String(IDLE_SECONDS) } })
  try {
    const targets = await examplesOf(gateway)
    // Once around, so that what is kept for good (compiled code, routes) is there on both sides.
    const busiest = await callAll(gateway, targets, targets.length)
    const before = await atRest(gateway)
    await callAll(gateway, targets, CALLS)
    const after = await atRest(gateway)
    return [
      {
        what: `memory after ${CALLS} mixed calls of ${targets.length} examples`,
        ours: `${after.toFixed(0)} MB`,
        peer: `${before.toFixed(0)} MB before`,
        ratio: (after / before).toFixed(2),
        bar: `≤ ${SHARE}`,
      },
      { what: 'most at a time', ours: `${busiest.toFixed(0)} MB`, peer: '', ratio: '', bar: '' },
    ]
  } finally {
    await gateway.close()
  }
}

async function callAll(gateway: GatewayProcess, targets: readonly string[], calls: number): Promise<number> {
  let most = 0
  for (let call = 0; call < calls; call++) {
    await gateway.get(targets[call % targets.length]!)
    if (call % 10 === 0) most = Math.max(most, await residentMb(gateway.pid))
  }
  return most
}

/** When the plugins' processes have ended, which they do when nobody calls them. */
async function atRest({ pid }: GatewayProcess): Promise<number> {
  const deadline = Date.now() + 30_000
  while ((await childrenOf(pid)).length > 2 && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
  return residentMb(pid)
}

async function examplesOf(gateway: GatewayProcess): Promise<string[]> {
  return (await describedBy(gateway)).flatMap(({ path, plugin, examples }) =>
    examples
      .filter(({ online }) => !online)
      .map(({ params }) => `${path}?${new URLSearchParams(withSamples(params, gateway.url, plugin))}`),
  )
}
