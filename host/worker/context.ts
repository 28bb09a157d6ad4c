import type { Browser, PageOptions, Tab } from '../../sdk-plugin/browser.ts'
import type {
  Cache,
  Caller,
  ExecOptions,
  FetchOptions,
  FetchResponse,
  KeyStore,
  Log,
  PluginContext,
  Secrets,
  Upstream,
} from '../../sdk-plugin/context.ts'
import type { Net } from '../../sdk-plugin/net.ts'
import { GatewayError, notConfigured } from '../../sdk-plugin/errors.ts'
import type { Call, PluginSettings } from '../plugins/protocol.ts'
import { execProgram } from './exec.ts'
import { type CallFiles, createCallFiles } from './files.ts'
import type { CallScope } from './invoke.ts'
import { fetchSample } from './samples.ts'
import { loggable } from './json.ts'

/** What the process, or the test host, brings for all calls of a plugin. */
export interface Services {
  settings: PluginSettings
  /** Milliseconds since 1970. */
  clock(): number
  cache: Cache
  storeOf(keyId: string): KeyStore
  reserveFileRoom(bytes: number): Promise<void>
  fetch(url: string | URL, options?: FetchOptions): Promise<FetchResponse>
  upstream(name: string, signal: AbortSignal): Upstream
  browse<Result>(call: BrowseCall, options: PageOptions, work: (tab: Tab) => Promise<Result>): Promise<Result>
  log(level: keyof Log, message: string, fields: Record<string, unknown>): void
  onSpawn(pid: number): void
  net(signal: AbortSignal): Net
  onEnd(pid: number): void
  /** Ends what it started. A plugin's process needs no such thing: its host ends it with all that it started. */
  close(): Promise<void>
}

/** What opening a page needs to know of the call. */
export type BrowseCall = Pick<Call, 'origin'> & { signal: AbortSignal }

/**
 * The `ctx` of one call. Its parts are made when they are first asked for: a pure endpoint that computes a string pays
 * for none of them.
 */
export class CallContext implements PluginContext, CallScope {
  readonly ctx = this
  readonly #call: Call
  readonly #services: Services
  readonly #abort: () => AbortController
  #files: CallFiles | undefined
  #store: KeyStore | undefined

  /** `abort` makes the call's controller, or returns it. */
  constructor(call: Call, services: Services, abort: () => AbortController) {
    this.#call = call
    this.#services = services
    this.#abort = abort
  }

  get caller(): Caller {
    return this.#call.caller
  }

  get dir(): string {
    return this.#services.settings.dir
  }

  get models(): string {
    return this.#services.settings.models
  }

  get signal(): AbortSignal {
    return this.#abort().signal
  }

  get cache(): Cache {
    return this.#services.cache
  }

  get store(): KeyStore {
    return (this.#store ??= this.#services.storeOf(this.#call.caller.keyId))
  }

  get files(): CallFiles {
    const {
      temp,
      files: { folder, seconds },
    } = this.#services.settings
    const { clock } = this.#services
    const reserve = this.#services.reserveFileRoom.bind(this.#services)
    return (this.#files ??= createCallFiles({ folder, seconds, temp, origin: this.#call.origin, reserve, clock }))
  }

  get secrets(): Secrets {
    const { secrets, manifest } = this.#services.settings
    return {
      has: (name) => Object.hasOwn(secrets, name),
      get: (name) => {
        if (!manifest.capabilities.secrets.includes(name)) {
          throw new GatewayError('internal', {
            cause: new Error(`secret "${name}" is not declared under gateway.capabilities.secrets`),
          })
        }
        const value = secrets[name]
        if (value === undefined) throw notConfigured('This endpoint needs a secret.', `Set GATEWAY_SECRET_${name}.`)
        return value
      },
    }
  }

  get log(): Log {
    const { id } = this.#services.settings
    const fields = { plugin: id, path: this.#call.path, requestId: this.#call.requestId }
    const at =
      (level: keyof Log) =>
      (message: string, more: Record<string, unknown> = {}) => {
        this.#services.log(level, String(message), { ...loggable(more), ...fields })
      }
    return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') }
  }

  fetch(url: string | URL, options: FetchOptions = {}): Promise<FetchResponse> {
    const sample = fetchSample(url, this.#call.origin, this.#services.settings.root)
    if (sample) return sample
    const signal = options.signal ? AbortSignal.any([options.signal, this.signal]) : this.signal
    return this.#services.fetch(url, { ...options, signal })
  }

  get net(): Net {
    return this.#services.net(this.signal)
  }

  upstream(name: string): Upstream {
    return this.#services.upstream(name, this.signal)
  }

  async exec(program: string, args: readonly string[], options?: ExecOptions) {
    const { settings, onSpawn, onEnd } = this.#services
    const { egressProxy, manifest, programs } = settings
    const allowed = manifest.capabilities.exec
    return execProgram({ allowed, programs, egressProxy, signal: this.signal, onSpawn, onEnd }, program, args, options)
  }

  get browser(): Browser {
    const { settings } = this.#services
    if (!settings.manifest.capabilities.browser) {
      throw new GatewayError('internal', {
        cause: new Error("the browser is not declared: set gateway.capabilities.browser in the plugin's package.json"),
      })
    }
    const call = { origin: this.#call.origin, signal: this.signal }
    return { use: (options, work) => this.#services.browse(call, options, work) }
  }

  savedFiles() {
    return this.#files?.saved ?? new Map()
  }

  /** What stays behind goes with the process; the answer does not wait for it. */
  async dispose(): Promise<void> {
    await this.#files?.dispose().catch((error: unknown) => {
      this.log.warn('a temporary folder was not removed', { error: String(error) })
    })
  }
}
