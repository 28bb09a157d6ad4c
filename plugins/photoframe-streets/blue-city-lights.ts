import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

const SIGN = [3900, 400] as const

/** Blue glass with lamps behind it, darker towards its ends. */
const glass: Mark[] = [
  {
    draw: 'path',
    path: 'M0 0H3900V400H0Z',
    fill: { from: [0, 0], to: [0, 400], inks: ['#0a3f9e', '#1458c8', '#1253c0', '#093a92'] },
  },
  {
    draw: 'path',
    path: 'M0 0H3900V400H0Z',
    fill: { from: [0, 0], to: [3900, 0], inks: ['#02143c80', '#02143c00', '#02143c00', '#02143c80'] },
  },
]

const letters: Mark[] = [
  {
    draw: 'text',
    box: [260, 62, 3380, 270],
    font: 'geometric',
    weight: 600,
    spacing: 0.05,
    size: 300,
    fill: '#f4faff',
    text: { input: 'text', most: 50, description: 'On the lit sign over the posters' },
  },
]

const PLATE = [1280, 960] as const
const row = (text: string, y: number, size: number, weight: 400 | 600 | 700, fill: string): Mark => {
  return { draw: 'text', text, box: [591, y, 82, 1.4 * size], font: 'geometric', weight, size, fill }
}
/** Minutes past each hour that trams leave at. */
const MINUTES = [
  '04 19 34 49',
  '02 14 26 38 50',
  '07 17 27 37 47 57',
  '01 13 25 37 49',
  '09 24 39 54',
  '03 18 33 48',
] as const
const timetable: Mark[] = [
  {
    draw: 'path',
    path: 'M586.5 405L678 406.5V541H586.5Z',
    fill: { from: [0, 405], to: [0, 541], inks: ['#eef3f6', '#d7e2ec'] },
  },
  { draw: 'path', path: 'M586.5 405L678 406.5V424.5L586.5 423.5Z', fill: '#1d4fa0' },
  row('7  Harbour', 408, 10.5, 700, '#f6f9fb'),
  ...Array.from({ length: 13 }, (_, at): Mark[] => [
    {
      draw: 'text',
      text: String(5 + at).padStart(2, '0'),
      box: [591, 427.5 + 8.4 * at, 12, 9],
      font: 'geometric',
      weight: 700,
      size: 6.6,
      fill: '#123a78',
    },
    {
      draw: 'text',
      text: MINUTES[at % MINUTES.length]!,
      box: [607, 427.5 + 8.4 * at, 66, 9],
      align: 'left',
      font: 'geometric',
      weight: 500,
      size: 6.4,
      fill: '#1b2635',
    },
  ]).flat(),
]

/** The pavement between the posts and the legs of the bench, as far as the kerb. */
const GROUND = [
  'M162 752H538V782H556V752H566V790H584V752H694V788H712V752H722V778H738V750H1070V772H1092V750',
  'H1280V816L0 838V752H140V788H162Z',
].join('')

/** Tubes behind the poster are brightest in the middle; its glass mirrors the last of the sky. */
const treat = [
  { kind: 'lamplight', at: [0.5, 0.42], reach: 0.62, rest: 0.6, gain: 1.12, light: [0.97, 0.98, 1] },
  {
    kind: 'glare',
    at: [0.93, 0.3],
    size: [0.36, 1.2],
    lean: 0.45,
    panes: [1, 1],
    soft: 0.09,
    strength: 0.07,
    light: [0.6, 0.75, 1],
    foot: 0.2,
  },
] as const

export default definePhotoFrame({
  name: 'blue_city_lights',
  summary: 'Two lit posters at a tram stop in the blue hour, a lit sign over them, a wet street before a city',
  samples: [
    { url: '{samples}/friend.jpg', text: 'Meet me in the city' },
    { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg', text: 'Lakeside' },
  ],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'blue_city_lights'),
        slots: [
          {
            input: 'url',
            headroom: 0.1,
            gain: 0.78,
            treat: [...treat],
            spill: { at: [0.29, 0.74], reach: [0.4, 0.3], strength: 19, base: 0.01 },
          },
          {
            input: 'url2',
            standIn: 'concert',
            gain: 0.78,
            treat: [...treat],
            spill: { at: [0.71, 0.74], reach: [0.4, 0.3], strength: 14, base: 0.008 },
          },
          { sheet: [{ do: 'artwork', view: SIGN, marks: [...glass, ...letters], blend: 'over' }] },
        ],
      },
      {
        do: 'wetGround',
        view: [1280, 960],
        ground: GROUND,
        horizon: 0.583,
        puddles: 0.4,
        ripple: 0.012,
        streak: 0.07,
        grain: 0.6,
        mirror: [0.9, 0.9],
        damp: [0.95, 0.95],
        lit: 5,
        behind: { line: 0.745, reach: 2.6, strength: 0.32 },
      },
      { do: 'artwork', view: PLATE, marks: timetable, blend: 'over', opacity: 0.94, soft: 0.0004 },
    ],
    finish: { tone: 'film', vignette: 0.25, bloom: { strength: 0.4, from: 0.88 } },
  },
})
