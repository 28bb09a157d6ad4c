import { area, line, ornaments, words } from '@gateway/sdk-plugin/photo-frame'
import { COVER, foot, gameBox } from './box.ts'

const RED = '#e0261a'

/** A crosshair about a place. */
const sight = (x: number, y: number, radius: number) => [
  ornaments.circle(x, y, radius),
  ornaments.circle(x, y, radius * 0.72),
  `M${x - radius * 1.3} ${y}H${x - radius * 0.55}M${x + radius * 0.55} ${y}H${x + radius * 1.3}`,
  `M${x} ${y - radius * 1.3}V${y - radius * 0.55}M${x} ${y + radius * 0.55}V${y + radius * 1.3}`,
]

/** A corridor of a ship that runs to a lit door: walls, ribs, a floor of plates. */
const CORRIDOR = [
  area('M0 0H400V500H0Z', '#160404'),
  area('M0 0L150 120V290L0 470Z', { from: [0, 0], to: [150, 0], inks: ['#3c0a08', '#8a1c10', '#d83c1c'] }),
  area('M400 0L250 120V290L400 470Z', { from: [400, 0], to: [250, 0], inks: ['#2c0706', '#701208', '#c02c16'] }),
  area('M0 0L150 120H250L400 0Z', { from: [0, 0], to: [0, 120], inks: ['#1c0504', '#601008'] }),
  area('M0 470L150 290H250L400 470V500H0Z', { from: [0, 500], to: [0, 290], inks: ['#180404', '#c03418'] }),
  area('M150 120H250V290H150Z', '#ff6a30'),
  area('M158 128H242V290H158Z', { from: [0, 128], to: [0, 290], inks: ['#ffb070', '#ffe0b0', '#ff7a38'] }),
  ...[0.12, 0.32, 0.52, 0.76].flatMap((t) => {
    const at = (from: number, to: number, more = 0) => Math.round(from + (to - from) * Math.min(1, t + more))
    const [top, foot] = [at(0, 120), at(470, 290)]
    const [farTop, farFoot] = [at(0, 120, 0.07), at(470, 290, 0.07)]
    const ribs = ([0, 400] as const).map((side) => {
      const end = 200 - Math.sign(200 - side) * 50
      return `M${at(side, end)} ${top}V${foot}L${at(side, end, 0.07)} ${farFoot}V${farTop}Z`
    })
    return [area(ribs, '#0c0202d0')]
  }),
  line('M0 180L150 190M400 180L250 190M0 330L150 240M400 330L250 240', 3, '#0c0202b0'),
]

/** The light of its lamps in the smoke. */
const ALARM = [
  area(ornaments.circle(200, 190, 190), { centre: [200, 190], radius: 190, inks: ['#c85020', '#4a1006', '#000000'] }),
  ...([70, 330] as const).map((x) =>
    area(ornaments.circle(x, 96, 74), { centre: [x, 96], radius: 74, inks: ['#ff6a4a', '#7a140a', '#000000'] }),
  ),
]

const HITS = [
  [62, 206, 10],
  [352, 150, 12],
  [40, 300, 8],
] as const

/** A bullet through the pane before all this: a hole, its crushed rim, cracks that run out. */
function shot(x: number, y: number, radius: number) {
  const cracks = Array.from({ length: 9 }, (_, each) => {
    const angle = each * 0.7 + x
    const bent = angle + 0.3 * Math.sin(each * 5 + y)
    const far = radius * (2.2 + 1.8 * Math.sin(each * 3.1 + x) ** 2)
    const spot = (way: number, out: number) =>
      `${(x + out * Math.cos(way)).toFixed(1)} ${(y + out * Math.sin(way)).toFixed(1)}`
    return `M${spot(angle, radius * 0.7)}L${spot(bent, far * 0.6)}L${spot(angle, far)}`
  })
  return [
    line(cracks, 1.1, '#ffe2d4c8'),
    area(ornaments.star(x, y, { points: 11, outer: radius * 1.25, inner: radius * 0.85 }), '#ffe2d498'),
    area(ornaments.star(x, y, { points: 9, outer: radius * 0.8, inner: radius * 0.55 }), '#080202'),
  ]
}

const hazard = Array.from({ length: 18 }, (_, at) => `M${at * 30 - 40} 432l14 -18h14l-14 18Z`)

