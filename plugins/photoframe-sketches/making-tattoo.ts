import { definePhotoFrame, ornaments, papers } from '@gateway/sdk-plugin/photo-frame'
import { type Mark, type Place, type Things } from './drawn.ts'

/** A sheet of flash as it hangs on a parlour's wall. */
const FLASH: Place = { at: [0.43, 0.5], height: 0.95, view: [1180, 1260], turn: -2 }
const INK = '#17171c'
const RED = '#a3261e'
const GREEN = '#2f5c46'
const GOLD = '#d39a2c'

const inked = (path: string, fill?: string, width = 7): Mark => {
  return { draw: 'path', path, ...(fill ? { fill } : {}), line: { paint: INK, width, round: true }, rule: 'nonzero' }
}

/** A rose of the old school: a spiral heart, petals about it, three leaves. */
const rose = (x: number, y: number, s: number): Mark[] => {
  const p = (u: number, v: number) => `${(x + u * s).toFixed(1)} ${(y + v * s).toFixed(1)}`
  const leaf = (angle: number) => {
    const q = (u: number, v: number) => {
      const [c, d] = [Math.cos(angle), Math.sin(angle)]
      return p(u * c - v * d, u * d + v * c)
    }
    return [
      inked(`M${q(0.55, 0)}Q${q(0.95, -0.36)} ${q(1.45, 0)}Q${q(0.95, 0.36)} ${q(0.55, 0)}Z`, GREEN),
      inked(`M${q(0.6, 0)}L${q(1.38, 0)}`, undefined, 4),
    ]
  }
  const petal = (angle: number, far: number, wide: number) => {
    const q = (a: number, r: number) => p(Math.cos(angle + a) * r, Math.sin(angle + a) * r)
    return inked(
      `M${q(-wide, far * 0.45)}C${q(-wide * 1.2, far)} ${q(-wide * 0.4, far * 1.16)} ${q(0, far)}` +
        `C${q(wide * 0.4, far * 1.16)} ${q(wide * 1.2, far)} ${q(wide, far * 0.45)}Z`,
      RED,
    )
  }
  return [
    ...[0.5, 2.6, 4.7].flatMap(leaf),
    ...[0, 1.26, 2.51, 3.77, 5.03].map((angle) => petal(angle, 0.88, 0.72)),
    ...[0.63, 2.2, 3.6, 5.1].map((angle) => petal(angle, 0.58, 0.78)),
    inked(`M${p(0.3, 0)}A${0.3 * s} ${0.3 * s} 0 1 1 ${p(-0.3, 0)}A${0.3 * s} ${0.3 * s} 0 1 1 ${p(0.3, 0)}Z`, RED),
    inked(
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
  inked('M120 1050L250 1010V1130L120 1190L160 1112ZM1060 1050L930 1010V1130L1060 1190L1020 1112Z', '#b98a3c'),
  inked('M200 1000Q590 930 980 1000V1120Q590 1050 200 1120Z', '#ead9a8'),
  { draw: 'path', path: 'M212 1108Q590 1040 968 1108', line: { paint: '#a3762c', width: 5 } },
]

const things: Things = [
  { kind: 'needlePen', at: [0.9, 0.55], size: 0.46, turn: 118, colour: '#6a1418' },
  { kind: 'inkCup', at: [0.87, 0.14], size: 0.05, colour: '#101014' },
  { kind: 'inkCup', at: [0.95, 0.17], size: 0.05, colour: '#8a1018' },
  { kind: 'inkCup', at: [0.9, 0.27], size: 0.05, colour: '#1c4a34' },
  { kind: 'inkCup', at: [0.97, 0.3], size: 0.045, colour: '#b07a10' },
  { kind: 'pencil', at: [0.99, 0.99], size: 0.3, turn: 195, colour: '#8a2a22' },
]

const [cx, cy] = [590, 520]

export default definePhotoFrame({
  name: 'making_tattoo',
  summary: 'A design for a tattoo on a sheet of flash, roses, swallows and a ribbon about the portrait',
  samples: [{ url: '{samples}/portrait.jpg', title: 'Forever' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'wood',
            scale: 1,
            colours: [
              [0.11, 0.07, 0.05],
              [0.055, 0.033, 0.024],
            ],
            spot: { at: [0.4, 0.25], size: 1, rest: 0.45, power: 0.8 },
          },
        ],
      },
      papers.card(FLASH, [
        papers.toned(
          [
            [0.84, 0.76, 0.6],
            [0.78, 0.68, 0.5],
          ],
          0.22,
        ),
        {
          do: 'artwork',
          view: FLASH.view,
          marks: [
            inked(ornaments.rectangle([40, 40, 1100, 1180]), undefined, 4),
            inked(ornaments.rectangle([54, 54, 1072, 1152]), undefined, 1.6),
          ],
        },
        {
          do: 'photo',
          behind: 0,
          at: [cx / 1180, cy / 1260],
          size: [700 / 1180, 820 / 1260],
          blend: 'ink',
          treat: [{ kind: 'engraving', ink: [0.014, 0.014, 0.02], lines: 78, fade: 0.16 }],
        },
        {
          do: 'artwork',
          view: FLASH.view,
          worn: 0.14,
          opacity: 0.95,
          marks: [
            ...swallow(190, 210, 96, 1),
            ...swallow(990, 210, 96, -1),
            ...rose(165, 830, 92),
            ...rose(1015, 830, 92),
            ...star(150, 520, 52),
            ...star(1030, 520, 52),
            ...banner,
            {
              draw: 'text',
              text: { input: 'title', default: 'True Love', description: 'On the ribbon', most: 40 },
              box: [280, 998, 620, 78],
              font: 'blackletter',
              size: 84,
              fill: INK,
            },
          ],
        },
        { do: 'aged', yellow: 0.1, edges: 0.4, creases: 0.16, stains: 1, foxing: 0.2 },
      ]),
      {
        do: 'artwork',
        view: [1333, 1000],
        opacity: 0.85,
        worn: 0.2,
        marks: [
          {
            draw: 'path',
            path: [
              'M1190 420q10 -8 18 2q8 12 -4 18q-16 2 -18 -8q-2 -8 4 -12Z',
              ornaments.circle(1222, 448, 4),
              ornaments.circle(1178, 452, 3),
            ],
            fill: '#101014',
          },
        ],
      },
      { do: 'foreground', steps: [{ do: 'solids', things }] },
    ],
    finish: { tone: 'soft', vignette: 0.32, bloom: { strength: 0.02 } },
  },
})
