import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { lived, type Opening, soot } from './house-fronts.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** Letters on the joinery over the shops, each with its shade on the board behind it. */
const over = (text: string, x: number, y: number, wide: number): Mark[] => {
  const lettered = (by: number, fill: string): Mark => {
    const box = [x + by, y + by, wide, 19] as const
    return {
      draw: 'text',
      text,
      box,
      font: 'roman',
      weight: 700,
      case: 'upper',
      spacing: 0.16,
      size: 17,
      turn: 0.7,
      fill,
    }
  }
  return [lettered(1.2, '#05070aa6'), lettered(0, '#d8ccb0')]
}
const signs: Mark[] = [
  ...over('Pots & vases', 306, 643, 218),
  ...over('Dressmakers', 560, 646, 206),
  ...over('Linen', 802, 649, 196),
  ...over('Tailor', 1066, 624, 190),
  ...over('Gowns', 142, 608, 130),
  // On the valance of the awning, as wide as cloth is painted.
  {
    draw: 'text',
    text: 'hand thrown · since 1962',
    box: [304, 703, 206, 12],
    font: 'serif',
    italic: true,
    size: 11.5,
    fill: '#d9e4d8',
  },
]

const column = (x: number, width: number, height: number, tops: readonly number[], sashes = false): Opening[] => {
  return tops.map((y) => ({ glass: [x, y, width, height], sashes, out: sashes ? 5 : 13 }))
}
/** The windows that no tree hides, column by column. */
const WINDOWS = [
  ...column(11, 61, 114, [19, 224]),
  ...column(165, 60, 113, [30, 232, 435]),
  ...column(1092, 48, 97, [111, 290, 468], true),
  ...column(1216, 45, 97, [119, 296, 471], true),
]
/** The anchors on the gable, and the ends of its coping and of the frame, which rust or drip. */
const RUSTED = [
  [371, 149],
  [371, 311],
  [371, 471],
  [892, 181],
  [892, 334],
  [892, 487],
].map(([x, y]): Opening => {
  return { glass: [x!, y!, 22, 22], sill: 0, out: -3 }
})
const DRIPPING = [
  [440, 560],
  [520, 562],
  [612, 564],
  [704, 566],
  [796, 568],
  [866, 569],
].map(([x, y]): Opening => {
  return { glass: [x!, y!, 26, 18], sill: 6, out: 0 }
})

/** The sheet within its frame, top left first, clockwise; the frame's own shade falls on it from above and from the right. */
const SHEET = 'M442 147L883 171L883 577L442 574Z'
const SHADES = ['M442 147L883 171V177L442 153.5Z', 'M883 171L875 172V576L883 577Z']

/** How far down the sheets a place is at a share of their width. */
const topAt = (share: number) => 147 + 24 * share
/** Rain has washed soot down from the frame, a little farther below the lamps' arms, not as far as faces are. */
const streaks: Mark[] = Array.from({ length: 44 }, (_, at): Mark => {
  const share = (at + 0.9 * Math.abs(Math.sin(at * 12.9))) / 44
  const [x, y] = [444 + 438 * share, topAt(share)]
  const near = Math.min(...[0.115, 0.49, 0.83].map((lamp) => Math.abs(share - lamp)))
  const long = (14 + 34 * Math.abs(Math.sin(at * 7.7)) ** 2) * (near < 0.045 ? 1.7 : 1)
  const sway = 3 * Math.sin(at * 3.1)
  return {
    draw: 'path',
    path: `M${x} ${y}Q${x + sway} ${y + 0.6 * long} ${x + 0.4 * sway} ${y + long}`,
    line: {
      paint: { from: [x, y], to: [x, y + long], inks: ['#3a3226', '#3a322690', '#3a322600'] },
      width: 1.6 + 4 * Math.abs(Math.sin(at * 4.3)),
      round: true,
    },
  }
})
/** Years of sun: bleached where no shade ever falls, dust along the foot. */
const bleached: Mark[] = [
  {
    draw: 'path',
    path: SHEET,
    fill: { from: [442, 160], to: [883, 577], inks: ['#d8d2c000', '#d8d2c040', '#dcd8caa0'] },
  },
  { draw: 'path', path: SHEET, fill: { from: [0, 470], to: [0, 577], inks: ['#8f857000', '#8f857090'] } },
]
/** Where sheets were hung over one another: the edge of each catches the sun, its glue has gone brown below. */
const SEAMS = ['M589 155L588 575M736 163L735 576', 'M442 290L883 306M442 432L883 441'] as const
/** The lower right corner came unglued and rolled up: the bill before it shows there. */
const FOLD = 'M883 478Q858 520 798 577'
const bared: Mark[] = [
  {
    draw: 'path',
    path: `${FOLD}H883Z`,
    fill: { from: [842, 522], to: [883, 577], inks: ['#5e4a3a', '#8d7458', '#a88c68'] },
  },
  // A band of its print, and the paper's core where the glue took its face along.
  { draw: 'path', path: 'M883 532Q866 540 852 556L862 577H883Z', fill: '#6e3c30', opacity: 0.75 },
  {
    draw: 'path',
    path: 'M846 577Q850 570 858 569Q863 562 870 564Q875 556 883 558V577Z',
    fill: '#b7a88c',
    opacity: 0.8,
  },
]
/** What the roll keeps from the sun, on the bill below. */
const rolledShade: Mark[] = [{ draw: 'path', path: 'M883 478Q858 520 798 577H826Q866 540 883 512Z', fill: '#1c140e' }]
/** The same just outside of it, on the sheet. */
const rolledFoot: Mark[] = [
  {
    draw: 'path',
    path: 'M880 482Q844 486 808 512Q792 540 797 577H804Q800 544 816 519Q846 496 880 490Z',
    fill: '#14120e',
  },
]
/** The back of the sheet, unprinted: round at the fold, its tip turned up into the sun. */
const rolled: Mark[] = [
  {
    draw: 'path',
    path: 'M883 478Q846 487 812 511Q807 514 806 520Q797 546 798 577Q812 570 833 552Q866 523 883 478Z',
    fill: {
      from: [852, 546],
      to: [808, 510],
      inks: ['#5a5144', '#8d826f', '#c3b9a5', '#e6ddcc', '#d2c8b4', '#a99e8a', '#bdb39f'],
    },
  },
  // Its glue dried in streaks along the roll.
  {
    draw: 'path',
    path: 'M866 496Q838 508 822 530M858 512Q834 528 816 556M846 530Q828 542 808 566',
    line: { paint: '#a4937466', width: 2, round: true },
  },
]

