import type { EndpointDescriptor, ParamSchema } from '../../sdk-plugin/module.ts'

/** One query parameter, read from the JSON Schema of an endpoint. */
export interface Parameter {
  name: string
  kind: ParameterKind
  required: boolean
  description: string
  /** As a caller would send it. */
  default?: string
  /** For `choice`. */
  choices?: readonly string[]
  min?: number
  max?: number
  minLength?: number
  maxLength?: number
}

export type ParameterKind = 'text' | 'url' | 'choice' | 'flag' | 'integer' | 'number' | 'colour'

const REQUIRED_FIRST = (a: Parameter, b: Parameter) => Number(b.required) - Number(a.required)

/** The parameters in the order they are declared, required ones first. */
export function parametersOf({ params }: Pick<EndpointDescriptor, 'params'>): Parameter[] {
  const required = new Set(params.required)
  return Object.entries(params.properties)
    .map(([name, schema]) => readParameter(name, schema, required.has(name)))
    .toSorted(REQUIRED_FIRST)
}

function readParameter(name: string, schema: ParamSchema, required: boolean): Parameter {
  const kind = kindOf(schema)
  return defined({
    name,
    kind,
    required,
    description: schema.description ?? '',
    default: schema.default === undefined ? undefined : textOf(schema.default),
    choices: kind === 'choice' ? schema.enum : undefined,
    min: bound(schema.minimum),
    max: bound(schema.maximum),
    minLength: schema.minLength,
    maxLength: schema.maxLength,
  })
}

function kindOf(schema: ParamSchema): ParameterKind {
  if (schema.enum) return schema.enum.toSorted().join() === 'false,true' ? 'flag' : 'choice'
  if (schema.type === 'boolean') return 'flag'
  if (schema.format === 'integer' || schema.type === 'integer') return 'integer'
  if (schema.format === 'number' || schema.type === 'number') return 'number'
  if (schema.format === 'color') return 'colour'
  return schema.format === 'uri' ? 'url' : 'text'
}

/** The ends of the number line are how a schema says "no limit". */
function bound(limit: number | undefined): number | undefined {
  return limit === undefined || Math.abs(limit) >= Number.MAX_SAFE_INTEGER ? undefined : limit
}

type Loose<T> = { [Key in keyof T]: T[Key] | undefined }

function defined(values: Loose<Required<Parameter>>): Parameter {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as unknown as Parameter
}

/** What is accepted, in words: `whole number, 1 to 5`, `text, at most 60 characters`. */
export function accepted(parameter: Parameter): string {
  const { kind, choices, maxLength, min, max } = parameter
  if (kind === 'choice') return choices!.join(' | ')
  if (kind === 'flag') return 'true | false'
  if (kind === 'url') return 'http(s) address'
  if (kind === 'colour') return 'colour: name or hex'
  if (kind === 'text') return maxLength === undefined ? 'text' : `text, at most ${count(maxLength)} characters`
  return `${kind === 'integer' ? 'whole number' : 'number'}${range(min, max)}`
}

function range(min: number | undefined, max: number | undefined): string {
  if (min !== undefined && max !== undefined) return `, ${count(min)} to ${count(max)}`
  if (min !== undefined) return `, ${count(min)} or more`
  return max === undefined ? '' : `, at most ${count(max)}`
}

const digits = new Intl.NumberFormat('en')

function count(value: number): string {
  return digits.format(value)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
