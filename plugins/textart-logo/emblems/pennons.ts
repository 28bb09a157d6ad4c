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

/** The shaft of a covert, and where its barbs have parted, with their mirror images. */
function parted({ tip: [x, y], half }: (typeof COVERTS)[number]): string[] {
  const side = (place: (x: number) => number) => {
    const at = (px: number, py: number) => `${+place(px).toFixed(2)} ${+py.toFixed(2)}`
    const barb = (far: number) =>
      `M${at(x + far, y + half)}Q${at(x + far + 2, y + 0.4 * half)} ${at(x + far + 6, y - 0.05 * half)}`
    return `M${at(x - 1, y - 0.7 * half)}Q${at(x + 10, y - 0.25 * half)} ${at(x + 26, y + 0.6)}${barb(6)}${barb(13)}`
  }
  return [side((px) => px), side((px) => 200 - px)]
}

/** Blades to both sides of a badge, in flat tones: the upper half of each is lit. */
const blades: SceneStep[] = FEATHERS.flatMap((each) => {
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

const shoulders: SceneStep[] = COVERTS.flatMap((each) => {
  const outline = covert(each)
  return [
    overFrame(outline, cast(0.7, 0.02, 0.02), ink('#030616')),
    overFrame(outline, ink(each.own, { grow: -0.006 })),
    ...outline.map((path) => ({
      ...overFrame(path + moved(path, 0, 3.4), ink(each.lit, { grow: -0.006 })),
      within: path,
    })),
    { ...overFrame(parted(each), ink('#030616', { opacity: 0.8 })), stroke: 0.55 },
  ]
})

/** The wings with their shoulders, which go on behind the badge. */
export const pennons: SceneStep[] = [
  ...blades,
  ...shoulders,
  overFrame([...FEATHERS.flatMap(feather), ...COVERTS.flatMap(covert)], {
    do: 'emboss',
    width: 0.014,
    height: 0.008,
    swell: 0,
  }),
]
