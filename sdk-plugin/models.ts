import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { PluginContext } from './context.ts'
import { GatewayError, notConfigured } from './errors.ts'
import { findRuntime, openSession, type Runtime, type Session } from './models/runtime.ts'

/** Numbers and the lengths of their dimensions, the last one fastest: `[1, 3, height, width]` for a picture. */
export interface Tensor {
  data: Float32Array
  dims: readonly number[]
}

/** An input or output as the model declares it. */
export interface Port {
  name: string
  /** Element type, e.g. `float32`. */
  type: string
  /** A free dimension is a name or `''`. */
  dims: readonly (number | string)[]
}

/** A model that is loaded and may run. */
export interface Model {
  /** Its file, e.g. `upscale.onnx`. */
  file: string
  inputs: readonly Port[]
  outputs: readonly Port[]
  /**
   * Runs it once. A run cannot be interrupted, so large inputs go in tiles, with `ctx.signal` looked at between them.
   *
   * @param feeds A tensor for every input, by name.
   * @returns A tensor for every output, by name.
   * @throws `unavailable` when the model does not work on these tensors; `ctx.signal`'s reason when it has aborted
   */
  run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>
}

/** What the caller of a model relies on. A word in the place of a length is any length. */
export interface ModelLayout {
  /** Dimensions of the inputs in their order, e.g. `[[1, 3, 'height', 'width']]`. All are float32. */
  inputs: readonly (readonly (number | string)[])[]
  /** Dimensions of the first outputs in their order; further ones do not matter. */
  outputs: readonly (readonly (number | string)[])[]
  /** What the numbers are, for the message that says what is missing, e.g. `RGB from 0 to 1`. */
  values: string
}

type Models = Pick<PluginContext, 'models' | 'signal'>

/** Sessions of this process by path. Few: weights are held in memory. */
const sessions = new Map<string, { mark: string; session: Promise<Session> }>()
const MAX_SESSIONS = 3

const FILE_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,95}\.onnx$/

/**
 * A model from the operator's folder, loaded once a process and anew when its file changes.
 *
 * @param file Its name in the folder `GATEWAY_MODELS`, e.g. `upscale.onnx`.
 * @throws `not_configured` (503) that names setting, file and layout: no file, no runtime, damage, other tensors
 * @example const model = await loadModel(ctx, 'upscale.onnx', { inputs: [[1, 3, 'h', 'w']], outputs: …, values: … })
 */
export async function loadModel(ctx: Models, file: string, layout: ModelLayout): Promise<Model> {
  const path = join(ctx.models, file)
  const mark = await markOf(path, file)
  if (!mark) throw notConfigured(`There is no model ${file} in the folder of models.`, wanted(file, layout))
  const runtime = findRuntime()
  if (!runtime) {
    throw notConfigured(
      `The model ${file} cannot run: the package onnxruntime-node is not installed for this system.`,
      'Run npm install with optional packages, or remove the model to work without it.',
    )
  }
  const session = await sessionOf(path, mark, runtime).catch((cause: unknown) => {
    throw badModel(file, layout, 'it cannot be read', cause)
  })
  const model = modelOf(ctx, file, session, runtime)
  const problem = layoutProblem(model, layout)
  if (problem) throw badModel(file, layout, problem)
  return model
}

/**
 * The same where a built-in engine does the work without a model.
 *
 * @returns undefined when there is no such file or no runtime
 * @throws `not_configured` for a model that is there and is not right: that is to be mended, not passed over in silence
 */
export async function findModel(ctx: Models, file: string, layout: ModelLayout): Promise<Model | undefined> {
  const exists = await markOf(join(ctx.models, file), file)
  return exists && findRuntime() ? loadModel(ctx, file, layout) : undefined
}

/** File names of the models in the operator's folder, in order; empty where there is none. */
export async function listModels({ models }: Pick<PluginContext, 'models'>): Promise<string[]> {
  const names = await readdir(models).catch(absent)
  return (names ?? []).filter((name) => FILE_NAME.test(name)).toSorted()
}

