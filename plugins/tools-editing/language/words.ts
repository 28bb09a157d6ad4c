/**
 * What words mean beside the names of operations, places and colours. Phrases are separated by commas.
 */

/** Factors of an operation's usual amount. */
export const DEGREES: readonly [factor: number, phrases: string][] = [
  [
    0.25,
    'barely, a hint of, a hint, a touch, a touch of, a tiny bit, very slightly, very very subtle, ' +
      'ever so slightly, very subtle',
  ],
  [0.45, 'slight, slightly, a little, a little bit, little, bit, a bit, a bit of, somewhat, subtle, subtly, gently'],
  [0.45, 'gentle, lightly, mildly, mild, soft, softly, faint, fine, small, thin, weak, minor, a tad, tad'],
  [0.25, 'tiny, very small, very thin, very little'],
  [0.7, 'moderately, moderate, medium, fairly, reasonably, rather, semi, partially, partly'],
  [
    1.5,
    'very, quite, really, big, large, strongly, strong, heavy, heavily, thick, wide, considerably, deep, deeply, bold',
  ],
  [1.5, 'noticeably, significantly, substantially, intense, intensely, hard, much, so much, high, tall, harsh'],
  [1.8, 'a lot, lots of, lots, a lot of, a ton, way, far, heaps, super'],
  [
    2,
    'extremely, very very, huge, enormous, giant, massive, extra, ultra, insanely, very large, very big, very strong',
  ],
  [2, 'very strongly, very much, very heavy, very heavily, as much as possible, dramatically, extreme, max'],
]

/** Words that say which way an amount goes. */
export const SIGNS: readonly [sign: 1 | -1, phrases: string][] = [
  [
    1,
    'more, increase, raise, boost, up, turn up, crank up, enhance the, push, pump up, lift, amplify, intensify, higher',
  ],
  [
    -1,
    'less, reduce, decrease, lower, drop, turn down, tone down, cut down, minus, lessen, weaken, bring down, diminish',
  ],
  [-1, 'too, overly, not so, not as, lower the'],
]

/** Begin what must not happen, or where nothing may happen. */
export const NEGATIONS =
  "don't, dont, do not, does not, doesn't, not, never, no, without, avoid, skip, keep, leave, preserve, protect, " +
  'everything but, everything except, all but, all except, except, except for, apart from, other than, excluding, ' +
  "anything but, but not, outside, outside of, shouldn't, should not, must not, mustn't, instead of, rather than, nor"

/** Join what belongs together, or begin the next step. */
export const JOINTS = 'and, &, plus, with, or, as well as, along with, together with, also, while'

/** Begin the next step. */
export const STEPS =
  'then, and then, after that, afterwards, next, finally, lastly, first, but, followed by, and also, and finally, ' +
  'before'

/** Ask for something to be done; in front of a colour alone they mean that things take it. */
export const VERBS =
  'make, turn, change, set, give, get, have, put, add, apply, use, do, want, need, write, draw, place, insert, ' +
  'switch, ' +
  'convert, transform, create, fill, let, render, show, cover, swap, replace, paint, color, colour, recolor, ' +
  'recolour, ' +
  'dye, repaint, edit, let us, stylize, stylise, redraw, reimagine'

/** Small words that change nothing. */
export const FILLERS =
  'the, a, an, this, that, it, its, my, our, your, please, pls, picture, image, photo, photograph, pic, img, whole, ' +
  'entire, all, everything, of, be, is, are, look, looks, looking, like, as, so, just, only, some, can, could, you, ' +
  "i'd, " +
  "i, me, would, should, i'll, " +
  'we, them, they, he, she, his, her, style, styled, effect, filter, version, mode, kind, ' +
  'sort, thanks, thank, bit of, there, here, these, those, if, possible, must, will, hey, hi, ok, okay, now, one, ' +
  'copy, where, which, who, has, been, being, too much, nice, cool, beautiful, awesome, nicely, kindly, really want, ' +
  "let's, lets, maybe, perhaps, appear, appears, feel, feeling, vibe, vibes, tone, tones, level, levels of, amount, " +
  'called, named, simple, entirely, completely, fully, totally, more like, photos, pictures, images, scene, ' +
  'one more, ' +
  'parts, part, areas, area, regions, region, bits, spots, touch, affect, alter, modify, harm, lose, anything'

/** Stand before what they introduce. */
export const PREPOSITIONS: readonly string[] = [
  'by',
  'to',
  'from',
  'into',
  'off',
  'in',
  'at',
  'on',
  'for',
  'onto',
  'over',
  'across',
  'behind',
  'around',
  'through',
  'under',
  'until',
]

/** Words that operations ask for by name. */
export const ARGUMENTS =
  'horizontal, horizontally, vertical, vertically, clockwise, counterclockwise, anticlockwise, counter clockwise, ' +
  'anti clockwise, bold, italic, handwritten, handwriting, script, cursive, serif, mono, monospace, monospaced, ' +
  'condensed, uppercase, upper case, all caps, capitals, caps, lowercase, diagonal, diagonally, cover, contain, ' +
  'stretch, ' +
  'exactly, box, tiled, repeated, rounded, round, double, single, dashed, black ink, white ink, gameboy, game boy, ' +
  'nes, 8 bit, 8bit, 16 bit, 16bit, pico, cga, wide screen, portrait orientation, landscape orientation, tightly, ' +
  'words, word, letters, letter, font, text size, size, wooden, gold leaf, upside, sideways, inside, dots, lines, ' +
  'pattern, ' +
  'outline, outlined, shadow, glow, glowing, square, circle, width, height, wide, tall, each side, all sides, ' +
  'every side, blurred, blurry, focus, levels, segments, colours'

/** Numbers in words. */
export const NUMBERS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    thousand: 1000,
  }),
)

/** Fractions and multiples in words, as factors. */
export const FACTORS: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'twice': 2,
    'double': 2,
    'doubled': 2,
    'triple': 3,
    'thrice': 3,
    'quadruple': 4,
    'half': 0.5,
    'halve': 0.5,
    'one third': 1 / 3,
    'a third': 1 / 3,
    'a quarter': 0.25,
    'one quarter': 0.25,
    'two thirds': 2 / 3,
    'three quarters': 0.75,
    'one and a half': 1.5,
    'quarter': 0.25,
    'a half': 0.5,
    'one half': 0.5,
  }),
)

/** The other spelling, or the shorter word. */
export const VARIANTS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    color: 'colour',
    colors: 'colours',
    gray: 'grey',
    center: 'centre',
    centered: 'centred',
    grayscale: 'greyscale',
    middle: 'centre',
    saturate: 'saturate',
    vignetting: 'vignette',
    b: 'b',
    colorize: 'colourise',
    colorise: 'colourise',
    colourize: 'colourise',
    solarize: 'solarise',
    posterize: 'posterise',
    pixelize: 'pixelate',
    pixelated: 'pixelate',
    pixelise: 'pixelate',
    equalize: 'equalise',
    colored: 'coloured',
    colorful: 'colourful',
    recolor: 'recolour',
    stylise: 'stylize',
    whiten: 'whiten',
    oily: 'oil',
    watercolor: 'watercolour',
    watercolors: 'watercolour',
    normalize: 'normalise',
    caricature: 'cartoon',
    aging: 'ageing',
    grey: 'grey',
    decolorize: 'decolourise',
    theatre: 'theater',
    colorless: 'colourless',
    discolor: 'decolourise',
    fuzzy: 'blurry',
    vibrancy: 'vibrance',
    tone: 'tone',
  }),
)
