import { area, line, ornaments, words } from '@gateway/sdk-plugin/photo-frame'
import { foot, gameBox } from './box.ts'

const GREEN = '#8fdc3c'
const VIOLET = '#2b1446'

/** A crooked house on its hill. */
const house =
  'M24 350V250L14 252L50 206L60 216V196H70V226L88 244V214L80 216L104 176L130 214L122 213V262L136 250L166 284L156 284V350Z'

const windows = [
  'M38 268h12v18h-12Z',
  'M68 262h12v18h-12Z',
  'M96 226h14v20h-14Z',
  'M134 294h12v18h-12Z',
  'M88 300h16v50h-16Z',
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
      do: 'artwork',
      view: [400, 500],
      blend: 'over',
      marks: [
        area('M0 0H400V500H0Z', { from: [0, 0], to: [0, 420], inks: ['#190b33', '#45206e', '#8a3f8d', '#d9825e'] }),
        area(ornaments.circle(286, 116, 62), '#f4e7b0'),
        area([ornaments.circle(268, 100, 11), ornaments.circle(304, 138, 8), ornaments.circle(300, 96, 5)], '#dccb8c'),
        area([bat(80, 90, 1.5), bat(130, 150, 0.9), bat(330, 190, 1), bat(230, 60, 0.8)], '#1a0c2c'),
        area('M0 400Q110 310 220 342T400 330V500H0Z', '#2a1440'),
        area(house, '#1a0c2c', { opacity: 0.95 }),
        area(windows, '#f7c948'),
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
  treat: [
    {
      kind: 'litho',
      inks: [
        [0.02, 0.012, 0.04],
        [0.17, 0.06, 0.2],
        [0.42, 0.4, 0.3],
        [0.62, 0.8, 0.4],
        [0.88, 0.98, 0.7],
      ],
      colours: 0.4,
      grain: 0.05,
      contour: 1,
      simple: 12,
    },
  ],
  over: [
    // Slime that runs down from the upper side.
    area(
      'M0 0H400V26C392 26 392 62 380 62S368 30 356 30S344 94 330 94S318 34 304 34S292 56 280 56S268 24 250 24S236 76 222 76' +
        'S208 30 192 30S180 52 166 52S152 26 134 26S122 110 106 110S92 34 76 34S64 66 50 66S38 28 24 28S12 48 0 48Z',
      { from: [0, 0], to: [0, 110], inks: ['#4f9a16', '#8fdc3c', '#c8f56a'] },
      { line: { paint: '#173105', width: 2.6 } },
    ),
    line('M330 60v18M106 70v24M222 50v14', 3, '#efffc0', { line: { paint: '#efffc0', width: 3, round: true } }),
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
