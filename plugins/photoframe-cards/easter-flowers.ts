import { definePhotoFrame, ornaments } from '@gateway/sdk-plugin/photo-frame'
import { GILT, GLOSS, MORNING, paperAround, photoIn, standing, SUNLIT } from './kit.ts'

/** A card of cream board, 240 × 290 mm, in quarters of a millimetre; middle and radii of its egg. */
const VIEW = [960, 1160] as const
const MIDDLE = [480, 560] as const
const [across, down] = [366, 466] as const
const LEAF = { from: [100, 60], to: [860, 1060], inks: GILT } as const

/** The board's white core where it was cut aslant. */
const CUT = { from: [180, 150], to: [780, 980], inks: ['#b3a88e', '#d9d0b8', '#fffdf4', '#ffffff'] } as const

/** An egg, blunter below; `grow` outwards, moved aside. */
function egg(grow: number, [dx, dy]: readonly [number, number] = [0, 0]): string {
  const [x, y] = [MIDDLE[0] + dx, MIDDLE[1] + dy]
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
        photoIn(VIEW, [MIDDLE[0] - across, MIDDLE[1] - down, 2 * across, 2 * down], {
          treat: [SUNLIT, { ...GLOSS, strength: 0.07 }],
        }),
        // The board is thick: the sun leaves the photo's upper left rim in its shade, and meets the cut across from there.
        {
          do: 'artwork',
          view: VIEW,
          blend: 'ink',
          soft: 0.007,
          opacity: 0.62,
          marks: [
            { draw: 'path', path: ornaments.rectangle([-20, -20, 1000, 1200]) + egg(-6, [15, 20]), fill: '#241a16' },
          ],
        },
        {
          do: 'artwork',
          view: VIEW,
          blend: 'over',
          marks: [
            paperAround(VIEW, egg(0), ['#f6efd8', '#f1e7c8']),
            { draw: 'path', path: egg(4), line: { paint: CUT, width: 13 } },
            { draw: 'path', path: egg(11), line: { paint: '#cfc3a4', width: 1.5 } },
            { draw: 'path', path: egg(26), line: { paint: LEAF, width: 9 } },
            { draw: 'path', path: egg(38), line: { paint: LEAF, width: 3 } },
          ],
        },
      ]),
    ],
    finish: MORNING,
  },
})
