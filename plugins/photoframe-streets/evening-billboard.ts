import { join } from 'node:path'
import { definePhotoFrame, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'
import { BEHIND_WALKER, dark, lit } from './dusk-town.ts'
import { fittings, flank, shine } from './parked-car.ts'

const surface = { kind: 'surface', of: 'led', sheets: [6, 4] } as const

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

/** Left of the trunks and of who walks there, where the far town is seen. */
const FAR = [[925, 976]] as const
/** The evening's haze over the town's foot, and the dark ground between it and the wall. */
const haze: Mark[] = FAR.flatMap(([x, to]): Mark[] => [
  {
    draw: 'path',
    path: `M${x} 400H${to}V488H${x}Z`,
    fill: { from: [0, 400], to: [0, 488], inks: ['#e0a08800', '#d8948a40', '#c98a8a73'] },
  },
  {
    draw: 'path',
    path: `M${x} 486H${to}V494H${x}Z`,
    fill: { from: [0, 486], to: [0, 494], inks: ['#5d4f6e', '#3a3147'] },
  },
])

/** The last light in the air before the town, thickest on its streets. */
const glow: Mark[] = [
  {
    draw: 'path',
    path: 'M922 290H1280V444Q1180 438 1078 470L1060 488H922Z',
    fill: { from: [0, 290], to: [0, 488], inks: ['#000000', '#301a20', '#58302c'] },
  },
]

/** The lamp's light on the wall behind it, on the paving and on the kerb. */
const pool: Mark[] = [
  {
    draw: 'path',
    path: 'M700 489H944V562H700Z',
    fill: { centre: [1112, 486], radius: 250, inks: ['#4e3016', '#3a2410a0', '#1e120840', '#00000000'] },
  },
  {
    draw: 'path',
    path: 'M700 562H940V612H700Z',
    fill: { centre: [1100, 566], radius: 270, inks: ['#54371a', '#3a2511a0', '#22150930', '#00000000'] },
  },
]

/** Damp slabs before the wall: joints, and the lamp that comes and goes on them. */
const paving: Mark[] = [
  {
    draw: 'path',
    path: 'M470 552H947V565L984 579V580H470Z',
    fill: { from: [470, 0], to: [940, 0], inks: ['#2b272b00', '#3a3234c8', '#564640d8', '#6a5244c0'] },
  },
  {
    draw: 'path',
    path: Array.from({ length: 12 }, (_, at) => `M${520 + 36 * at} 552L${506 + 38 * at} 580`),
    line: { paint: '#1a1618a0', width: 1.1 },
  },
  { draw: 'path', path: 'M470 562H940M470 579.5H940', line: { paint: '#1a161890', width: 1 } },
]

/** Dirt and shade where the road meets the kerb, and below the car: its wheels stand on what they darken. */
const gutter: Mark[] = [
  {
    draw: 'path',
    path: 'M0 606H1280V660H0Z',
    fill: { from: [0, 606], to: [0, 660], inks: ['#3a353c', '#4c464e', '#8f8a92', '#ffffff'] },
  },
]
const underCar: Mark[] = [
  { draw: 'path', path: 'M936 598Q1010 590 1280 596V640Q1120 652 1010 634Q950 624 936 598Z', fill: '#1a171d' },
  { draw: 'path', path: 'M1090 604H1180V628H1090Z', fill: '#08070a' },
]

export default definePhotoFrame({
  name: 'evening-billboard',
  summary: 'On a lit hoarding beside a wet road, at blue hour',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    seed: 5,
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'evening_billboard'),
        slots: [
          {
            input: 'url',
            spill: { at: [0.553, 0.484], reach: [0.62, 0.22], strength: 20, base: 0.024 },
            treat: [surface],
            headroom: 0.07,
            beyond: 0.3,
            small: 0.86,
          },
        ],
      },
      { do: 'artwork', view: [1280, 960], marks: dark, clip: BEHIND_WALKER, opacity: 0.6, soft: 0.0006 },
      {
        do: 'artwork',
        view: [1280, 960],
        marks: lit,
        clip: BEHIND_WALKER,
        blend: 'light',
        opacity: 0.75,
        soft: 0.0009,
      },
      { do: 'artwork', view: [1280, 960], marks: haze, blend: 'over', soft: 0.0008 },
      { do: 'artwork', view: [1280, 960], marks: glow, clip: BEHIND_WALKER, blend: 'light', opacity: 0.9, soft: 0.003 },
      { do: 'artwork', view: [1280, 960], marks: pool, blend: 'light', opacity: 0.9, soft: 0.002 },
      { do: 'artwork', view: [1280, 960], marks: flank, opacity: 0.85, soft: 0.0016 },
      { do: 'artwork', view: [1280, 960], marks: fittings, blend: 'over', opacity: 0.94, soft: 0.0006 },
      { do: 'artwork', view: [1280, 960], marks: shine, blend: 'light', opacity: 0.7, soft: 0.0012 },
      {
        do: 'wetGround',
        view: [1280, 960],
        ground: 'M0 556H938V576H0ZM0 612H1280V960H0Z',
        horizon: 0.5,
        puddles: 0.54,
        grain: 0.75,
        patch: 1.5,
        lit: 11,
        ripple: 0.014,
        streak: 0.09,
        mirror: [0.95, 0.8],
        damp: [0.6, 0.32],
        colour: [0.07, 0.064, 0.068],
      },
      { do: 'artwork', view: [1280, 960], marks: gutter, opacity: 0.85, soft: 0.003 },
      {
        do: 'artwork',
        view: [1280, 960],
        marks: underCar,
        clip: 'M900 610H1094Q1130 616 1166 610H1280V700H900Z',
        opacity: 0.9,
        soft: 0.01,
      },
      { do: 'artwork', view: [1280, 960], marks: paving, blend: 'over', soft: 0.0012 },
    ],
    finish: { tone: 'film', vignette: 0.25, bloom: { strength: 0.35, from: 0.9 } },
  },
})
