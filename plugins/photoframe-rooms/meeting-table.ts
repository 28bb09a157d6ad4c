import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

type Vessel = readonly [x: number, top: number, width: number, height: number]

/** The tumblers on the table as the camera sees them, the nearest last. */
const TUMBLERS: readonly Vessel[] = [
  [887.5, 654, 25, 38],
  [752, 676, 28, 45],
  [1020, 738, 35, 55],
  [867, 816, 46, 81],
]
const oval = (x: number, y: number, rx: number, ry: number): string => {
  return `M${x - rx} ${y}A${rx} ${ry} 0 1 1 ${x + rx} ${y}A${rx} ${ry} 0 1 1 ${x - rx} ${y}Z`
}
/** Light that water and foot gather on the table, on the side away from the window. */
const gathered: Mark[] = TUMBLERS.flatMap((vessel): Mark[] => {
  const [x, top, width, height] = vessel
  const y = top + 0.97 * height
  const spot = (dx: number, dy: number, rx: number, ry: number, inks: string[]): Mark => ({
    draw: 'path',
    path: oval(x + dx * width, y + dy * width, rx * width, ry * width),
    fill: { centre: [x + dx * width, y + dy * width], radius: rx * width, inks },
  })
  return [
    spot(-0.95, 0.14, 0.8, 0.2, ['#ffdca070', '#ffcf8c38', '#ffc88000']),
    spot(-0.7, 0.1, 0.28, 0.08, ['#fff0ccd0', '#ffe2ac70', '#ffd89800']),
  ]
})
/** Leaves are creased along their middle: one half turns away from the window; veins run beside it. */
const leaves: Mark[] = [
  {
    draw: 'path',
    path: 'M862.5 541C866 575 870 612 874 642C884 640 893 628 895 616C893 590 880 562 862.5 541Z',
    fill: '#1f4a0e8c',
  },
  {
    draw: 'path',
    path: 'M963 545C944 570 920 604 900 627C898 622 897 614 897 610C915 580 940 558 963 545Z',
    fill: '#d6e88a59',
  },
  {
    draw: 'path',
    path: 'M968 585C948 600 925 622 909 645C905 640 903 634 903 630C922 606 944 594 968 585Z',
    fill: '#d6e88a4d',
  },
  {
    draw: 'path',
    path: 'M787 606C806 616 828 634 848 655C850 648 842 634 838 626C822 612 804 607 787 606Z',
    fill: '#1f4a0e73',
  },
  {
    draw: 'path',
    path: [
      'M862.5 541C866 575 870 612 874 642',
      'M963 545C944 570 920 604 900 627',
      'M968 585C948 600 925 622 909 645',
    ],
    line: { paint: '#c8d88a8c', width: 1.1 },
  },
  {
    draw: 'path',
    path: 'M859 560C860 590 862 620 866 640M856 580C856 600 858 620 861 636M870 566C878 588 884 606 885 626',
    line: { paint: '#2c5a1459', width: 1 },
  },
]

/** What leaves take from the light behind them, what glass and water throw on the table; in the plate's pixels. */
export const shades: Mark[] = leaves
export const gleams: Mark[] = gathered
