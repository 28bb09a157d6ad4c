/**
 * Writes small, valid ONNX files for tests: a protobuf of the few messages that a graph needs (onnx.proto3, IR 8,
 * operator set 13).
 */
export interface TinyNode {
  /** Operator, e.g. `Conv`. */
  op: string
  inputs: readonly string[]
  outputs: readonly string[]
  /** A list of whole numbers, one whole number, a fraction, or a word. */
  attributes?: Record<string, readonly number[] | number | { float: number } | string>
}

export interface TinyPort {
  name: string
  /** A word is a free dimension. */
  dims: readonly (number | string)[]
  /** Default float32. */
  type?: 'float32' | 'int64'
}

export interface TinyGraph {
  nodes: readonly TinyNode[]
  inputs: readonly TinyPort[]
  outputs: readonly TinyPort[]
  /** Constants of type float32 by name. */
  weights?: Record<string, { dims: readonly number[]; values: readonly number[] }>
}

export function writeModel({ nodes, inputs, outputs, weights = {} }: TinyGraph): Buffer {
  const graph = message(
    ...nodes.map((node) => bytes(1, nodeOf(node))),
    text(2, 'tiny'),
    ...Object.entries(weights).map(([name, { dims, values }]) =>
      bytes(5, message(...dims.map((dim) => whole(1, dim)), whole(2, FLOAT), text(8, name), bytes(9, floats(values)))),
    ),
    ...inputs.map((port) => bytes(11, portOf(port))),
    ...outputs.map((port) => bytes(12, portOf(port))),
  )
  return message(whole(1, 8), bytes(7, graph), bytes(8, message(text(1, ''), whole(2, 13))))
}

/** Twice the size by repeating pixels: the layout of a super-resolution model. */
export function repeatingUpscaler(scale: number, side: number | string = 'side'): Buffer {
  return writeModel({
    nodes: [
      {
        op: 'Resize',
        inputs: ['in', '', 'scales'],
        outputs: ['out'],
        attributes: { mode: 'nearest', coordinate_transformation_mode: 'asymmetric', nearest_mode: 'floor' },
      },
    ],
    inputs: [{ name: 'in', dims: [1, 3, side, side === 'side' ? 'other' : side] }],
    outputs: [{ name: 'out', dims: [1, 3, 'height', 'width'] }],
    weights: { scales: { dims: [4], values: [1, 1, scale, scale] } },
  })
}

const FLOAT = 1
const INT64 = 7

function nodeOf({ op, inputs, outputs, attributes = {} }: TinyNode): Buffer {
  return message(
    ...inputs.map((name) => text(1, name)),
    ...outputs.map((name) => text(2, name)),
    text(4, op),
    ...Object.entries(attributes).map(([name, value]) => bytes(5, message(text(1, name), attribute(value)))),
  )
}

function attribute(value: NonNullable<TinyNode['attributes']>[string]): Buffer {
  if (typeof value === 'string') return Buffer.concat([text(4, value), whole(20, 3)])
  if (typeof value === 'number') return Buffer.concat([whole(3, value), whole(20, 2)])
  if ('float' in value) return Buffer.concat([tag(2, 5), floats([value.float]), whole(20, 1)])
  return Buffer.concat([...value.map((item) => whole(8, item)), whole(20, 7)])
}

function portOf({ name, dims, type = 'float32' }: TinyPort): Buffer {
  const shape = message(
    ...dims.map((dim) => bytes(1, typeof dim === 'number' ? message(whole(1, dim)) : message(text(2, dim)))),
  )
  const tensor = message(whole(1, type === 'float32' ? FLOAT : INT64), bytes(2, shape))
  return message(text(1, name), bytes(2, message(bytes(1, tensor))))
}

function message(...fields: Buffer[]): Buffer {
  return Buffer.concat(fields)
}

function floats(values: readonly number[]): Buffer {
  const data = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) data.writeFloatLE(value, index * 4)
  return data
}

function tag(field: number, wire: number): Buffer {
  return varint((field << 3) | wire)
}

function whole(field: number, value: number): Buffer {
  return Buffer.concat([tag(field, 0), varint(value)])
}

function bytes(field: number, content: Buffer): Buffer {
  return Buffer.concat([tag(field, 2), varint(content.length), content])
}

function text(field: number, value: string): Buffer {
  return bytes(field, Buffer.from(value))
}

function varint(value: number): Buffer {
  const out: number[] = []
  for (let rest = BigInt.asUintN(64, BigInt(value)); ; rest >>= 7n) {
    if (rest < 128n) return Buffer.from([...out, Number(rest)])
    out.push(Number(rest & 127n) | 128)
  }
}
