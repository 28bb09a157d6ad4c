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
  paint(page: Surface): void
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

/** A kind of card: its size, its looks, and where things stand on it. */
export interface CardType {
  width: number
  height: number
  /** Stands in for a title that is not given. */
  title: string
  image: ImageUse
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
