import { area, line, ornaments, words } from '@gateway/sdk-plugin/photo-frame'
import { COVER, foot, gameBox } from './box.ts'
import * as hill from './haunted-hill.ts'
import { SHADES } from './lying.ts'
import { PAINTED, SITTER } from './painted.ts'
import { SLIME, slimeBody, slimeGlow, slimeShadow } from './slime.ts'

const GREEN = '#8fdc3c'
const VIOLET = '#2b1446'

const NAME = { input: 'name', default: 'Barry’s Bad Night', description: 'The game’s name' } as const
const LOGO = { font: 'marker', lines: 2, lineHeight: 1.06, spacing: 0.025, turn: -3 } as const

/** The moon's halo, and the last of the evening behind the hill. */
const GLOW = [
  area(ornaments.circle(hill.MOON[0], hill.MOON[1], 190), {
    centre: [hill.MOON[0], hill.MOON[1]],
    radius: 190,
    inks: ['#f0dca0b0', '#a07a8070', '#5a3a5c30', '#2c174500'],
  }),
]

/** The full moon, round and whole, dimmer towards its limb, and bats before it. */
const MOONRISE = [
  area(ornaments.circle(...hill.MOON), {
    centre: [hill.MOON[0] - 8, hill.MOON[1] - 10],
    radius: hill.MOON[2] * 1.2,
    inks: ['#fffbe2', '#fbf1c4', '#f0dfa4', '#d2b478'],
  }),
  ...hill.MARIA.map(([x, y, r]) =>
    area(ornaments.circle(x, y, r), { centre: [x, y], radius: r, inks: ['#b0986290', '#b8a06c6c', '#c8b27a00'] }),
  ),
  area([hill.bat(318, 104, 1.1), hill.bat(72, 150, 1.5), hill.bat(26, 176, 0.8), hill.bat(364, 178, 0.8)], '#140820'),
]

