import { area, line, ornaments, words } from '@gateway/sdk-plugin/photo-frame'
import { COVER, foot, gameBox } from './box.ts'
import { FAR_GUNMEN, GUNMEN, SHOTS, SPARKS } from './gunmen.ts'
import { SHOT_GLASS } from './shot-glass.ts'

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

/** The light of its lamps in the smoke, and of the door behind them. */
const ALARM = [
  area(ornaments.circle(200, 200, 230), { centre: [200, 200], radius: 230, inks: ['#e06a28', '#7a2008', '#30080000'] }),
  ...([70, 330] as const).map((x) =>
    area(ornaments.circle(x, 120, 110), {
      centre: [x, 120],
      radius: 110,
      inks: ['#c8482ac0', '#6a140a70', '#30080400'],
    }),
  ),
]

/** Smoke before whoever is further back, thickest at their feet. */
const DRIFTS = [
  area('M0 180H400V330H0Z', { from: [0, 180], to: [0, 330], inks: ['#a83a1c00', '#a83a1cf0', '#8a2a1400'] }),
  ...(
    [
      [40, 210, 74],
      [372, 200, 70],
      [120, 250, 60],
      [292, 262, 66],
    ] as const
  ).map(([x, y, r]) =>
    area(ornaments.circle(x, y, r), { centre: [x, y], radius: r, inks: ['#a8341a90', '#8a2a1458', '#8a2a1400'] }),
  ),
]

/** Smoke along the floor: whoever stands in it has no feet. */
const SMOKE = [
  area('M0 200H400V420H0Z', { from: [0, 200], to: [0, 400], inks: ['#8a2a1400', '#8a2a1470', '#6a1c0ce0'] }),
]

/** And before whoever stands in front: hair and shoulders go down into it, as it is lit from both sides. */
const BEFORE = [
  area('M0 200H400V420H0Z', { from: [0, 286], to: [0, 352], inks: ['#2a080400', '#30090548', '#1c0504d0', '#100303'] }),
  ...(
    [
      [72, 318, 60, '#c8482a60'],
      [140, 336, 50, '#7a221060'],
      [246, 334, 52, '#8a2a1460'],
      [328, 310, 58, '#e0682c60'],
      [196, 346, 60, '#5a180ca0'],
    ] as const
  ).map(([x, y, r, ink]) =>
    area(ornaments.circle(x, y, r), {
      centre: [x, y],
      radius: r,
      inks: [ink, `${ink.slice(0, 7)}30`, `${ink.slice(0, 7)}00`],
    }),
  ),
]

/** The cover is a painting, in oil with a flat brush. */
const PAINTED = { kind: 'oil', canvas: [0.05, 0.01, 0.008], brush: 0.016, bare: 0, impasto: 0.35 } as const

const hazard = Array.from({ length: 18 }, (_, at) => `M${at * 30 - 40} 432l14 -18h14l-14 18Z`)

export default gameBox({
  name: 'horror_game_shooting',
  summary: 'The box of a shooter: red alarm light, gunmen in the smoke, shots through the pane',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg', name: 'Dead Line' }],
  behind: [
    { do: 'artwork', view: COVER, blend: 'over', soft: 0.004, marks: CORRIDOR, treat: [PAINTED] },
    { do: 'artwork', view: COVER, blend: 'light', marks: ALARM },
    ...FAR_GUNMEN,
    { do: 'artwork', view: COVER, blend: 'over', marks: DRIFTS },
    ...GUNMEN,
    { do: 'artwork', view: COVER, blend: 'over', marks: SMOKE, worn: 0.3 },
    { do: 'artwork', view: COVER, blend: 'light', soft: 0.0016, opacity: 0.9, marks: SHOTS },
    { do: 'artwork', view: COVER, blend: 'light', marks: SPARKS },
  ],
  photo: {
    at: [0.5, 0.45],
    size: [0.7, 0.683],
    headroom: 0.1,
    beyond: 0.5,
    small: 0.6,
    blend: 'over',
    outline: { path: 'M12 30H316V420H12Z', view: [328, 400], soft: 0.045 },
  },
  treat: [
    {
      kind: 'staged',
      wears: 'harness',
      colours: [
        // Colder than hair, which falls over it and is told by its hue.
        [0.024, 0.031, 0.034],
        [0.008, 0.011, 0.013],
      ],
      ambient: [0.09, 0.075, 0.1],
      lamps: [
        // The flash of the one beside; the other one is further off.
        { from: [0.92, 0.12], colour: [3.4, 2, 0.95], rim: 6, front: 0.34 },
        { from: [-0.94, 0.1], colour: [1.3, 0.24, 0.12], rim: 4.4, front: 0.22 },
      ],
    },
    { kind: 'grade', contrast: 0.42, saturation: 0.86, darks: [1.4, 0.6, 0.5], lights: [1.12, 0.92, 0.8], grain: 0.02 },
  ],
  before: [
    { do: 'artwork', view: COVER, blend: 'over', marks: BEFORE, soft: 0.006 },
    { do: 'artwork', view: COVER, blend: 'over', marks: SHOT_GLASS },
  ],
  over: [
    area('M0 316H400V500H0Z', { from: [0, 316], to: [0, 400], inks: ['#0a060600', '#0a0606f0', '#0a0606'] }),
    area('M0 0H400V110H0Z', { from: [0, 0], to: [0, 110], inks: ['#0a0606e0', '#0a060600'] }),
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
    // The film's gloss: a window runs down over all that is printed.
    area('M262 0H352L170 500H80Z', { from: [320, 0], to: [120, 500], inks: ['#3a3436', '#1c191a', '#0c0a0b'] }),
    area('M372 0H388L206 500H190Z', { from: [380, 0], to: [198, 500], inks: ['#2a2628', '#0c0a0b'] }),
    area(
      'M0 0H400V500H0Z',
      { centre: [400, 0], radius: 380, inks: ['#7a1a0c', '#2a0604', '#000000'] },
      { opacity: 0.6 },
    ),
  ],
})