const surface = { kind: 'surface', of: 'vinyl', sheets: [3, 3], strength: 1.4 } as const
/** The sun rakes over the sheets from the left. */
const sunny = { kind: 'lamplight', at: [0, 0], reach: 1.2, rest: 0.74, gain: 1.16, light: [1, 0.96, 0.88] } as const

/** What the glossy sheets mirror of the sky, at the upper right, broken in their waves. */
const sky = {
  kind: 'glare',
  at: [0.9, 0.12],
  size: [0.36, 0.5],
  lean: 0.5,
  panes: [1, 1],
  soft: 0.12,
  strength: 0.1,
  light: [0.8, 0.9, 1],
  rough: 0.8,
} as const

export default definePhotoFrame({
  name: 'city-billboard',
  summary: 'On the gable of a town house, on a bright day',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'city_billboard'),
        slots: [{ input: 'url', gain: 0.9, treat: [surface, sunny, sky] }],
      },
      { do: 'artwork', view: [1280, 960], marks: signs, blend: 'over', opacity: 0.86, soft: 0.0005, worn: 0.1 },
      { do: 'artwork', view: [1280, 960], marks: lived(WINDOWS), blend: 'over', opacity: 0.75, soft: 0.0006 },
      { do: 'artwork', view: [1280, 960], marks: [...soot(WINDOWS), ...soot(DRIPPING)], soft: 0.002 },
      { do: 'artwork', view: [1280, 960], marks: soot(RUSTED, '#4a1e0a'), soft: 0.0016 },
      { do: 'artwork', view: [1280, 960], marks: bleached, clip: SHEET, blend: 'over', opacity: 0.38 },
      { do: 'artwork', view: [1280, 960], marks: streaks, clip: SHEET, opacity: 0.46, soft: 0.0014 },
      {
        do: 'artwork',
        view: [1280, 960],
        marks: [{ draw: 'path', path: [...SEAMS], line: { paint: '#4a3c2c', width: 2.6 } }],
        clip: SHEET,
        opacity: 0.5,
        soft: 0.001,
      },
      { do: 'artwork', view: [1280, 960], marks: rolledFoot, clip: SHEET, opacity: 0.5, soft: 0.003 },
      { do: 'artwork', view: [1280, 960], marks: bared, clip: SHEET, blend: 'over', soft: 0.0006, worn: 0.2 },
      { do: 'artwork', view: [1280, 960], marks: rolledShade, clip: SHEET, opacity: 0.7, soft: 0.003 },
      { do: 'artwork', view: [1280, 960], marks: rolled, clip: SHEET, blend: 'over', opacity: 0.96, soft: 0.0007 },
      {
        do: 'artwork',
        view: [1280, 960],
        marks: [{ draw: 'path', path: SHADES, fill: '#10121a' }],
        clip: SHEET,
        opacity: 0.7,
        soft: 0.0016,
      },
    ],
    finish: { tone: 'film', vignette: 0.2 },
  },
})
