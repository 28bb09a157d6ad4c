/** What enamel on steel shows: a blue rim, what it mirrors, and where it has chipped. In pixels of the plate `daffodils`. */
import { ornaments } from '@gateway/sdk-plugin/photo-frame'
import type { Mark, Step } from './kit.ts'

const VIEW = [1280, 960] as const
const BLUE = { from: [820, 0], to: [1006, 0], inks: ['#3c5f9c', '#2c4a86', '#203a70', '#182c58'] } as const

/** The blossoms above, the wall on both sides, the boards before it. */
const mirrored: Mark[] = [
  { draw: 'path', path: 'M834 536Q912 552 996 538L1004 604Q920 640 826 604Z', fill: '#f3dfa4' },
  {
    draw: 'path',
    path: 'M1000 560C1012 620 1036 650 1036 716C1036 770 1012 820 996 850L972 850Q1012 730 976 590Z',
    fill: '#b4ccbc',
  },
  {
    draw: 'path',
    path: 'M832 560C820 620 788 650 786 716C786 760 800 812 822 846L836 846Q806 730 846 600Z',
    fill: '#d2dccc',
  },
  {
    draw: 'path',
    path: 'M792 742Q908 800 1030 742Q1020 810 996 846L910 866L828 850Q800 800 792 742Z',
    fill: '#e2dccb',
  },
]

/** Seams of the boards in it, bent around its belly. */
const seams: Mark[] = [
  {
    draw: 'path',
    path: 'M846 774Q862 822 872 856M930 782Q930 826 926 862M1000 766Q984 816 970 850',
    line: { paint: '#b8b4a8', width: 2.2 },
  },
]

const rim: Mark[] = [
  {
    draw: 'path',
    path: 'M821 521Q830 530 860 532Q912 537 962 533Q998 530 1005 522',
    line: { paint: BLUE, width: 6, round: true },
  },
  { draw: 'path', path: 'M833 853Q856 863 909 866Q958 864.5 984 853', line: { paint: BLUE, width: 3.4, round: true } },
]

/** Steel, black where the enamel broke off and brown with rust along the break. */
const chips: Mark[] = [
  ['M880 532L886 529.500L891 531L899 530.500L906 533.500L901 537L897 535.500L889 538L883 536Z', 892, 534],
  ['M862 856L870 855L875 857.500L883 858L880 862L871 863.500L865 860.500Z', 872, 859],
  ['M1118.500 603L1121.500 599L1123 604L1122 610L1119.500 608Z', 1122, 604],
].flatMap(([path, x, y]): Mark[] => {
  const centre = [Number(x), Number(y)] as const
  return [
    {
      draw: 'path',
      path: ornaments.circle(...centre, 11),
      fill: { centre, radius: 11, inks: ['#8a5a34a0', '#a87a5040', '#b8906800'] },
    },
    { draw: 'path', path: String(path), fill: { centre, radius: 10, inks: ['#2c2e34', '#3a3230', '#6a4630'] } },
  ]
})

/** The jug that the daffodils stand in. */
export const enamelled: Step[] = [
  { do: 'artwork', view: VIEW, marks: mirrored, blend: 'ink', soft: 0.014, opacity: 0.8 },
  { do: 'artwork', view: VIEW, marks: seams, blend: 'ink', soft: 0.002, opacity: 0.5 },
  { do: 'artwork', view: VIEW, marks: [...rim, ...chips], blend: 'over', soft: 0.0007 },
]
