import { join } from 'node:path'
import { definePhotoFrame, ornaments, type papers } from '@gateway/sdk-plugin/photo-frame'
import { unlike } from './house-fronts.ts'
import { brickJoints, type Eye } from './on-the-ground.ts'

const VIEW = [1280, 960] as const
const tag = (text: string, box: readonly [number, number, number, number], fill: string, turn: number): papers.Mark => {
  return { draw: 'text', text, box, font: 'marker', weight: 700, uneven: 0.8, fill, turn }
}
/** A crown and an arrow, in the can's round line. */
const drawn = (path: string, paint: string, width: number): papers.Mark => {
  return { draw: 'path', path, line: { paint, width, round: true } }
}
interface Letter {
  text: string
  box: readonly [number, number, number, number]
  turn: number
}

/** How far a piece stands off the wall, in steps down to the right. */
const BLOCK = [18, 15, 12, 9, 6, 3] as const

/** A piece filled from the can: fat letters in a block that lean on one another, each over the one before. */
const thrown = (letters: readonly Letter[], dark: string, side: string, inks: string[]): papers.Mark[] => {
  const lettered = ({ text, box, turn }: Letter, by = 0) => {
    const [x, y, width, height] = box
    return { draw: 'text', text, box: [x + by, y + by, width, height], font: 'round', weight: 900, turn } as const
  }
  const backs = letters.flatMap((letter): papers.Mark[] => [
    { ...lettered(letter, 20), fill: dark, outline: { ink: dark, width: 24 } },
    ...BLOCK.map((by): papers.Mark => ({ ...lettered(letter, by), fill: side, outline: { ink: side, width: 17 } })),
  ])
  const faces = letters.flatMap((letter): papers.Mark[] => {
    const [x, y, , height] = letter.box
    const fill = { from: [x, y] as const, to: [x, y + height] as const, inks }
    return [
      { ...lettered(letter), fill: dark, outline: { ink: dark, width: 21 } },
      { ...lettered(letter), fill, outline: { ink: inks[1]!, width: 12 } },
      { ...lettered(letter), fill, outline: { ink: dark, width: 2.6 } },
    ]
  })
  return [...backs, ...faces]
}

/** Paint that ran down from where it was thickest: broad at its root, a bead at its end. */
const runs = (
  places: readonly (readonly [x: number, from: number, long: number, half: number])[],
  fill: string,
): papers.Mark => {
  const path = places.map(([x, from, long, half]) => {
    const foot = from + long
    const thin = 0.42 * half
    const waist = from + 0.16 * long
    return (
      `M${x - 2.2 * half} ${from}Q${x - thin} ${waist} ${x - thin} ${from + 0.5 * long}` +
      `L${x - thin} ${foot - 2 * half}` +
      `Q${x - half} ${foot - half} ${x - 0.8 * half} ${foot}Q${x} ${foot + 1.3 * half} ${x + 0.8 * half} ${foot}` +
      `Q${x + half} ${foot - half} ${x + thin} ${foot - 2 * half}L${x + thin} ${from + 0.5 * long}` +
      `Q${x + thin} ${waist} ${x + 2.2 * half} ${from}Z`
    )
  })
  return { draw: 'path', path: path.join(''), fill }
}

/** The mist around it, which a can leaves that is held too far off. */
const mist = (letters: readonly Letter[], ink: string): papers.Mark[] => {
  return letters.map(({ text, box, turn }) => {
    return { draw: 'text', text, box, font: 'round', weight: 900, turn, fill: ink, outline: { ink, width: 40 } }
  })
}
const NOVA: readonly Letter[] = [
  { text: 'N', box: [70, 588, 76, 104], turn: -9 },
  { text: 'O', box: [142, 600, 88, 98], turn: 4 },
  { text: 'V', box: [226, 586, 80, 104], turn: -5 },
  { text: 'A', box: [296, 592, 84, 104], turn: 8 },
]
const EIGHT: readonly Letter[] = [
  { text: 'K', box: [920, 588, 88, 112], turn: -6 },
  { text: '8', box: [1006, 582, 84, 118], turn: 7 },
]
/** Where paint has run: from how high, how far, and half how broad. */
const NOVA_RUNS = [
  [112, 717, 45, 4],
  [131, 715, 16, 3],
  [206, 721, 27, 3.4],
  [262, 707, 59, 4],
  [331, 721, 77, 4.6],
  [384, 721, 41, 3.6],
] as const
const EIGHT_RUNS = [
  [952, 729, 47, 4],
  [1043, 729, 71, 4.4],
  [1074, 725, 29, 3.4],
] as const
/** What others have left on the wall beside it; their paint has run here and there. */
const pieces: papers.Mark[] = [
  ...thrown(NOVA, '#1a1238', '#8a1f5c', ['#ffe27a', '#ff9a3c', '#e8435a']),
  drawn('M104 606Q92 630 98 652M176 616Q162 630 162 650M1026 604Q1018 616 1022 630', '#ffffff', 6),
  ...thrown(EIGHT, '#1a1238', '#1c5a86', ['#e2fff8', '#6fdcd8', '#2fa8d0']),
  drawn('M944 604V656', '#ffffff', 6),
]
const tags: papers.Mark[] = [
  runs(NOVA_RUNS, '#1a1238'),
  runs(EIGHT_RUNS, '#1a1238'),
  drawn('M190 560L200 516L226 548L248 502L272 546L300 512L306 558', '#d4246e', 9),
  tag('zest!', [150, 166, 210, 110], '#24a8b4', -5),
  drawn('M166 290Q260 268 352 282', '#24a8b4', 7),
  tag('luma', [900, 196, 170, 92], '#3a1c6a', 5),
]

