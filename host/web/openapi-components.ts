import { STATUS_CODES } from 'node:http'
import { ERRORS } from '../../sdk-plugin/errors.ts'

/** The parts of the OpenAPI document that are the same for every endpoint, drawn from the error catalogue. */

const status = { type: 'integer', description: 'The HTTP status of the answer.' }
const creator = { type: 'string', description: 'Who operates this gateway.' }
const required = ['status', 'success', 'creator', 'result']

export const SCHEMAS = {
  Success: {
    type: 'object',
    description: 'The envelope of an answer.',
    required,
    properties: {
      status,
      success: { const: true },
      creator,
      result: { description: 'What the endpoint returns: any JSON value.' },
    },
  },
  Failure: {
    type: 'object',
    description: 'The envelope of a refusal.',
    required,
    properties: {
      status,
      success: { const: false },
      creator,
      result: { type: 'object', required: ['error'], properties: { error: { $ref: '#/components/schemas/Error' } } },
    },
  },
  Error: {
    type: 'object',
    required: ['code', 'message'],
    properties: {
      code: { type: 'string', enum: Object.keys(ERRORS), description: 'Stable; decide by this, not by the message.' },
      message: { type: 'string', description: 'What is wrong, for people.' },
      expected: { type: 'string', description: 'What would have been right.' },
      received: { type: 'string', description: 'What came instead, shortened.' },
      hint: { type: 'string', description: 'What to do about it.' },
      retryAfter: { type: 'number', description: 'Seconds after which trying again makes sense.' },
    },
    additionalProperties: true,
  },
  File: {
    type: 'object',
    description: 'A file that an endpoint made. Its address needs no key and expires.',
    required: ['url', 'type', 'bytes', 'expiresAt'],
    properties: {
      url: { type: 'string', format: 'uri' },
      type: { type: 'string', description: 'Media type.' },
      bytes: { type: 'integer' },
      width: { type: 'integer' },
      height: { type: 'integer' },
      seconds: { type: 'number' },
      expiresAt: { type: 'string', format: 'date-time' },
    },
  },
}

/** The refusals an endpoint's caller can meet; 406 to 431 beside these are about the HTTP line itself. */
export const STATUSES = [400, 401, 403, 404, 405, 413, 422, 429, 500, 502, 503, 504]

export function responses(operator: string): Record<string, object> {
  return Object.fromEntries(STATUSES.map((code) => [code, refusal(code, operator)]))
}

function refusal(code: number, operator: string): object {
  const codes = Object.entries(ERRORS).filter(([, [itsStatus]]) => itsStatus === code)
  return {
    description: `${STATUS_CODES[code]!}: ${codes.map(([name]) => `\`${name}\``).join(', ')}.`,
    ...headers(code),
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Failure' },
        example: exampleOf(code, operator, codes[0]!),
      },
    },
  }
}

function headers(code: number): object {
  if (code !== 429 && code !== 503) return {}
  const retry = { description: 'Seconds after which trying again makes sense.', schema: { type: 'integer' } }
  return { headers: { 'Retry-After': retry } }
}

function exampleOf(code: number, operator: string, [name, [, message]]: [string, readonly [number, string]]): object {
  return { status: code, success: false, creator: operator, result: { error: { code: name, message } } }
}
