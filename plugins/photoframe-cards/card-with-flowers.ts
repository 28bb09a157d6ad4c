import { definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { GLOSS, MORNING, photoIn, type SheetStep, standing, stock, SUNLIT, words } from './kit.ts'

/** A print, 170 × 206 mm, and a tag, 98 × 58 mm, on a board with a seam around it. */
const PRINT = [850, 1030] as const
const TAG = [490, 290] as const
const BRASS = ['#f4dfa6', '#b98c3e', '#6e4c18', '#d8b468'] as const

/** What the sun throws from the petals beside it on the gloss: white and blue from the posy, a little rose above. */
const petals: SheetStep = {
  do: 'artwork',
  view: PRINT,
  blend: 'light',
  opacity: 0.32,
  marks: [
    {
      draw: 'path',
      path: 'M810 300H330V990H810Z',
      fill: { from: [830, 900], to: [610, 640], inks: ['#5c6a8c', '#3a4462', '#20283c60', '#00000000'] },
    },
    {
      draw: 'path',
      path: 'M40 40H420V420H40Z',
      fill: { from: [40, 60], to: [230, 240], inks: ['#6a4a52', '#40303a80', '#00000000'] },
    },
  ],
}

/** The thread comes over the tag's edge to an eyelet of brass, through it and around itself. */
const THREAD = 'M-8 138Q10 142 30 137T50 142M30 137Q44 128 52 139'
const shadow: SheetStep = {
  do: 'artwork',
  view: TAG,
  soft: 0.012,
  opacity: 0.5,
  marks: [
    { draw: 'path', path: ornaments.placed(THREAD, 4, 6, 1), line: { paint: '#2a1c10', width: 8, round: true } },
    { draw: 'path', path: ornaments.circle(53, 146, 15), fill: '#2a1c10' },
  ],
}
const knot: SheetStep = {
  do: 'artwork',
  view: TAG,
  blend: 'over',
  marks: [
    { draw: 'path', path: ornaments.circle(50, 142, 13), fill: { from: [40, 130], to: [60, 154], inks: BRASS } },
    { draw: 'path', path: ornaments.circle(50, 142, 7.5), fill: '#1c120a' },
    {
      draw: 'path',
      path: THREAD,
      line: {
        paint: { from: [0, 132], to: [6, 146], inks: ['#f0e6d0', '#c9b896', '#8a7852'] },
        width: 5.5,
        round: true,
      },
    },
  ],
}

export default definePhotoFrame({
  name: 'card-with-flowers',
  summary: 'A card of brown board with fresh flowers laid on it',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      standing(
        'card_with_flowers',
        [
          stock([
            [0.9, 0.89, 0.86],
            [0.89, 0.87, 0.83],
          ]),
          photoIn(PRINT, [40, 40, 770, 950], {
            treat: [SUNLIT, { ...GLOSS, size: [0.3, 0.4], strength: 0.09, foot: 0.04, soft: 0.05 }],
          }),
          petals,
        ],
        [
          stock(['#f6efdf', '#efe5d0']),
          words(TAG, 'Thank you', [70, 40, 390, 210], { font: 'script', size: 124, fill: '#5a4632' }),
          shadow,
          knot,
        ],
      ),
    ],
    finish: MORNING,
  },
})
