import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type ShapeStep = Extract<FrameRecipe['steps'][number], { do: 'shape' }>

/** The picture frame is drawn in pixels of the medium size. */
const [WIDTH, HEIGHT] = [1024, 1280]
const OPENING = 168

const frame = (outer: number, inner: number, steps: ShapeStep['steps']): ShapeStep => {
  const rectangle = (inset: number) => `M${inset} ${inset}H${WIDTH - inset}V${HEIGHT - inset}H${inset}Z`
  const path = rectangle(outer) + rectangle(inner)
  return { do: 'shape', path, view: [WIDTH, HEIGHT], height: 1, steps }
}

const OLD_GOLD = { colour: [0.62, 0.36, 0.11], metal: 1, rough: 0.36 } as const
const DARK_GOLD = { colour: [0.3, 0.16, 0.045], metal: 1, rough: 0.42 } as const

/** Leaves that fan out from the middle of each corner of the moulding, where its scrolls would break off. */
const cornerLeaves = (angles: readonly number[], long: number, wide: number) => {
  const middle = 111
  const leaf = (angle: number, x: number, y: number) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const at = (along: number, across: number) => `${x + cos * along - sin * across} ${y + sin * along + cos * across}`
    const there = `C${at(0.3 * long, wide)} ${at(0.7 * long, 0.9 * wide)} ${at(long, 0)}`
    const back = `C${at(0.7 * long, -0.9 * wide)} ${at(0.3 * long, -wide)} ${at(0, 0)}`
    return `M${at(0, 0)}${there}${back}Z`
  }
  const corners = [
    [middle, middle, 0],
    [WIDTH - middle, middle, 1],
    [WIDTH - middle, HEIGHT - middle, 2],
    [middle, HEIGHT - middle, 3],
  ] as const
  return corners.flatMap(([x, y, turns]) => angles.map((angle) => leaf(angle + (turns * Math.PI) / 2, x, y))).join('')
}

const carved = (path: string): ShapeStep => ({
  do: 'shape',
  path,
  view: [WIDTH, HEIGHT],
  height: 1,
  steps: [
    { do: 'shadow', grow: 0, layers: [{ blur: 0.004, lift: 0.005, strength: 0.8 }] },
    { do: 'surface', profile: { kind: 'inflate', height: 0.75 }, material: OLD_GOLD },
  ],
})

export default definePhotoFrame({
  name: 'mysterious_painting',
  summary: 'An old master in the dark: craquelure, yellowed varnish, a heavy gilt frame',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [WIDTH, HEIGHT],
    light: 'night',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'brocade',
            colours: [
              [0.05, 0.008, 0.008],
              [0.1, 0.016, 0.014],
            ],
            spot: { at: [0.4, 0.1], size: 0.8, rest: 0.3, power: 1.4 },
          },
          frame(46, OPENING, [
            {
              do: 'shadow',
              grow: 0,
              layers: [
                { blur: 0.006, lift: 0.008, strength: 0.8 },
                { blur: 0.03, lift: 0.03, strength: 0.7 },
              ],
            },
            { do: 'surface', profile: { kind: 'bevel', width: 0.045, height: 0.05 }, material: DARK_GOLD },
          ]),
          frame(50, 76, [
            {
              do: 'surface',
              profile: { kind: 'round', width: 0.012, height: 0.02 },
              bumps: [{ kind: 'hammered', amount: 0.0012, scale: 0.02 }],
              material: OLD_GOLD,
            },
          ]),
          frame(80, 142, [
            {
              do: 'surface',
              profile: { kind: 'inflate', height: 0.7 },
              bumps: [{ kind: 'grain', amount: 0.0008, scale: 0.01 }],
              material: DARK_GOLD,
            },
            {
              do: 'scrolls',
              sizes: [0.05, 0.034, 0.022],
              line: 0.0055,
              grow: -0.002,
              steps: [{ do: 'surface', profile: { kind: 'inflate', height: 1.4 }, material: OLD_GOLD }],
              knobs: { size: 0.014, material: OLD_GOLD },
            },
          ]),
          carved(cornerLeaves([-0.4, 0.36, 1.21, 1.97], 92, 33)),
          carved(cornerLeaves([0, Math.PI / 2, 0.785, 2.6, -1.03], 72, 30)),
          frame(146, 162, [{ do: 'beads', size: 0.0125, rows: 1, material: OLD_GOLD }]),
        ],
      },
      {
        do: 'photo',
        size: [1 - (2 * OPENING) / WIDTH, 1 - (2 * OPENING) / HEIGHT],
        headroom: 0.14,
        treat: [{ kind: 'oldMaster', cracks: 0.5 }],
      },
      frame(158, 172, [
        {
          do: 'shadow',
          grow: 0,
          layers: [
            { blur: 0.004, lift: 0.006, strength: 0.85 },
            { blur: 0.02, lift: 0.022, strength: 0.6 },
          ],
        },
        { do: 'surface', profile: { kind: 'round', width: 0.006, height: 0.008 }, material: OLD_GOLD },
      ]),
    ],
    finish: { tone: 'film', exposure: 1.15, vignette: 0.4, bloom: { strength: 0.15 } },
  },
})
