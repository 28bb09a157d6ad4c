import type { EndpointDescriptor, PluginManifest } from '../../sdk-plugin/module.ts'
import type { Caller } from '../../sdk-plugin/context.ts'
import type { ErrorDetails } from '../../sdk-plugin/errors.ts'

/** What the host and a plugin process say to each other: the heads of the frames in `wire.ts`. */

export interface PluginSettings {
  /** Plugin id: its folder's name. */
  id: string
  /** Absolute folder that holds the plugin's folder. */
  root: string
  /** Absolute folder of the plugin. */
  dir: string
  /** Absolute path of the compiled bundle. */
  bundle: string
  manifest: PluginManifest
  /** Absolute folder of what this version of the plugin has painted once for all callers; see the effects' `shelf.ts`. */
  painted: string
  /** Absolute folder of the operator's models; it may not exist. */
  models: string
  /** Declared programs that are installed: name → path. Others are looked for in PATH when they run. */
  programs: Record<string, string>
  fetch: { allow: string[]; ports: number[]; servers: string[] }
  files: { folder: string; seconds: number; maxBytes: number }
  /** Absolute folder for the temporary folders of calls; each process gets one below it, which goes when it ends. */
  temp: string
  /** Only what the manifest declares. */
  secrets: Record<string, string>
  /** Name → base address, configured or the manifest's own. */
  upstreams: Record<string, string>
  /** Address of the egress proxy, for programs that fetch by themselves. */
  egressProxy?: string
}

/** One call of an endpoint. */
export interface Call {
  /** `/tools/createqr` */
  path: string
  params: Record<string, string>
  caller: Caller
  /** `https://host:port` as the caller sees it, for links to files. */
  origin: string
  requestId: string
  /** Only check the parameters: the caller's quota is used up, or a parameter is already known to be bad. */
  validateOnly?: boolean
  /** Only do what the endpoint does beforehand: nobody waits, and there are no parameters. */
  warmUp?: boolean
  /** What the envelope must hold. The result is then the list of what differs, in words: a pattern may run for ever. */
  expect?: Record<string, unknown>
}

export interface ParamProblem {
  name: string
  code: string
  message: string
  expected?: string
  received?: string
  hint?: string
}

export interface FileRef {
  url: string
  type: string
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** How a call ended. `body` of a success is the JSON text of the result. */
export type Outcome =
  | { ok: true; body: Buffer; files: FileRef[] }
  | {
      ok: false
      status: number
      error: { code: string; message: string; [field: string]: unknown }
      reached: boolean
      cause?: string
    }

/** Registers what is to happen when the caller goes away before the answer. */
export type OnAbandon = (listener: () => void) => void

export type ToPlugin =
  | { type: 'init'; settings: PluginSettings }
  | ({ type: 'call'; id: number } & Call)
  | { type: 'abort'; id: number }
  /** The body is the value as JSON text; `none` where there is no value. */
  | { type: 'reply'; id: number; none?: boolean; error?: { code: string; message: string } & ErrorDetails }

/** Of log lines, the least pressing first. */
export const LEVELS = ['debug', 'info', 'warn', 'error'] as const

export type FromPlugin =
  | { type: 'ready'; endpoints: EndpointDescriptor[] }
  | { type: 'broken'; message: string }
  | { type: 'done'; id: number; files: FileRef[] }
  | {
      type: 'failed'
      id: number
      status: number
      error: { code: string; message: string }
      reached: boolean
      cause?: string
    }
  | { type: 'request'; id: number; request: ServiceRequest }
  | { type: 'spawned'; pid: number }
  | { type: 'ended'; pid: number }
  | { type: 'log'; level: (typeof LEVELS)[number]; message: string; fields: Record<string, unknown> }

/** What a plugin process asks of the host. Values travel as JSON text in the frame's body. */
export type ServiceRequest =
  | { service: 'cache'; verb: 'get'; name: string }
  | { service: 'cache'; verb: 'set'; name: string; seconds: number }
  | { service: 'store'; verb: 'get'; keyId: string; name: string }
  | { service: 'store'; verb: 'delete'; keyId: string; name: string }
  | { service: 'store'; verb: 'set'; keyId: string; name: string; seconds: number | null }
  | { service: 'store'; verb: 'list'; keyId: string; prefix: string }
  /** Asks for room in the file store; fails with `storage_full`. */
  | { service: 'files'; verb: 'reserve'; bytes: number }
