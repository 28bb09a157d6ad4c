import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type ShapeStep = Extract<FrameRecipe['steps'][number], { do: 'shape' }>

/** The scene is drawn in a view as wide and high as the frame. */
const VIEW = [1000, 1250] as const

const put = (path: string | string[], steps: ShapeStep['steps'], stroke?: number): ShapeStep => {
  return { do: 'shape', path, view: VIEW, height: 1, steps, ...(stroke ? { stroke } : {}) }
}

/** Courses of stone between two sides of a face of a pyramid, which meet at its top. */
function courses(top: readonly [number, number], left: number, right: number, foot: number): string[] {
  return Array.from({ length: 26 }, (_, at) => {
    const t = (at + 1) / 27
    const across = (x: number) => (top[0] + (x - top[0]) * t).toFixed(1)
    const y = (top[1] + (foot - top[1]) * t).toFixed(1)
    return `M${across(left)} ${y}L${across(right)} ${y}`
  })
}

interface Pyramid {
  top: readonly [number, number]
  left: number
  /** Where its lit face ends and the dark one begins. */
  edge: number
  right: number
  lit: readonly [string, string]
  dark: readonly [string, string]
}

const FOOT = 1010

function pyramid({ top, left, edge, right, lit, dark }: Pyramid): ShapeStep[] {
  const side = (from: number, to: number) => `M${top[0]} ${top[1]}L${from} ${FOOT}L${to} ${FOOT}Z`
  const line = { do: 'fill', colour: '#5a3c28', opacity: 0.2, blur: 0.0006 } as const
  return [
    put(side(left, edge), [
      { do: 'fill', paint: { kind: 'vertical', colours: [...lit] } },
      { do: 'grit', amount: 0.16 },
    ]),
    put(side(edge, right), [
      { do: 'fill', paint: { kind: 'vertical', colours: [...dark] } },
      { do: 'grit', amount: 0.12 },
    ]),
    put(courses(top, left, edge, FOOT), [line], 2.2),
    put(courses(top, edge, right, FOOT), [line], 2.2),
  ]
}

const desert = {
  do: 'ground',
  hills: 0.01,
  soft: 0.003,
  colour: [0.78, 0.52, 0.28],
  shade: [0.3, 0.19, 0.14],
  haze: [0.9, 0.68, 0.44],
  swell: 1.2,
  ripples: 0.9,
} as const

export default definePhotoFrame({
  name: 'sphinx',
  summary: 'The face of a sphinx, hewn in sandstone before the pyramids',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1024, 1280],
    light: {
      sky: [0.42, 0.46, 0.56],
      horizon: [0.5, 0.36, 0.24],
      ground: [0.3, 0.19, 0.1],
      boxes: [{ at: [-0.7, -0.4, 0.55], width: 0.6, height: 0.5, power: 7.5, colour: [1, 0.82, 0.58] }],
    },
    steps: [
      {
        do: 'scene',
        steps: [
          { do: 'backdrop', colours: ['#3f6da6', '#6f9cc0', '#b9cdc8', '#efd9ae', '#f2cd94'], clouds: 0.02 },
          { do: 'clouds', horizon: 0.78, cover: 0.2, size: 0.5, lit: [1, 0.88, 0.72], shade: [0.62, 0.54, 0.54] },
          ...pyramid({
            top: [40, 560],
            left: -330,
            edge: 150,
            right: 330,
            lit: ['#deb583', '#efd0a0'],
            dark: ['#9a7c70', '#c2a48c'],
          }),
          ...pyramid({
            top: [872, 430],
            left: 480,
            edge: 985,
            right: 1240,
            lit: ['#dcab70', '#ecc793'],
            dark: ['#80604f', '#b08f77'],
          }),
          { ...desert, horizon: 0.8, fog: 0.75 },
        ],
      },
      { do: 'photo', focus: 'face', treat: [{ kind: 'carved' }] },
      // Sand has drifted over the paws.
      { do: 'foreground', steps: [{ ...desert, horizon: 0.968, hills: 0.018, soft: 0.005, fog: 0 }] },
    ],
    finish: { tone: 'soft', exposure: 1, vignette: 0.25, bloom: { strength: 0.1 } },
  },
})
