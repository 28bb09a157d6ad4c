import { randomBytes } from 'node:crypto'
import { type EgressProxy, startEgressProxy } from '../../services/net/egress-proxy.ts'
import type { Policy } from '../../services/net/policy.ts'
import { resolve } from '../../services/net/resolve.ts'
import { parseTarget } from '../../services/net/target.ts'
import type { PluginSettings } from '../../plugins/protocol.ts'
import { Browsing, type BrowserCall } from './browsing.ts'
import type { BrowseCall, Services } from '../context.ts'
import { isSample } from '../samples.ts'
import { serveSamples } from './samples.ts'

export type OpenBrowser = Pick<Services, 'browse' | 'close'>

/** `ctx.browser` as a plugin's settings have it. Nothing is started before the first page. */
export function openBrowser(
  settings: PluginSettings,
  { onSpawn, onEnd }: Pick<Services, 'onSpawn' | 'onEnd'>,
  policy: Policy,
): OpenBrowser {
  // The host has one for all; the test host leaves it to each plugin.
  let own: Promise<EgressProxy> | undefined
  const ownProxy = () => (own ??= startEgressProxy({ policy, token: randomBytes(18).toString('base64url') }))
  const browsing = new Browsing({
    program: settings.programs.chromium ?? 'chromium',
    temp: settings.temp,
    proxy: async () => settings.egressProxy ?? (await ownProxy()).url,
    onSpawn,
    onEnd,
  })
  const callOf = ({ origin, signal }: BrowseCall): BrowserCall => ({
    signal,
    prepare: (context) => serveSamples(context, origin, settings.root),
    check: async (address) => {
      if (!isSample(address, origin)) await resolve(parseTarget(address, policy), policy, signal)
    },
  })
  return {
    browse: (call, options, work) => browsing.use(callOf(call), options, work),
    close: async () => {
      await browsing.close()
      await (await own)?.close()
    },
  }
}
