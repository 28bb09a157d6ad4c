import { defineEndpoint } from '../endpoint.ts'
import type { Endpoint, Example } from '../endpoint.ts'
import { GatewayError } from '../errors.ts'
import * as param from '../params.ts'
import { cleanText } from '../text/clean.ts'
import { encode, EXTENSIONS, formatParam } from './encode.ts'
import { type CheckedRecipe, type Recipe, recipeSchema } from './recipe.ts'
import * as z from 'zod'
import { render } from './render.ts'
import { shelvesWritten } from './shelf.ts'

/** A style with its address. */
export interface TextArt {
  /** First segment of the path; `textart` and `texteffect` for those of the contract. */
  category: string
  name: string
  /** One line for lists and cards. */
  summary: string
  /** Texts that show the style at its best; the first is the gate for a new version. Default `Gateway`. */
  samples?: readonly string[]
  recipe: Recipe
}

/** Width and height in pixels by name. */
export const SIZES = { small: [640, 320], medium: [1024, 512], large: [2048, 1024] } as const

/** Most characters of a text, as people count them. */
export const MOST_CHARACTERS = 60

const shared = {
  size: param
    .choice(['small', 'medium', 'large'], { description: '640 × 320, 1024 × 512 or 2048 × 1024 pixels' })
    .default('medium'),
  seed: param.integer({ min: 0, max: 999_999, description: 'Scatters small things in another way' }).optional(),
  format: formatParam('png'),
}

const params = z.object({
  text: param.text({ description: `What is written: 1 to ${MOST_CHARACTERS} characters, up to three lines` }),
  ...shared,
})

/**
 * An endpoint that paints a text in a style.
 *
 * @example
 * export default defineTextArt({
 *   category: 'textart',
 *   name: 'plainGold',
 *   summary: 'Gold on black',
 *   recipe: {
 *     light: 'night',
 *     steps: [
 *       { do: 'backdrop', colours: ['#101010', '#000000'] },
 *       { do: 'surface', profile: { kind: 'inflate' }, material: 'gold' },
 *     ],
 *   },
 * })
 * @throws ZodError for a recipe that is not valid, when the plugin loads
 */
export function defineTextArt({ category, name, summary, samples = ['Gateway'], recipe }: TextArt): Endpoint {
  const checked = recipeSchema.parse(recipe)
  const endpoint = defineEndpoint({
    category,
    name,
    summary,
    description:
      `Paints a text of up to ${MOST_CHARACTERS} characters in any script, emoji included. ` +
      'The same text, size and seed always give the same picture.',
    params,
    examples: samples.map(exampleOf),
    lane: 'cpu',
    timeoutMs: 30_000,
    cache: 3600,
    async warmUp(signal) {
      const [width, height] = SIZES.medium
      await render(checked, samples[0] ?? 'Gateway', { width, height, signal })
      await shelvesWritten()
    },
    async handle({ text, size, seed, format }, ctx) {
      const written = acceptedText(text)
      const [width, height] = SIZES[size]
      const pixels = await render(checked, written, {
        width,
        height,
        signal: ctx.signal,
        ...(seed === undefined ? {} : { seed }),
      })
      const bytes = await encode(pixels, { width, height, format, crisp: true })
      return ctx.files.save(bytes, `image/${format}`, { name: `${name}.${EXTENSIONS[format]}`, width, height })
    },
  })
  recipes.set(endpoint, checked)
  return endpoint
}

const recipes = new WeakMap<Endpoint, CheckedRecipe>()

/** The recipe of an endpoint that `defineTextArt` has made. */
export function recipeOf(endpoint: Endpoint): CheckedRecipe | undefined {
  return recipes.get(endpoint)
}

function exampleOf(text: string): Example {
  return {
    title: text.replaceAll('\n', ' '),
    params: { text, size: 'small' },
    expect: { 'result.type': 'image/png', 'result.width': 640, 'result.height': 320 },
  }
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * The text as it is painted: cleaned, ends trimmed.
 *
 * @throws `param_invalid` when nothing of it would be seen, `param_out_of_range` when it is too long
 */
export function acceptedText(text: string): string {
  const written = cleanText(text).trim()
  if (!SEEN.test(written)) {
    throw new GatewayError('param_invalid', {
      message: 'The text has nothing that can be painted.',
      expected: `1 to ${MOST_CHARACTERS} characters, not only spaces and controls`,
      hint: 'Send a word or an emoji as text.',
    })
  }
  const count = [...graphemes.segment(written)].length
  if (count > MOST_CHARACTERS) {
    throw new GatewayError('param_out_of_range', {
      message: 'The text is too long.',
      expected: `at most ${MOST_CHARACTERS} characters`,
      received: `${count} characters`,
      hint: 'Shorten the text.',
    })
  }
  return written
}

/** Anything but spaces, controls and what only joins others. */
const SEEN = /[^\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\s]/u
