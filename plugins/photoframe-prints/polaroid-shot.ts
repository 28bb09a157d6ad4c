import { definePhotoFrame, type FrameRecipe, words, shade } from '@gateway/sdk-plugin/photo-frame'

/** An instant picture is 88 mm wide and 107 mm high, its window 79 mm square and 6 mm below the top. */
const CARD = {
  view: [88, 107],
  path: 'M1.2 0H86.8Q88 0 88 1.2V105.8Q88 107 86.8 107H1.2Q0 107 0 105.8V1.2Q0 0 1.2 0Z',
} as const
const WINDOW = 'M4.5 6H83.5V85H4.5Z'
const TURN = -4
const AT = [0.5, 0.505] as const
const HEIGHT = 0.86
/** Of the window's middle above the card's, turned with it; width and height are shares of a frame of 4 : 3. */
const UP = (8 / 107) * HEIGHT
const ANGLE = (TURN * Math.PI) / 180
const SIDE = (79 / 107) * HEIGHT

type ShapeStep = Extract<FrameRecipe['steps'][number], { do: 'shape' }>

const onCard = (path: string, steps: ShapeStep['steps']): ShapeStep => {
  return { do: 'shape', path, view: CARD.view, at: AT, height: HEIGHT, turn: TURN, steps }
}

export default definePhotoFrame({
  name: 'polaroid_shot',
  summary: 'An instant picture on a wooden table',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    light: 'party',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'wood',
            scale: 0.9,
            relief: 0.22,
            colours: [
              [0.3, 0.15, 0.07],
              [0.17, 0.08, 0.035],
            ],
            spot: { at: [0.3, 0.2], size: 0.9, rest: 0.3, power: 1 },
          },
          onCard(CARD.path, [
            {
              do: 'shadow',
              grow: 0,
              tint: '#1a0e06',
              layers: [
                { blur: 0.004, lift: 0.004, strength: 0.7 },
                { blur: 0.016, lift: 0.018, strength: 0.55 },
                { blur: 0.06, lift: 0.05, strength: 0.4 },
              ],
            },
            {
              do: 'surface',
              profile: { kind: 'round', width: 0.006, height: 0.003 },
              bumps: [{ kind: 'grain', amount: 0.00022, scale: 0.006 }],
              material: { colour: [0.8, 0.775, 0.71], metal: 0, rough: 0.55, reflect: 0.04 },
              bounce: 0,
            },
          ]),
          onCard(WINDOW, [
            { do: 'fill', colour: '#0c0b0a', grow: 0.0035, blur: 0.002, opacity: 0.55 },
            {
              do: 'surface',
              profile: { kind: 'flat' },
              material: { colour: [0.9, 0.9, 0.88], metal: 0, rough: 0.4 },
              bounce: 0,
              hollows: 0,
            },
          ]),
        ],
      },
      {
        do: 'photo',
        at: [AT[0] + (UP * Math.sin(ANGLE) * 3) / 4, AT[1] - UP * Math.cos(ANGLE)],
        size: [(SIDE * 3) / 4, SIDE],
        turn: TURN,
        blend: 'ink',
        treat: [
          { kind: 'instant' },
          {
            kind: 'glare',
            at: [0.87, 0.22],
            size: [0.2, 0.8],
            lean: 0.5,
            panes: [1, 1],
            soft: 0.04,
            strength: 0.3,
            foot: 0.15,
          },
        ],
      },
      // Written with a felt pen on the strip below.
      {
        do: 'artwork',
        view: [1333, 1000],
        blend: 'over',
        worn: 0.06,
        opacity: 0.9,
        marks: [
          words(
            { input: 'text', description: 'What is written below the picture', default: 'just a good day' },
            [440, 806, 500, 84],
            { font: 'hand', weight: 600, size: 72, turn: TURN, fill: '#1d2440' },
          ),
        ],
      },
      onCard(WINDOW, [
        {
          do: 'fill',
          paint: { kind: 'horizontal', colours: ['#ffffff', '#8a8a8a', '#1c1c1c', '#000000', '#000000', '#2a2a2a'] },
          blend: 'add',
          opacity: 0.03,
        },
      ]),
      {
        do: 'foreground',
        steps: [
          {
            do: 'solids',
            things: [
              { kind: 'pencil', at: [0.875, 0.62], size: 0.6, turn: -74, colour: '#20263a' },
              {
                kind: 'leaf',
                form: 'oak',
                at: [0.082, 0.85],
                size: 0.24,
                turn: -40,
                wide: 0.4,
                colours: ['#5f2f10', '#b0702a'],
              },
              { kind: 'leaf', form: 'maple', at: [0.9, 0.15], size: 0.2, turn: 60, colours: ['#7a2c0c', '#c4641c'] },
            ],
          },
        ],
      },
      shade.throughPanes({ left: [330, 110], strength: 0.7 }),
    ],
    finish: { ...shade.SUNNY, exposure: 1, vignette: 0.3 },
  },
})
