import { join } from 'node:path'
import { area, definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { laid } from './barrier.ts'
import { beside, cards, portrait } from './hung.ts'

/** Painted by somebody who turns the brush with each form: shorter strokes, that sink together where the coat is dark. */
const turned = { varied: 1, long: 6, ridges: 2 } as const
const sitter = { ...portrait, ...turned, brush: 0.034, likeness: 0.6 } as const
const neighbour = { ...beside, ...turned } as const

/** The lamps over the picture throw the rope on the wall behind it, and the posts on the boards. */
const ROPE: Parameters<typeof area>[0][] = [
  'M270 742C420 800 520 834 612 836C706 836 822 806 938 752L938 758C822 813 706 844 612 844C520 842 420 808 270 750Z',
  'M258 700L272 700L276 880L262 880ZM934 706L948 706L956 884L942 884Z',
  'M224 930C250 944 300 946 330 932L420 950H300ZM900 946C930 958 970 956 990 944L1060 960H940Z',
]

const STRANDS = laid({
  ends: [
    [269, 704],
    [941, 712],
  ],
  lowest: [608, 787.6],
  half: 4.8,
})

const pool = (x: number, y: number, radius: number) =>
  ({
    centre: [x, y],
    radius,
    inks: ['#fff6e4', '#fff4e0f0', '#fff0d8b8', '#ffecd06c', '#ffe8c826', '#ffe8c800'],
  }) as const

export default definePhotoFrame({
  name: 'national_gallery',
  summary: 'Up to three pictures on blue damask, in a sky-lit hall',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'national_gallery'),
        slots: [
          {
            input: 'url',
            headroom: 0.12,
            gain: 0.42,
            // The skylight in the varnish.
            treat: [
              sitter,
              { kind: 'lamplight', at: [0.5, -0.05], reach: 0.85, rest: 0.5, gain: 1.32, light: [1, 0.95, 0.85] },
              {
                kind: 'glare',
                at: [0.5, 0.02],
                size: [1.1, 0.34],
                lean: 0.1,
                panes: [4, 1],
                soft: 0.05,
                strength: 0.07,
                foot: 0,
                rough: 0.8,
              },
            ],
          },
          { input: 'url2', gain: 0.72, treat: [neighbour], standIn: 'alps' },
          { input: 'url3', gain: 0.8, treat: [neighbour], standIn: 'fruit' },
        ],
      },
      cards('#a9a8a6', [
        { at: [850, 574, 906, 608], type: ['Portrait', 'oil on canvas'] },
        { at: [1214, 576, 1273, 611], type: ['Alpine lake', 'oil on canvas'] },
      ]),
      { do: 'artwork', view: [1280, 960], marks: [area(ROPE.join(''), '#6e6964')], opacity: 0.75, soft: 0.0045 },
      { do: 'artwork', view: [1280, 960], marks: STRANDS, blend: 'over', opacity: 0.85, soft: 0.0005 },
      // The lamps hang for the pictures: towards the floor and the room's ends it is dim.
      {
        do: 'artwork',
        view: [1280, 960],
        marks: [
          area('M0 0H1280V960H0Z', {
            centre: [630, 330],
            radius: 880,
            inks: ['#bdb8b0', '#b6b0a8', '#aaa49b', '#979088', '#7b7570', '#5a5759'],
          }),
          // Pools on the damask: each lamp lights the wall about its picture, warmest below its shade.
          area(ornaments.circle(606, 250, 470), pool(606, 250, 470)),
          area(ornaments.circle(180, 270, 300), pool(180, 270, 300)),
          area(ornaments.circle(1090, 260, 300), pool(1090, 260, 300)),
        ],
      },
    ],
    finish: { exposure: 1.85, tone: 'film', vignette: 0.22 },
  },
})
