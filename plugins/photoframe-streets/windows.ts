import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { BEFORE_PRINT, moulding } from './gilt-moulding.ts'
import { brushed, chipped, spilled } from './windows-street.ts'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]
type Box = readonly [number, number, number, number]

const FASCIA = [3660, 380] as const
const PANE = [1020, 840] as const
/** Leaf on painted wood: light above, brown where the letters' lower half turns away. */
const GOLD = { from: [0, 70], to: [0, 310], inks: ['#fbe7ab', '#dcae55', '#f2d186', '#a87428'] } as const
/** Leaf on glass adds to what is seen through it. */
const LEAF = { from: [0, 100], to: [300, 760], inks: ['#ffdf94', '#e0a94a', '#ffe3a0', '#c98f36'] } as const

const name = (box: Box, fill: typeof GOLD | '#00090b', opacity = 1): Mark => {
  return {
    draw: 'text',
    box,
    font: 'roman',
    weight: 700,
    case: 'upper',
    spacing: 0.08,
    size: 250,
    fill,
    opacity,
    text: { input: 'text', most: 40, description: 'The name over the shop' },
  }
}

const board: Mark[] = [
  {
    draw: 'path',
    path: 'M0 0H3660V380H0Z',
    fill: { from: [0, 0], to: [0, 380], inks: ['#0e3f42', '#0b3336', '#082729'] },
  },
]

const fascia: Mark[] = [
  { draw: 'path', path: ornaments.rectangle([40, 36, 3580, 308]), line: { paint: '#c79a48', width: 7 } },
  { draw: 'path', path: ornaments.rectangle([60, 54, 3540, 272]), line: { paint: '#c79a48', width: 2.5 } },
  // The shade that signwriters set beside gilt letters.
  name([270, 78, 3140, 244], '#00090b', 0.75),
  name([258, 66, 3140, 244], GOLD),
]

const pane: Mark[] = [
  { draw: 'path', path: 'M0 0H1020V840H0Z', fill: '#000000' },
  { draw: 'path', path: ornaments.rectangle([34, 34, 952, 772]), line: { paint: LEAF, width: 7 } },
  { draw: 'path', path: ornaments.rectangle([54, 54, 912, 732]), line: { paint: LEAF, width: 2.5 } },
  {
    draw: 'path',
    path: [
      'M250 690C330 650 400 650 510 690C620 650 690 650 770 690C690 676 620 690 510 720C400 690 330 676 250 690Z',
      'M510 664L530 690L510 716L490 690Z',
      'M250 150C330 190 400 190 510 150C620 190 690 190 770 150C690 164 620 150 510 120C400 150 330 164 250 150Z',
    ],
    fill: LEAF,
  },
  {
    draw: 'text',
    box: [110, 220, 800, 400],
    font: 'serif',
    weight: 700,
    italic: true,
    lines: 3,
    lineHeight: 1.12,
    size: 176,
    fill: LEAF,
    text: { input: 'text2', most: 60, description: 'In gold leaf on the glass' },
  },
]

const STREET = [1280, 960] as const

type Frame = FrameRecipe['steps'][number]
type Photo = Extract<Frame, { do: 'photo' }>

/** A small print in a frame of the shop: its sides in pixels of the medium size. @param outline What is seen of it */
const print = (
  standIn: NonNullable<Photo['standIn']>,
  [left, top, right, bottom]: Box,
  gain: number,
  outline?: Photo['outline'],
): Photo => ({
  do: 'photo',
  input: 'none',
  standIn,
  at: [(left + right) / 2560, (top + bottom) / 1920],
  size: [(right - left) / 1280, (bottom - top) / 960],
  gain,
  soft: 0.0016,
  // By lamps of the shop, behind the pane.
  treat: [
    { kind: 'grade', contrast: 0, saturation: 0.85, grain: 0 },
    { kind: 'lamplight', at: [0.5, -0.1], reach: 1.1, rest: 0.5, gain: 1, light: [1, 0.74, 0.48] },
  ],
  ...(outline && { outline }),
})

