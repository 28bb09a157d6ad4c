import type { Face } from './faces.ts'
import type { Family, FontName, HanStyle } from './fonts.ts'

/** How a text looks, whatever its size. */
export interface TextStyle {
  /** A name of `FONTS`, or a family of your own. Default `sans`. */
  font?: FontName | Family
  /** 100 to 900; the nearest that the family has. Default 400. */
  weight?: number
  /** Where the family has it. Default false. */
  italic?: boolean
  /** Distance of baselines as a multiple of the size. Default 1.25. */
  lineHeight?: number
  /** Added after each character, in multiples of the size; scripts whose letters join stay as they are. Default 0. */
  letterSpacing?: number
  /** Default: each paragraph as its first strong character asks. */
  direction?: 'ltr' | 'rtl' | 'auto'
  /** Default: by the text (kana: jp, Hangul: kr, Bopomofo: tc, otherwise sc). */
  han?: HanStyle
}

/** `start` and `end` follow the direction of the paragraph. */
export type Align = 'start' | 'center' | 'end' | 'left' | 'right'

/** A cluster whose font and place in the breaking are known. */
export interface Piece {
  /** `box` stands for a character that no font has. */
  kind: 'text' | 'emoji' | 'space' | 'none' | 'box'
  /** Text for the font; for emoji the name of the picture. */
  text: string
  /** Set for `text` and `space`. */
  face: Face | undefined
  /** Bidi level; odd runs from right to left. */
  level: number
  /** What may happen after it: nothing, a line break, one that draws a hyphen. */
  after: 'stay' | 'break' | 'hyphen'
}

/** Pieces that a line break does not part, with the spaces that follow. */
export interface Word {
  start: number
  /** After the last piece that is not a space. */
  end: number
  /** Where the next word begins. */
  next: number
  /** In multiples of the size, letter spacing included. */
  width: number
  /** Width of the spaces that follow. */
  space: number
  /** What a break after it draws. */
  hyphen: boolean
}

export interface Paragraph {
  pieces: Piece[]
  words: Word[]
  direction: 'ltr' | 'rtl'
}

/** A text read, with its fonts loaded: laid out at any size and width without waiting. */
export interface PreparedText {
  /** As it is drawn: cleaned. */
  text: string
  style: Required<Omit<TextStyle, 'han' | 'direction'>>
  paragraphs: Paragraph[]
  /** The face of the family's own letters, whose measures place the lines. */
  face: Face
  /** `…` and `-` as pieces. */
  ellipsis: Piece
  hyphen: Piece
  /** Measures of the face as multiples of the size: above and below the baseline, and of a capital. */
  ascent: number
  descent: number
  capHeight: number
}

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Pieces of one kind, face and direction, side by side. */
export interface Run {
  kind: Piece['kind']
  text: string
  face: Face | undefined
  direction: 'ltr' | 'rtl'
  /** From the left of the layout. */
  x: number
  width: number
  letterSpacing: number
  pieces: readonly Piece[]
}

export interface Line {
  text: string
  /** Left edge of the text; with `y` the box of the line, from the top left of the layout. */
  x: number
  y: number
  width: number
  height: number
  baseline: number
  direction: 'ltr' | 'rtl'
  /** From left to right. */
  runs: Run[]
}

/** A text at a size, broken into lines. Everything in pixels from the top left of the layout. */
export interface TextLayout {
  size: number
  /** Width of the box it was laid out in, or of the longest line when there was none. */
  width: number
  /** From the top of the first line to the bottom of the last. */
  height: number
  /** Width of the longest line. */
  textWidth: number
  lines: Line[]
  /** Whether text was left out for `…`. */
  truncated: boolean
  /** What is really painted, without stroke and shadow: for centring by eye. */
  ink: Box
  /** Nothing would be painted: spaces only, or nothing at all. */
  isBlank: boolean
  prepared: PreparedText
}

export interface LayoutOptions {
  /** Size of the letters (em) in pixels. */
  size: number
  /** Lines are broken to it. Default: only where the text has line ends. */
  width?: number
  /** Lines beyond it are left out. */
  height?: number
  maxLines?: number
  /** Default `start`. */
  align?: Align
  /** Lines of like length instead of full ones: for titles. Default false. */
  balance?: boolean
}

export interface FitOptions extends Omit<LayoutOptions, 'size' | 'width' | 'height'> {
  width: number
  height: number
  minSize: number
  maxSize: number
  /** Fit what is painted instead of the line boxes: larger, for lettering that stands alone. Default false. */
  byInk?: boolean
}
