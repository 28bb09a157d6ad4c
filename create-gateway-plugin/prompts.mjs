import { problemOf } from './fields.mjs'
import { missing } from './messages.mjs'
import { Stop } from './stop.mjs'

/**
 * Asks for the open fields, one question each.
 * @param {import('./fields.mjs').Field[]} fields
 * @returns {Promise<Record<string, string>>} field → answer
 * @throws {Stop} 130 when a question is cancelled.
 */
export async function ask(fields) {
  const clack = await load(fields)
  const answers = {}
  clack.intro('A new Gateway plugin')
  for (const field of fields) {
    const answer = await (field.choices ? clack.select(choiceOf(field)) : clack.text(textOf(field)))
    if (clack.isCancel(answer)) throw new Stop('Cancelled: nothing was written.', 130)
    answers[field.name] = answer
  }
  clack.outro('Thank you.')
  return answers
}

function choiceOf({ question, choices, fallback }) {
  const options = choices.map(({ value, hint }) => ({ value, label: value, hint }))
  return { message: question, options, initialValue: fallback }
}

function textOf(field) {
  const { question, fallback } = field
  // An empty answer is checked before the default replaces it.
  const validate = (value) => (value ? problemOf(field, value) : undefined)
  return { message: question, placeholder: fallback, defaultValue: fallback, validate }
}

/** A checkout whose packages are not installed yet can still scaffold, by flags. */
async function load(fields) {
  try {
    return await import('@clack/prompts')
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error
    throw new Stop(`${missing(fields)} (to be asked for it, run \`npm install\` first)`, 2, { cause: error })
  }
}
