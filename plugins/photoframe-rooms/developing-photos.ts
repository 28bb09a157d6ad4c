import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { ribs } from './tongs.ts'

type Step = FrameRecipe['steps'][number]
type Sheet = Extract<Extract<Step, { do: 'baked' }>['slots'][number], { sheet: unknown }>['sheet']

type Treats = NonNullable<Extract<Sheet[number], { do: 'photo' }>['treat']>

/** Rings run out from the corner that the tongs have lifted, and bend what lies in the bath. */
const RINGS: Treats[number] = {
  kind: 'rippled',
  at: [1.02, 1.03],
  apart: 0.085,
  reach: 0.78,
  bend: 0.009,
  light: [0.55, 0.55, 0.55],
}

/** It comes up from one corner: where the bath reached it last the paper is still pale, in a border that wanders. */
const coming: Sheet[number] = {
  do: 'artwork',
  view: [1000, 1000],
  blend: 'over',
  soft: 0.03,
  marks: [
    {
      draw: 'path',
      path: 'M50 1000V930C140 860 250 900 360 862C500 812 560 880 690 800C810 726 850 600 950 560V1000Z',
      fill: { from: [420, 700], to: [760, 1010], inks: ['#dcdcdb00', '#dcdcdb60', '#e2e2e1b0', '#e8e8e7d0'] },
    },
    { draw: 'path', path: 'M500 400h.4v.4h-.4Z', fill: '#e8e8e7' },
  ],
}

/** Black and white, on paper with a border. */
const print = (input: 'url' | 'url2', ...water: Treats): Sheet => [
  {
    do: 'plate',
    kind: 'paper',
    relief: 0.03,
    colours: [
      [0.93, 0.93, 0.92],
      [0.9, 0.9, 0.89],
    ],
    spot: { rest: 1, power: 0 },
  },
  {
    do: 'photo',
    input,
    standIn: 'alps',
    size: [0.9, 0.92],
    treat: [
      {
        kind: 'toned',
        dark: [0.012, 0.012, 0.012],
        light: [0.92, 0.92, 0.92],
        faded: 0.04,
        soft: 0.3,
        grain: 0.25,
        scratches: 0,
      },
      ...water,
    ],
  },
  ...(water.length > 0 ? [coming] : []),
]

type Mark = Extract<Step, { do: 'artwork' }>['marks'][number]

/** The plate's pixels. */
const VIEW = [1280, 960] as const

/** The print's shade on the floor of its bath, which ends softly before the tray's side. */
const shade: Mark[] = [
  {
    draw: 'path',
    path: 'M104 799Q360 812 636 820L672 828Q672 850 610 856Q400 862 240 850Q140 842 112 828Z',
    fill: {
      from: [400, 797],
      to: [394, 866],
      inks: ['#34090300', '#340903fa', '#340903ff', '#3c0b04d0', '#4a120640', '#4a120600'],
    },
  },
]

/** The far side of the bath and its floor, calm, where the plate has the lamp's square in the water. */
const calm: Mark[] = [
  {
    draw: 'path',
    path: 'M682 244L806 251V286L682 275Z',
    fill: { from: [682, 0], to: [804, 0], inks: ['#8a361a', '#8c381b', '#92391c', '#983d1e', '#9c4120', '#a4462400'] },
  },
  { draw: 'path', path: 'M682 272Q735 276 780 283V288L747 290L744 286.5L682 282Z', fill: '#bf5228' },
]

/** A low wave that shines: thin, longer than high, its ends drawn out. */
const wave = (x: number, y: number, half: number, high: number, lean: number): string => {
  const [right, left] = [x + half, x - half]
  return (
    `M${left} ${y - lean}Q${x - 0.3 * half} ${y - 2 * high} ${x} ${y - 0.3 * high}T${right} ${y + lean}` +
    `Q${x + 0.3 * half} ${y + 2 * high} ${x} ${y + 0.9 * high}T${left} ${y - lean}Z`
  )
}

/** The lamp in the waves there, in streaks that get shorter to both sides, in a glow. */
const glints: Mark[] = [
  {
    draw: 'path',
    path: 'M665 195H805V335H665Z',
    fill: { centre: [735, 265], radius: 64, inks: ['#ff782848', '#ff6a2020', '#ff6a200c', '#ff5a1800'] },
  },
  {
    draw: 'path',
    path: [
      wave(733, 263, 40, 1.6, 3),
      wave(738, 270, 30, 1.3, 2.6),
      wave(728, 256, 26, 1.2, 2),
      wave(742, 276, 19, 1, 2),
      wave(731, 250, 14, 0.9, 1),
    ],
    fill: '#ff8c3c',
  },
]

