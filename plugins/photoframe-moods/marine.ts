import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type SceneStep = Extract<Extract<FrameRecipe['steps'][number], { do: 'scene' }>['steps'][number], { do: 'shape' }>

/** A circle in a view of 100 × 100. */
function circle(radius: number, x = 50, y = 50): string {
  const arc = `A${radius} ${radius} 0 0 1 ${x}`
  return `M${x} ${y - radius}${arc} ${y + radius}${arc} ${y - radius}Z`
}

/** From what no cloth has reached for years to bare metal. */
const TARNISH = ['#4a3a22', '#8a6636', '#b98d52', '#d6ad6c', '#e6c283', '#e9c68c', '#d9ae69', '#c69853']

/** Polished where hands and cloths come, tarnished brown and green in corners and along seams. */
const brass = (path: string, width: number, height: number, rough = 0.14): SceneStep => ({
  do: 'shape',
  path,
  height: 1,
  steps: [
    {
      do: 'shadow',
      grow: 0,
      tint: '#100602',
      layers: [
        { blur: 0.003, lift: 0.004, strength: 0.7 },
        { blur: 0.018, lift: 0.02, strength: 0.5 },
      ],
    },
    {
      do: 'surface',
      profile: { kind: 'round', width, height },
      bumps: [
        { kind: 'waves', amount: 0.00003, scale: 0.2 },
        { kind: 'grain', amount: 0.00004, scale: 0.004 },
        { kind: 'grain', amount: 0.00007, scale: 0.02 },
      ],
      paint: { kind: 'mottled', colours: TARNISH, width: 0.014, scale: 0.045, spread: 0.9, from: 0.34 },
      material: { colour: [0.9, 0.68, 0.36], metal: 1, rough },
    },
  ],
})

/** A bar about a place of that view, turned. */
function slot(x: number, y: number, turn: number, wide: number): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const corners = [-1, 1].flatMap((end) => {
    return [-end, end].map(
      (side) => `${x + end * 1.42 * cos - side * wide * sin} ${y + end * 1.42 * sin + side * wide * cos}`,
    )
  })
  return `M${corners.join('L')}Z`
}

/** Screws with a slot each, as they came to rest; no two are as dull. */
const SCREWS = Array.from({ length: 10 }, (_, screw) => {
  const angle = ((screw + 0.5) / 10) * 2 * Math.PI
  const [x, y] = [50 + 40.3 * Math.cos(angle), 50 + 40.3 * Math.sin(angle)]
  const turn = 0.5 + 2.4 * screw * screw
  const cut = (path: string, colour: string, opacity: number): SceneStep => {
    return { do: 'shape', path, height: 1, steps: [{ do: 'fill', colour, opacity, blur: 0.0006 }] }
  }
  return [
    brass(circle(1.9, x, y), 0.009, 0.009, 0.3 + 0.025 * (screw % 4)),
    cut(slot(x + 0.12, y + 0.16, turn, 0.27), '#fff0c4', 0.5),
    cut(slot(x, y, turn, 0.25), '#120a04', 0.9),
  ]
}).flat()

/** The pale sky on the other side of the gangway, as a bowed pane mirrors it: a crescent along its upper left. */
const SHEEN = 'M20.5 47Q21.5 25 45 20.8Q27.6 27.4 25.4 47.6Z'

export default definePhotoFrame({
  name: 'marine',
  summary: 'Through the porthole of a ship, half in the sea',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1120, 1120],
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'hull',
            relief: 0.6,
            colours: ['#4c6a74', '#542a14'],
            spot: { at: [0.3, 0.1], rest: 0.6, power: 0.8 },
          },
        ],
      },
      {
        do: 'photo',
        size: [0.72, 0.72],
        headroom: 0.1,
        beyond: 0.4,
        small: 0.66,
        outline: { path: circle(50), view: [100, 100] },
        treat: [{ kind: 'waterline', level: 0.7 }],
      },
      {
        do: 'foreground',
        steps: [
          {
            do: 'shape',
            path: `${circle(37)}${circle(33.6)}`,
            height: 1,
            steps: [{ do: 'fill', colour: '#020508', blur: 0.018, opacity: 0.75 }],
          },
          brass(`${circle(45.2)}${circle(34.8)}`, 0.05, 0.024),
          brass(`${circle(37.4)}${circle(34)}`, 0.017, 0.018, 0.12),
          ...SCREWS,
          // The sky in the glass, and the glow of a lamp below it.
          {
            do: 'shape',
            path: SHEEN,
            height: 1,
            steps: [{ do: 'fill', colour: '#e6eefa', blur: 0.011, opacity: 0.2, blend: 'add' }],
          },
          {
            do: 'shape',
            path: circle(6, 67, 66),
            height: 1,
            steps: [{ do: 'fill', colour: '#ffc98a', blur: 0.05, opacity: 0.16, blend: 'add' }],
          },
        ],
      },
    ],
    finish: { tone: 'soft', grain: 3, vignette: 0.3, bloom: { strength: 0.2 } },
  },
})
