import { area, line, ornaments, words } from '@gateway/sdk-plugin/photo-frame'
import { foot, gameBox } from './box.ts'

const GREEN = '#8fdc3c'
const VIOLET = '#2b1446'

/** A crooked house on its hill: its walls, then roofs that catch the moon. */
const house =
  'M24 350V250L14 252L50 206L60 216V196H70V226L88 244V214L80 216L104 176L130 214L122 213V262L136 250L166 284L156 284V350Z'

const roofs =
  'M14 252L50 206L88 246L76 247L50 218L24 251ZM80 216L104 176L130 214L118 212L104 190L92 214Z' +
  'M130 254L136 250L166 284L156 284L136 262Z'

const SLIME =
  'M0 0H400V26C392 26 392 62 380 62S368 30 356 30S344 94 330 94S318 34 304 34S292 56 280 56S268 24 250 24S236 76 222 76' +
  'S208 30 192 30S180 52 166 52S152 26 134 26S122 110 106 110S92 34 76 34S64 66 50 66S38 28 24 28S12 48 0 48Z'

/** Where its drops hang. */
const DRIPS = [
  [380, 62],
  [330, 94],
  [280, 56],
  [222, 76],
  [166, 52],
  [106, 110],
  [50, 66],
] as const

const MARIA = [
  [268, 100, 13],
  [304, 138, 10],
  [300, 96, 7],
  [262, 140, 8],
  [318, 112, 6],
] as const

const windows = [
  'M38 268h12v18h-12Z',
  'M68 262h12v18h-12Z',
  'M96 226h14v20h-14Z',
  'M134 294h12v18h-12Z',
  'M88 300h16v50h-16Z',
]

/** Boards of the walls, and the light that stands before each window. */
const boards = Array.from({ length: 17 }, (_, row) => `M24 ${344 - row * 6.2}q40 ${row % 2 ? 1.6 : -1.6} 76 0t56 0`)

/** A dead tree that reaches into the sky from the right. */
const tree =
  'M400 360C380 330 372 300 378 262C360 256 346 240 338 216C350 236 364 244 380 246' +
  'C384 222 378 204 366 186C382 198 390 212 390 232L400 214V360Z'

/** Clouds that drift across the moon, darker below. */
const clouds = [
  'M150 96C176 82 204 92 220 86C246 74 280 88 300 84C330 78 356 92 400 86V100C352 106 330 96 300 102' +
    'C270 108 240 98 214 104C190 108 168 102 150 96Z',
  'M0 150C40 138 66 152 96 146C120 142 140 152 168 150C140 164 112 156 86 162C56 168 28 158 0 166Z',
  'M230 186C262 174 290 188 320 180C350 174 372 184 400 178V194C366 198 344 190 316 198C286 204 256 196 230 186Z',
]

const bat = (x: number, y: number, size: number) => {
  const s = (value: number) => (value * size).toFixed(1)
  const wings = `q${s(6)} ${s(-9)} ${s(16)} ${s(-7)}q${s(-5)} ${s(4)} ${s(-4)} ${s(9)}q${s(-6)} ${s(-4)} ${s(-12)} ${s(3)}`
  const body = `q${s(-6)} ${s(-7)} ${s(-12)} ${s(-3)}q${s(1)} ${s(-5)} ${s(-4)} ${s(-9)}q${s(10)} ${s(-2)} ${s(16)} ${s(7)}`
  return `M${x} ${y}${wings}${body}Z`
}

