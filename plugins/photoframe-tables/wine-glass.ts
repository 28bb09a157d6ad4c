import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** A lamp in the bowl of the glass, from its upper to its lower end: left and right corner of each. */
const streak = (a: number, b: number, top: number, c: number, d: number, low: number, ink: string): Mark => {
  return {
    draw: 'path',
    path:
      `M${a} ${top + 3}Q${(a + b) / 2} ${top - 2} ${b} ${top + 2}Q${(b + d) / 2 + 5} ${(top + low) / 2} ${d} ${low}` +
      `L${c} ${low}Q${(a + c) / 2 + 5} ${(top + low) / 2} ${a} ${top + 3}Z`,
    fill: { from: [0, top], to: [0, low], inks: [ink, ink, ink, ink] },
  }
}
export const lamps: Mark[] = [
  streak(980, 1003, 33, 961, 987, 273, '#dedad6'),
  streak(1110, 1131, 29, 1136, 1157, 297, '#cfcbc8'),
  streak(1147, 1164, 104, 1161, 1175, 297, '#ffe6ae'),
]

/** Lower down the bowl turns away from the lamps: their images end in the glass, none at a line. */
export const waning: Mark[] = [
  [950, 1012],
  [1100, 1186],
].map(
  ([from, to]): Mark => ({
    draw: 'path',
    path: `M${from} 60H${to}V306H${from}Z`,
    fill: { from: [0, 60], to: [0, 306], inks: ['#170c0600', '#170c0628', '#190d0678', '#1b0f07d0', '#1b0f0790'] },
  }),
)

/** What is seen of clear glass: its stem dark along both sides and bright beside them, the rim of its foot. */
export const stem: Mark[] = [
  {
    draw: 'path',
    path: 'M1020 526C1024 600 1022 720 1014 806M1046 526C1043 600 1044 720 1050 806',
    line: { paint: '#140804', width: 3 },
    opacity: 0.55,
  },
  {
    draw: 'path',
    path: 'M1025 530C1028 600 1026 716 1020 800',
    line: {
      paint: { from: [0, 526], to: [0, 806], inks: ['#ffe0b000', '#fff0d8', '#ffd8a0a0', '#fff0d8'] },
      width: 3,
      round: true,
    },
    opacity: 0.7,
  },
  {
    draw: 'path',
    path: 'M1040 534C1038 610 1039 716 1043 800',
    line: {
      paint: { from: [0, 526], to: [0, 806], inks: ['#ffb05000', '#ffb050', '#e0802080', '#ffc070'] },
      width: 2.2,
      round: true,
    },
    opacity: 0.6,
  },
  {
    draw: 'path',
    path: 'M1138 846Q1168 841 1172 832',
    line: {
      paint: { from: [884, 0], to: [1172, 0], inks: ['#ffc88000', '#ffd8a0', '#ffe0b0', '#ffc880'] },
      width: 2,
    },
    opacity: 0.75,
  },
  {
    draw: 'path',
    path: 'M884 826A145 23 0 0 1 1172 826',
    line: {
      paint: { from: [884, 0], to: [1172, 0], inks: ['#ffc88000', '#e8a86080', '#ffc88010', '#e8a86090', '#ffc88000'] },
      width: 1.4,
    },
    opacity: 0.6,
  },
]
