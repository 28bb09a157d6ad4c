import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { GatewayError } from '@gateway/sdk-plugin'

/** One language: its code and the file of its data. */
export interface Language {
  code: string
  path: string
  packed: boolean
}

const SUFFIX = '.traineddata'
const MOST = 3

/** English comes with the product, in the variant whose integers read as well as floats at half the time. */
const ENGLISH: Language = {
  code: 'eng',
  path: createRequire(import.meta.url).resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'),
  packed: true,
}

/**
 * The languages that `wanted` names, joined by `+`.
 *
 * @throws 400 `param_invalid` that lists what there is
 */
export async function languagesOf(models: string, wanted: string): Promise<Language[]> {
  const codes = [
    ...new Set(
      wanted
        .toLowerCase()
        .split('+')
        .map((code) => code.trim()),
    ),
  ].filter((code) => code !== '')
  const known = await knownLanguages(join(models, 'tessdata'))
  const found = codes.flatMap((code) => known.get(code) ?? [])
  if (found.length === codes.length && codes.length > 0 && codes.length <= MOST) return found
  throw new GatewayError('param_invalid', {
    message: codes.length > MOST ? 'More languages than are read at once.' : 'The language is not known here.',
    expected: `up to ${MOST} of ${[...known.keys()].join(', ')}, joined by +`,
    received: wanted,
    hint: 'The operator adds languages by putting their .traineddata files into the folder tessdata of the models folder.',
  })
}

async function knownLanguages(folder: string): Promise<Map<string, Language>> {
  const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const added = files
    .filter((file) => file.endsWith(SUFFIX))
    .map((file): Language => ({ code: file.slice(0, -SUFFIX.length), path: join(folder, file), packed: false }))
  return new Map([ENGLISH, ...added].map((language) => [language.code.toLowerCase(), language]))
}
