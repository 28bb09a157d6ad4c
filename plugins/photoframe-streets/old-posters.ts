import { type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]
type Box = readonly [number, number, number, number]

/** The plate's pixels. */
export const WALL_VIEW = [1280, 960] as const

/** Paper with torn edges: a shadow on the bricks, a pale rim of fibres, the printed face that ends a little before it. */
function torn([left, top, width, height]: Box, inks: readonly string[], seed: number): Mark[] {
  const rim = ornaments.tornEdges(width, height, { depth: 15, seed, uneven: 1 })
  const face = ornaments.tornEdges(width - 10, height - 12, { depth: 16, seed, uneven: 1 })
  return [
    { draw: 'path', path: ornaments.placed(rim, left + 4, top + 5, 1), fill: '#1a060470' },
    { draw: 'path', path: ornaments.placed(rim, left, top, 1), fill: '#cdb894' },
    {
      draw: 'path',
      path: ornaments.placed(face, left + 5, top + 5, 1),
      fill: { from: [left, top], to: [left + 0.4 * width, top + height], inks },
    },
    // Folded once each way, and rain ran over it.
    {
      draw: 'path',
      path: [
        `M${left + 8} ${top + 0.47 * height}L${left + width - 8} ${top + 0.5 * height}`,
        `M${left + 0.52 * width} ${top + 8}V${top + height - 9}`,
      ],
      line: { paint: '#f4e8cc38', width: 1.6 },
    },
    // Each fold casts a narrow shadow away from the sun.
    {
      draw: 'path',
      path: [
        `M${left + 8} ${top + 0.47 * height + 2.4}L${left + width - 8} ${top + 0.5 * height + 2.4}`,
        `M${left + 0.52 * width + 2.2} ${top + 8}V${top + height - 9}`,
      ],
      line: { paint: '#1e0e0838', width: 3 },
    },
  ]
}

const words = (text: string, box: Box, fill: string): Mark => {
  return { draw: 'text', text, box, fill, font: 'poster', case: 'upper', spacing: 0.05, turn: 0.8 }
}

/** What others pasted up before: on the left in the sun, on the right in the shade of the tree. */
export const older: Mark[] = [
  ...torn([70, 284, 286, 432], ['#bfa06a', '#ae8a54', '#94734a'], 5),
  words('Saturday', [96, 318, 234, 62], '#4d2a20'),
  words('Dance', [92, 382, 242, 126], '#6f2a20'),
  { draw: 'path', path: 'M104 524L322 527L322 531L104 528Z', fill: '#4d2a20' },
  words('Town hall', [104, 548, 218, 52], '#4d2a20'),
  words('Eight o’clock', [122, 612, 182, 30], '#4d2a20'),
  ...torn([846, 306, 198, 440], ['#5d7a72', '#45615c', '#2f4644', '#2b3f3e', '#22322f'], 23),
  { draw: 'path', path: ornaments.circle(946, 470, 62), fill: '#b98f4466' },
  words('Spring', [862, 342, 146, 60], '#d2bd8c'),
  words('Fair', [874, 566, 140, 84], '#a3916a'),
  // The tree's shade goes on over it.
  {
    draw: 'path',
    path: 'M846 300L900 300C880 400 990 430 960 520C930 600 1044 620 1000 746L846 746Z',
    fill: { from: [846, 0], to: [1010, 0], inks: ['#0a060866', '#0a060859', '#0a060800'] },
  },
]
