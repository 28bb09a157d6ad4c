import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type ShapeStep = Extract<FrameRecipe['steps'][number], { do: 'shape' }>

/** The hoop's middle in the frame, and its size: it is drawn in thousandths of its outer width. */
const AT = [0.5, 0.515] as const
const HEIGHT = 0.95

const hoop = (path: string, steps: ShapeStep['steps']): ShapeStep => {
  return { do: 'shape', path, view: [1000, 1000], at: AT, height: HEIGHT, steps }
}

const circle = (radius: number): string => {
  return `M${500 - radius} 500a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`
}

/** What the hoop throws on the cloth. */
const SHADOW: ShapeStep['steps'][number] = {
  do: 'shadow',
  grow: 0,
  tint: '#2a1a08',
  layers: [
    { blur: 0.003, lift: 0.004, strength: 0.6 },
    { blur: 0.012, lift: 0.014, strength: 0.5 },
    { blur: 0.05, lift: 0.045, strength: 0.35 },
  ],
}

const brass = (path: string): ShapeStep => {
  return hoop(path, [
    SHADOW,
    { do: 'surface', profile: { kind: 'round', width: 0.009, height: 0.012 }, material: 'brass' },
  ])
}

export default definePhotoFrame({
  name: 'fancywork',
  summary: 'Needlework on linen, taut in a wooden hoop',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1152, 1152],
    light: 'studio',
    steps: [
      {
        do: 'plate',
        kind: 'linen',
        scale: 0.55,
        relief: 0.7,
        colours: ['#cfc3ad'],
        spot: { at: [0.25, 0.15], size: 1.2, rest: 0.5, power: 0.75 },
      },
      {
        do: 'photo',
        at: AT,
        size: [0.8, 0.8],
        headroom: 0.12,
        treat: [{ kind: 'embroidery', shape: 'oval', margin: 0.02 }],
      },
      hoop(circle(478) + circle(436), [
        SHADOW,
        {
          do: 'surface',
          profile: { kind: 'round', width: 0.016, height: 0.016 },
          bumps: [{ kind: 'grain', amount: 0.0006, scale: 0.01 }],
          material: { colour: [0.72, 0.47, 0.24], metal: 0, rough: 0.42, coat: 0.3, coatRough: 0.3 },
        },
      ]),
      hoop(circle(446) + circle(424), [
        {
          do: 'surface',
          profile: { kind: 'round', width: 0.01, height: 0.012 },
          bumps: [{ kind: 'grain', amount: 0.0004, scale: 0.01 }],
          material: { colour: [0.62, 0.38, 0.18], metal: 0, rough: 0.45 },
        },
      ]),
      // The screw that tightens it: two cheeks, the bolt through them, its head.
      brass('M455 -6H545V34H455Z'),
      brass('M420 4H580V22H420Z'),
      brass('M572 -6H598V32H572Z'),
    ],
    finish: { tone: 'soft', vignette: 0.2, bloom: { strength: 0 } },
  },
})
