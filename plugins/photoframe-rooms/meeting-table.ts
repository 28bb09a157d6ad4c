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
/** Where a tumbler's side is, as a share of its height: it narrows towards its foot. */
const half = ([, , width]: Vessel, down: number) => (width / 2) * (1 - 0.16 * down)
const across = (vessel: Vessel, down: number): string => {
  const [x, top, , height] = vessel
  return oval(x, top + down * height, half(vessel, down), 0.19 * half(vessel, down))
}

/** Glass is darkest where one looks along its sides; water to its middle turns what is behind about and keeps the light. */
const sides: Mark[] = TUMBLERS.flatMap((vessel): Mark[] => {
  const [x, top, width, height] = vessel
  const edge = (way: number) => {
    return `M${x + way * half(vessel, 0)} ${top}L${x + way * half(vessel, 1)} ${top + height}`
  }
  const [wet, foot] = [half(vessel, 0.42), half(vessel, 0.95)]
  const water =
    `M${x - wet} ${top + 0.42 * height}L${x + wet} ${top + 0.42 * height}` +
    `L${x + foot} ${top + 0.95 * height}L${x - foot} ${top + 0.95 * height}Z`
  return [
    {
      draw: 'path',
      path: water,
      fill: {
        from: [x - wet, 0],
        to: [x + wet, 0],
        inks: ['#3c3a38a0', '#d8d4cc40', '#ffffff00', '#a8a49c60', '#3a3836b0'],
      },
    },
    { draw: 'path', path: [edge(-1), edge(1)], line: { paint: '#3c2a1c8c', width: 1.3 } },
    // The thick foot, and where it stands.
    { draw: 'path', path: oval(x - 0.1 * width, top + 0.98 * height, 0.56 * width, 0.13 * width), fill: '#4a301c78' },
    { draw: 'path', path: across(vessel, 0.94), fill: '#5a402a70' },
    { draw: 'path', path: across(vessel, 0.97), line: { paint: '#2e2016b0', width: 1.8 } },
    { draw: 'path', path: across(vessel, 0.42), line: { paint: '#5a463473', width: 1 } },
  ]
})
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
/** The window in their rims, along one side and in the thick foot. */
const tumblerGleams: Mark[] = TUMBLERS.flatMap((vessel): Mark[] => {
  const [x, top, , height] = vessel
  const streak = (at: number, from: number, to: number) => {
    return `M${x + at * half(vessel, from)} ${top + from * height}L${x + at * half(vessel, to)} ${top + to * height}`
  }
  return [
    { draw: 'path', path: across(vessel, 0), line: { paint: '#fff2deb0', width: 1 } },
    { draw: 'path', path: across(vessel, 0.42), fill: '#fff2de30' },
    { draw: 'path', path: streak(0.72, 0.1, 0.88), line: { paint: '#fff4e4c0', width: 0.03 * height, round: true } },
    { draw: 'path', path: streak(-0.8, 0.14, 0.6), line: { paint: '#dfe8f280', width: 0.03 * height, round: true } },
    { draw: 'path', path: across(vessel, 0.93), line: { paint: '#ffe2b8a0', width: 1.5 } },
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

const CARAFE =
  'M846 640C847 655 843 662 838 672C832 684 831 694 832 708L834 740Q836 750 855 751Q876 750 878 740' +
  'L880 708C881 694 879 684 873 672C868 662 865 655 866 640'
const carafe: Mark[] = [
  {
    draw: 'path',
    path: 'M832 700C842 706 870 706 880 700L878 740Q876 750 855 751Q836 750 834 740Z',
    fill: { from: [832, 0], to: [880, 0], inks: ['#40403c70', '#ffffff00', '#b8b4a850', '#40403c88'] },
  },
  { draw: 'path', path: CARAFE, line: { paint: '#3c2a1c8c', width: 1.4 } },
]
const carafeGleams: Mark[] = [
  { draw: 'path', path: oval(856, 640, 10, 2.2), line: { paint: '#fff2deb0', width: 1 } },
  { draw: 'path', path: oval(856, 701, 23.5, 4), fill: '#fff2de2b' },
  {
    draw: 'path',
    path: ['M872 680C876 692 876 708 873.5 738', 'M861.5 645C861.5 656 864 664 868 672'],
    line: { paint: '#fff4e4c0', width: 1.8, round: true },
  },
  { draw: 'path', path: 'M838 690C836.5 704 837 718 838.5 732', line: { paint: '#dfe8f280', width: 1.6, round: true } },
]

/** What glass, water and the plant's leaves take from the light behind them, and what they throw back. In the plate's pixels. */
export const shades: Mark[] = [...leaves, ...carafe, ...sides]
export const gleams: Mark[] = [...gathered, ...carafeGleams, ...tumblerGleams]
