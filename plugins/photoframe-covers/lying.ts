import { area, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { SHAPE } from './box.ts'

/** Bonbons and the pumpkin as they lie in the plate: the middle of each and how wide it is across and down. */
const LYING = [
  [98, 1198, 43, 43],
  [23, 1136, 41, 41],
  [980, 1220, 42, 42],
  [1037, 1143, 42, 42],
  [33, 139, 33, 33],
  [936, 129, 127, 113],
] as const
const WRAPPERS = [
  'M62 1185L8 1160L4 1222ZM132 1205L192 1188L164 1268Z',
  'M38 1108L70 1054L110 1126L52 1140Z',
  'M944 1214L902 1164L892 1250ZM1016 1228L1060 1190V1262Z',
  'M1020 1170L1026 1206L1046 1186ZM1040 1104L1048 1048L1060 1100Z',
  'M22 114L8 48L84 84L46 112ZM24 162L4 222L54 190L40 164Z',
]
const oval = ([x, y, across, down]: readonly [number, number, number, number]) =>
  `M${x - across} ${y}a${across} ${down} 0 1 1 ${2 * across} 0a${across} ${down} 0 1 1 ${-2 * across} 0Z`

/** The shade that each throws on what it lies on, away from the lamp, darkest where it touches. */
export const SHADES: FrameRecipe['steps'] = (
  [
    [0.014, 26, 30, '#000000f0'],
    [0.006, 10, 12, '#000000e0'],
  ] as const
).map(([soft, right, down, ink]) => ({
  do: 'artwork',
  view: SHAPE,
  blend: 'over',
  soft,
  clip: `M0 0H${SHAPE[0]}V${SHAPE[1]}H0Z${LYING.map(oval).join('')}${WRAPPERS.join('')}`,
  marks: [
    area(
      LYING.map(([x, y, across, tall]) => oval([x + right, y + down, 0.94 * across, 0.94 * tall])),
      ink,
    ),
  ],
}))
