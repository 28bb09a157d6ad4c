import { delimiter, join, resolve } from 'node:path'
import type * as z from 'zod'
import { list, SETTINGS, type settings } from './settings.ts'

/** What the settings hold after parsing. */
type Values = { [Name in keyof typeof settings]: z.output<(typeof settings)[Name]['schema']> }

export interface Config {
  host: string
  port: number
  /** Absolute. */
  data: string
  /** Absolute folders that hold plugin folders. */
  plugins: string[]
  creator: string
  publicUrl?: string
  tls?: { cert: string; key: string }
  plans: Record<string, number | null>
  adult: boolean
  /** NODE_ENV is `production`: plugin folders must not be writable for their group. */
  production: boolean
  /** Absolute folder of the operator's models. */
  models: string
  fetch: { allow: string[]; ports: number[]; servers: string[] }
  files: { seconds: number; maxBytes: number }
  cacheBytes: number
  cpu: { slots: number; queue: number }
  processes: { max: number; idleMs: number }
  /** Rest before anything is made beforehand; 0: never. */
  warmUpMs: number
  watch: 'events' | 'polling' | 'off'
  metrics: 'local' | 'public' | 'off'
  log: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  /** `GATEWAY_SECRET_*`: name without the prefix → value. Never logged. */
  secrets: Record<string, string>
  /** `GATEWAY_UPSTREAM_*`: name in lower case with dashes → base address. */
  upstreams: Record<string, string>
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** @throws ConfigError that lists every bad setting with what was expected. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const problems: string[] = []
  const values = Object.fromEntries(
    SETTINGS.map(({ name, schema, description }) => {
      const parsed = schema.safeParse(env[name] || undefined)
      if (parsed.success) return [name, parsed.data]
      const why = parsed.error.issues.map((issue) => issue.message).join('; ')
      problems.push(`${name}=${JSON.stringify(env[name])}: ${why}. ${description}`)
      return [name, undefined]
    }),
  ) as Values
  if (Boolean(values.GATEWAY_TLS_CERT) !== Boolean(values.GATEWAY_TLS_KEY)) {
    problems.push('GATEWAY_TLS_CERT and GATEWAY_TLS_KEY belong together: set both or neither')
  }
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))
  return toConfig(values, env)
}

function toConfig(values: Values, env: NodeJS.ProcessEnv): Config {
  const { GATEWAY_TLS_CERT: cert, GATEWAY_TLS_KEY: key, GATEWAY_PUBLIC_URL: publicUrl } = values
  return {
    host: values.GATEWAY_HOST,
    port: values.GATEWAY_PORT,
    data: resolve(values.GATEWAY_DATA),
    plugins: list(delimiter)(values.GATEWAY_PLUGINS).map((folder) => resolve(folder)),
    creator: values.GATEWAY_CREATOR,
    ...(publicUrl ? { publicUrl: publicUrl.replace(/\/+$/, '') } : {}),
    ...(cert && key ? { tls: { cert: resolve(cert), key: resolve(key) } } : {}),
    plans: values.GATEWAY_PLANS,
    adult: values.GATEWAY_ADULT,
    production: env.NODE_ENV === 'production',
    models: resolve(values.GATEWAY_MODELS ?? join(values.GATEWAY_DATA, 'models')),
    fetch: {
      allow: values.GATEWAY_FETCH_ALLOW,
      ports: values.GATEWAY_FETCH_PORTS,
      servers: values.GATEWAY_DNS_SERVERS,
    },
    files: { seconds: values.GATEWAY_FILE_SECONDS, maxBytes: values.GATEWAY_FILE_MB * 1e6 },
    cacheBytes: values.GATEWAY_CACHE_MB * 1e6,
    cpu: { slots: values.GATEWAY_CPU_SLOTS, queue: values.GATEWAY_CPU_QUEUE },
    processes: { max: values.GATEWAY_PROCESSES, idleMs: values.GATEWAY_IDLE_SECONDS * 1000 },
    warmUpMs: values.GATEWAY_WARM_UP_SECONDS * 1000,
    watch: values.GATEWAY_WATCH,
    metrics: values.GATEWAY_METRICS,
    log: values.GATEWAY_LOG,
    secrets: prefixed(env, 'GATEWAY_SECRET_', (name) => name),
    upstreams: prefixed(env, 'GATEWAY_UPSTREAM_', (name) => name.toLowerCase().replaceAll('_', '-')),
  }
}

function prefixed(env: NodeJS.ProcessEnv, prefix: string, rename: (name: string) => string): Record<string, string> {
  const found = Object.entries(env).filter(([name, value]) => name.startsWith(prefix) && value)
  return Object.fromEntries(found.map(([name, value]) => [rename(name.slice(prefix.length)), value!]))
}
