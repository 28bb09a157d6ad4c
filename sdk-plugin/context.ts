import type { Browser } from './browser.ts'
import type { Net } from './net.ts'

/** What the host hands to `handle` as its second argument. Interfaces only: the host brings the implementations. */
export interface PluginContext {
  /** Fetches a public address: private networks, odd ports and oversized bodies are refused. */
  fetch(url: string | URL, options?: FetchOptions): Promise<FetchResponse>
  /** DNS questions and connections, guarded as `fetch` is. */
  net: Net
  /** A service named in the manifest, at its configured base address, with retries, circuit breaker and cache. */
  upstream(name: string): Upstream
  /** Stores pictures, sounds and documents under an unguessable address that expires. */
  files: Files
  /** Shared by the plugin's processes, bounded, gone when the host stops. */
  cache: Cache
  /** Durable values of this plugin for the calling key. */
  store: KeyStore
  /** Runs a program that the manifest declares under `capabilities.exec`. */
  exec(program: string, args: readonly string[], options?: ExecOptions): Promise<ExecResult>
  /** Web pages in a Chromium, for plugins whose manifest declares `capabilities.browser`. */
  browser: Browser
  /** Structured log lines, marked with the plugin and the request. */
  log: Log
  /** Aborted when the deadline has passed or the caller has gone. */
  signal: AbortSignal
  /** Settings that the manifest declares under `capabilities.secrets`. */
  secrets: Secrets
  caller: Caller
  /** The plugin's own folder, for the art and data beside its code. */
  dir: string
  /** The operator's folder of models (`GATEWAY_MODELS`); it may not exist. */
  models: string
}

export type BodyKind = 'image' | 'page' | 'json' | 'media'

export interface FetchOptions {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  body?: string | Uint8Array
  /** Sets the size limit: image 25 MB, page and json 5 MB (default), media 200 MB, after decompression. */
  kind?: BodyKind
  /** A limit below the kind's, in bytes. */
  maxBytes?: number
  /** Milliseconds for the whole exchange. Default 15,000, media 25,000. */
  timeoutMs?: number
  /** `follow` (default, at most 5) checks every hop; `manual` returns the redirect itself. */
  redirect?: 'follow' | 'manual'
  signal?: AbortSignal
}

export interface FetchHop {
  url: string
  status: number
  headers: Record<string, string | string[]>
  /** Milliseconds from the start of the hop to its headers. */
  ms: number
}

export interface FetchResponse {
  /** The address that answered, after redirects. */
  url: string
  status: number
  ok: boolean
  headers: Headers
  /** Every exchange in order, the last one included. */
  hops: FetchHop[]
  /** The body, decompressed and within its limit (else `body_too_large`). Reads once, returns the same bytes again. */
  bytes(): Promise<Buffer>
  text(): Promise<string>
  /** Parsed JSON of at most 100 levels (else `content_rejected`). */
  json<T = unknown>(): Promise<T>
}

export interface UpstreamOptions extends Omit<FetchOptions, 'redirect'> {
  /** Added to the path's query. */
  query?: Record<string, string | number | boolean | undefined>
  /** Seconds an answer with status 200 is kept and served again. Default 0. */
  cacheSeconds?: number
  /** Tries after the first, for GET and HEAD. Default 2. */
  retries?: number
}

export interface Upstream {
  readonly name: string
  /** The configured address, without credentials. */
  readonly baseUrl: string
  /** `path` is joined to the base address. Throws `not_configured`, `upstream_error`, `upstream_timeout`. */
  fetch(path: string, options?: UpstreamOptions): Promise<FetchResponse>
  json<T = unknown>(path: string, options?: UpstreamOptions): Promise<T>
}

export interface FileDetails {
  /** Suggested name for a download, e.g. `song.mp3`. */
  name?: string
  width?: number
  height?: number
  seconds?: number
}

/** What an endpoint returns for a file it made. */
export interface StoredFile {
  /** Unguessable, needs no key, lives until `expiresAt`. */
  url: string
  /** Media type, e.g. `image/png`. */
  type: string
  bytes: number
  width?: number
  height?: number
  seconds?: number
  /** ISO 8601, UTC. */
  expiresAt: string
}

export interface Files {
  /** Stores bytes. Width and height of PNG, JPEG, WebP and GIF are read from the bytes when not given. */
  save(data: Uint8Array | string, type: string, details?: FileDetails): Promise<StoredFile>
  /** Moves a finished file from the plugin's temporary folder into the store. */
  adopt(path: string, type: string, details?: FileDetails): Promise<StoredFile>
  /** A fresh temporary folder, removed when the call ends. */
  tempDir(): Promise<string>
}

export interface Cache {
  get<T>(name: string): Promise<T | undefined>
  /** Values are JSON; at most 1 MB each. */
  set(name: string, value: unknown, seconds: number): Promise<void>
  /** The kept value, or what `make` returns, which is then kept. Calls at the same time share one `make`. */
  wrap<T>(name: string, seconds: number, make: () => Promise<T>): Promise<T>
}

export interface KeyStore {
  get<T>(name: string): Promise<T | undefined>
  /** Durable when the promise resolves. Values are JSON, at most 256 kB; `seconds` makes it expire. */
  set(name: string, value: unknown, options?: { seconds?: number }): Promise<void>
  delete(name: string): Promise<boolean>
  /** Names that begin with `prefix`, in order, at most 1,000. */
  list(prefix?: string): Promise<string[]>
}

export interface ExecOptions {
  /** Milliseconds; the whole process group is killed then (`process_timeout`). Default 20,000. */
  timeoutMs?: number
  cwd?: string
  env?: Record<string, string>
  input?: Uint8Array | string
  /** Bytes kept of each output; more ends the program. Default 10 MB. */
  maxOutput?: number
}

export interface ExecResult {
  code: number | null
  signal: string | null
  stdout: Buffer
  stderr: string
}

export interface Log {
  debug(message: string, fields?: Record<string, unknown>): void
  info(message: string, fields?: Record<string, unknown>): void
  warn(message: string, fields?: Record<string, unknown>): void
  error(message: string, fields?: Record<string, unknown>): void
}

export interface Secrets {
  /** The value, or a `not_configured` error that names the setting. */
  get(name: string): string
  has(name: string): boolean
}

export interface Caller {
  /** The key's public id, never the key. */
  keyId: string
  /** The caller's address as seen by the gateway. */
  ip: string
  scopes: readonly string[]
  userAgent: string
}
