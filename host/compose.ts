import type { Config } from './config.ts'
import type { FileStore } from './files/store.ts'
import type { AnswerServices } from './http/answer.ts'
import { Envelope } from './http/envelope.ts'
import { createMetrics, type Readings } from './http/metrics.ts'
import { ResultCache } from './http/result-cache.ts'
import { createKeyDirectory } from './keys/directory.ts'
import type { Registry } from './plugins/registry.ts'
import { createLedger } from './quota/ledger.ts'
import type { Log } from './services/log.ts'
import type { Store } from './store/store.ts'
import { catalogueOf } from './web/live-catalogue.ts'
import { createPages } from './web/pages.ts'

export interface ServiceParts {
  config: Pick<Config, 'creator' | 'cacheBytes' | 'plans' | 'adult' | 'metrics'>
  store: Store
  log: Log
  clock: () => number
  registry: Registry
  files: FileStore
  closing: () => boolean
  readings: Pick<Readings, 'processes' | 'cpuBusy' | 'cpuQueued'>
}

/** What answers requests, from its parts: the same for the gateway and for the test host of the SDK. */
export function composeServices(parts: ServiceParts): AnswerServices {
  const { config, store, log, clock, registry, files, closing, readings } = parts
  const results = new ResultCache(config.cacheBytes, clock)
  const metrics = createMetrics({
    ...readings,
    cacheBytes: () => results.bytes,
    plugins: () => countBy(registry.statuses.map(({ state }) => state)),
  })
  return {
    registry,
    store,
    results,
    files,
    log,
    clock,
    closing,
    metrics,
    envelope: new Envelope(config.creator),
    keys: createKeyDirectory(store.keys),
    ledger: createLedger(store.usage, { clock }),
    plans: config.plans,
    adult: config.adult,
    pages: createPages(catalogueOf(registry, config)),
    metricsFor: config.metrics,
  }
}

function countBy(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1
  return counts
}
