import { area, line, ornaments, words } from '@gateway/sdk-plugin/photo-frame'
import { foot, gameBox } from './box.ts'

const RED = '#e0261a'

/** A crosshair about a place. */
const sight = (x: number, y: number, radius: number) => [
  ornaments.circle(x, y, radius),
  ornaments.circle(x, y, radius * 0.72),
  `M${x - radius * 1.3} ${y}H${x - radius * 0.55}M${x + radius * 0.55} ${y}H${x + radius * 1.3}`,
  `M${x} ${y - radius * 1.3}V${y - radius * 0.55}M${x} ${y + radius * 0.55}V${y + radius * 1.3}`,
]

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
  behind: [],
  photo: { headroom: 0.16 },
  treat: [
    {
      kind: 'litho',
      inks: [
        [0.008, 0.006, 0.008],
        [0.16, 0.008, 0.006],
        [0.62, 0.035, 0.015],
        [0.95, 0.42, 0.2],
      ],
      colours: 0.15,
      grain: 0.7,
      contour: 0.7,
      simple: 5,
    },
  ],
  over: [
    area('M0 300H400V500H0Z', { from: [0, 290], to: [0, 420], inks: ['#0a060600', '#0a0606f0', '#0a0606'] }),
    area('M0 0H400V110H0Z', { from: [0, 0], to: [0, 110], inks: ['#0a0606e0', '#0a060600'] }),
    line(sight(338, 110, 46), 1.6, '#ffe7d8c0'),
    area(ornaments.circle(338, 110, 2.4), RED),
    words('TARGET 01 · 14 m', [290, 184, 96, 9], { font: 'mono', align: 'left', fill: '#ffe7d8' }),
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
