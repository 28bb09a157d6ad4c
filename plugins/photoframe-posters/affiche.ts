import { join } from 'node:path'
import { area, definePhotoFrame, line, ornaments, stock, words } from '@gateway/sdk-plugin/photo-frame'

const SHAPE = [1000, 1280] as const
const BILL = [480, 640] as const
const [INK, GREEN, GOLD, RED] = ['#1f2a2b', '#35594f', '#c8922f', '#a83a24'] as const

/** A stem that winds up one side, with leaves and buds. */
const vine = (mirror: boolean) => {
  /** Between the frame and the arch; `aside` from a place on the stem. */
  const x = (value: number, aside = 0) => {
    const own = 48 + (value - 34) * 0.5 + aside * 0.84
    return Math.round(10 * (mirror ? 480 - own : own)) / 10
  }
  const leaf = (px: number, py: number, dx: number, dy: number) =>
    area(
      `M${x(px)} ${py}Q${x(px, dx * 0.2 - dy * 0.5)} ${py + dy * 0.2 + dx * 0.3} ${x(px, dx)} ${py + dy}` +
        `Q${x(px, dx * 0.7 + dy * 0.4)} ${py + dy * 0.5 - dx * 0.35} ${x(px)} ${py}Z`,
      GREEN,
      { line: { paint: INK, width: 1.2 } },
    )
  const petal = (px: number, py: number, [tipX, tipY]: readonly [number, number], wide: number, paint: string) =>
    area(
      `M${x(px)} ${py}Q${x(px, tipX * 0.9 - wide)} ${py + tipY * 0.5} ${x(px, tipX)} ${py + tipY}` +
        `Q${x(px, tipX * 0.9 + wide)} ${py + tipY * 0.4} ${x(px)} ${py}Z`,
      paint,
      { line: { paint: INK, width: 1.2 } },
    )
  const lily = (px: number, py: number) => [
    petal(px, py, [-17, -22], 5, '#e3b96c'),
    petal(px, py, [17, -22], 5, '#e3b96c'),
    petal(px, py, [0, -31], 8, '#f0dfb4'),
    petal(px, py, [-9, -27], 5, '#f4e8c8'),
    petal(px, py, [9, -27], 5, '#f4e8c8'),
    line(`M${x(px)} ${py - 3}q0 -8 0 -15`, 1, RED),
    area(
      `M${x(px, -4)} ${py - 5}Q${x(px)} ${py + 4} ${x(px, 4)} ${py - 5}Q${x(px)} ${py - 1} ${x(px, -4)} ${py - 5}Z`,
      GREEN,
      {
        line: { paint: INK, width: 1 },
      },
    ),
  ]
  const stem = `M${x(34)} 496C${x(8)} 430 ${x(52)} 380 ${x(30)} 320S${x(10)} 220 ${x(36)} 160S${x(54)} 128 ${x(60)} 112`
  return [
    line(stem, 4.4, INK),
    line(stem, 2.2, GREEN),
    leaf(30, 452, -18, -34),
    leaf(34, 420, 24, -22),
    leaf(38, 370, -28, -26),
    leaf(33, 336, 22, -30),
    leaf(22, 268, -14, -32),
    leaf(22, 244, 26, -20),
    leaf(34, 168, -26, -28),
    leaf(42, 130, 24, -14),
    ...lily(16, 404),
    ...lily(50, 306),
    ...lily(12, 226),
    ...lily(60, 116),
  ]
}

export default definePhotoFrame({
  name: 'affiche',
  summary: 'A lithographed poster of the belle époque, pasted on a column',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Mirabelle' },
    { url: '{samples}/landscape.jpg', text: 'Grand Tour' },
  ],
  recipe: {
    shape: SHAPE,
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'affiche'),
        slots: [
          {
            sheet: [
              stock([0.84, 0.76, 0.58], { relief: 0.12 }),
              {
                do: 'artwork',
                view: BILL,
                marks: [
                  area(ornaments.rectangle([16, 16, 448, 608]), '#e6c989'),
                  area(ornaments.circle(240, 232, 196), '#d99a4a'),
                  area(ornaments.rays(240, 232, 196, 34), '#e8bd70'),
                ],
              },
              {
                do: 'photo',
                at: [0.5, 268 / 640],
                size: [356 / 480, 464 / 640],
                headroom: 0.16,
                outline: { path: 'M0 178A178 178 0 0 1 356 178V464H0Z', view: [356, 464] },
                blend: 'over',
                treat: [
                  {
                    kind: 'staged',
                    wears: 'gown',
                    colours: [
                      [0.02, 0.1, 0.09],
                      [0.4, 0.66, 0.5],
                    ],
                  },
                  {
                    kind: 'litho',
                    inks: [
                      [0.025, 0.035, 0.035],
                      [0.1, 0.06, 0.045],
                      [0.3, 0.14, 0.08],
                      [0.66, 0.38, 0.17],
                      [0.9, 0.68, 0.4],
                      [0.94, 0.86, 0.68],
                    ],
                    colours: 0.45,
                    grain: 0.8,
                    contour: 1,
                    simple: 6,
                    features: 0.15,
                    even: true,
                    keyed: true,
                    cut: true,
                    hair: 0.26,
                    penned: 0.45,
                  },
                ],
              },
              {
                do: 'artwork',
                view: BILL,
                blend: 'over',
                worn: 0.1,
                marks: [
                  line('M62 490V214A178 178 0 0 1 418 214V490', 7, INK),
                  line('M62 490V214A178 178 0 0 1 418 214V490', 3.6, GOLD),
                  ...vine(false),
                  ...vine(true),
                  area('M16 490Q128 472 240 490T464 490V624H16Z', GREEN),
                  area('M16 488Q128 470 240 488T464 488V500H16Z', GOLD, { line: { paint: INK, width: 1.6 } }),
                  words({ input: 'text', description: 'The name on the poster' }, [34, 508, 412, 66], {
                    font: 'deco',
                    fill: '#f2dfae',
                    outline: { ink: '#12201d', width: 5 },
                  }),
                  words('TOUS LES SOIRS · GRAND JARDIN DES LILAS', [44, 584, 392, 13], {
                    font: 'deco',
                    spacing: 0.08,
                    fill: '#f0d596',
                  }),
                  words('PRIX D’ENTRÉE 2 F — DIMANCHES ET FÊTES, MATINÉE', [74, 603, 332, 9], {
                    font: 'book',
                    weight: 700,
                    spacing: 0.1,
                    fill: '#e8cf95',
                  }),
                  line(ornaments.rectangle([16, 16, 448, 608]), 3.2, INK),
                  line(ornaments.rectangle([22, 22, 436, 596]), 1, INK),
                  words('Imp. Vauclair & Cie, 9 rue des Tilleuls', [260, 627, 200, 7], {
                    font: 'book',
                    italic: true,
                    align: 'right',
                    size: 7,
                    fill: '#3a342a',
                  }),
                ],
              },
              {
                do: 'aged',
                tint: [0.75, 0.62, 0.42],
                yellow: 0.16,
                edges: 0.35,
                folds: { x: [0.5], y: [0.5] },
                wear: 0.14,
                creases: 0.4,
                stains: 1,
                foxing: 0.15,
              },
            ],
          },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.3 },
  },
})