export default gameBox({
  name: 'horror_game_shooting',
  summary: 'The box of a shooter: red alarm light, a torn steel plate',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg', name: 'Dead Line' }],
  table: {
    do: 'scene',
    steps: [
      {
        do: 'plate',
        kind: 'concrete',
        scale: 0.8,
        relief: 1.2,
        colours: [
          [0.1, 0.1, 0.105],
          [0.055, 0.055, 0.06],
        ],
        spot: { at: [0.8, 0.15], size: 0.7, rest: 0.3, power: 0.9 },
      },
    ],
  },
  turn: 2,
  plastic: '#5d0f0c',
  behind: [
    {
      do: 'artwork',
      view: COVER,
      blend: 'over',
      marks: CORRIDOR,
      treat: [{ kind: 'oil', canvas: [0.05, 0.01, 0.006], brush: 0.024, bare: 0, impasto: 0.35 }],
    },
    { do: 'artwork', view: COVER, blend: 'light', marks: ALARM },
  ],
  photo: {
    at: [0.5, 0.445],
    size: [0.82, 0.8],
    headroom: 0.12,
    blend: 'over',
    outline: { path: 'M36 30H292V420H36Z', view: [328, 400], soft: 0.045 },
  },
  treat: [
    {
      kind: 'staged',
      wears: 'harness',
      head: 'headset',
      colours: [
        [0.03, 0.032, 0.026],
        [0.012, 0.012, 0.011],
      ],
      ambient: [0.5, 0.48, 0.48],
      lamps: [
        { from: [0.9, -0.3], colour: [1.1, 0.8, 0.7], rim: 3 },
        { from: [-0.9, -0.2], colour: [0.5, 0.2, 0.16], rim: 1.6 },
      ],
    },
    { kind: 'grade', contrast: 0.6, saturation: 0.5, darks: [1.5, 0.5, 0.45], lights: [1.15, 0.9, 0.78], grain: 0 },
    { kind: 'oil', canvas: [0.05, 0.01, 0.006], brush: 0.022, bare: 0, impasto: 0.3, likeness: 1 },
  ],
  over: [
    area('M0 300H400V500H0Z', { from: [0, 290], to: [0, 420], inks: ['#0a060600', '#0a0606f0', '#0a0606'] }),
    area('M0 0H400V110H0Z', { from: [0, 0], to: [0, 110], inks: ['#0a0606e0', '#0a060600'] }),
    line(sight(342, 236, 34), 2, '#ffe7d8d8'),
    area(ornaments.circle(342, 236, 2.6), RED),
    words('TARGET 01 · 14 m', [296, 284, 92, 10], { font: 'mono', weight: 600, align: 'left', fill: '#ffe7d8' }),
    ...HITS.flatMap(([x, y, r]) => shot(x, y, r)),
    area('M0 408H400V438H0Z', '#0a0606'),
    area(hazard, '#e8a818'),
    area('M0 438H400V442H0Z', '#0a0606'),
    words({ input: 'name', default: 'Zero Quarter', description: 'The game’s name' }, [22, 326, 356, 76], {
      font: 'poster',
      case: 'upper',
      lines: 2,
      lineHeight: 1.04,
      spacing: 0.01,
      turn: -2.4,
      fill: { from: [0, 326], to: [0, 402], inks: ['#ffffff', '#f3d9cc', '#e0261a'] },
      outline: { ink: '#0a0606', width: 7 },
    }),
    words('EIGHT BULLETS. TWELVE FLOORS. NO DAYLIGHT.', [22, 448, 320, 11], {
      font: 'condensed',
      weight: 600,
      spacing: 0.1,
      align: 'left',
      fill: '#f3d9cc',
    }),
    ...foot('RED MERCURY GAMES', '18', '#f3d9cc'),
    words('1–4 PLAYERS · SPLIT SCREEN', [22, 18, 200, 10], {
      font: 'condensed',
      weight: 600,
      spacing: 0.14,
      align: 'left',
      fill: '#f3d9cc',
    }),
  ],
  glow: [
    area(
      'M0 0H400V500H0Z',
      { centre: [400, 0], radius: 380, inks: ['#7a1a0c', '#2a0604', '#000000'] },
      { opacity: 0.6 },
    ),
  ],
})
