import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** The rucksack on the bench and its mirror in the paving, as the plate has them. */
const SACK = 'M577 634Q574 600 580 586Q584 570 596 567Q604 560 616 567Q630 570 633 588Q637 606 634 634Q606 640 577 634Z'
const MIRRORED = 'M575 828H636V866Q622 884 606 882Q588 880 577 866Z'

/** Waxed canvas, nearly brown, darker away from the posters' light and low down. */
export const canvas: Mark[] = [
  { draw: 'path', path: SACK, fill: { from: [576, 570], to: [634, 636], inks: ['#7a7470', '#5c5a5e', '#3a3a42'] } },
  { draw: 'path', path: MIRRORED, fill: '#5a5a60' },
]

/** What a rucksack is sewn of: a lid with its edge bound, two straps with buckles, a pocket. */
export const sewn: Mark[] = [
  {
    draw: 'path',
    path: 'M579 590Q582 572 597 569H615Q629 572 632 590Q630 601 620 602H591Q581 601 579 590Z',
    fill: { from: [0, 568], to: [0, 602], inks: ['#4d3626', '#3c291d', '#241811'] },
  },
  { draw: 'path', path: 'M579 592Q581 603 591 604H620Q631 603 632 592', line: { paint: '#120c08', width: 1.6 } },
  { draw: 'path', path: 'M586 612H625V630Q606 634 586 630Z', line: { paint: '#150e09b0', width: 1.4 } },
  { draw: 'path', path: 'M591 601V628M620 601V628', line: { paint: '#1b120c', width: 4.2 } },
  {
    draw: 'path',
    path: 'M588.5 610H593.5V615H588.5ZM617.5 610H622.5V615H617.5Z',
    line: { paint: '#a58a58', width: 1.2 },
  },
  // The poster beside it along the shoulder, the tubes of the roof on the lid.
  { draw: 'path', path: 'M581 632Q577 602 582 588', line: { paint: '#6f6a5c90', width: 1.8, round: true } },
  { draw: 'path', path: 'M588 574Q605 569 624 574', line: { paint: '#8d94a8a0', width: 2, round: true } },
]
