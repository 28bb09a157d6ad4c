import type { TextStyle } from '@gateway/sdk-plugin/text'
import type { Image } from '@napi-rs/canvas'
import type { Surface } from '../kit/paint.ts'

export const THEME_NAMES = ['night', 'paper', 'aurora'] as const

export type ThemeName = (typeof THEME_NAMES)[number]

/** The look of one type of card: colours, lettering, ground. */
export interface Theme {
  /** Colours as `#rrggbb`. */
  ink: string
  /** For running text. */
  soft: string
  accent: string
  second: string
  /** The colour that veils the ground under long texts. */
  veil: string
  display: TextStyle
  body: TextStyle
  /** Strength of the film grain. */
  grain: number
  /** Paints the ground; `away` pixels, its art stands aside for a long text. */
  paint(page: Surface, away: number): void
}

/** What a caller wants on a card. */
export interface Content {
  title: string
  text: string
  watermark: string
  image: Image | undefined
  /** Reads from right to left: the ground is mirrored, and so is where things stand. */
  isMirrored: boolean
}

/** What becomes of a picture: a round portrait, the half beside the copy, the ground, or what the type makes. */
export type ImageUse =
  /** Width in pixels. */
  | { as: 'portrait'; side: number }
  | { as: 'split' }
  /** Degrees in which the veil grows lighter for text that reads from the left, and its opacities. */
  | { as: 'ground'; angle: number; veil: readonly number[] }
  | { as: 'own' }

/** What a card does for texts of more than `from` characters: its art stands aside, and the ground is quieter. */
export interface LongTexts {
  from: number
  /** Pixels by which the art gives way. */
  away: number
  /** Degrees in which the veil changes for text that reads from the left, and its opacities. */
  angle: number
  veil: readonly number[]
}

/** A kind of card: its size, its looks, and where things stand on it. */
export interface CardType {
  width: number
  height: number
  /** Stands in for a title that is not given. */
  title: string
  image: ImageUse
  long?: LongTexts
  themes: Record<ThemeName, Theme>
  /** Draws over the painted ground; tells whether text was left out. */
  draw(page: Surface, theme: Theme, content: Content): Promise<{ truncated: boolean }>
}

/** Lettering of titles: each theme has a voice of its own. */
export const DISPLAY = {
  night: { font: 'grotesk', weight: 700, lineHeight: 1.12, letterSpacing: -0.02 },
  paper: { font: 'serif', weight: 800, lineHeight: 1.14, letterSpacing: -0.008 },
  aurora: { font: 'geometric', weight: 700, lineHeight: 1.16, letterSpacing: -0.02 },
} as const satisfies Record<ThemeName, TextStyle>

export const BODY: TextStyle = { font: 'sans', weight: 400, lineHeight: 1.48 }
