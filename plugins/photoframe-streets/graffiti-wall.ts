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
/** What others have left on the wall beside it, in one go each; their paint has run here and there. */
const tags: papers.Mark[] = [
  tag('NOVA', [150, 596, 230, 120], '#1a1238', -2),
  drawn('M214 600L222 560L244 590L262 548L282 588L306 556L312 598', '#d4246e', 7),
  drawn('M176 722C240 708 320 716 372 700L356 690M372 700L360 714', '#1a1238', 6),
  drawn('M232 704V742M318 700V728M262 706V722', '#1a1238', 3.4),
  tag('zest!', [170, 150, 170, 96], '#24a8b4', -5),
  tag('K8', [890, 592, 150, 130], '#d4246e', 4),
  drawn('M898 726C946 738 1004 734 1046 746', '#d4246e', 7),
  drawn('M936 732V766M1004 740V760', '#d4246e', 3.4),
  tag('luma', [868, 190, 150, 84], '#3a1c6a', 5),
  tag('’26', [1016, 236, 70, 60], '#e8873a', 8),
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
      { do: 'artwork', view: VIEW, marks: tags, opacity: 0.96, soft: 0.001, worn: 0.1 },
    ],
    finish: { tone: 'film', exposure: 1.22, tint: [1.03, 1, 0.95], vignette: 0.25 },
  },
})
