import { join } from 'node:path'
import { area, definePhotoFrame, type MarkInput, ornaments, shade } from '@gateway/sdk-plugin/photo-frame'

/** The oval's box in millimetres. */
const OVAL = [204, 268] as const
const { chance } = shade

/** A leaf's shadow that points inwards from the rim, at a turn in degrees (0 to the right, 90 up). */
function leafShade(at: number, seed: number): string {
  const [turn, lean] = [(at * Math.PI) / 180, 0.9 * (chance(seed, 1) - 0.5)]
  const [x, y] = [102 + 103 * Math.cos(turn), 134 - 135 * Math.sin(turn)]
  // The sun stands to the upper left: shadows fall to the right of what casts them, and down.
  const way = Math.atan2(134 - y + 30, 102 - x + 40) + lean
  const [long, wide] = [22 + 16 * chance(seed, 2), 7 + 5 * chance(seed, 3)]
  const point = (along: number, aside: number) =>
    `${x + along * Math.cos(way) - aside * Math.sin(way)} ${y + along * Math.sin(way) + aside * Math.cos(way)}`
  const foot = point(-16, 0)
  const side = (aside: number) => [point(2, aside), point(0.6 * long, aside)]
  const [near, far] = [side(-wide), side(wide)]
  return `M${foot}C${near[0]} ${near[1]} ${point(long, 0)}C${far[1]} ${far[0]} ${foot}Z`
}

/** What lies around the photo keeps the low sun off its rim, leaf by leaf. */
const SHADES: MarkInput[] = [
  ...Array.from({ length: 26 }, (_, at) => area(leafShade(76 + at * 6.6, at), '#1c0c0488')),
  ...Array.from({ length: 12 }, (_, at) => area(leafShade(-88 + at * 13, at + 40), '#1c0c0448')),
]

/** How wide the mount is that the photo lies behind, in millimetres. */
const BOARD = 10
const WINDOW = ornaments.oval(102, 134, 102 - BOARD, 134 - BOARD)
/** The board's shade on the photo, deeper on the side that the sun comes from. */
const beneath: MarkInput[] = [
  {
    draw: 'path',
    path: ornaments.oval(103, 135.4, 102 - BOARD, 134 - BOARD),
    line: { paint: '#140a04b0', width: 3.6 },
  },
]
/** A mount of ivory board around the photo; its cut is bevelled and bright where it looks to the sun. */
const mount: MarkInput[] = [
  {
    draw: 'path',
    path: `M-6 -6H210V274H-6Z${WINDOW}`,
    rule: 'evenodd',
    fill: { from: [0, 0], to: [204, 268], inks: ['#e6d8b8', '#d6c4a0', '#c0aa84'] },
  },
  {
    draw: 'path',
    path: WINDOW,
    line: { paint: { from: [0, 0], to: [204, 268], inks: ['#8a7656', '#d8c8a6', '#fff6de'] }, width: 1.5 },
  },
  {
    draw: 'path',
    path: ornaments.oval(102, 134, 99.4 - BOARD + 6, 131.4 - BOARD + 6),
    line: { paint: '#a8874ac0', width: 0.6 },
  },
]

export default definePhotoFrame({
  name: 'autumn-frame',
  summary: 'An oval portrait in a wreath of maple leaves, late roses, rowan berries and pumpkins',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1024, 1280],
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'autumn_frame'),
        // A low October sun, and greens that have turned.
        slots: [
          {
            sheet: [
              {
                do: 'photo',
                headroom: 0.14,
                size: [0.93, 0.94],
                blend: 'over',
                treat: [
                  { kind: 'lamplight', at: [0.6, 0.56], reach: 0.66, rest: 0.52, gain: 1.14, light: [1.03, 0.98, 0.9] },
                  {
                    kind: 'grade',
                    contrast: 0.12,
                    saturation: 0.82,
                    darks: [1.1, 0.93, 0.74],
                    lights: [1.06, 0.98, 0.84],
                    grain: 0.1,
                  },
                ],
              },
              { do: 'artwork', view: OVAL, blend: 'over', soft: 0.007, marks: beneath },
              { do: 'artwork', view: OVAL, blend: 'over', marks: mount },
              { do: 'artwork', view: OVAL, blend: 'over', soft: 0.006, marks: SHADES },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0.24, bloom: { strength: 0.1 } },
  },
})
