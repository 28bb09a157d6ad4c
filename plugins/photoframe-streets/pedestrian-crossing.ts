import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { IN_SHOPS, road, shoppers } from './fogged-shops.ts'
import { type Eye, horizonOf, onGround } from './on-the-ground.ts'

/** As in `art/scenes/pedestrian_crossing.py`. */
const EYE: Eye = { at: [-0.95, -7, 1.15], towards: [0.2, 1], lens: 33, shift: 0.06, ground: -0.02 }
const stripe = (left: number, right: number): string => {
  return onGround(EYE, [
    [left, -6.6],
    [left, -0.45],
    [right, -0.45],
    [right, -6.6],
  ])
}
const STRIPES = Array.from({ length: 11 }, (_, at) => stripe(-4.9 + 0.98 * at, -4.4 + 0.98 * at)).join('')
/** The wall of lamps stands close before the road, which mirrors it whole. */
const behind = { line: 0.735, reach: 1.9 } as const

/** The asphalt between the stripes and beside them, and the pavement without what stands on it: paint is not rippled. */
const ROAD = [
  ...Array.from({ length: 10 }, (_, at) => stripe(-4.4 + 0.98 * at, -3.92 + 0.98 * at)),
  'M0 664H50V728H0ZM76 664H478V712H528V664H752V708H804V664H1120L1160 704H1174V664H1280V708L640 718L76 728Z',
].join('')

const lamp = { draw: 'path', path: 'M1080 820H1116V858H1080Z', fill: '#5c4d3c' } as const
const surface = { kind: 'surface', of: 'led', sheets: [6, 4] } as const

export default definePhotoFrame({
  name: 'pedestrian-crossing',
  summary: 'On a lit wall beyond a zebra crossing, in the rain',
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'pedestrian_crossing'),
        slots: [
          {
            input: 'url',
            gain: 1.3,
            treat: [surface],
            spill: { at: [0.5, 0.635], reach: [0.7, 0.46], strength: 14, base: 0.02 },
            halo: {
              corners: [
                [0.313, 0.181],
                [0.679, 0.21],
                [0.679, 0.638],
                [0.313, 0.643],
              ],
              reach: 0.4,
              walls: 17,
              air: 0.15,
            },
          },
        ],
      },
      { do: 'artwork', view: [1280, 960], marks: shoppers, clip: IN_SHOPS, blend: 'over', soft: 0.0026 },
      { do: 'artwork', view: [1280, 960], marks: road, clip: IN_SHOPS, blend: 'light', opacity: 0.5, soft: 0.002 },
      // One of the shop's lamps in a puddle: broken by the ripples it would be a sign that nobody reads.
      { do: 'artwork', view: [1280, 960], marks: [lamp], blend: 'over', soft: 0.004 },
      {
        do: 'wetGround',
        view: [1280, 960],
        ground: ROAD,
        horizon: horizonOf(EYE),
        puddles: 0.5,
        patch: 1.4,
        ripple: 0.014,
        streak: 0.07,
        grain: 0.45,
        mirror: [0.95, 0.85],
        damp: [0.85, 0.7],
        lit: 5,
        behind: { ...behind, strength: 0.5 },
      },
      // The film on the paint mirrors it as well: smoother than asphalt, and long.
      {
        do: 'wetGround',
        view: [1280, 960],
        ground: STRIPES,
        horizon: horizonOf(EYE),
        puddles: 0.4,
        patch: 1.4,
        ripple: 0.006,
        streak: 0.05,
        grain: 0.2,
        mirror: [1, 1],
        damp: [0.95, 0.95],
        lit: 0,
        behind: { ...behind, strength: 0.8 },
      },
    ],
    finish: { tone: 'film', vignette: 0.25, bloom: { strength: 0.35, from: 0.9 } },
  },
})
