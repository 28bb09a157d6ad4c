import { area, line } from '@gateway/sdk-plugin/photo-frame'
import { words } from '@gateway/sdk-plugin/photo-frame'
import { foot, gameBox } from './box.ts'

/** Bare trees, each a trunk that forks. */
const tree = (x: number, base: number, high: number, lean: number) => {
  const top = base - high
  return [
    `M${x} ${base}Q${x + lean} ${base - high * 0.5} ${x + lean * 1.6} ${top}`,
    `M${x + lean * 0.7} ${base - high * 0.42}Q${x - 20} ${base - high * 0.6} ${x - 30} ${base - high * 0.86}`,
    `M${x + lean} ${base - high * 0.6}Q${x + 26} ${base - high * 0.72} ${x + 32} ${top + 12}`,
    `M${x - 14} ${base - high * 0.6}l-14 -10M${x + 22} ${base - high * 0.78}l16 -4`,
  ]
}

export default gameBox({
  name: 'horror_game',
  summary: 'The box of a survival game, in a fog without end',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg', name: 'Last Bus Out' }],
  table: {
    do: 'scene',
    steps: [
      {
        do: 'plate',
        kind: 'wood',
        scale: 0.9,
        colours: [
          [0.11, 0.085, 0.07],
          [0.045, 0.033, 0.027],
        ],
        spot: { at: [0.25, 0.2], size: 0.8, rest: 0.35, power: 0.8 },
      },
    ],
  },
  turn: -2.5,
  plastic: '#1a1b1d',
  behind: [],
  photo: { headroom: 0.2 },
  treat: [
    {
      kind: 'grade',
      contrast: 0.8,
      saturation: 0.22,
      darks: [0.75, 1.05, 1.1],
      lights: [0.86, 0.98, 0.94],
      exposure: 0.62,
      corners: 1,
      grain: 1,
    },
  ],
  over: [
    area('M0 0H400V500H0Z', {
      from: [0, 0],
      to: [0, 500],
      inks: ['#0a1012d0', '#5a6a6848', '#5a6a6810', '#0a101290', '#06090af4', '#050708'],
    }),
    line([...tree(30, 420, 330, 14), ...tree(378, 430, 360, -20)], 5, '#0a0e0f', {
      line: { paint: '#0a0e0f', width: 5, round: true },
    }),
    line([...tree(64, 400, 210, -8), ...tree(340, 404, 230, 12)], 2.6, '#131a1bc0', {
      line: { paint: '#131a1bc0', width: 2.6, round: true },
    }),
    area('M0 330Q90 300 200 330T400 318V420H0Z', {
      from: [0, 300],
      to: [0, 420],
      inks: ['#9fb0ac00', '#9fb0ac40', '#9fb0ac00'],
    }),
    words({ input: 'name', default: 'Hollow Fen', description: 'The game’s name' }, [24, 360, 352, 66], {
      font: 'roman',
      weight: 800,
      case: 'upper',
      lines: 2,
      lineHeight: 1.05,
      spacing: 0.06,
      fill: { from: [0, 360], to: [0, 430], inks: ['#eef2ee', '#aab6b0', '#e2e8e2'] },
    }),
    line('M140 438H260', 0.8, '#9c2a22'),
    words('NOBODY LEAVES BY THE ROAD', [80, 444, 240, 9], {
      font: 'geometric',
      weight: 500,
      spacing: 0.4,
      fill: '#c9d2cd',
    }),
    ...foot('GREYWATER', '18', '#d5dcd8'),
    words('“I slept with the lights on. Both nights.”', [70, 20, 260, 12], {
      font: 'book',
      italic: true,
      fill: '#cdd6d1',
    }),
  ],
})
