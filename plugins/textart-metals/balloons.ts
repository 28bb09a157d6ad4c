import type { Recipe } from '@gateway/sdk-plugin/text-art'

type Step = Recipe['steps'][number]
type Surface = Extract<Step, { do: 'surface' }>

/** What tells one foil balloon from another; colours of the foil are linear light. */
export interface Balloon {
  strings: string[]
  /** Colour of the shadow: that of the wall in shade. */
  shadow: string
  /** The flat seam around the letter. */
  seam: [number, number, number]
  /** The inflated front. */
  foil: [number, number, number]
  /** Brightness of the front. */
  gain: number
  /** Share of clear coat. Default 0.35. */
  coat?: number
  /** Another colour for each letter. */
  paint?: Surface['paint']
}

export const ROUND_LETTERS = {
  font: 'round',
  weight: 900,
  spacing: 0.06,
  width: 0.91,
  height: 0.56,
  centre: [0.5, 0.46],
} satisfies Recipe['lettering']

/** The steps of lettering made of foil balloons: strings, shadow, welded seam, inflated front, glints. */
export function balloons({ strings, shadow, seam, foil, gain, coat = 0.35, paint }: Balloon): Step[] {
  const painted = paint === undefined ? {} : { paint }
  return [
    { do: 'strings', colours: strings },
    { do: 'shadow', tint: shadow, grow: 0.03 },
    {
      do: 'surface',
      grow: 0.045,
      profile: { kind: 'round', width: 0.02, height: 0.008 },
      bumps: [{ kind: 'wrinkles', amount: 0.012, scale: 0.07, reach: 0.08 }],
      material: { colour: seam, metal: 1, rough: 0.2 },
      ...painted,
      bounce: 0.4,
      gain: 0.8,
    },
    {
      do: 'surface',
      grow: 0.022,
      profile: { kind: 'inflate', height: 1.15 },
      bumps: [
        { kind: 'wrinkles', amount: 0.03, scale: 0.11, reach: 0.15 },
        { kind: 'waves', amount: 0.01, scale: 0.7 },
      ],
      material: { colour: foil, metal: 1, rough: 0.07, coat },
      ...painted,
      bounce: 0.25,
      gain,
    },
    { do: 'glints', count: 4 },
  ]
}
