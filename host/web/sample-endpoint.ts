import type { Example } from '../../sdk-plugin/endpoint.ts'
import type { ParamSchema } from '../../sdk-plugin/module.ts'
import type { CatalogueEndpoint } from './catalogue.ts'

/** Builds the endpoints of the sample catalogue, as a plugin's module would describe them. */

export const text = (description: string, maxLength = 4000): ParamSchema => {
  return { type: 'string', minLength: 1, maxLength, description }
}
export const url = (description: string): ParamSchema => {
  return { type: 'string', format: 'uri', maxLength: 2048, description }
}
export const whole = (minimum: number, maximum: number, description: string): ParamSchema => {
  return { type: 'string', format: 'integer', minimum, maximum, description }
}
export const choice = (words: string[], description: string, fallback?: string): ParamSchema => {
  return { type: 'string', enum: words, description, ...(fallback === undefined ? {} : { default: fallback }) }
}

interface Sketch {
  params?: Record<string, ParamSchema>
  required?: string[]
  examples?: Example[]
  description?: string
  more?: Partial<CatalogueEndpoint>
}

export function endpoint(path: string, summary: string, sketch: Sketch = {}): CatalogueEndpoint {
  const [, category = '', ...rest] = path.split('/')
  const { params = {}, required = [], examples = [], description = '', more } = sketch
  return {
    path,
    category,
    name: rest.join('/'),
    summary,
    description,
    params: { type: 'object', properties: params, required },
    examples,
    lane: 'io',
    timeoutMs: 10_000,
    cache: 0,
    scopes: [],
    plugin: `${category}-sample`,
    state: 'serving',
    ...more,
  }
}
