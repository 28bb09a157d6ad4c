import { join } from 'node:path'
import {
  area,
  definePhotoFrame,
  line,
  type MarkInput,
  ornaments,
  type papers,
  stock,
  words,
} from '@gateway/sdk-plugin/photo-frame'
import { rapier } from './rapier.ts'

/** An opened book: the frontispiece on the left, the title on the right. */
const SPREAD = [640, 460] as const
const INK = '#221a14'
const RED = '#7e2018'
const PRESSED = { ink: INK, width: 0.3 }
const OVAL = [160, 190, 112, 140] as const

/** Two rapiers crossed behind the frame. */
const swords: MarkInput[] = ([-1, 1] as const).flatMap((way) => {
  return rapier([160 - way * 119, 336], [160 + way * 122, 46], way, INK)
})

const ray = (rx: number, ry: number) => ornaments.oval(OVAL[0], OVAL[1], rx, ry)

/** Half a wreath of laurel: a twig that rises to one side, its leaves in pairs. */
function sprig(x: number, y: number, way: number): MarkInput[] {
  const at = (t: number) => [x + way * (4 + 34 * Math.sin(1.9 * t)), y - 56 * t + 10 * t * t] as const
  const leaves = Array.from({ length: 8 }, (_, number) => {
    const [rootX, rootY] = at((number + 0.6) / 8)
    const side = number % 2 === 0 ? 1 : -1
    const turn = -Math.PI / 2 + way * (0.75 * side + 0.5 - 0.11 * number)
    const cos = Math.cos(turn)
    const sin = Math.sin(turn)
    const q = (along: number, aside: number) => {
      return `${(rootX + along * cos - aside * sin).toFixed(1)} ${(rootY + along * sin + aside * cos).toFixed(1)}`
    }
    return `M${q(0, 0)}Q${q(6, -3.4)} ${q(13, 0)}Q${q(6, 3.4)} ${q(0, 0)}Z`
  })
  const twig = Array.from({ length: 9 }, (_, number) => at(number / 8))
  return [
    line(ornaments.throughPoints(twig.map(([px, py]) => [px, py])), 0.9, INK),
    area(leaves, '#4a4033', { line: { paint: INK, width: 0.6 } }),
  ]
}

/** Two more on the title, over a laurel. */
const ornament: MarkInput[] = [
  ...([-1, 1] as const).flatMap((way) => sprig(482, 298, way)),
  ...([-1, 1] as const).flatMap((way) => rapier([482 - way * 64, 297], [482 + way * 70, 247], way, INK)),
]

/** Each page is what is seen of half the spread, beside the gutter. */
const PAGE = 320 * 0.978
const LEFT = { at: [320 / PAGE, 0.5], size: [640 / PAGE, 1] } as const
const RIGHT = { at: [1 - 320 / PAGE, 0.5], size: [640 / PAGE, 1] } as const
const PAPER = stock([0.85, 0.77, 0.6], { relief: 0.2, stain: 0.9 })
const AGED: papers.SheetStep = {
  do: 'aged',
  tint: [0.74, 0.56, 0.34],
  yellow: 0.16,
  edges: 0.7,
  folds: {},
  creases: 0.06,
  stains: 2,
  foxing: 0.5,
}

