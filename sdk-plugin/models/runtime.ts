import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'

/** What is used of `onnxruntime-node`, typed here because the package may be absent. */
export interface Runtime {
  InferenceSession: { create(path: string, options: Record<string, unknown>): Promise<Session> }
  Tensor: new (type: string, data: Float32Array, dims: readonly number[]) => RuntimeTensor
}

export interface Session {
  inputMetadata: readonly Metadata[]
  outputMetadata: readonly Metadata[]
  run(feeds: Record<string, RuntimeTensor>): Promise<Record<string, RuntimeTensor>>
}

export interface RuntimeTensor {
  data: unknown
  dims: readonly number[]
}

/** `shape` and `type` are absent for what is no tensor; a dimension that is free has a name, `''` or -1. */
interface Metadata {
  name: string
  type?: string
  shape?: readonly (number | string)[]
}

/** More threads than this take the other calls' cores for little gain. */
const MAX_THREADS = 4

const load = createRequire(import.meta.url)
let runtime: Runtime | undefined

/** The package, loaded when first asked for; undefined where it is not installed for this system. */
export function findRuntime(): Runtime | undefined {
  if (runtime) return runtime
  try {
    runtime = load('onnxruntime-node') as Runtime
    return runtime
  } catch (error) {
    // Absent, or present without a library for this system (dlopen): both mean that models cannot run here.
    const { code } = error as { code?: string }
    if (code === 'MODULE_NOT_FOUND' || code === 'ERR_DLOPEN_FAILED') return undefined
    throw error
  }
}

export function openSession(path: string, { InferenceSession }: Runtime): Promise<Session> {
  return InferenceSession.create(path, {
    executionProviders: ['cpu'],
    intraOpNumThreads: Math.min(MAX_THREADS, availableParallelism()),
    interOpNumThreads: 1,
    executionMode: 'sequential',
    // 3: errors. Warnings about a model's unused weights would fill the log.
    logSeverityLevel: 3,
  })
}
