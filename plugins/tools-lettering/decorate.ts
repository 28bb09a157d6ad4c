import type { Design } from './designs.ts'
import { write } from './lettering.ts'
import type { Lettering } from './lettering.ts'
import { STYLES } from './styles.ts'

const BY_NAME = new Map(STYLES.map((lettering) => [lettering.style, lettering]))

/** The text as one line of a design; line ends and runs of spaces become one space. */
export function decorate(text: string, { lettering, left, right }: Design): string {
  const line = text.trim().replace(/\s+/g, ' ')
  return left + write(line, named(lettering)) + right
}

function named(style: string): Lettering {
  const found = BY_NAME.get(style)
  if (!found) throw new Error(`no lettering is called "${style}"`)
  return found
}
