import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe, ornaments } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** The shape of the slot on the arm. */
const VIEW = [1200, 900] as const
const INK = '#14141c'
/** What is not inked yet: lines that the stencil left. */
const STENCIL = '#6a4fa8'
const RED = '#a3261e'
const GREEN = '#2f5c46'
const GOLD = '#d39a2c'

const inked = (path: string, fill?: string, width = 7): Mark => {
  return { draw: 'path', path, ...(fill ? { fill } : {}), line: { paint: INK, width, round: true }, rule: 'nonzero' }
}

const traced = (path: string): Mark => {
  return { draw: 'path', path, line: { paint: STENCIL, width: 4, round: true }, rule: 'nonzero' }
}

/** A rose of the old school: a spiral heart, petals about it, three leaves. `draw` inks its parts. */
const rose = (x: number, y: number, s: number, draw: typeof inked = inked): Mark[] => {
  const p = (u: number, v: number) => `${(x + u * s).toFixed(1)} ${(y + v * s).toFixed(1)}`
  const leaf = (angle: number) => {
    const q = (u: number, v: number) => {
      const c = Math.cos(angle)
      const d = Math.sin(angle)
      return p(u * c - v * d, u * d + v * c)
    }
    return [
      draw(`M${q(0.55, 0)}Q${q(0.95, -0.36)} ${q(1.45, 0)}Q${q(0.95, 0.36)} ${q(0.55, 0)}Z`, GREEN),
      draw(`M${q(0.6, 0)}L${q(1.38, 0)}`, undefined, 4),
    ]
  }
  const petal = (angle: number, far: number, wide: number) => {
    const q = (a: number, r: number) => p(Math.cos(angle + a) * r, Math.sin(angle + a) * r)
    return draw(
      `M${q(-wide, far * 0.45)}C${q(-wide * 1.2, far)} ${q(-wide * 0.4, far * 1.16)} ${q(0, far)}` +
        `C${q(wide * 0.4, far * 1.16)} ${q(wide * 1.2, far)} ${q(wide, far * 0.45)}Z`,
      RED,
    )
  }
  return [
    ...[0.5, 2.6, 4.7].flatMap(leaf),
    ...[0, 1.26, 2.51, 3.77, 5.03].map((angle) => petal(angle, 0.88, 0.72)),
    ...[0.63, 2.2, 3.6, 5.1].map((angle) => petal(angle, 0.58, 0.78)),
    draw(`M${p(0.3, 0)}A${0.3 * s} ${0.3 * s} 0 1 1 ${p(-0.3, 0)}A${0.3 * s} ${0.3 * s} 0 1 1 ${p(0.3, 0)}Z`, RED),
    draw(
      `M${p(-0.26, 0.06)}Q${p(0, 0.3)} ${p(0.22, 0.02)}Q${p(0.1, -0.24)} ${p(-0.1, -0.1)}` +
        `Q${p(-0.12, 0.1)} ${p(0.06, 0.06)}`,
      undefined,
      5,
    ),
  ]
}

const star = (x: number, y: number, r: number): Mark[] => [
  inked(ornaments.star(x, y, { points: 5, outer: r, inner: r * 0.4 }), GOLD, 6),
  ...Array.from({ length: 5 }, (_, at): Mark => {
    const a = (at / 5) * 2 * Math.PI - Math.PI / 2
    const b = a + Math.PI / 5
    return {
      draw: 'path',
      path:
        `M${x} ${y}L${x + r * Math.cos(a)} ${y + r * Math.sin(a)}` +
        `L${x + 0.4 * r * Math.cos(b)} ${y + 0.4 * r * Math.sin(b)}Z`,
      fill: INK,
    }
  }),
]

/** A swallow to the right; `side` -1 turns it to the left. */
const swallow = (x: number, y: number, s: number, side: 1 | -1): Mark[] => {
  const p = (u: number, v: number) => `${(x + u * s * side).toFixed(1)} ${(y + v * s).toFixed(1)}`
  return [
    inked(`M${p(-0.9, 0.5)}L${p(-0.3, 0.12)}L${p(-1, 0.18)}Q${p(-0.5, -0.1)} ${p(-0.1, -0.12)}Z`, '#23406a'),
    inked(`M${p(-0.2, -0.1)}Q${p(-0.5, -0.7)} ${p(-0.2, -1.1)}Q${p(0.1, -0.6)} ${p(0.3, -0.14)}Z`, '#23406a'),
    inked(`M${p(0, 0.06)}Q${p(0.1, 0.6)} ${p(-0.3, 1)}Q${p(0.5, 0.8)} ${p(0.42, 0.06)}Z`, '#23406a'),
    inked(
      `M${p(-0.4, 0.1)}Q${p(0.1, -0.3)} ${p(0.6, -0.22)}Q${p(0.82, -0.2)} ${p(0.98, -0.08)}` +
        `L${p(0.76, -0.02)}Q${p(0.5, 0.26)} ${p(-0.4, 0.1)}Z`,
      '#23406a',
    ),
    inked(`M${p(0.72, 0)}Q${p(0.5, 0.24)} ${p(-0.1, 0.17)}Q${p(0.4, 0.02)} ${p(0.72, 0)}Z`, RED, 4),
  ]
}

const banner: Mark[] = [
  inked('M226 770L330 738V834L226 882L258 820ZM974 770L870 738V834L974 882L942 820Z', '#c99a55'),
  inked('M290 730Q600 674 910 730V826Q600 770 290 826Z', '#f3e6c6'),
  { draw: 'path', path: 'M300 816Q600 762 900 816', line: { paint: '#a3762c', width: 4 } },
]

export default definePhotoFrame({
  name: 'making_tattoo',
  summary: 'Tattooed on a forearm under the lamp, between swallows and roses, one of them still a stencil',
  samples: [{ url: '{samples}/portrait.jpg', title: 'Forever' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'making_tattoo'),
        slots: [
          {
            sheet: [
              // White is bare skin.
              { do: 'backdrop', colours: ['#ffffff'], clouds: 0 },
              {
                do: 'photo',
                at: [0.5, 0.455],
                size: [0.455, 0.8],
                blend: 'ink',
                behind: 0,
                headroom: 0.06,
                treat: [
                  {
                    kind: 'pencil',
                    paper: [1, 1, 1],
                    graphite: [0.012, 0.014, 0.024],
                    pressure: 0.95,
                    line: 1.7,
                    unfinished: 0.2,
                  },
                ],
              },
              {
                do: 'artwork',
                view: VIEW,
                opacity: 0.94,
                worn: 0.06,
                marks: [
                  ...swallow(165, 230, 112, 1),
                  ...swallow(1035, 230, 112, -1),
                  ...rose(215, 600, 124),
                  ...rose(985, 600, 124, traced),
                  ...star(90, 430, 46),
                  ...star(1110, 430, 46),
                  ...banner,
                  {
                    draw: 'text',
                    text: { input: 'title', default: 'True Love', description: 'On the ribbon', most: 40 },
                    box: [340, 712, 520, 76],
                    font: 'blackletter',
                    size: 80,
                    fill: INK,
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.28, bloom: { strength: 0.06, from: 0.9 } },
  },
})
