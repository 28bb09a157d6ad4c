import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import * as z from 'zod'

/** A setting of the environment. `docs/operating.md` lists the same names; a test holds the two together. */
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

/** The parts of a text, without spaces around them and without empty ones. */
export const list = (separator: string | RegExp) => (value: string) =>
  value
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')

function isNameServer(text: string): boolean {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/.exec(text) ?? []
  return isIP(bracketed ?? plain ?? text) !== 0
}

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

/** Every setting with its default. Everything arrives as text. */
export const settings = {
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
  GATEWAY_MODELS: {
    schema: z.string().optional(),
    description: 'Folder of the models (ONNX) that endpoints may use. Default: `models` in the data folder.',
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
  GATEWAY_DNS_SERVERS: {
    schema: z
      .string()
      .default('')
      .transform(list(','))
      .pipe(z.array(z.string().refine(isNameServer, 'expected addresses such as 9.9.9.9 or [2620:fe::fe]:53'))),
    description: "Comma list of name servers, address or address:port, in place of the machine's own.",
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
  GATEWAY_WARM_UP_SECONDS: {
    schema: whole(0, 86_400, 10),
    description:
      'After this long without a computing call, what first callers would wait for is made beforehand, once for each ' +
      'version of a plugin, in the background; `0`: never.',
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
