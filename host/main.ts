import { type Config, ConfigError, readConfig } from './config.ts'
import { startControl } from './control.ts'
import { Gateway } from './gateway.ts'
import { loadCertificate, watchCertificate } from './http/certificate.ts'
import { createKeyAdmin } from './keys/admin.ts'
import { createLog } from './services/log.ts'
import { openSqlite } from './store/sqlite.ts'
import type { Store } from './store/store.ts'

/** Configuration → gateway → listen → signals. */
async function main(): Promise<void> {
  const started = performance.now()
  const config = readConfig()
  const log = createLog(config.log)
  const store = openSqlite(config.data)
  const certificate = await loadCertificate({
    folder: config.data,
    hosts: [config.host],
    ...(config.tls ? { certFile: config.tls.cert, keyFile: config.tls.key } : {}),
  })
  const gateway = new Gateway({ config, store, log, certificate })
  const [port, firstKey] = await Promise.all([gateway.start(), makeFirstKey(store, config)])
  const stopControl = await startControl({
    data: config.data,
    plugins: gateway.plugins,
    registry: gateway.registry,
    log,
  })
  const stopWatching = config.tls
    ? watchCertificate(config.tls, {
        current: certificate,
        onChange: (changed) => gateway.setCertificate(changed),
        onError: (error) =>
          log.warn('the changed certificate is not usable: the one before stays', { error: error.message }),
      })
    : () => undefined

  const address = `https://${hostForPeople(config.host)}:${port}`
  announce({ address, firstKey, caFile: certificate.caFile })
  const seconds = ((performance.now() - started) / 1000).toFixed(2)
  process.stdout.write(`ready ${address} (${gateway.registry.routes.size} endpoints, ${seconds} s)\n`)

  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    log.info('stopping: calls in flight are finished', { signal })
    stopWatching()
    void Promise.all([gateway.stop(), stopControl()]).then(
      () => process.exit(0),
      (error: unknown) => {
        log.error('stopping failed', { error: String(error) })
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  // Started by a parent that has gone: nobody would stop it any more.
  process.once('disconnect', () => stop('starter gone'))
  process.channel?.unref()
}

/** The key of a fresh gateway, so that the first call needs no other step. Undefined when there are keys. */
async function makeFirstKey(store: Store, { plans }: Config): Promise<string | undefined> {
  if ((await store.keys.list()).length > 0) return undefined
  const { key } = await createKeyAdmin(store, { plans }).create({ name: 'first', limit: null, scopes: ['*'] })
  return key
}

function announce({
  address,
  firstKey,
  caFile,
}: {
  address: string
  firstKey: string | undefined
  caFile: string | undefined
}): void {
  const trust = caFile === undefined ? '' : ` --cacert '${caFile}'`
  const lines =
    firstKey === undefined
      ? ['', `  gallery   ${address}/gallery`, `  try       curl${trust} '${address}/healthz'`, '']
      : [
          '',
          `  your first API key, shown only now:  ${firstKey}`,
          '',
          `  gallery   ${address}/gallery`,
          `  try       curl${trust} -H 'X-API-Key: ${firstKey}' '${address}/tools/ebinary?query=hello'`,
          '',
        ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

function hostForPeople(host: string): string {
  return ['127.0.0.1', '::1', '0.0.0.0', '::', ''].includes(host) ? 'localhost' : host
}

try {
  await main()
} catch (error) {
  const { code, message, stack } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    process.stderr.write(
      `${message}\nAnother program uses this port. Set GATEWAY_PORT to a free one, or 0 to pick one.\n`,
    )
  else process.stderr.write(`${error instanceof ConfigError ? message : stack}\n`)
  process.exit(error instanceof ConfigError ? 2 : 1)
}
