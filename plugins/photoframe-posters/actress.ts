import { join } from 'node:path'
import { area, definePhotoFrame, line, ornaments, stock, words } from '@gateway/sdk-plugin/photo-frame'
import { CASE, GLASS, WIRES } from './palace-bulbs.ts'

const SHAPE = [1000, 1280] as const
const FRAME = [520, 680] as const
const BLACK = '#120f10'
const GOLD = { from: [0, 30], to: [520, 650], inks: ['#f0dca0', '#c69a46', '#f4e3ae', '#a97a2c', '#e6c983'] } as const

/** Where the glass shows bulbs of the case: along both sides, aslant as one stands a little to the left; x, y and radius. */
const MIRRORED = Array.from(
  { length: 10 },
  (_, at) =>
    [
      [29, 27 + at * 37, 6.5],
      [497, 30 + at * 37, 4.5],
    ] as const,
).flat()

/** Steps of a theatre's front, left and right of the portrait. */
const pillars = (mirror: boolean) => {
  const x = (value: number) => (mirror ? 520 - value : value)
  return [0, 1, 2, 3].map((step) => {
    const from = 42 + step * 13
    const to = 51 + step * 13
    const top = 120 + step * 34
    return area(`M${x(from)} 520V${top}L${x(to)} ${top - 12}V520Z`, {
      from: [0, top],
      to: [0, 520],
      inks: ['#e8cd88', '#8a6124', '#2b1c0c'],
    })
  })
}

