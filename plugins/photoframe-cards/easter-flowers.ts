import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { GILT, MORNING, paperAround, photoIn, standing } from './kit.ts'

/** A card of cream board, 240 × 290 mm, in quarters of a millimetre; middle and radii of its egg. */
const VIEW = [960, 1160] as const
const EGG = [480, 560, 366, 466] as const
const [x, y, across, down] = EGG
const LEAF = { from: [100, 60], to: [860, 1060], inks: GILT } as const

/** An egg, blunter below. */
function egg(grow: number): string {
  const rx = across + grow
  const ry = down + grow * 1.1
  const k = 0.56
  return (
    `M${x} ${y - ry}` +
    `C${x + rx * 0.48} ${y - ry} ${x + rx} ${y - ry * k * 0.6} ${x + rx} ${y + ry * 0.2}` +
    `C${x + rx} ${y + ry * 0.66} ${x + rx * k} ${y + ry} ${x} ${y + ry}` +
    `C${x - rx * k} ${y + ry} ${x - rx} ${y + ry * 0.66} ${x - rx} ${y + ry * 0.2}` +
    `C${x - rx} ${y - ry * k * 0.6} ${x - rx * 0.48} ${y - ry} ${x} ${y - ry}Z`
  )
}

export default definePhotoFrame({
  name: 'easter-flowers',
  summary: 'A window like an egg among dyed eggs and spring flowers',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      standing('easter_flowers', [
        photoIn(VIEW, [x - across, y - down, 2 * across, 2 * down]),
        {
          do: 'artwork',
          view: VIEW,
          blend: 'over',
          marks: [
            paperAround(VIEW, egg(0), ['#f6efd8', '#f1e7c8']),
            { draw: 'path', path: egg(4), line: { paint: LEAF, width: 12 } },
            { draw: 'path', path: egg(26), line: { paint: LEAF, width: 4 } },
          ],
        },
      ]),
    ],
    finish: MORNING,
  },
})
