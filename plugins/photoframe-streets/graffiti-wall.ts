import { join } from 'node:path'
import { definePhotoFrame, type papers } from '@gateway/sdk-plugin/photo-frame'

const VIEW = [1280, 960] as const
const tag = (text: string, box: readonly [number, number, number, number], fill: string, turn: number): papers.Mark => {
  return { draw: 'text', text, box, font: 'marker', weight: 700, fill, turn }
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

/** A piece filled from the can: fat letters that lean on one another, each over the one before. */
const thrown = (letters: readonly Letter[], dark: string, inks: string[]): papers.Mark[] => {
  return letters.flatMap(({ text, box, turn }): papers.Mark[] => {
    const letter = { draw: 'text', text, box, font: 'round', weight: 900, turn } as const
    const fill = { from: [box[0], box[1]] as const, to: [box[0], box[1] + box[3]] as const, inks }
    return [
      { ...letter, fill: dark, outline: { ink: dark, width: 19 } },
      { ...letter, fill, outline: { ink: inks[1]!, width: 11 } },
      { ...letter, fill, outline: { ink: dark, width: 3 } },
    ]
  })
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
/** What others have left on the wall beside it; their paint has run here and there. */
const tags: papers.Mark[] = [
  ...thrown(NOVA, '#1a1238', ['#ffe27a', '#ff9a3c', '#e8435a']),
  drawn('M190 560L200 516L226 548L248 502L272 546L300 512L306 558', '#d4246e', 9),
  drawn('M104 606Q92 630 98 652M176 616Q162 630 162 650M1026 604Q1018 616 1022 630', '#ffffff', 6),
  drawn('M118 706V752M196 712V738M334 712V766M966 716V758M1062 714V742', '#1a1238', 4),
  ...thrown(EIGHT, '#1a1238', ['#e2fff8', '#6fdcd8', '#2fa8d0']),
  drawn('M944 604V656', '#ffffff', 6),
  tag('zest!', [150, 166, 210, 110], '#24a8b4', -5),
  drawn('M166 290Q260 268 352 282', '#24a8b4', 7),
  tag('luma', [900, 196, 170, 92], '#3a1c6a', 5),
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
            treat: [
              {
                kind: 'mural',
                greys: 4,
                cans: ['#170d33', '#5a1a80', '#d4246e', '#ff8a3c', '#ffd23f'],
                cloud: '#35c4c8',
                runs: 14,
              },
            ],
          },
        ],
      },
      {
        do: 'artwork',
        view: VIEW,
        marks: [...mist(NOVA, '#ff9a3c'), ...mist(EIGHT, '#35c4c8')],
        opacity: 0.34,
        soft: 0.016,
      },
      { do: 'artwork', view: VIEW, marks: tags, opacity: 0.95, soft: 0.0014, worn: 0.12 },
    ],
    finish: { tone: 'film', exposure: 1.22, tint: [1.03, 1, 0.95], vignette: 0.25 },
  },
})
