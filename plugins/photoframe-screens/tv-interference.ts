import { join } from 'node:path'
import { definePhotoFrame, type papers } from '@gateway/sdk-plugin/photo-frame'
import { CABINET } from './tube-cabinet.ts'

const VIEW = [1280, 960] as const

/** A dial's cap of spun metal in the light of the lamp: two fans across it, a bright rim. */
const spun = (x: number, y: number, r: number): papers.Mark[] => {
  const fan = (from: number, to: number) => {
    const at = (way: number) => `${x + r * Math.cos(way)} ${y + r * Math.sin(way)}`
    return `M${x} ${y}L${at(from)}A${r} ${r} 0 0 1 ${at(to)}Z`
  }
  return [
    { draw: 'path', path: fan(-2.7, -1.9) + fan(0.5, 1.2), fill: '#c9b48a26' },
    { draw: 'path', path: fan(-2.5, -2.1) + fan(0.7, 1), fill: '#e8d4a81c' },
    {
      draw: 'path',
      path: `M${x - r} ${y}A${r} ${r} 0 0 1 ${x} ${y - r}`,
      line: { width: 1.2, paint: '#ffdfa458', round: true },
    },
  ]
}

/** What the lamp and the window leave on its metal: caps, the brushed plate, the edge of the brass round the tube. */
const GLINTS: papers.Mark[] = [
  ...spun(1023, 313, 27),
  ...spun(1021, 446, 22),
  {
    draw: 'path',
    path:
      'M938 228H1074V524H938Z' +
      'M963 310a52 52 0 1 0 104 0a52 52 0 1 0 -104 0ZM969 443a43 43 0 1 0 86 0a43 43 0 1 0 -86 0Z',
    fill: { from: [938, 240], to: [1074, 470], inks: ['#8a7a5c28', '#b8a47c58', '#7a6c5030', '#8a7a5c10'] },
  },
  {
    draw: 'path',
    path: 'M176 316C186 248 214 224 300 220C420 212 640 208 760 216C812 220 846 240 862 284',
    line: { width: 1.2, paint: '#ffcf8038', round: true },
  },
]

export default definePhotoFrame({
  name: 'tv_interference',
  summary: 'On a tube television with a bad aerial, at night',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'tv_interference'),
        slots: [
          {
            input: 'url',
            headroom: 0.1,
            beyond: 0.7,
            small: 0.87,
            gain: 0.43,
            spill: { at: [0.4, 0.79], reach: [0.56, 0.24], strength: 20, base: 0.012 },
            treat: [
              // Less light than the tube can show: a face keeps its forms.
              { kind: 'grade', contrast: -0.1, saturation: 1.2, exposure: 0.75, grain: 0 },
              { kind: 'interference', strength: 1.45 },
            ],
          },
        ],
      },
      { do: 'artwork', view: VIEW, marks: GLINTS, blend: 'light', soft: 0.0016 },
      ...CABINET,
    ],
    finish: { tone: 'film', exposure: 1.75, vignette: 0.34, bloom: { strength: 0.4, from: 0.6 } },
  },
})