/** On the sill and on the walls of the shop; what stands before one of them is left out. */
const prints: Photo[] = [
  print('hills', [973.5, 488.5, 1033.5, 590], 0.42),
  print('sea', [1048.4, 496.2, 1094.6, 575], 0.34),
  print('poppies', [627.4, 662.4, 687.6, 727.4], 0.36, { path: 'M0 0H100V100H42V39H0Z', view: [100, 100] }),
  print('alps', [696.4, 671.6, 755.4, 722.8], 0.26),
  print('bouquet', [616, 696, 645, 731.5], 0.2),
  print('fruit', [195.6, 696.4, 229.6, 739.6], 0.42),
]

/** The panes, without their bars. */
const GLASS = 'M148 250L597 263V740L148 744ZM612 264L886 274V728L612 738Z'
const ROOFS =
  'M148 240H886V330H820V296H742V346H668V318H604V372H540V338H520V286H470V330H430L404 296L378 330H310V268H232V312H190V350H148Z'
/** The street in them: the last of the sky over roofs on the other side, its windows, a lamp and who passes by. */
const mirrored: Mark[] = [
  {
    draw: 'path',
    path: ROOFS,
    fill: { from: [0, 250], to: [0, 400], inks: ['#88a4d0', '#6078a8', '#445474'] },
  },
  ...[
    [160, 380],
    [206, 380],
    [478, 356],
    [512, 404],
    [560, 420],
    [690, 372],
    [776, 330],
    [838, 372],
  ].map(([x, y]): Mark => ({ draw: 'path', path: ornaments.rectangle([x!, y!, 20, 30]), fill: '#e0a860' })),
  { draw: 'path', path: 'M566 500H570V744H564ZM562 470H574L570 500H566Z', fill: '#6878a8' },
  { draw: 'path', path: ornaments.circle(568, 482, 9), fill: '#ffd890' },
  {
    draw: 'path',
    path: 'M148 640H597V744H148ZM612 640H886V738H612Z',
    fill: { from: [0, 640], to: [0, 744], inks: ['#20284800', '#40506c', '#587090'] },
  },
]

export default definePhotoFrame({
  name: 'windows',
  summary: 'A print in the window of a shop at dusk, its name in gold over it, a line in gold leaf on the glass',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'The Print Room', text2: 'Portraits and frames since 1926' },
    { url: '{samples}/landscape.jpg', text: 'Nina & Tom', text2: 'Pictures of the lake' },
  ],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'windows'),
        slots: [
          {
            sheet: [
              { do: 'artwork', view: FASCIA, marks: board, blend: 'over' },
              { do: 'artwork', view: FASCIA, marks: fascia, blend: 'over', worn: 0.12 },
            ],
          },
          { sheet: [{ do: 'artwork', view: PANE, marks: pane, blend: 'over', worn: 0.1 }] },
          {
            input: 'url',
            headroom: 0.1,
            // A lamp over the print; the houses across the street in the pane, clear of the face.
            treat: [
              { kind: 'lamplight', at: [0.4, 0.08], reach: 0.8, rest: 0.36, gain: 1.5, light: [1, 0.9, 0.74] },
              {
                kind: 'glare',
                at: [1, 0.3],
                size: [0.3, 0.9],
                lean: 0.06,
                panes: [3, 4],
                soft: 0.012,
                strength: 0.13,
                light: [0.7, 0.82, 1],
                foot: 0.2,
              },
            ],
          },
        ],
      },
      { do: 'artwork', view: STREET, marks: brushed, soft: 0.0006 },
      { do: 'artwork', view: STREET, marks: chipped, blend: 'over', opacity: 0.5, soft: 0.0006 },
      ...prints,
      {
        do: 'artwork',
        view: STREET,
        marks: moulding,
        clip: BEFORE_PRINT,
        blend: 'over',
        worn: 0.12,
        soft: 0.0008,
        opacity: 0.92,
      },
      { do: 'artwork', view: STREET, marks: mirrored, clip: GLASS, blend: 'light', opacity: 0.1, soft: 0.0025 },
      { do: 'artwork', view: STREET, marks: spilled, blend: 'light', soft: 0.026 },
    ],
    finish: { tone: 'film', exposure: 1.18, vignette: 0.12, bloom: { strength: 0.4, from: 0.88 } },
  },
})