export default gameBox({
  name: 'horror_game_barry',
  summary: 'The box of a cartoon horror adventure: slime, bats, a crooked house',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg', name: 'The Cursed Camper' }],
  light: 'party',
  table: {
    do: 'scene',
    steps: [
      {
        do: 'plate',
        kind: 'velvet',
        scale: 0.9,
        colours: [
          [0.1, 0.05, 0.16],
          [0.05, 0.02, 0.09],
        ],
        spot: { at: [0.3, 0.15], size: 0.8, rest: 0.4, power: 0.8 },
      },
    ],
  },
  turn: -3,
  plastic: '#3d6a1d',
  behind: [
    {
      do: 'backdrop',
      colours: [
        [0.01, 0.004, 0.035],
        [0.05, 0.014, 0.12],
        [0.22, 0.055, 0.22],
        [0.5, 0.17, 0.12],
      ],
      clouds: 0.5,
    },
    {
      do: 'artwork',
      view: [400, 500],
      blend: 'light',
      marks: [
        area(ornaments.circle(286, 116, 190), {
          centre: [286, 116],
          radius: 190,
          inks: ['#c9b98c', '#5a4a5c', '#20142c', '#000000'],
        }),
        area('M0 300H400V420H0Z', { from: [0, 300], to: [0, 420], inks: ['#000000', '#7a3a28', '#000000'] }),
      ],
    },
    {
      do: 'artwork',
      view: [400, 500],
      blend: 'over',
      marks: [
        area(ornaments.circle(286, 116, 62), {
          centre: [268, 96],
          radius: 100,
          inks: ['#fffbe2', '#f6e9b4', '#d8c07c', '#8a6a52'],
        }),
        ...MARIA.map(([x, y, r]) =>
          area(ornaments.circle(x, y, r), {
            centre: [x - r * 0.3, y - r * 0.3],
            radius: r * 1.5,
            inks: ['#c8b27a90', '#d6c48c70', '#f4e7b000'],
          }),
        ),
        area(clouds, { from: [0, 80], to: [0, 200], inks: ['#3a1c58d0', '#1c0c34c8'] }),
        area([bat(80, 90, 1.5), bat(130, 150, 0.9), bat(330, 190, 1), bat(230, 60, 0.8)], '#140820'),
        area('M0 372Q70 316 150 338T300 322T400 344V500H0Z', {
          from: [0, 320],
          to: [0, 430],
          inks: ['#5c2a5a', '#241034'],
        }),
        area('M0 400Q110 330 220 350T400 340V500H0Z', { from: [0, 340], to: [0, 430], inks: ['#3a1a4a', '#140820'] }),
        area(house, { from: [24, 0], to: [166, 0], inks: ['#0c0516', '#1c0f2e', '#4a3052'] }),
        line(boards, 0.7, '#00000070'),
        area(roofs, { from: [20, 0], to: [160, 0], inks: ['#2a1640', '#7a6274', '#b59a86'] }),
        ...windows.map((path) => area(path, { from: [0, 220], to: [0, 350], inks: ['#fff0a0', '#f7b52c', '#d86a14'] })),
        line('M44 268v18M38 277h12M74 262v18M68 271h12M103 226v20M96 236h14M140 294v18M134 303h12', 1.2, '#1a0c2c'),
        area(tree, { from: [340, 0], to: [400, 0], inks: ['#2c1638', '#0c0416'] }),
      ],
    },
    {
      do: 'artwork',
      view: [400, 500],
      blend: 'light',
      marks: [
        ...[
          [44, 278],
          [74, 272],
          [103, 238],
          [140, 304],
          [96, 330],
        ].map(([x, y]) =>
          area(ornaments.circle(x!, y!, 30), { centre: [x!, y!], radius: 30, inks: ['#8a4a10', '#2c1404', '#000000'] }),
        ),
        // Mist between the hill and whoever stands before it.
        area('M0 318H400V430H0Z', { from: [0, 318], to: [0, 430], inks: ['#000000', '#2c1a3c', '#4a2c4c', '#000000'] }),
      ],
    },
  ],
  photo: {
    at: [0.575, 0.52],
    size: [0.84, 0.78],
    headroom: 0.1,
    cut: true,
    blend: 'over',
    outline: { path: 'M0 60Q0 0 60 0H276Q336 0 336 60V390H0Z', view: [336, 390] },
  },
  // Painted in oils, lit from the slime above and by the moon behind.
  treat: [
    { kind: 'oil', brush: 0.024, impasto: 0.5, bare: 0 },
    { kind: 'grade', contrast: 0.5, saturation: 0.9, darks: [0.5, 0.34, 0.9], lights: [0.98, 1.1, 0.72], grain: 0.05 },
    { kind: 'lamplight', at: [0.68, 0.2], reach: 0.6, rest: 0.34, gain: 1.3, light: [1, 1, 0.86] },
  ],
  over: [
    // Slime that runs down from the upper side: a lit body, a dark rim below, wet gleams.
    area(
      SLIME,
      { from: [0, 0], to: [0, 110], inks: ['#3f8a10', '#6fc42a', '#a6ec4a', '#5aa01c'] },
      { line: { paint: '#1c3d06', width: 2 } },
    ),
    line(
      DRIPS.map(([x, y]) => `M${x + 7} ${y - 40}Q${x + 11} ${y - 14} ${x + 4} ${y - 6}`),
      4,
      '#2c6a0a90',
      { line: { paint: '#2c6a0a90', width: 4, round: true } },
    ),
    line(
      DRIPS.map(([x, y]) => `M${x - 5} ${y - 44}Q${x - 7} ${y - 24} ${x - 4} ${y - 13}`),
      3.4,
      '#efffc0',
      { line: { paint: '#efffc0', width: 3.4, round: true } },
    ),
    area(
      DRIPS.map(([x, y]) => ornaments.circle(x - 3, y - 8, 1.6)),
      '#ffffff',
    ),
    line('M0 12Q60 6 130 12T270 10T400 13', 5, '#d8ff9a80', { line: { paint: '#d8ff9a80', width: 5, round: true } }),
    area('M0 398Q60 376 130 392T280 386T400 392V500H0Z', VIOLET, { line: { paint: '#12071f', width: 3 } }),
    words({ input: 'name', default: 'Barry’s Bad Night', description: 'The game’s name' }, [24, 366, 352, 82], {
      font: 'marker',
      lines: 2,
      lineHeight: 1.06,
      turn: -3,
      fill: { from: [0, 366], to: [0, 448], inks: ['#f4ffb8', GREEN, '#4f9a16'] },
      outline: { ink: '#12071f', width: 9 },
    }),
    words('A point-and-shriek adventure', [24, 454, 220, 13], { font: 'marker', align: 'left', fill: '#f7c948' }),
    ...foot('ODD SOCK SOFTWARE', '7+', '#f7e7c0'),
  ],
})
