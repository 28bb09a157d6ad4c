import { TEMPLATES } from './templates.mjs'

/** As the host checks them; a test holds both to the same answers. */
const SEGMENT = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/

/**
 * @typedef {object} Field
 * @property {string} name - the flag's name, and the answer's
 * @property {string} question
 * @property {string} fallback - what `--yes` and an empty answer take
 * @property {string} expected - what is accepted, for messages
 * @property {(value: string) => boolean} accepts
 * @property {{ value: string, hint: string }[]} [choices]
 * @property {(given: Record<string, unknown>) => boolean} [isSettled] - whether another answer makes this one needless
 */

/** What must be known before anything is written, in the order of the questions. @type {Field[]} */
export const FIELDS = [
  {
    name: 'category',
    question: 'Which category does the endpoint belong to? (first segment of its path)',
    fallback: 'tools',
    expected: 'one path segment: 1 to 64 letters, digits, "-" and "_", e.g. tools',
    accepts: (value) => SEGMENT.test(value),
  },
  {
    name: 'name',
    question: 'What is the endpoint called? (the rest of its path)',
    fallback: 'my-plugin',
    expected: 'path segments of letters, digits, "-" and "_", e.g. hello',
    accepts: (value) => value.split('/').every((part) => SEGMENT.test(part)),
    isSettled: ({ folder }) => folder !== undefined,
  },
  {
    name: 'template',
    question: 'What should it begin with?',
    fallback: 'json',
    expected: `one of ${TEMPLATES.map(({ name }) => name).join(', ')}`,
    accepts: (value) => TEMPLATES.some(({ name }) => name === value),
    choices: TEMPLATES.map(({ name, description }) => ({ value: name, hint: description })),
  },
]

/**
 * What is wrong with a value, or undefined.
 * @param {Field} field
 * @param {string} value
 */
export function problemOf({ expected, accepts }, value) {
  return accepts(value) ? undefined : `expected ${expected}; got "${value}"`
}
