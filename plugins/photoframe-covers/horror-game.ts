import { area, line, ornaments, words } from '@gateway/sdk-plugin/photo-frame'
import { bareTree } from './bare-tree.ts'
import { COVER, foot, gameBox } from './box.ts'

export default gameBox({
  name: 'horror_game',
  summary: 'The box of a survival game, in a fog without end',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg', name: 'Last Bus Out' }],
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
      ambient: [0.06, 0.08, 0.095],
      lamps: [
        // What they hold lights them from below, as nothing does by day.
        { from: [-0.25, 1], colour: [1.9, 2.8, 2.95], rim: 0.22, front: 0.32 },
        // A lamp far behind on the road.
        { from: [0.95, -0.35], colour: [0.5, 0.14, 0.1], rim: 3, front: 0.3 },
      ],
    },
    {
      kind: 'grade',
      contrast: 0.76,
      saturation: 0.34,
      darks: [0.6, 1.05, 1.2],
      lights: [0.68, 0.99, 0.99],
      exposure: 0.95,
      corners: 1,
      grain: 1,
    },
    // It is held low on the left: eyes lie in shade, and what is further from it is lost in the night.
    { kind: 'lamplight', at: [0.3, 0.86], reach: 0.72, rest: 0.16, gain: 1.35, light: [0.94, 1, 1] },
  ],
  // Trees at three depths before whoever comes, fog between them; the nearest are too near for the lens.
  before: [
    {
      do: 'artwork',
      view: COVER,
      blend: 'over',
      soft: 0.0022,
      marks: [
        area(
          [bareTree(52, 430, 210, -6, 3), bareTree(362, 418, 240, 7, 8), bareTree(6, 410, 170, 4, 5)].join(''),
          '#2c3838',
          { rule: 'nonzero' },
        ),
      ],
    },
    {
      do: 'artwork',
      view: COVER,
      blend: 'over',
      soft: 0.03,
      marks: [
        area('M0 0H400V60H0Z', '#070c0ed8'),
        area('M0 250Q80 226 170 262T400 240V360Q300 330 190 364T0 340Z', '#93a4a058'),
        area('M0 350Q140 320 240 356T400 340V420H0Z', '#7c8e8a50'),
        area('M0 396H400V500H0Z', '#050708'),
        // It has drawn round whoever comes: hair ends in it, at the side the light is on most of all.
        ...(
          [
            [52, 246, 60, '#93a4a0'],
            [60, 324, 56, '#74857f'],
            [334, 300, 40, '#5c6a66'],
            [78, 172, 38, '#5a6a66'],
          ] as const
        ).map(([x, y, r, ink]) =>
          area(ornaments.circle(x, y, r), {
            centre: [x, y],
            radius: r,
            inks: [`${ink}b0`, `${ink}7c`, `${ink}30`, `${ink}00`],
          }),
        ),
      ],
    },
    {
      do: 'artwork',
      view: COVER,
      blend: 'over',
      soft: 0.0006,
      // Bark: where it is rubbed the fog shows.
      worn: 0.14,
      marks: [
        ...[bareTree(36, 452, 390, -3, 1, 0.024), bareTree(380, 470, 400, 7, 12, 0.027)].flatMap((tree) => [
          area(tree, '#0a0e0f', { rule: 'nonzero' }),
          // Wet bark: light of the fog along the side that is turned to it.
          line(tree, 0.5, '#4a5a5838'),
        ]),
        area(bareTree(396, 470, 210, 3, 9, 0.02), '#0a0e0f', { rule: 'nonzero' }),
      ],
    },
    {
      do: 'artwork',
      view: COVER,
      blend: 'over',
      soft: 0.007,
      marks: [
        area([bareTree(412, 540, 430, 2, 4, 0.03), bareTree(-14, 520, 330, 4, 2, 0.03)].join(''), '#020304', {
          rule: 'nonzero',
        }),
      ],
    },
  ],
  over: [
    area('M0 330H400V500H0Z', { from: [0, 330], to: [0, 470], inks: ['#06090a00', '#06090ae8', '#050708'] }),
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
    words('1 PLAYER  ·  NO MAP  ·  2 DISCS', [188, 473, 156, 6], {
      font: 'condensed',
      weight: 500,
      spacing: 0.16,
      align: 'right',
      fill: '#8d9994',
    }),
    ...foot('GREYWATER', '18', '#d5dcd8'),
    // What the machine is that plays it, along the head of every sleeve.
    area('M0 0H400V15H0Z', { from: [0, 0], to: [400, 0], inks: ['#39434a', '#c4ced2', '#6a767c', '#2a3237'] }),
    words('NOCTURNE 64', [12, 4, 120, 8], {
      font: 'condensed',
      weight: 700,
      spacing: 0.2,
      align: 'left',
      fill: '#0a0e10',
    }),
    words('DISC SYSTEM', [288, 4.5, 100, 6.5], { font: 'condensed', spacing: 0.2, align: 'right', fill: '#d3dade' }),
    words('“I slept with the lights on. Both nights.”', [70, 25, 260, 12], {
      font: 'book',
      italic: true,
      fill: '#cdd6d1',
    }),
  ],
  // Film that was drawn over the sleeve: it mirrors the window in a broad soft band and stands off in creases at the hinge.
  glow: [
    area('M-40 500L190 0H300L70 500Z', {
      from: [60, 210],
      to: [166, 258],
      inks: ['#00000000', '#39474e58', '#2a363c40', '#00000000'],
    }),
    // The candle on the table beside it.
    area('M200 0H400V420H200Z', {
      centre: [412, 116],
      radius: 200,
      inks: ['#c89450', '#8c5c2880', '#54341830', '#40201000'],
    }),
    area('M0 0H14L9 500H0Z', { from: [0, 0], to: [14, 0], inks: ['#5a6a7290', '#1a242830', '#00000000'] }),
    line('M20 60Q26 90 19 128M24 70Q29 96 24 120M384 330Q378 362 385 398', 0.9, '#8a9aa255'),
  ],
})