export default definePhotoFrame({
  name: 'actress',
  summary: 'A star of the silver screen, in the brass case of a picture palace',
  samples: [
    { url: '{samples}/portrait.jpg', text: 'Velvet Harbour' },
    { url: '{samples}/landscape.jpg', text: 'The Last Express' },
  ],
  recipe: {
    shape: SHAPE,
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'actress'),
        slots: [
          {
            sheet: [
              stock([0.8, 0.72, 0.55], { relief: 0.04 }),
              {
                do: 'artwork',
                view: FRAME,
                blend: 'over',
                marks: [
                  area(ornaments.rectangle([0, 0, 520, 680]), BLACK),
                  area('M260 60L20 560H500Z', { from: [0, 60], to: [0, 560], inks: ['#5c4420', '#1c1512'] }),
                  area(ornaments.rays(260, 300, 460, 26, 0.06), '#3a2c1c'),
                  area('M102 496V248A158 158 0 0 1 418 248V496Z', {
                    centre: [300, 230],
                    radius: 260,
                    inks: ['#8d8478', '#4a443d', '#1b1816', '#0b0909'],
                  }),
                  ...pillars(false),
                  ...pillars(true),
                ],
              },
              {
                do: 'photo',
                at: [0.5, 292 / 680],
                size: [316 / 520, 404 / 680],
                headroom: 0.1,
                outline: { path: 'M0 404V158A158 158 0 0 1 316 158V404Z', view: [316, 404] },
                blend: 'over',
                treat: [
                  {
                    kind: 'staged',
                    ambient: [0.55, 0.53, 0.51],
                    lamps: [
                      { from: [0.55, -0.75], colour: [1.3, 1.22, 1.08], rim: 1.6, front: 0.34 },
                      { from: [-0.8, -0.35], colour: [0.34, 0.32, 0.3], rim: 1.2 },
                    ],
                  },
                  {
                    kind: 'toned',
                    dark: [0.012, 0.01, 0.012],
                    light: [0.95, 0.88, 0.76],
                    colours: 0.22,
                    faded: 0.05,
                    soft: 2.4,
                    grain: 0.5,
                    scratches: 0,
                  },
                  { kind: 'grade', contrast: 0.45, saturation: 1, corners: 0.5, grain: 0 },
                ],
              },
              {
                do: 'artwork',
                view: FRAME,
                blend: 'over',
                worn: 0.04,
                marks: [
                  line('M102 494V248A158 158 0 0 1 418 248V494', 8, BLACK),
                  { draw: 'path', path: 'M102 494V248A158 158 0 0 1 418 248V494', line: { paint: GOLD, width: 3.4 } },
                  { draw: 'path', path: 'M92 494V248A168 168 0 0 1 428 248V494', line: { paint: GOLD, width: 1.2 } },
                  words('MERIDIAN PICTURES PRESENTS', [120, 38, 280, 15], {
                    font: 'deco',
                    spacing: 0.12,
                    fill: '#ecd79c',
                  }),
                  area(ornaments.star(92, 45, { points: 4, outer: 9, inner: 2 }), '#ecd79c'),
                  area(ornaments.star(428, 45, { points: 4, outer: 9, inner: 2 }), '#ecd79c'),
                  area('M20 494H500V660H20Z', BLACK),
                  { draw: 'path', path: 'M30 494H490M30 499H490M30 650H490', line: { paint: GOLD, width: 1.5 } },
                  words({ input: 'text', description: 'The film’s title' }, [46, 508, 428, 76], {
                    font: 'deco',
                    case: 'upper',
                    lines: 2,
                    lineHeight: 1.05,
                    fill: GOLD,
                  }),
                  words('a romance in nine reels', [150, 579, 220, 21], { font: 'script', fill: '#e9dcc0' }),
                  words('WITH ALASTAIR BROOKE · MAUD DELANCEY · HENRI FAUCHER', [44, 613, 432, 12], {
                    font: 'condensed',
                    spacing: 0.12,
                    fill: '#d9c490',
                  }),
                  words('DIRECTED BY ERNST VAHLBERG   ·   GOWNS BY IRÈNE   ·   A TALKING PICTURE', [44, 631, 432, 11], {
                    font: 'condensed',
                    weight: 400,
                    spacing: 0.1,
                    fill: '#cdb98a',
                  }),
                ],
              },
              // What the bulbs around it throw on the bill.
              {
                do: 'artwork',
                view: FRAME,
                blend: 'light',
                marks: [
                  area('M0 0H520V120H0Z', {
                    from: [0, 0],
                    to: [0, 120],
                    inks: ['#8a5c2480', '#5a3a1438', '#2a180600'],
                  }),
                  area('M0 680H520V560H0Z', {
                    from: [0, 680],
                    to: [0, 560],
                    inks: ['#8a5c2480', '#5a3a1438', '#2a180600'],
                  }),
                  area('M0 0V680H96V0Z', { from: [0, 0], to: [96, 0], inks: ['#9a682890', '#5a3a1440', '#2a180600'] }),
                  area('M520 0V680H424V0Z', {
                    from: [520, 0],
                    to: [424, 0],
                    inks: ['#9a682890', '#5a3a1440', '#2a180600'],
                  }),
                ],
              },
              // The case's glass: its bulbs and the street in it.
              {
                do: 'artwork',
                view: FRAME,
                blend: 'light',
                soft: 0.006,
                marks: [
                  area('M300 0H430L190 680H60Z', {
                    from: [380, 0],
                    to: [110, 680],
                    inks: ['#5a5346', '#36322a', '#1c1a16', '#080706'],
                  }),
                  area('M448 0H474L234 680H208Z', {
                    from: [460, 0],
                    to: [220, 680],
                    inks: ['#3e382e', '#221e18', '#0a0908'],
                  }),
                ],
              },
              {
                do: 'artwork',
                view: FRAME,
                blend: 'light',
                soft: 0.0025,
                marks: MIRRORED.map(([x, y, radius]) =>
                  area(ornaments.circle(x, y, radius), {
                    centre: [x, y],
                    radius,
                    inks: ['#e8cc98', '#a87838', '#4a2e10', '#000000'],
                  }),
                ),
              },
            ],
          },
        ],
      },
      { do: 'artwork', view: CASE, blend: 'ink', soft: 0.0012, marks: GLASS },
      { do: 'artwork', view: CASE, blend: 'light', soft: 0.0008, marks: WIRES },
    ],
    finish: { tone: 'film', vignette: 0.3, bloom: { strength: 0.25, from: 0.7 } },
  },
})