export default definePhotoFrame({
  name: 'the_three_musketeers',
  summary: 'The engraved frontispiece of an old novel of swords',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/portrait.jpg', name: 'Chevalier de Rosmarin' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'the_three_musketeers'),
        slots: [
          {
            sheet: [
              PAPER,
              {
                do: 'photo',
                at: [OVAL[0] / PAGE, OVAL[1] / SPREAD[1]],
                size: [(2 * OVAL[2]) / PAGE, (2 * OVAL[3]) / SPREAD[1]],
                outline: { path: ornaments.oval(112, 140, 111, 139), view: [224, 280] },
                blend: 'ink',
                close: 0.8,
                // A linen band with lace over a dark tabard, as the king's men wore them.
                treat: [
                  {
                    kind: 'staged',
                    wears: 'cavalier',
                    cut: false,
                    colours: [
                      [0.05, 0.055, 0.08],
                      [0.7, 0.68, 0.6],
                    ],
                  },
                  { kind: 'engraving', ink: [0.016, 0.012, 0.009], lines: 128, turn: 22, ground: 0.24 },
                ],
              },
              {
                do: 'artwork',
                view: SPREAD,
                lies: LEFT,
                clip: ornaments.rectangle([0, 0, 640, 460]) + ray(127, 155),
                worn: 0.2,
                marks: swords,
              },
              {
                do: 'artwork',
                view: SPREAD,
                lies: LEFT,
                worn: 0.1,
                marks: [
                  line([ray(113, 141), ray(122, 150)], 2.4, INK),
                  line([ray(117.5, 145.5), ray(125, 153)], 0.65, INK),
                  area('M64 364Q160 386 256 364L268 352V380Q160 410 52 380V352Z', '#efe3c8', {
                    line: { paint: INK, width: 1.4 },
                  }),
                  words(
                    { input: 'name', default: 'The Fourth Musketeer', description: 'Who is portrayed' },
                    [92, 374.6, 136, 13.6],
                    {
                      font: 'book',
                      italic: true,
                      weight: 400,
                      fill: INK,
                      outline: PRESSED,
                    },
                  ),
                  words('Gravé sur acier par H. Lavergne', [60, 411, 200, 11], {
                    font: 'book',
                    weight: 700,
                    size: 8.6,
                    fill: INK,
                    outline: PRESSED,
                  }),
                  line(ornaments.rectangle([28, 26, 264, 408]), 0.8, INK),
                ],
              },
              AGED,
            ],
          },
          {
            sheet: [
              PAPER,
              {
                do: 'artwork',
                view: SPREAD,
                lies: RIGHT,
                worn: 0.1,
                marks: [
                  line(ornaments.rectangle([352, 26, 260, 408]), 1.6, INK),
                  line(ornaments.rectangle([357, 31, 250, 398]), 0.6, INK),
                  words('THE', [372, 52, 220, 15], { font: 'book', weight: 700, spacing: 0.3, fill: INK }),
                  words('THREE', [372, 76, 220, 40], { font: 'book', weight: 700, spacing: 0.12, fill: RED }),
                  words('MUSKETEERS', [368, 124, 228, 34], { font: 'book', weight: 700, spacing: 0.03, fill: RED }),
                  words('OR, THE COMPANIONS OF THE SWORD', [384, 180, 196, 9.5], {
                    font: 'book',
                    weight: 700,
                    spacing: 0.08,
                    fill: INK,
                  }),
                  words(
                    'A Romance of the days of Louis the Thirteenth, with one hundred and twelve engravings upon steel and wood',
                    [392, 198, 180, 40],
                    {
                      font: 'book',
                      italic: true,
                      lines: 3,
                      size: 11,
                      lineHeight: 1.2,
                      fill: INK,
                      outline: PRESSED,
                    },
                  ),
                  ...ornament,
                  words('VOLUME THE FIRST', [400, 316, 164, 10], {
                    font: 'book',
                    weight: 700,
                    spacing: 0.16,
                    fill: INK,
                  }),
                  line('M372 338H592', 0.6, INK),
                  words('PARIS', [400, 350, 164, 14], { font: 'book', weight: 700, spacing: 0.3, fill: INK }),
                  words('At the Sign of the Silver Spur, rue des Fossoyeurs', [380, 370, 204, 11], {
                    font: 'book',
                    italic: true,
                    fill: INK,
                    outline: PRESSED,
                  }),
                  words('MDCCCXLIV', [420, 388, 124, 12], { font: 'book', weight: 700, spacing: 0.16, fill: INK }),
                ],
              },
              AGED,
            ],
          },
        ],
      },
    ],
    finish: { tone: 'film', exposure: 1.05, vignette: 0.3 },
  },
})