/** As in `art/scenes/graffiti_wall.py`. */
const EYE: Eye = { at: [-0.9, -5.6, 1.55], towards: [0.02, 0], lens: 30, shift: 0.045, ground: 0 }
/** Paint sinks into the joints of the bricks, which lie in the shade of the sun that rakes over them. */
const joints: papers.Mark[] = [
  { draw: 'path', path: brickJoints(EYE, [-4.2, 0.1], [4.2, 4.05], 0.009), fill: '#1c1418' },
]

/** Drops that flew past the letters, most of them near the edge. */
const flecks = (letters: readonly Letter[], ink: string): papers.Mark => {
  const path = letters.flatMap(({ box: [x, y, width, height] }, letter) => {
    return Array.from({ length: 34 }, (_, at) => {
      const angle = 6.283 * unlike(at + 37 * letter)
      const far = 0.62 + 0.34 * unlike(at * 3 + letter) ** 2
      const size = 0.5 + 1.3 * unlike(at * 7 + letter) ** 3
      return ornaments.circle(
        x + width * (0.5 + far * Math.cos(angle)),
        y + height * (0.5 + far * Math.sin(angle)),
        size,
      )
    })
  })
  return { draw: 'path', path: path.join(''), fill: ink }
}

/** Cans are of tin: a bright line where the sky is mirrored, shade on the far side, rims that gleam. */
const tin: papers.Mark[] = [
  drawn('M503.4 848V880M535 856V888M468 897L494 901', '#10080c70', 2.4),
  drawn('M494.6 848V879M525.6 856V887M466 886.6L496 892', '#ffffffa0', 1.5),
  drawn('M491.5 845.4Q498 847.6 505 845.4M491.5 880.6Q498 883 505 880.6', '#e8e4dcc0', 1.2),
  drawn('M523 852.6Q530 855 537 852.6M523 888.6Q530 891 537 888.6', '#e8e4dcc0', 1.2),
]

export default definePhotoFrame({
  name: 'graffiti_wall',
  summary: 'Sprayed in five colours on a painted brick wall',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'graffiti_wall'),
        slots: [
          {
            input: 'url',
            behind: 0,
            headroom: 0.12,
            beyond: 0.4,
            small: 0.72,
            treat: [
              {
                kind: 'mural',
                greys: 4,
                cans: ['#170d33', '#5a1a80', '#d4246e', '#ff8a3c', '#ffd23f'],
                cloud: '#35c4c8',
                runs: 22,
                margin: 0.085,
              },
            ],
          },
        ],
      },
      {
        do: 'artwork',
        view: VIEW,
        marks: [...mist(NOVA, '#ff9a3c'), ...mist(EIGHT, '#35c4c8')],
        opacity: 0.4,
        soft: 0.016,
      },
      // Close to its outline the black is a haze: the can drew it, no pen.
      {
        do: 'artwork',
        view: VIEW,
        marks: [...mist(NOVA, '#241640'), ...mist(EIGHT, '#1a2448')],
        opacity: 0.13,
        soft: 0.007,
        worn: 0.3,
      },
      {
        do: 'artwork',
        view: VIEW,
        marks: [...pieces, flecks(NOVA, '#c8562e'), flecks(EIGHT, '#1f7f94')],
        opacity: 0.95,
        soft: 0.0016,
        worn: 0.14,
        // A hand drew them at arm's length.
        strays: 0.0017,
      },
      { do: 'artwork', view: VIEW, marks: tags, opacity: 0.95, soft: 0.0016, worn: 0.1 },
      { do: 'artwork', view: VIEW, marks: joints, opacity: 0.5, soft: 0.0007 },
      { do: 'artwork', view: VIEW, marks: tin, blend: 'over', soft: 0.0008 },
    ],
    finish: { tone: 'film', exposure: 1.22, tint: [1.03, 1, 0.95], vignette: 0.25 },
  },
})
