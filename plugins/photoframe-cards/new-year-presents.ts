import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { CANDLES, printed, GOLD_TYPE, on, photoOn, type Place, stock, type Things, SUNNY } from './kit.ts'

const CARD: Place = { at: [0.635, 0.51], height: 0.86, view: [1180, 1240], turn: 2.4 }

const RED = '#a3122a'
const things: Things = [
  {
    kind: 'present',
    at: [0.13, 0.3],
    size: 0.15,
    tilt: 19,
    spin: -14,
    deep: 0.8,
    colours: ['#123c34', '#d9b25a', '#d9b25a'],
    wrapping: 'stars',
  },
  {
    kind: 'present',
    at: [0.225, 0.57],
    size: 0.145,
    tilt: 19,
    spin: 12,
    deep: 0.7,
    colours: [RED, '#f3e9da', '#f3e9da'],
    wrapping: 'dots',
  },
  {
    kind: 'present',
    at: [0.1, 0.8],
    size: 0.15,
    tilt: 19,
    spin: -20,
    deep: 0.8,
    soft: 0.0014,
    colours: ['#e9e0cf', '#2f5d46', '#c9a24a'],
    wrapping: 'stripes',
  },
  { kind: 'bauble', at: [0.245, 0.88], size: 0.085, turn: -40, colour: '#c8901e' },
  { kind: 'bauble', at: [0.29, 0.16], size: 0.065, turn: 30, colour: '#b01025' },
  { kind: 'bauble', at: [0.975, 0.07], size: 0.07, turn: 150, colour: '#184f6a', patterned: true },
  { kind: 'bauble', at: [0.945, 0.9], size: 0.088, turn: 40, colour: '#b01025' },
  { kind: 'bauble', at: [0.872, 0.94], size: 0.056, turn: -20, colour: '#c8901e' },
  { kind: 'curl', at: [0.0, 0.6], size: 0.16, turn: 12, colour: '#d9a540' },
  { kind: 'curl', at: [0.29, 0.84], size: 0.13, turn: -24, colour: RED, turns: 4 },
]

const caption = on(CARD, [90, 1000, 1000, 180])

export default definePhotoFrame({
  name: 'new_year_presents',
  summary: 'A card among presents, baubles and fir twigs, with a greeting in gold',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Happy New Year' },
    { url: '{samples}/landscape.jpg', text: 'A happy and peaceful new year to all of you' },
  ],
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
              [0.16, 0.082, 0.046],
              [0.065, 0.031, 0.017],
            ],
            spot: { at: [0.3, 0.15], size: 0.9, rest: 0.36, power: 0.9 },
          },
          {
            do: 'sprigs',
            shadow: 0.6,
            needle: 0.055,
            snow: 0.25,
            twigs: [
              { at: [-0.02, 0.02], turn: 24, length: 0.55 },
              { at: [-0.03, 0.12], turn: 8, length: 0.4 },
              { at: [0.12, -0.06], turn: 72, length: 0.3 },
              { at: [0.3, -0.04], turn: 60, length: 0.36 },
              { at: [0.62, -0.05], turn: 140, length: 0.4 },
              { at: [1.02, -0.02], turn: 150, length: 0.5 },
              { at: [1.03, 0.3], turn: 215, length: 0.3 },
              { at: [1.03, 1.02], turn: 215, length: 0.5 },
              { at: [-0.03, 1.02], turn: -30, length: 0.5 },
              { at: [0.14, 1.05], turn: -58, length: 0.34 },
              { at: [0.3, 1.06], turn: -120, length: 0.3 },
              { at: [1.04, 0.74], turn: 170, length: 0.3 },
            ],
          },
        ],
      },
      printed(CARD, [stock(['#f6f0e4', '#efe6d4'])]),
      photoOn(CARD, [80, 80, 1020, 890], {}, CANDLES),
      {
        do: 'caption',
        input: 'text',
        lettering: {
          font: 'script',
          weight: 400,
          width: caption.size[0] * 0.96,
          height: caption.size[1],
          centre: caption.at,
          lineHeight: 0.95,
        },
        steps: GOLD_TYPE,
      },
      { do: 'foreground', steps: [{ do: 'solids', things, shadow: 0.8 }] },
      // A candle beyond the upper left corner.
      {
        do: 'artwork',
        view: [1280, 960],
        blend: 'light',
        marks: [
          {
            draw: 'path',
            path: 'M0 0H1280V960H0Z',
            fill: { centre: [-40, -60], radius: 1100, inks: ['#5a3410', '#2c180a', '#120a05', '#000000'] },
            opacity: 0.55,
          },
        ],
      },
    ],
    finish: { ...SUNNY, exposure: 1.07, tint: [1.05, 1, 0.92], vignette: 0.42 },
  },
})
