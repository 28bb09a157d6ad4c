import { overFrame } from './grounds.ts'
import { cast, ink, type PartStep, type SceneStep } from './parts.ts'

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

/** Short ones that lie over where the long ones begin, in two rows, the lowest of each first: tip and width. */
const COVERTS = [
  { tip: [56, 50], half: 5.2, lit: '#7cacff', own: '#2f62e4' },
  { tip: [47, 42], half: 6.2, lit: '#7cacff', own: '#2f62e4' },
  { tip: [40, 32.5], half: 6.8, lit: '#74a6ff', own: '#2a5adc' },
  { tip: [37, 22], half: 7, lit: '#6c9eff', own: '#2652d0' },
  { tip: [40, 11.5], half: 6.6, lit: '#6496ff', own: '#224ac4' },
  { tip: [64, 44], half: 4.8, lit: '#ffe9a8', own: '#f0a41c' },
  { tip: [57, 35], half: 5.6, lit: '#ffe9a8', own: '#f0a41c' },
  { tip: [53, 25.5], half: 6, lit: '#ffe9a8', own: '#f0a41c' },
  { tip: [54, 15.5], half: 5.6, lit: '#ffe9a8', own: '#f0a41c' },
] as const

/** A covert and its mirror image: it narrows to a bent tip and rises to the shoulder. */
function covert({ tip: [x, y], half }: (typeof COVERTS)[number]): string[] {
  const side = (place: (x: number) => number) => {
    const at = (px: number, py: number) => `${+place(px).toFixed(2)} ${+py.toFixed(2)}`
    return (
      `M${at(92, y - half + 4)}C${at(x + 24, y - half + 1)} ${at(x + 8, y - half)} ${at(x - 4, y - 0.9 * half)}` +
      `C${at(x - 1, y + 0.2 * half)} ${at(x + 4, y + half)} ${at(x + 12, y + half + 0.6)}L${at(92, y + half + 4)}Z`
    )
  }
  return [side((px) => px), side((px) => 200 - px)]
}

/** Cast and enamelled: round along its edge, lighter above. */
function enamelled(lit: string, own: string): PartStep {
  return {
    do: 'surface',
    grow: -0.007,
    profile: { kind: 'round', width: 0.026, height: 0.016 },
    soft: 0.004,
    bumps: [{ kind: 'brushed', amount: 0.0005, scale: 0.012 }],
    paint: { kind: 'vertical', colours: [lit, own, own] },
    material: { colour: own, metal: 0.35, rough: 0.3, coat: 0.8, coatRough: 0.12 },
    hollows: 1.6,
    bounce: 0.2,
    gain: 1.15,
  }
}

const GILT: PartStep = {
  do: 'surface',
  profile: { kind: 'bevel', width: 0.008, height: 0.008 },
  soft: 0.002,
  material: { like: 'gold', rough: 0.2 },
  bounce: 0.2,
}

/** What of a long feather lies below its ridge and looks away from the lamp. */
function below({ tip: [x, y], high, low }: (typeof FEATHERS)[number]): string[] {
  const middle = (high + low) / 2
  const half = (place: (x: number) => number) => {
    const at = (px: number, py: number) => `${+place(px).toFixed(2)} ${+py.toFixed(2)}`
    const long = 84 - x
    const ridge = `M${at(84, middle)}C${at(84 - 0.4 * long, middle)} ${at(84 - 0.74 * long, middle - 3)} ${at(x, y)}`
    return `${ridge}L${at(x, 70)}L${at(84, 70)}Z`
  }
  return [half((px) => px), half((px) => 200 - px)]
}

/** Blades to both sides of a badge; each casts its shadow on the one behind. */
const blades: SceneStep[] = FEATHERS.flatMap((each): SceneStep[] => {
  const outline = feather(each)
  const [upper, lower] = each.colours
  return [
    overFrame(outline, cast(0.95, 0.024, 0.034), cast(0.7, 0.008, 0.01), GILT, enamelled(upper, lower)),
    { ...overFrame(below(each), ink('#01041c', { opacity: 0.55 })), within: outline.join('') },
  ]
})

const shoulders: SceneStep[] = COVERTS.flatMap((each): SceneStep[] => {
  const outline = covert(each)
  return [overFrame(outline, cast(0.95, 0.018, 0.022), ink('#02040e', { grow: 0.002 }), enamelled(each.lit, each.own))]
})

/** The wings with their shoulders, which go on behind the badge. */
export const pennons: SceneStep[] = [...blades, ...shoulders].map((each) => ({ ...each, at: [0.5, 0.56] }) as SceneStep)
