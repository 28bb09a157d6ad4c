import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

/** Inks of a print. */
interface Inks {
  ground: string
  light: string
  shade: string
  accent: string
}

/** Inks of the four panels. */
const PINK: Inks = { ground: '#f4c51d', light: '#f7a9c4', shade: '#d8256e', accent: '#e8402a' }
const BLUE: Inks = { ground: '#e8336d', light: '#9fe0e6', shade: '#2277c4', accent: '#ffd23a' }
const LIME: Inks = { ground: '#3ab7c9', light: '#f6ee6a', shade: '#ef7d1f', accent: '#ec3b7c' }
const MINT: Inks = { ground: '#f0642b', light: '#bfe6b4', shade: '#7a3fa0', accent: '#f5d12b' }

/** Middles of panels as shares of the frame, and their size. */
const [NEAR, FAR] = [0.263, 0.737]
const SIZE = 0.462

/** How a panel was pulled: its number, the angle of its screen, how its screens are off, how much black it got. */
interface Pull {
  copy: number
  turn: number
  misfit: number
  heavy: number
}

const photo = (at: readonly [number, number], inks: Inks, pull: Pull): FrameRecipe['steps'][number] => {
  return { do: 'photo', at, size: [SIZE, SIZE], headroom: 0.06, treat: [{ kind: 'screenPrint', ...inks, ...pull }] }
}

/** Two cows were photographed for it, and printed as the photo is. */
const cow = (
  at: readonly [number, number],
  standIn: 'cow' | 'turnedCow',
  inks: Inks,
  pull: Pull,
): FrameRecipe['steps'][number] => {
  const treat = [{ kind: 'screenPrint', ...inks, ...pull }] as const
  return { do: 'photo', input: 'none', standIn, at, size: [SIZE, SIZE], treat: [...treat] }
}

export default definePhotoFrame({
  name: 'pop_art_cows',
  summary: 'Four silk-screen prints: the photo twice, and two cows that wink',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1200, 1200],
    light: 'studio',
    steps: [
      {
        do: 'plate',
        kind: 'paper',
        scale: 2.3,
        relief: 0.22,
        spot: { at: [0.3, 0.2], size: 1.4, rest: 0.6, power: 0.55 },
      },
      cow([FAR, NEAR], 'cow', BLUE, { copy: 3, turn: -20, misfit: 1.2, heavy: 0 }),
      cow([NEAR, FAR], 'turnedCow', LIME, { copy: 1, turn: 24, misfit: 1.5, heavy: 0.07 }),
      photo([NEAR, NEAR], PINK, { copy: 2, turn: -30, misfit: 1.1, heavy: -0.06 }),
      photo([FAR, FAR], MINT, { copy: 5, turn: 12, misfit: 1.6, heavy: 0.04 }),
    ],
    finish: { tone: 'soft', vignette: 0.1, bloom: { strength: 0 } },
  },
})
