import { definePhotoFrame, line, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { EVENING, paperAround, photoIn, type SheetStep, standing, words } from './kit.ts'

/** Two prints on white paper, 192 × 226 mm, in fifths of a millimetre. */
const VIEW = [960, 1130] as const
const PHOTO = [58, 58, 844, 880] as const

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

/** White paper all around the photo. */
const rim: SheetStep = {
  do: 'artwork',
  view: VIEW,
  blend: 'over',
  marks: [
    paperAround(VIEW, ornaments.rectangle([...PHOTO]), ['#f6f3ec', '#f0ece2']),
    line(ornaments.rectangle([...PHOTO]), 2.5, '#8c857a'),
  ],
}

const print = (input: 'url' | 'url2', text: string): SheetStep[] => [
  stillLife,
  photoIn(VIEW, PHOTO, { input }),
  rim,
  words(VIEW, text, [70, 960, 820, 140], { font: 'hand', weight: 600, size: 104, fill: '#3a3430' }),
]

export default definePhotoFrame({
  name: 'festive-days',
  summary: 'Two prints among fir twigs, baubles and lights',
  samples: [{ url: '{samples}/portrait.jpg', url2: '{samples}/landscape.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [standing('festive_days', print('url2', 'with you'), print('url', 'Festive days'))],
    finish: EVENING,
  },
})
