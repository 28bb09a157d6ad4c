import { announcement } from './announcement.ts'
import { card } from './card.ts'
import { goodbye } from './goodbye.ts'
import { level } from './level.ts'
import { meme } from './meme.ts'
import { story } from './story.ts'
import type { CardType } from './type.ts'
import { welcome } from './welcome.ts'

/** The kinds of cards there are. */
export const TYPES = { card, welcome, goodbye, announcement, level, meme, story } satisfies Record<string, CardType>

export const TYPE_NAMES = Object.keys(TYPES) as [keyof typeof TYPES, ...(keyof typeof TYPES)[]]
