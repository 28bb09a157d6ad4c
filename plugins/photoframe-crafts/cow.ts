import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Step = FrameRecipe['steps'][number]
type Marks = Extract<Step, { do: 'artwork' }>['marks']

/** Inks of a print. */
export interface Inks {
  ground: string
  light: string
  shade: string
  accent: string
}

/** Where a cow is printed in a square frame. */
export interface Panel {
  at: readonly [number, number]
  /** As a share of the frame. */
  size: number
  /** Whether she looks the other way. */
  isTurned?: boolean
}

const KEY = '#17141a'
/** Width of a line, and how far the screen of the lights lies beside its place. */
const LINE = 4.5
const LIGHT = [7, -4] as const
const PALE = '#f6f2e6'

/** A cow that winks, a daisy in her mouth; 600 units wide and high, in absolute moves, lines and curves. */
const EARS = [
  'M207 204C150 166 88 172 56 214C78 262 150 278 208 250Z',
  'M393 204C450 166 512 172 544 214C522 262 450 278 392 250Z',
]
const HORNS = [
  'M232 158C190 150 160 112 168 62C190 100 218 116 256 126Z',
  'M368 158C410 150 440 112 432 62C410 100 382 116 344 126Z',
]
const HEAD =
  'M204 150C236 116 364 116 396 150C432 200 414 288 396 338C384 384 406 418 392 462' +
  'C370 520 230 520 208 462C194 418 216 384 204 338C186 288 168 200 204 150Z'
const BODY = 'M92 598C108 520 164 470 222 446C250 500 350 500 378 446C436 470 492 520 508 598Z'
const PATCHES = [
  'M207 158C236 132 292 150 296 206C300 262 276 322 238 328C206 318 186 226 207 158Z',
  'M368 128C398 148 412 190 404 232C384 212 362 168 368 128Z',
  'M420 472C462 494 496 546 506 598L392 598C384 552 392 506 420 472Z',
  'M94 598C100 560 120 530 148 506C172 536 176 572 168 598Z',
]
const MUZZLE =
  'M208 446C200 392 250 372 300 372C350 372 400 392 392 446C388 502 350 522 300 522C250 522 212 502 208 446Z'
const INNER_EARS = [
  'M190 212C150 190 108 192 84 214C110 240 152 250 192 238Z',
  'M410 212C450 190 492 192 516 214C490 240 448 250 408 238Z',
]
const EYE = 'M222 262C232 238 268 238 278 262C268 284 232 284 222 262Z'
const SOLIDS = [
  'M262 268C262 280 240 280 240 266C240 250 262 250 262 268Z',
  'M240 420C252 408 276 412 276 428C270 442 244 442 240 420Z',
  'M360 420C348 408 324 412 324 428C330 442 356 442 360 420Z',
  'M268 132C272 92 296 76 322 82C312 96 330 92 342 108C330 112 338 124 330 138C318 128 312 146 300 152C300 138 284 150 268 132Z',
]
const LINES = [
  HEAD,
  MUZZLE,
  EYE,
  'M216 256C232 226 270 226 284 258M222 244L208 232M236 234L228 218M254 230L254 214',
  'M322 268C336 284 364 284 378 266M330 276L322 288M350 282L350 296M370 276L380 288',
  'M322 232C338 218 366 218 380 230',
  'M238 474C266 500 330 500 362 470M362 470C368 462 374 462 378 458',
  'M300 442L300 476',
]
const STEM = 'M352 484C396 480 436 462 470 424'
const petals = Array.from({ length: 9 }, (_, at) => {
  const angle = (at / 9) * 2 * Math.PI
  const tip = (way: number, far: number) => {
    return `${(486 + Math.cos(angle + way) * far).toFixed(1)} ${(402 + Math.sin(angle + way) * far).toFixed(1)}`
  }
  return `M486 402C${tip(-0.42, 34)} ${tip(-0.3, 58)} ${tip(0, 60)}C${tip(0.3, 58)} ${tip(0.42, 34)} 486 402Z`
})
const HEART = 'M468 402C468 378 504 378 504 402C504 426 468 426 468 402Z'

/** The path in a panel of a sheet that is 1000 wide and high, moved a little beside its place. */
function placed(path: string, { at: [x, y], size, isTurned }: Panel, [dx, dy]: readonly [number, number]) {
  const scale = (1000 * size) / 600
  const [left, top] = [1000 * x - 500 * size, 1000 * y - 500 * size]
  return path.replaceAll(/(-?[\d.]+)[ ](-?[\d.]+)/g, (_, px: string, py: string) => {
    const across = (isTurned ? 600 - Number(px) : Number(px)) + dx
    return `${(left + scale * across).toFixed(2)} ${(top + scale * (Number(py) + dy)).toFixed(2)}`
  })
}

/** Prints the cow in flat inks and dots. */
export function cow(panel: Panel, inks: Inks): Step[] {
  const { at, size } = panel
  const put = (path: string | readonly string[], shift: readonly [number, number]) => {
    return [path].flat().map((each) => placed(each, panel, shift))
  }
  const flat = (
    path: string | readonly string[],
    fill: string,
    shift: readonly [number, number] = [0, 0],
  ): Marks[number] => {
    return { draw: 'path', path: put(path, shift), fill, rule: 'nonzero' }
  }
  const line = (path: string | readonly string[], paint = KEY, width = LINE): Marks[number] => {
    return { draw: 'path', path: put(path, [0, 0]), line: { paint, width: (width * size * 1000) / 600, round: true } }
  }
  const art = (marks: Marks): Step => ({ do: 'artwork', view: [1000, 1000], marks, blend: 'over', worn: 0.2 })
  const dots = (path: string, along: 'right' | 'down', tones: readonly [number, number]): Step => {
    const steps = [{ do: 'halftone', colour: KEY, cell: 0.0135, along, tones }] as const
    return { do: 'shape', path, view: [600, 600], at, height: size, steps: [...steps] }
  }
  return [
    art([
      flat('M0 0L600 0L600 600L0 600Z', inks.ground),
      flat([BODY, ...EARS, ...HORNS], inks.light, LIGHT),
      flat(INNER_EARS, inks.accent, [5, 6]),
      line([BODY, ...EARS, ...HORNS]),
      flat(HEAD, inks.light),
      flat(PATCHES, inks.shade, [-6, 2]),
      flat(MUZZLE, inks.accent, [5, 6]),
      flat(EYE, PALE, [2, 0]),
    ]),
    dots(HEAD, 'right', [0, 0.62]),
    dots(BODY, 'down', [0.55, 0.15]),
    art([
      line(STEM, inks.shade, 9),
      flat(petals, PALE, [4, -2]),
      flat(HEART, inks.accent, [5, 2]),
      flat(SOLIDS, KEY),
      line([...LINES, ...petals, HEART]),
    ]),
  ]
}
