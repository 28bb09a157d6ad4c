import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import {
  CANDLES,
  glossy,
  on,
  type Place,
  printed,
  type SheetStep,
  type Step,
  stock,
  type Things,
  words,
  SUNNY,
} from './kit.ts'

const FIRST: Place = { at: [0.295, 0.5], height: 0.84, view: [880, 1070], turn: -4 }
const SECOND: Place = { at: [0.725, 0.53], height: 0.76, view: [880, 1070], turn: 5 }
const WINDOW = [50, 50, 780, 840] as const
/** The same as shares of a print. */
const PART = [50 / 880, 50 / 1070, 780 / 880, 840 / 1070] as const

/** Stands in the second print until there is a photo: baubles on twigs of fir. */
const stillLife: SheetStep = {
  do: 'scene',
  steps: [
    { do: 'backdrop', colours: ['#2a0d18', '#6a1f2a', '#a8502e'], clouds: 0.3 },
    { do: 'bokeh', count: 30, size: [0.02, 0.07], colours: ['#f7c46a', '#f08a4a', '#fbe3a6'], strength: 0.35 },
    {
      do: 'sprigs',
      needle: 0.1,
      snow: 0.3,
      twigs: [
        { at: [-0.1, 0.1], turn: 14, length: 1.1 },
        { at: [1.1, 0], turn: 160, length: 0.8 },
        { at: [0.3, -0.1], turn: 70, length: 0.5 },
      ],
    },
    {
      do: 'solids',
      shadow: 0.25,
      things: [
        { kind: 'bauble', at: [0.36, 0.6], size: 0.19, turn: 4, colour: '#b01025' },
        { kind: 'bauble', at: [0.72, 0.5], size: 0.14, turn: -6, colour: '#c8901e', patterned: true },
      ],
    },
  ],
}

const print = (place: Place, input: 'url' | 'url2', text: string): Step[] => [
  printed(place, [
    stock(['#f4f2ec', '#eeebe2']),
    words(place.view, text, [60, 912, 760, 130], { font: 'hand', weight: 600, size: 100, fill: '#3a3430' }),
  ]),
  {
    do: 'sheet',
    ...on(place, WINDOW),
    steps: [stillLife, { do: 'photo', input, gain: 0.93, treat: glossy(PART, CANDLES) }],
  },
]

const things: Things = [
  { kind: 'bauble', at: [0.115, 0.955], size: 0.056, turn: 20, colour: '#b01025' },
  { kind: 'bauble', at: [0.052, 0.9], size: 0.088, turn: -30, colour: '#c8901e' },
  {
    kind: 'stem',
    at: [0.515, 0.055],
    size: 0.14,
    turn: -88,
    bend: 0.04,
    radius: 0.012,
    colours: ['#8a6a24', '#e0bf6a'],
  },
  { kind: 'bauble', at: [0.515, 0.125], size: 0.062, turn: 4, colour: '#b01025' },
  { kind: 'bauble', at: [0.578, 0.058], size: 0.046, turn: -14, colour: '#c8901e', patterned: true },
  { kind: 'cane', at: [0.5, 1.0], size: 0.34, turn: -78 },
  { kind: 'wrapped', at: [0.462, 0.95], size: 0.06, turn: -24, colours: ['#c8901e', '#f7ece6'] },
  { kind: 'wrapped', at: [0.548, 0.958], size: 0.056, turn: 18, colours: ['#c8143c', '#f7ece6'] },
  { kind: 'bauble', at: [0.89, 0.96], size: 0.052, turn: -20, colour: '#c8901e' },
  { kind: 'bauble', at: [0.952, 0.9], size: 0.085, turn: 35, colour: '#b01025', patterned: true },
  { kind: 'bow', at: [0.29, 0.085], size: 0.115, turn: -5, colour: '#a3122a', tails: 0.9 },
]

/** Twigs before the prints, nearer to the lens than the others. */
const NEAR: Extract<SheetStep, { do: 'scene' }>['steps'][number] = {
  do: 'sprigs',
  shadow: 0.5,
  needle: 0.062,
  snow: 0.2,
  twigs: [
    { at: [-0.05, 0.84], turn: 32, length: 0.34 },
    { at: [1.05, 0.82], turn: 146, length: 0.34 },
    { at: [0.5, 1.03], turn: -176, length: 0.16 },
    { at: [0.51, 1.03], turn: -6, length: 0.16 },
  ],
}

export default definePhotoFrame({
  name: 'festive-days',
  summary: 'Two prints among fir twigs, baubles and lights',
  samples: [{ url: '{samples}/portrait.jpg', url2: '{samples}/landscape.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'wood',
            scale: 0.75,
            relief: 0.55,
            colours: [
              [0.11, 0.052, 0.028],
              [0.045, 0.02, 0.012],
            ],
            spot: { at: [0.35, 0.12], size: 0.9, rest: 0.34, power: 0.9 },
          },
          {
            do: 'sprigs',
            shadow: 0.6,
            needle: 0.055,
            snow: 0.2,
            twigs: [
              { at: [-0.02, -0.02], turn: 36, length: 0.5 },
              { at: [0.5, -0.06], turn: 100, length: 0.4 },
              { at: [0.5, -0.04], turn: 50, length: 0.34 },
              { at: [1.02, 0.02], turn: 140, length: 0.4 },
              { at: [-0.04, 1.02], turn: -36, length: 0.5 },
              { at: [1.04, 1.02], turn: 215, length: 0.5 },
              { at: [0.52, 1.05], turn: -96, length: 0.4 },
            ],
          },
        ],
      },
      ...print(FIRST, 'url', 'Festive days'),
      ...print(SECOND, 'url2', 'with you'),
      {
        do: 'foreground',
        steps: [
          {
            do: 'fairyLights',
            path: [
              [-0.02, 0.035],
              [0.3, 0.01],
              [0.66, 0.03],
              [1.02, 0.01],
            ],
            sag: 0.05,
            count: 6,
            colours: ['#ffb54a'],
            power: 3,
          },
          // What the lamps throw on the prints below them.
          {
            do: 'shape',
            path: 'M-6 3H106V9H-6Z',
            view: [100, 75],
            height: 1,
            steps: [{ do: 'fill', colour: '#ff9a3a', blur: 0.06, opacity: 0.09, blend: 'add' }],
          },
          NEAR,
          { do: 'solids', things, shadow: 0.8 },
        ],
      },
    ],
    finish: { ...SUNNY, exposure: 1.07, tint: [1.05, 1, 0.92], vignette: 0.42 },
  },
})