/** Where the bath's surface climbs the tray's sides: a soft gleam that comes and goes, over the dim line it throws below. */
const EDGE = 'M-6 566L150 262Q164 236 206 232L776 262Q826 268 836 316L826 700'
const GLEAMS = [
  'M30 494L62 432M78 400L120 318Q136 288 150 262',
  'M176 238Q196 231 230 233.4L330 239M372 241.4L470 247M520 249.8L560 252',
  'M806 276Q832 286 835.6 322L834.6 378M833 430L831.6 486',
]
const meniscus: Mark[] = [
  {
    draw: 'path',
    path: GLEAMS,
    line: {
      paint: { from: [0, 0], to: [836, 0], inks: ['#8a4420', '#ffb478', '#e0844e', '#8a4420', '#f09858'] },
      width: 3.4,
      round: true,
    },
  },
]
const below: Mark[] = [{ draw: 'path', path: EDGE, line: { paint: '#6a4438', width: 9, round: true } }]

/** The bath lies over the floor of its tray: beyond the print it is deeper red, to the walls that stand out of it. */
const DEEP =
  'M-60 670L150 264Q166 238 206 235L776 265Q824 271 833 316L818 800Q810 850 770 856L640 862L-60 850Z' +
  'M255 252L53 775L636 811L696 766L746 289Z'
const bath: Mark[] = [
  { draw: 'path', path: DEEP, fill: { from: [420, 232], to: [430, 862], inks: ['#b06a54', '#a2604c', '#94543f'] } },
]

/** The lamp on the bath, broad and soft: it lies over the floor and the print's border alike. */
const sheen: Mark[] = [
  {
    draw: 'path',
    path: [wave(196, 700, 180, 7, 10), wave(120, 640, 130, 5, 8), wave(776, 520, 60, 5, 7), wave(772, 590, 54, 4, 6)],
    fill: { from: [0, 0], to: [836, 0], inks: ['#ff8c50', '#ffa868', '#ff9a5a'] },
  },
]

/** The tongs' lower arm over the tray's side, clear of the waves that broke it, and the shade below it. */
const arm: Mark[] = [
  { draw: 'path', path: 'M702 816L835 846L836 862L822 882Q760 850 702 824Z', fill: '#7a2a10' },
  { draw: 'path', path: 'M716 826Q790 856 860 884L858 896Q780 868 716 834Z', fill: '#3a0c04b0' },
]
const steel: Mark[] = [
  {
    draw: 'path',
    path: 'M700 812L788 839L910 884V911Q790 862 702 822Z',
    fill: { from: [700, 0], to: [908, 0], inks: ['#2a0a05', '#4a160a', '#3a120a', '#2c0c06', '#2c0c0600'] },
  },
  { draw: 'path', path: 'M704 812.5L788 838.5L890 876V878L704 814Z', fill: '#a8482080' },
]

export default definePhotoFrame({
  name: 'developing_photos',
  summary: 'Coming up in its bath, in the red light of a dark-room',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'developing_photos'),
        slots: [{ sheet: print('url', RINGS), gain: 1.5 }, { sheet: print('url2') }],
      },
      { do: 'artwork', view: VIEW, marks: shade, blend: 'over', soft: 0.005 },
      { do: 'artwork', view: VIEW, marks: below, soft: 0.005, opacity: 0.6 },
      { do: 'artwork', view: VIEW, marks: meniscus, blend: 'light', soft: 0.0026, opacity: 0.5 },
      { do: 'artwork', view: VIEW, marks: sheen, blend: 'light', soft: 0.007, opacity: 0.28 },
      { do: 'artwork', view: VIEW, marks: arm, blend: 'over', soft: 0.003 },
      { do: 'artwork', view: VIEW, marks: steel, blend: 'over', soft: 0.0007 },
      { do: 'artwork', view: VIEW, marks: ribs, blend: 'over', soft: 0.0009 },
      { do: 'artwork', view: VIEW, marks: calm, blend: 'over', soft: 0.0014 },
      { do: 'artwork', view: VIEW, marks: bath, blend: 'ink', soft: 0.002, opacity: 0.7 },
      { do: 'artwork', view: VIEW, marks: glints, blend: 'light', soft: 0.0016, opacity: 0.8 },
    ],
    finish: { exposure: 1.4, tone: 'film', vignette: 0.35, bloom: { strength: 0.3, from: 0.9 } },
  },
})
