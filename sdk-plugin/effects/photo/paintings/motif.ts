import type { Palette, View } from '../landscapes.ts'

/** What is painted, on a canvas this wide for its height. */
export type Motif = (aspect: number, random: () => number, day: Palette) => View
