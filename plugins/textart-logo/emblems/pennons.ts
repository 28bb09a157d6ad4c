import { overFrame } from './grounds.ts'
import { cast, ink, plated, type SceneStep } from './parts.ts'

/** Feathers of a wing to the left, the hindmost first: where the tip is, and where the feather leaves the shield. */
const FEATHERS = [
  { tip: [7, 3], high: 12, low: 25, colours: ['#12308c', '#081648'] },
  { tip: [3, 17], high: 20, low: 34, colours: ['#163a9e', '#091a52'] },
  { tip: [9, 30], high: 29, low: 43, colours: ['#1a44b8', '#0a1e60'] },
  { tip: [20, 42], high: 38, low: 51, colours: ['#2252cc', '#0c2472'] },
  { tip: [34, 52.5], high: 46, low: 58, colours: ['#2a60e0', '#0e2a84'] },
] as const

/** A feather and its mirror image: full at the shield, bent upwards to a point. */
function feather({ tip: [x, y], high, low }: (typeof FEATHERS)[number]): string[] {
  const side = (place: (x: number) => number) => {
    const at = (px: number, py: number) => `${+place(px).toFixed(2)} ${+py.toFixed(2)}`
    const long = 84 - x
    return (
      `M${at(84, high)}C${at(84 - 0.3 * long, high - 1.5)} ${at(84 - 0.72 * long, high + 0.5)} ${at(x, y)}` +
      `C${at(84 - 0.86 * long, low - 4)} ${at(84 - 0.6 * long, low + 1)} ${at(84, low)}Z`
    )
  }
  return [side((px) => px), side((px) => 200 - px)]
}

/** Wings of enamelled blades to both sides of a badge. */
export const pennons: SceneStep[] = FEATHERS.flatMap((each) => {
  const outline = feather(each)
  const { colours } = each
  return [
    overFrame(
      outline,
      cast(0.85, 0.035, 0.03),
      { do: 'extrude', to: [0.002, 0.014], material: 'bronze', fade: 0.7 },
      {
        do: 'surface',
        profile: { kind: 'bevel', width: 0.008, height: 0.008 },
        material: 'gold',
        bounce: 0,
        hollows: 0,
      },
      ink('#02040c', { grow: -0.01 }),
      plated(colours[0], 0.02, {
        grow: -0.014,
        profile: { kind: 'chisel', slope: 0.22 },
        soft: 0.006,
        bumps: [{ kind: 'brushed', amount: 0.0003, scale: 0.008 }],
        paint: { kind: 'vertical', colours: [...colours] },
        material: { colour: colours[0], metal: 0.55, rough: 0.28, coat: 0.8, coatRough: 0.06 },
        gain: 1.3,
        bounce: 0,
        hollows: 0,
      }),
    ),
  ]
})
