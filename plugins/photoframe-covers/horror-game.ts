import { area, line, ornaments, words } from '@gateway/sdk-plugin/photo-frame'
import { bareTree } from './bare-tree.ts'
import { COVER, foot, gameBox } from './box.ts'

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
  // Fog that is lighter where the road goes, trees in it.
  behind: [
    {
      do: 'artwork',
      view: COVER,
      blend: 'over',
      marks: [
        area('M0 0H400V500H0Z', {
          from: [0, 0],
          to: [0, 500],
          inks: ['#141d20', '#3d4c4c', '#74847f', '#2c3838', '#06090a'],
        }),
        area(
          [bareTree(150, 360, 200, 3, 2), bareTree(262, 356, 180, -4, 7), bareTree(60, 366, 240, 4, 9)].join(''),
          '#44524f',
          {
            rule: 'nonzero',
          },
        ),
        area(ornaments.circle(200, 210, 220), {
          centre: [200, 210],
          radius: 220,
          inks: ['#a9b8b290', '#8fa09c40', '#8fa09c00'],
        }),
      ],
    },
  ],
  photo: { headroom: 0.2, blend: 'over' },
  treat: [
    {
      kind: 'staged',
      ambient: [0.34, 0.38, 0.4],
      lamps: [
        { from: [-0.95, -0.3], colour: [0.62, 0.8, 0.84], rim: 3.4 },
        { from: [0.9, -0.2], colour: [0.1, 0.14, 0.15], rim: 0.8 },
      ],
    },
    {
      kind: 'grade',
      contrast: 0.8,
      saturation: 0.22,
      darks: [0.75, 1.05, 1.1],
      lights: [0.86, 0.98, 0.94],
      exposure: 0.9,
      corners: 1,
      grain: 1,
    },
  ],
  over: [
    // Far trees are half drowned in the fog that lies before them.
    area(
      [bareTree(92, 420, 190, -3, 3), bareTree(330, 418, 220, 5, 8), bareTree(12, 410, 170, 4, 5)].join(''),
      '#1c2627',
      { rule: 'nonzero' },
    ),
    area('M0 0H400V500H0Z', {
      from: [0, 0],
      to: [0, 500],
      inks: ['#0a1012d0', '#5a6a6848', '#5a6a6810', '#0a101290', '#06090af4', '#050708'],
    }),
    area('M0 230H400V430H0Z', {
      from: [0, 230],
      to: [0, 430],
      inks: ['#8fa09c00', '#8fa09c38', '#8fa09c50', '#8fa09c00'],
    }),
    area([bareTree(40, 432, 350, 4, 1), bareTree(372, 440, 380, -5, 6)].join(''), '#070a0b', { rule: 'nonzero' }),
    // Twigs close before the lens, across a shoulder.
    area([bareTree(392, 520, 330, -12, 4), bareTree(8, 530, 290, 10, 2)].join(''), '#030505', { rule: 'nonzero' }),
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