/** Tells one state of a file from the next; undefined when there is none, or the name is none of ours. */
async function markOf(path: string, file: string): Promise<string | undefined> {
  if (!FILE_NAME.test(file)) return undefined
  const info = await stat(path).catch(absent)
  return info?.isFile() ? `${info.mtimeMs} ${info.size} ${info.ino}` : undefined
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
  throw error
}

function sessionOf(path: string, mark: string, runtime: Runtime): Promise<Session> {
  const kept = sessions.get(path)
  sessions.delete(path)
  const session = kept?.mark === mark ? kept.session : openSession(path, runtime)
  // Taken out and put back: the first entry is the one that was used longest ago.
  sessions.set(path, { mark, session })
  for (const oldest of [...sessions.keys()].slice(0, -MAX_SESSIONS)) sessions.delete(oldest)
  session.catch(() => sessions.delete(path))
  return session
}

function modelOf(ctx: Models, file: string, session: Session, runtime: Runtime): Model {
  return {
    file,
    inputs: portsOf(session.inputMetadata),
    outputs: portsOf(session.outputMetadata),
    async run(feeds) {
      ctx.signal.throwIfAborted()
      const tensors = Object.entries(feeds).map(([name, { data, dims }]) => [
        name,
        new runtime.Tensor('float32', data, dims),
      ])
      const results = await session.run(Object.fromEntries(tensors)).catch((cause: unknown) => {
        throw new GatewayError('unavailable', {
          message: `The model ${file} failed on this input.`,
          expected: describe(portsOf(session.inputMetadata)),
          received: Object.values(feeds)
            .map(({ dims }) => `[${dims.join(', ')}]`)
            .join(', '),
          cause,
        })
      })
      return Object.fromEntries(
        Object.entries(results).map(([name, { data, dims }]) => [name, { data: data as Float32Array, dims }]),
      )
    },
  }
}

function portsOf(metadata: Session['inputMetadata']): Port[] {
  return metadata.map(({ name, type = 'none', shape = [] }) => ({
    name,
    type,
    dims: shape.map((length) => (length === -1 ? '' : length)),
  }))
}

/** What keeps the model from being used, in words. A model that does not tell its dimensions is given the chance. */
function layoutProblem({ inputs, outputs }: Model, layout: ModelLayout): string | undefined {
  if (inputs.length !== layout.inputs.length) return `it has ${inputs.length} inputs, ${describe(inputs)}`
  if (outputs.length < layout.outputs.length) return `it has ${outputs.length} outputs, ${describe(outputs)}`
  const pairs = [
    ...layout.inputs.map((dims, index) => [inputs[index]!, dims] as const),
    ...layout.outputs.map((dims, index) => [outputs[index]!, dims] as const),
  ]
  const wrong = pairs.find(([port, dims]) => port.type !== 'float32' || !fits(port.dims, dims))
  return wrong && `"${wrong[0].name}" is ${describe([wrong[0]])}`
}

function fits(found: Port['dims'], expected: Port['dims']): boolean {
  if (found.length === 0) return true
  if (found.length !== expected.length) return false
  return found.every((length, index) => {
    const other = expected[index]
    return typeof length === 'string' || typeof other === 'string' || length === other
  })
}

function describe(ports: readonly Port[]): string {
  return ports.map(({ type, dims }) => `${type} [${dims.map((length) => length || '?').join(', ')}]`).join(' and ')
}

function wanted(file: string, { inputs, outputs, values }: ModelLayout): string {
  const list = (all: ModelLayout['inputs']) => all.map((dims) => `[${dims.join(', ')}]`).join(' and ')
  const tensors = `float32, input ${list(inputs)}, output ${list(outputs)}, ${values}`
  return `Put an ONNX model with ${tensors} into the folder that GATEWAY_MODELS names, as ${file}.`
}

function badModel(file: string, layout: ModelLayout, problem: string, cause?: unknown): GatewayError {
  const message = `The model ${file} is not of the kind that is needed here: ${problem}.`
  return new GatewayError('not_configured', { message, hint: wanted(file, layout), cause })
}
