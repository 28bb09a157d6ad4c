import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { disc, fair, type Icon, type Mark, rain, showers, sun, thunder } from './weather-icons.ts'

type TextMark = Extract<Mark, { draw: 'text' }>

const VIEW = [1280, 800] as const

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

/** Where the wall of screens ends and the studio beside it is seen. */
const EDGE = 846

const upright = (x: number, wide: number, ink: string): Mark => ({
  draw: 'path',
  path: `M${x} 0h${wide}V700h${-wide}Z`,
  fill: { from: [x, 0], to: [x, 700], inks: [`${ink}ff`, `${ink}c0`, `${ink}30`] },
})

/** Less light at the sides of the wall. */
const SCREENS: Mark[] = [
  {
    draw: 'path',
    path: 'M0 0H1280V800H0Z',
    fill: { centre: [520, 330], radius: 900, inks: ['#ffffff00', '#01061a30', '#010412a0'] },
  },
]

/** The studio beside the wall, far behind: a dark set with strips of light, a rig of lamps under its ceiling. */
const STUDIO: Mark[] = [
  {
    draw: 'path',
    path: `M${EDGE} -40H1320V840H${EDGE}Z`,
    fill: { from: [EDGE, 0], to: [1280, 0], inks: ['#16407a', '#0c2752', '#071833', '#050f22'] },
  },
  {
    draw: 'path',
    path: `M${EDGE} -40H1320V96H${EDGE}Z`,
    fill: { from: [0, 0], to: [0, 96], inks: ['#02060f', '#02060fe0', '#02060f00'] },
  },
  {
    draw: 'path',
    path: `M${EDGE} 560H1320V840H${EDGE}Z`,
    fill: { from: [0, 560], to: [0, 700], inks: ['#0b234800', '#153a6ccc', '#0a1f40'] },
  },
]

/** What shines there. */
const STRIPS: Mark[] = [
  upright(896, 12, '#2f8dff'),
  upright(1196, 16, '#2f8dff'),
  upright(1234, 8, '#49b4ff'),
  upright(1262, 30, '#1b5fd0'),
  ...(
    [
      [936, 40, 15],
      [1018, 58, 9],
      [1104, 60, 11],
      [1184, 30, 13],
      [1256, 50, 17],
    ] as const
  ).map(([x, y, radius]): Mark => {
    const glow = {
      centre: [x, y] as const,
      radius: 2 * radius,
      inks: ['#fffaf0', '#fff0d2f0', '#bcd8ff50', '#6aa8ff00'],
    }
    return { draw: 'path', path: disc(x, y, 2 * radius), fill: glow }
  }),
]

/** The frame that holds the screens, its side lit by them. */
const BEZEL: Mark[] = [
  {
    draw: 'path',
    path: `M${EDGE - 5} 0h15V690h-15Z`,
    fill: { from: [EDGE - 5, 0], to: [EDGE + 10, 0], inks: ['#01040c', '#0b1426', '#22344f', '#0a1322'] },
  },
  {
    draw: 'path',
    path: `M${EDGE + 10} 0h26V690h-26Z`,
    fill: { from: [EDGE + 10, 0], to: [EDGE + 36, 0], inks: ['#000409b0', '#00040900'] },
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
      { do: 'artwork', view: VIEW, blend: 'over', marks: [...SCREENS, ...TITLE, ...MAP] },
      { do: 'artwork', view: VIEW, blend: 'over', marks: STUDIO },
      { do: 'artwork', view: VIEW, blend: 'light', soft: 0.014, marks: STRIPS },
      { do: 'artwork', view: VIEW, blend: 'over', marks: BEZEL },
      { do: 'photo', at: [0.82, 0.5525], size: [0.36, 0.68], headroom: 0.1, treat: [{ kind: 'presenter' }] },
      { do: 'artwork', view: VIEW, blend: 'over', marks: BANNER },
    ],
    finish: { tone: 'soft', vignette: 0.12, bloom: { strength: 0.12, from: 0.85 } },
  },
})
