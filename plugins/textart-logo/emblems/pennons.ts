import { overFrame } from './grounds.ts'
import { moved } from './paths.ts'
import { cast, ink, type SceneStep } from './parts.ts'

/** Feathers of a wing to the left, the hindmost first: where the tip is, and where the feather leaves the shield. */
const FEATHERS = [
  { tip: [7, 3], high: 12, low: 25, colours: ['#2450c8', '#0e2470'] },
  { tip: [3, 17], high: 20, low: 34, colours: ['#2a5ad8', '#102a80'] },
  { tip: [9, 30], high: 29, low: 43, colours: ['#3266e8', '#143090'] },
  { tip: [20, 42], high: 38, low: 51, colours: ['#3c74f4', '#18389e'] },
  { tip: [34, 52.5], high: 46, low: 58, colours: ['#4a84ff', '#1c40ae'] },
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

/** Wings of blades to both sides of a badge, in flat tones: the upper half of each is lit. */
export const pennons: SceneStep[] = FEATHERS.flatMap((each) => {
  const outline = feather(each)
  const [upper, lower] = each.colours
  return [
    overFrame(outline, cast(0.85, 0.03, 0.03), ink('#ffb52e', { grow: 0.008 }), ink('#030616')),
    overFrame(outline, ink(lower, { grow: -0.007 })),
    ...outline.map((path) => ({
      ...overFrame(path + moved(path, 0, 5.4), ink(upper, { grow: -0.007 })),
      within: path,
    })),
  ]
})
