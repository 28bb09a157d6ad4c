import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { DESK, DESK_EDGE, DESK_GLOSS, DESK_TOP, NOTES, NOTES_SHADE } from './weather-desk.ts'
import { fair, type Icon, type Mark, rain, showers, sun, thunder } from './weather-icons.ts'
import { BEZEL, GEAR, LAMPS, STRIPS, STUDIO } from './weather-studio.ts'

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
  ...town(fair, 'Easterly', '19°', 622, 180),
  ...town(sun, 'Sandhaven', '22°', 486, 516),
]

/** Where a cold front lies, point by point, and how far its teeth stand off. */
const FRONT = { from: [338, -10], by: [250, 210], to: [452, 470], tooth: 17 } as const

function frontAt(share: number): { x: number; y: number; along: readonly [number, number] } {
  const { from, by, to } = FRONT
  const one = (c: 0 | 1) => (1 - share) ** 2 * from[c] + 2 * share * (1 - share) * by[c] + share * share * to[c]
  const way = (c: 0 | 1) => (1 - share) * (by[c] - from[c]) + share * (to[c] - by[c])
  const length = Math.hypot(way(0), way(1))
  return { x: one(0), y: one(1), along: [way(0) / length, way(1) / length] }
}

const toothAt = (share: number): string => {
  const { x, y, along } = frontAt(share)
  const { tooth } = FRONT
  const at = (on: number, off: number) => `${x + on * along[0] + off * along[1]} ${y + on * along[1] - off * along[0]}`
  return `M${at(-0.8 * tooth, 0)}L${at(0, 1.15 * tooth)}L${at(0.8 * tooth, 0)}Z`
}

/** The front, as maps show it: a line with teeth towards where it goes. */
const COLD: Mark[] = [
  { draw: 'path', path: Array.from({ length: 11 }, (_, at) => toothAt((at + 0.6) / 11)), fill: '#1f5cf0' },
  {
    draw: 'path',
    path: `M${FRONT.from.join(' ')}Q${FRONT.by.join(' ')} ${FRONT.to.join(' ')}`,
    line: { width: 6, paint: '#1f5cf0' },
  },
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

/** Less light at the sides of the wall. */
const SCREENS: Mark[] = [
  {
    draw: 'path',
    path: 'M0 0H1280V800H0Z',
    fill: { centre: [560, 330], radius: 920, inks: ['#ffffff00', '#01061a20', '#01041290'] },
  },
]

/** The lines of the picture tube. */
const LINES: Mark[] = [
  { draw: 'path', path: Array.from({ length: 200 }, (_, line) => `M0 ${4 * line}H1280v2H0Z`), fill: '#02061207' },
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
      { do: 'artwork', view: VIEW, blend: 'over', marks: [...COLD, ...SCREENS, ...TITLE, ...MAP] },
      { do: 'artwork', view: VIEW, blend: 'over', marks: STUDIO },
      { do: 'artwork', view: VIEW, blend: 'light', soft: 0.014, marks: STRIPS },
      { do: 'artwork', view: VIEW, blend: 'over', soft: 0.011, marks: GEAR },
      { do: 'artwork', view: VIEW, blend: 'light', soft: 0.007, marks: LAMPS },
      { do: 'artwork', view: VIEW, blend: 'over', marks: BEZEL },
      { do: 'artwork', view: VIEW, blend: 'over', marks: DESK },
      { do: 'artwork', view: VIEW, blend: 'light', soft: 0.006, clip: DESK_TOP, marks: DESK_GLOSS },
      { do: 'photo', at: [0.7385, 0.555], size: [0.555, 1.11], headroom: 0.1, treat: [{ kind: 'presenter' }] },
      { do: 'artwork', view: VIEW, blend: 'over', marks: DESK_EDGE },
      { do: 'artwork', view: VIEW, blend: 'over', soft: 0.004, marks: NOTES_SHADE },
      // Nearer than the person, who is in focus.
      { do: 'artwork', view: VIEW, blend: 'over', soft: 0.0008, marks: NOTES },
      { do: 'artwork', view: VIEW, blend: 'over', marks: [...BANNER, ...LINES] },
    ],
    finish: { tone: 'soft', vignette: 0.12, bloom: { strength: 0.12, from: 0.85 } },
  },
})