export default gameBox({
  name: 'horror_game_barry',
  place: SHADES,
  summary: 'The box of a cartoon horror adventure: slime, bats, a crooked house',
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg', name: 'The Cursed Camper' }],
  behind: [
    {
      do: 'artwork',
      view: COVER,
      blend: 'over',
      treat: [PAINTED],
      marks: [
        area('M0 0H400V500H0Z', {
          from: [0, 0],
          to: [0, 460],
          inks: ['#1c0f30', '#2c1745', '#4a2354', '#8a3c4c', '#d8743c', '#f0a850'],
        }),
        ...GLOW,
        area(hill.clouds, { from: [0, 80], to: [0, 200], inks: ['#3a1c58d0', '#1c0c34c8'] }),
        // It is dark where the name begins.
        area('M0 372Q70 316 150 338T300 322T400 344V500H0Z', {
          from: [0, 320],
          to: [0, 340],
          inks: ['#5c2a5a', '#241034'],
        }),
        area('M0 400Q110 330 220 350T400 340V500H0Z', { from: [0, 340], to: [0, 430], inks: ['#3a1a4a', '#140820'] }),
      ],
    },
    { do: 'artwork', view: COVER, blend: 'over', marks: MOONRISE, treat: [PAINTED] },
    // Painted with a finer brush than the sky.
    {
      do: 'artwork',
      view: COVER,
      blend: 'over',
      treat: [{ ...PAINTED, brush: 0.011, impasto: 0.2 }],
      marks: [
        area(hill.house, { from: [24, 0], to: [166, 0], inks: ['#1a0e2a', '#2c1a42', '#553a60'] }),
        area(hill.moonlit, { from: [0, 200], to: [0, 360], inks: ['#a888a8', '#6e5276', '#3a2448'] }),
        area(hill.shaded, '#0a0414c0'),
        line(hill.boards, 1.5, '#080210b0'),
        line(
          hill.boards.map((path) => path.replace('M24 ', 'M24.4 ')),
          0.5,
          '#8a70964c',
        ),
        area(hill.roofs, { from: [20, 0], to: [160, 0], inks: ['#2a1640', '#7a6274', '#b59a86'] }),
        line(hill.shingles, 1.3, '#1c0c2cd0'),
        ...hill.windows.map((path) =>
          area(path, { from: [0, 220], to: [0, 350], inks: ['#fff0a0', '#f7b52c', '#d86a14'] }),
        ),
        area(hill.ridge, { from: [0, 340], to: [0, 420], inks: ['#38204a', '#200e34', '#120620'] }),
        line('M2 361Q40 343.5 92 343.5T176 355.5Q200 362 230 368', 1.4, '#8a6a8a90'),
        area(hill.trail, { from: [0, 344], to: [0, 430], inks: ['#f0a84ab0', '#7a4a5870', '#2a124000'] }),
        area(hill.fence, '#0c0516'),
        line('M106 334Q146 338 190 350M107 341Q146 345 190 358', 1.6, '#0c0516'),
        line('M44 268v18M38 277h12M74 262v18M68 271h12M103 226v20M96 236h14M140 294v18M134 303h12', 1.2, '#1a0c2c'),
        area(hill.tree, { from: [340, 0], to: [400, 0], inks: ['#3a2148', '#0c0416'] }),
        line(hill.bark, 1.1, '#6a4c78a0'),
        line(hill.treeLight, 3.2, '#7a5a8690'),
        line(hill.treeLight, 1.3, '#b893a0a8'),
      ],
    },
    {
      do: 'artwork',
      view: COVER,
      blend: 'light',
      marks: [
        ...[
          [44, 278],
          [74, 272],
          [103, 238],
          [140, 304],
          [96, 330],
        ].map(([x, y]) =>
          area(ornaments.circle(x!, y!, 36), {
            centre: [x!, y!],
            radius: 36,
            inks: ['#a85c16', '#40200a', '#140802', '#000000'],
          }),
        ),
        // And from the door down the path.
        area('M88 344H104L136 384L84 392Z', { from: [0, 344], to: [0, 392], inks: ['#7a4410', '#2c1604', '#000000'] }),
        // Mist between the hill and whoever stands before it.
        area('M0 318H400V430H0Z', { from: [0, 318], to: [0, 430], inks: ['#000000', '#180e24', '#241430', '#000000'] }),
      ],
    },
  ],
  photo: {
    at: [0.575, 0.52],
    size: [0.84, 0.78],
    headroom: 0.1,
    blend: 'over',
    // Painted out towards the sides: a place has no cut there.
    outline: { path: 'M8 19H328V400H8Z', view: [336, 390], soft: 0.045 },
  },
  // Lit by the moon on one side and by what glows violet on the other.
  treat: [
    {
      kind: 'staged',
      calm: true,
      firm: 1,
      ambient: [0.92, 0.84, 1],
      lamps: [
        { from: [0.86, -0.3], colour: [0.8, 0.7, 0.52], rim: 0.9, front: 0.3 },
        { from: [-0.8, -0.35], colour: [0.72, 0.26, 1.2], rim: 2.6, front: 0.34 },
        // What hangs above glows.
        { from: [-0.25, -0.95], colour: [0.1, 1.15, 0.04], rim: 2.2, front: 0.36 },
      ],
    },
    {
      kind: 'grade',
      contrast: 0.04,
      saturation: 1.12,
      darks: [0.86, 0.72, 1.16],
      lights: [1.08, 1.02, 0.86],
      grain: 0,
    },
    SITTER,
  ],
  before: [
    { do: 'artwork', view: COVER, blend: 'over', marks: slimeShadow },
    // Slime and its gleams by the brush that painted the face below it.
    {
      do: 'artwork',
      view: COVER,
      blend: 'over',
      clip: SLIME,
      marks: [...slimeBody, ...slimeGlow],
      treat: [{ ...PAINTED, brush: 0.013, impasto: 0.6, ridges: 1.2, varied: 0.4 }],
    },
  ],
  over: [
    area('M0 398Q60 376 130 392T280 386T400 392V500H0Z', VIOLET, { line: { paint: '#12071f', width: 3 } }),
    // Cut from something thick and green: its side below, the light of the moon along its top.
    words(NAME, [24, 373, 352, 82], { ...LOGO, fill: '#12071f', outline: { ink: '#12071f', width: 13 } }),
    words(NAME, [24, 370.5, 352, 82], { ...LOGO, fill: '#1f5210', outline: { ink: '#1f5210', width: 4 } }),
    words(NAME, [24, 368.5, 352, 82], { ...LOGO, fill: '#2f7416', outline: { ink: '#2f7416', width: 4 } }),
    words(NAME, [24, 366, 352, 82], {
      ...LOGO,
      fill: { from: [0, 384], to: [0, 430], inks: ['#fdffe0', '#c8f56a', GREEN, '#4f9a16'] },
      outline: { ink: '#12071f', width: 2.6 },
    }),
    words('A point-and-shriek adventure', [24, 454, 220, 13], { font: 'marker', align: 'left', fill: '#f7c948' }),
    ...foot('ODD SOCK SOFTWARE', '7+', '#f7e7c0'),
  ],
  glow: [
    // The candle's light in a corner.
    area('M0 0H400V500H0Z', { centre: [400, 60], radius: 260, inks: ['#8a480e', '#361804', '#000000'] }),
  ],
  // A window in film that is drawn over an edge: bent, softer the further it lies from the fold, its bar beside it.
  film: [
    {
      do: 'artwork',
      view: COVER,
      blend: 'light',
      soft: 0.009,
      opacity: 0.62,
      marks: [
        area('M0 0H400V500H0Z', '#00000001'),
        area('M4 -10Q62 80 34 230T22 356H-12Q-4 300 2 230T-14 -10Z', {
          from: [0, 0],
          to: [0, 340],
          inks: ['#b8b6d0', '#8684a0c0', '#4a486070', '#2a283800'],
        }),
        area('M26 -10Q80 80 50 230T38 356H33Q42 300 44 230T16 -10Z', {
          from: [0, 0],
          to: [0, 330],
          inks: ['#a8a6c0', '#76749080', '#2a283800'],
        }),
      ],
    },
  ],
})
