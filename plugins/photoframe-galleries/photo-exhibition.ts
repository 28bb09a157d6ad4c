import { join } from 'node:path'
import { area, definePhotoFrame, shade, words } from '@gateway/sdk-plugin/photo-frame'

const INK = '#2b2d31'
const TYPE = { font: 'geometric', weight: 500, align: 'left', fill: INK } as const
const ABOUT =
  'Nobody sees their own face but in glass, in water and in the eyes of others. Take your time; they are in no hurry.'

export default definePhotoFrame({
  name: 'photo_exhibition',
  summary: 'Two framed prints in a white hall of concrete and oak',
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'exhibition'),
        // A window in the glass of each.
        slots: [
          {
            input: 'url',
            gain: 0.86,
            treat: [{ kind: 'glare', at: [0.94, 0.06], size: [0.4, 0.4], panes: [2, 2], soft: 0.035, strength: 0.2 }],
          },
          {
            input: 'url2',
            gain: 0.92,
            // A photograph, as the wall says.
            standIn: 'alps',
            treat: [{ kind: 'glare', at: [0.72, 0.16], size: [0.44, 0.5], panes: [2, 2], soft: 0.035, strength: 0.2 }],
          },
        ],
      },
      // What the hall says of the show, in letters of vinyl.
      {
        do: 'sheet',
        // The wall goes away to the right: lines over the eye fall, those below it rise.
        quad: [
          [0.0225, 0.2345],
          [0.1685, 0.247],
          [0.1685, 0.605],
          [0.0225, 0.6105],
        ],
        blend: 'ink',
        steps: [
          {
            do: 'artwork',
            view: [180, 360],
            blend: 'over',
            marks: [{ draw: 'path', path: 'M0 0H180V360H0Z', fill: '#ffffff' }],
          },
          {
            do: 'artwork',
            view: [180, 360],
            marks: [
              words('Faces', [4, 4, 172, 62], { font: 'roman', weight: 700, align: 'left', fill: INK }),
              words('PHOTOGRAPHS', [5, 74, 170, 15], { ...TYPE, weight: 600, spacing: 0.3 }),
              words(ABOUT, [5, 112, 170, 220], { ...TYPE, size: 19, lines: 9, lineHeight: 1.36, stand: 'top' }),
            ],
          },
        ],
      },
      // One more on the wall that comes nearer to the right, in its shade.
      {
        do: 'sheet',
        quad: [
          [0.922, 0.312],
          [0.99, 0.292],
          [0.99, 0.605],
          [0.922, 0.592],
        ],
        shadows: [
          { offset: [-0.004, 0.006], blur: 0.006, strength: 0.5 },
          { offset: [-0.008, 0.016], blur: 0.024, strength: 0.35 },
        ],
        steps: [
          {
            do: 'artwork',
            view: [100, 130],
            blend: 'over',
            marks: [
              area('M0 0H100V130H0Z', { from: [0, 0], to: [100, 0], inks: ['#3a3936', '#161514'] }),
              area('M4 2.6H97V127.4H4Z', { from: [0, 0], to: [0, 130], inks: ['#a9abac', '#8d9092'] }),
              area('M4 2.6H97V7H9V127.4H4Z', '#5c5e60'),
            ],
          },
          {
            do: 'photo',
            input: 'none',
            standIn: 'sea',
            at: [0.505, 0.5],
            size: [0.62, 0.66],
            treat: [{ kind: 'grade', exposure: 0.5, contrast: 0.1, grain: 0 }],
          },
        ],
      },
      // The sun of a skylight: a white wall without it is empty.
      shade.throughPanes({ left: [-260, -150], strength: 0.5 }),
    ],
    finish: { tone: 'film', exposure: 1.25, tint: [1.03, 1, 0.94], vignette: 0.25 },
  },
})
