import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** A place on the rubber of the tongs' upper tip: from its round end to the arm, from its far side to the near one. */
const tip = (along: number, across: number): string => {
  const [x, y] = [656 + 64 * along - 23 * across, 757 + 14 * along + 46 * across]
  return `${x.toFixed(1)} ${(y + 6 * along * across).toFixed(1)}`
}
/** Ribs across it, so that it grips; its end is round, its far edge in the lamp, its near one turned away. */
export const ribs: Mark[] = [
  ...[0.2, 0.34, 0.48, 0.62, 0.76].flatMap((at): Mark[] => [
    {
      draw: 'path',
      path: `M${tip(at, 0.04)}Q${tip(at + 0.03, 0.5)} ${tip(at, 0.96)}`,
      line: { paint: '#2c0603', width: 3, round: true },
      opacity: 0.8,
    },
    {
      draw: 'path',
      path: `M${tip(at + 0.055, 0.06)}Q${tip(at + 0.085, 0.5)} ${tip(at + 0.055, 0.9)}`,
      line: { paint: '#e0502c', width: 1.7, round: true },
      opacity: 0.55,
    },
  ]),
  {
    draw: 'path',
    path: `M${tip(0.05, 0.02)}L${tip(0.96, 0.02)}`,
    line: { paint: '#ff8a58', width: 2.4, round: true },
    opacity: 0.7,
  },
  {
    draw: 'path',
    path: `M${tip(0.02, 0.9)}L${tip(1, 0.86)}L${tip(1, 1.03)}L${tip(0.02, 1.03)}Z`,
    fill: '#240402',
    opacity: 0.75,
  },
  {
    draw: 'path',
    path: `M${tip(0.1, 0.05)}Q${tip(0.02, 0.4)} ${tip(0.06, 0.9)}`,
    line: { paint: '#c03a20', width: 3.4, round: true },
    opacity: 0.5,
  },
  {
    draw: 'path',
    path: `M${tip(0.9, 0.02)}Q${tip(0.94, 0.5)} ${tip(0.9, 0.95)}`,
    line: { paint: '#ff7a48', width: 4, round: true },
    opacity: 0.45,
  },
]
