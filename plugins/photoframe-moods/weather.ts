import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Artwork = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>
type Mark = Artwork['marks'][number]
type TextMark = Extract<Mark, { draw: 'text' }>

const VIEW = [1280, 800] as const

/** A path about a place, drawn around 0 in units of `size`. */
type Icon = (x: number, y: number, size: number) => Mark[]

const disc = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Z`

/** Straight lines from place to place. */
function outline(x: number, y: number, size: number, places: readonly (readonly [number, number])[]): string {
  return `M${places.map(([u, v]) => `${x + u * size} ${y + v * size}`).join('L')}Z`
}

/** A ball of light in its own glow. */
const sun: Icon = (x, y, size) => [
  {
    draw: 'path',
    path: disc(x, y, size * 1.15),
    fill: { centre: [x, y], radius: size * 1.15, inks: ['#fff0a8f0', '#ffcf3ab0', '#ffb52a38', '#ffae1c00'] },
  },
  {
    draw: 'path',
    path: disc(x, y, size * 0.5),
    fill: {
      centre: [x - size * 0.15, y - size * 0.18],
      radius: size * 0.75,
      inks: ['#fffbe0', '#ffdc4e', '#fb9d12'],
    },
  },
]

const heap = (x: number, y: number, size: number) => [
  disc(x - size * 0.46, y + size * 0.16, size * 0.29),
  disc(x - size * 0.2, y - size * 0.1, size * 0.34),
  disc(x + size * 0.16, y - size * 0.18, size * 0.4),
  disc(x + size * 0.5, y + size * 0.14, size * 0.31),
  `M${x - size * 0.46} ${y}H${x + size * 0.5}V${y + size * 0.45}H${x - size * 0.46}Z`,
]

/** Heads that stand one before the other, light from the upper left, a shadow on the map. */
const cloud =
  (inks: readonly [string, string]): Icon =>
  (x, y, size) => [
    { draw: 'path', rule: 'nonzero', path: heap(x + size * 0.07, y + size * 0.11, size * 1.02), fill: '#03102a55' },
    {
      draw: 'path',
      rule: 'nonzero',
      path: heap(x, y, size),
      fill: { from: [x, y - size * 0.6], to: [x, y + size * 0.46], inks },
    },
    ...[
      [-0.24, -0.06, 0.3],
      [0.14, -0.14, 0.36],
      [0.48, 0.16, 0.27],
    ].map(([u, v, radius]): Mark => {
      const [cx, cy] = [x + u! * size, y + v! * size]
      const lit = [cx - 0.1 * size, cy - 0.14 * size] as const
      return {
        draw: 'path',
        path: disc(cx, cy, radius! * size),
        fill: { centre: lit, radius: radius! * size * 1.1, inks: ['#ffffffe0', '#ffffff50', '#ffffff00'] },
      }
    }),
  ]

const white = cloud(['#ffffff', '#b7cbe2'])
const grey = cloud(['#a9b7c6', '#586678'])

const drops: Icon = (x, y, size) =>
  [-0.4, -0.04, 0.32].map((place, index) => ({
    draw: 'path',
    path: `M${x + place * size} ${y + size * (0.58 + 0.06 * (index % 2))}l${-size * 0.12} ${size * 0.34}`,
    line: { paint: '#4fc0ff', width: size * 0.11, round: true },
  }))

const bolt: Icon = (x, y, size) => [
  {
    draw: 'path',
    path: outline(x, y, size, [
      [0.08, 0.3],
      [-0.2, 0.76],
      [-0.02, 0.76],
      [-0.12, 1.1],
      [0.24, 0.6],
      [0.06, 0.6],
      [0.2, 0.3],
    ]),
    fill: '#ffd23a',
  },
]

const fair: Icon = (x, y, size) => [
  ...sun(x + size * 0.3, y - size * 0.3, size * 0.8),
  ...white(x - size * 0.06, y + size * 0.1, size),
]
const showers: Icon = (x, y, size) => [
  ...sun(x + size * 0.3, y - size * 0.34, size * 0.76),
  ...grey(x, y, size),
  ...drops(x, y, size),
]
const rain: Icon = (x, y, size) => [...grey(x, y, size), ...drops(x, y, size)]
const thunder: Icon = (x, y, size) => [...grey(x, y, size), ...bolt(x, y, size)]

const words = (text: string, box: readonly [number, number, number, number], more: Partial<TextMark> = {}): Mark => ({
  draw: 'text',
  text,
  box,
  font: 'sans',
  weight: 700,
  fill: '#ffffff',
  ...more,
})

/** The corners of a plate, from its upper right one on. */
const ROUND = ['10 10', '-10 10', '-10 -10', '10 -10'].map((way) => `a10 10 0 0 1 ${way}`)

/** A town with what it may expect. */
function town(icon: Icon, name: string, degrees: string, x: number, y: number): Mark[] {
  const plate = `M${x - 78} ${y + 46}h156${ROUND[0]}v24${ROUND[1]}h-156${ROUND[2]}v-24${ROUND[3]}Z`
  return [
    ...icon(x, y, 40),
    { draw: 'path', path: plate, fill: '#06224fd8' },
    words(name, [x - 74, y + 52, 92, 32], { size: 18, weight: 500, align: 'left' }),
    words(degrees, [x + 32, y + 52, 42, 32], { size: 22, align: 'right' }),
  ]
}

/** One of the days to come. */
function day(icon: Icon, name: string, warm: string, cold: string, x: number): Mark[] {
  return [
    words(name, [x - 50, 708, 100, 26], { size: 19, weight: 500, fill: '#bcd6f2' }),
    ...icon(x - 24, 758, 22),
    words(warm, [x + 8, 738, 50, 26], { size: 25, align: 'left' }),
    words(cold, [x + 8, 766, 50, 20], { size: 18, weight: 500, fill: '#8fb4dd', align: 'left' }),
  ]
}

const MAP: Mark[] = [
  ...town(rain, 'Fennick', '14°', 150, 200),
  ...town(thunder, 'Corrin Bay', '13°', 208, 448),
  ...town(showers, 'Marlow', '17°', 420, 300),
  ...town(fair, 'Easterly', '19°', 640, 180),
  ...town(sun, 'Sandhaven', '22°', 600, 500),
]

const BANNER: Mark[] = [
  {
    draw: 'path',
    path: 'M0 690H1280V800H0Z',
    fill: { from: [0, 690], to: [0, 800], inks: ['#0d3f86', '#072552', '#041737'] },
  },
  {
    draw: 'path',
    path: 'M0 686H1280V692H0Z',
    fill: { from: [0, 0], to: [1280, 0], inks: ['#ffcf2e', '#f79a0e', '#ffcf2e'] },
  },
  { draw: 'path', path: 'M0 696H352L322 800H0Z', fill: { from: [0, 696], to: [0, 800], inks: ['#1c6ad0', '#0e4596'] } },
  words('TODAY', [44, 706, 270, 26], { size: 20, weight: 500, fill: '#cfe4ff', align: 'left', spacing: 0.12 }),
  words('Bright spells', [44, 732, 270, 32], { size: 29, align: 'left' }),
  words('rain from the west', [44, 764, 270, 24], { size: 20, weight: 500, fill: '#cfe4ff', align: 'left' }),
  ...day(fair, 'MON', '19°', '11°', 460),
  ...day(showers, 'TUE', '16°', '10°', 632),
  ...day(rain, 'WED', '14°', '9°', 804),
  ...day(fair, 'THU', '18°', '10°', 976),
  ...day(sun, 'FRI', '23°', '13°', 1148),
]

/** The lamps of the studio on the wall of screens: light where the presenter stands, less to the sides. */
const STUDIO: Mark[] = [
  {
    draw: 'path',
    path: 'M0 0H1280V800H0Z',
    fill: { centre: [900, 300], radius: 1000, inks: ['#7fc4ff30', '#2a6ab000', '#01061a66', '#010412b0'] },
  },
]

const TITLE: Mark[] = [
  { draw: 'path', path: 'M0 42H330L300 108H0Z', fill: { from: [0, 42], to: [0, 108], inks: ['#1c6ad0', '#0b3a82'] } },
  { draw: 'path', path: 'M300 108L330 42H338L308 108Z', fill: '#ffcf2e' },
  words('THE WEATHER', [44, 54, 240, 42], { size: 32, align: 'left', spacing: 0.04 }),
]

export default definePhotoFrame({
  name: 'weather',
  summary: 'Presents the weather on television',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: VIEW,
    steps: [
      { do: 'scene', steps: [{ do: 'weatherMap' }] },
      { do: 'artwork', view: VIEW, blend: 'over', marks: [...STUDIO, ...TITLE, ...MAP] },
      { do: 'photo', at: [0.79, 0.51], size: [0.42, 0.78], headroom: 0.16, treat: [{ kind: 'presenter' }] },
      { do: 'artwork', view: VIEW, blend: 'over', marks: BANNER },
    ],
    finish: { tone: 'soft', vignette: 0.12, bloom: { strength: 0.12, from: 0.85 } },
  },
})
