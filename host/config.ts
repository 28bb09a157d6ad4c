import { availableParallelism } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import * as z from 'zod'

/**
 * Every setting, in one place. This file is the only reader of the environment; `docs/operating.md` lists the same
 * names, and a test holds the two together.
 */
export interface Setting {
  name: string
  /** One sentence for the documentation and for the message of a bad value. */
  description: string
  schema: z.ZodType
}

const root = resolve(import.meta.dirname, '..')
const cores = availableParallelism()

const whole = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/, `expected a whole number from ${min} to ${max}`)
    .transform(Number)
    .pipe(z.int().min(min).max(max))
    .default(fallback)

const list = (separator: string | RegExp) => (value: string) =>
  value
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on')

/** `free=250,standard=5000,unlimited=none` → calls a day; null is without limit. */
const plans = z.string().transform((value, ctx) => {
  const entries = list(',')(value).map((part) => /^([a-z][a-z0-9-]*)=(\d{1,12}|none)$/.exec(part))
  if (entries.some((entry) => entry === null) || entries.length === 0) {
    ctx.addIssue({ code: 'custom', message: 'expected name=limit pairs such as free=250,unlimited=none' })
    return z.NEVER
  }
  return Object.fromEntries(entries.map((entry) => [entry![1]!, entry![2] === 'none' ? null : Number(entry![2])]))
})

const settings = {
  GATEWAY_HOST: {
    schema: z.string().default('127.0.0.1'),
    description: 'Address to listen on. `0.0.0.0` opens the gateway to the network.',
  },
  GATEWAY_PORT: {
    schema: whole(0, 65_535, 8443),
    description: 'Port to listen on. `0` picks a free one; the ready line names it.',
  },
  GATEWAY_DATA: {
    schema: z.string().default('data'),
    description: 'Folder for keys, usage, files, certificates and caches.',
  },
  GATEWAY_PLUGINS: {
    schema: z.string().default(join(root, 'plugins')),
    description: 'Folders that hold plugin folders, separated like PATH, in place of the default `plugins`.',
  },
  GATEWAY_CREATOR: {
    schema: z.string().min(1).max(200).default('Gateway'),
    description: 'The `creator` of every answer: who operates this gateway.',
  },
  GATEWAY_PUBLIC_URL: {
    schema: z.url({ protocol: /^https$/ }).optional(),
    description:
      'Address under which callers reach the gateway, for links to files. Default: the Host header of the call.',
  },
  GATEWAY_TLS_CERT: {
    schema: z.string().optional(),
    description: 'Certificate chain (PEM file). Default: a local certificate made at the first start.',
  },
  GATEWAY_TLS_KEY: { schema: z.string().optional(), description: 'Private key of the certificate (PEM file).' },
  GATEWAY_PLANS: {
    schema: plans.default({ free: 250, standard: 5000, unlimited: null }),
    description: 'Plans and their calls a day, e.g. `free=250,standard=5000,unlimited=none`.',
  },
  GATEWAY_ADULT: {
    schema: onOff.default(false),
    description: '`on` registers endpoints for adults; a key needs the `adult` scope as well.',
  },
  GATEWAY_FETCH_ALLOW: {
    schema: z.string().default('').transform(list(',')),
    description: 'Comma list of host:port that may be fetched although private, for tests and services of your own.',
  },
  GATEWAY_FETCH_PORTS: {
    schema: z
      .string()
      .default('')
      .transform(list(','))
      .pipe(z.array(z.string().transform(Number).pipe(z.int().min(1).max(65_535)))),
    description: 'Comma list of ports that may be fetched beside 80 and 443.',
  },
  GATEWAY_FILE_SECONDS: {
    schema: whole(10, 2_592_000, 3600),
    description: 'How long a file that an endpoint made stays available.',
  },
  GATEWAY_FILE_MB: {
    schema: whole(10, 10_000_000, 10_240),
    description: 'Room for such files, in megabytes; beyond it endpoints answer 503 `storage_full`.',
  },
  GATEWAY_CACHE_MB: {
    schema: whole(0, 65_536, 32),
    description: 'Memory for answers of pure endpoints that may be served again.',
  },
  GATEWAY_CPU_SLOTS: {
    schema: whole(1, 1024, cores),
    description: 'Computing calls that run at the same time. Default: the number of cores.',
  },
  GATEWAY_CPU_QUEUE: {
    schema: whole(0, 100_000, 64),
    description: 'Computing calls that may wait for a slot; the next one gets 503 with Retry-After.',
  },
  GATEWAY_PROCESSES: {
    schema: whole(2, 1024, Math.max(8, cores * 4)),
    description: 'Plugin processes alive at the same time; idle ones give way.',
  },
  GATEWAY_IDLE_SECONDS: {
    schema: whole(1, 86_400, 60),
    description: 'After this long without a call a plugin process ends; the next call starts it again.',
  },
  GATEWAY_WATCH: {
    schema: z.enum(['events', 'polling', 'off']).default('events'),
    description: 'How plugin folders are watched; `polling` for mounts without file events.',
  },
  GATEWAY_METRICS: {
    schema: z.enum(['local', 'public', 'off']).default('local'),
    description: 'Who may read `/metrics`: callers on this machine, everybody, nobody.',
  },
  GATEWAY_LOG: {
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
    description: 'Least level of the log lines on standard error; `debug` logs each call.',
  },
} satisfies Record<string, Omit<Setting, 'name'>>

export const SETTINGS: readonly Setting[] = Object.entries(settings).map(([name, setting]) => ({ name, ...setting }))

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
  fetch: { allow: string[]; ports: number[] }
  files: { seconds: number; maxBytes: number }
  cacheBytes: number
  cpu: { slots: number; queue: number }
  processes: { max: number; idleMs: number }
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
    fetch: { allow: values.GATEWAY_FETCH_ALLOW, ports: values.GATEWAY_FETCH_PORTS },
    files: { seconds: values.GATEWAY_FILE_SECONDS, maxBytes: values.GATEWAY_FILE_MB * 1e6 },
    cacheBytes: values.GATEWAY_CACHE_MB * 1e6,
    cpu: { slots: values.GATEWAY_CPU_SLOTS, queue: values.GATEWAY_CPU_QUEUE },
    processes: { max: values.GATEWAY_PROCESSES, idleMs: values.GATEWAY_IDLE_SECONDS * 1000 },
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
