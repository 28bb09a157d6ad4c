import { clamp, lumaOf, mix, type Raster, type Rgb, rgbOf } from '../kernels/canvas.ts'
import { coded, hexOfLab, labOf, LINEAR, type Lab, mapLab, writeLab } from '../kernels/oklab.ts'
import { colourMask } from '../regions/colours.ts'
import { inverted, joined } from '../regions/mask.ts'
import { defineOperation, strength } from './operation.ts'
import { stretched } from './range.ts'

/** How light each colour becomes, as if photographed through glass of that colour. */
const FILTERS: Readonly<Record<string, Rgb>> = {
  none: [0.2126, 0.7152, 0.0722],
  red: [0.72, 0.22, 0.06],
  orange: [0.52, 0.42, 0.06],
  yellow: [0.38, 0.56, 0.06],
  green: [0.16, 0.76, 0.08],
  blue: [0.08, 0.27, 0.65],
}

function filtered(raster: Raster, weights: Rgb, share = 1): Raster {
  const { data } = raster
  for (let at = 0; at < data.length; at += 4) {
    const light =
      LINEAR[data[at]!]! * weights[0] + LINEAR[data[at + 1]!]! * weights[1] + LINEAR[data[at + 2]!]! * weights[2]
    const value = coded(light)
    for (let c = 0; c < 3; c++) data[at + c] = mix(data[at + c]!, value, share) + 0.5
  }
  return raster
}

export const blackAndWhite = defineOperation({
  name: 'black-and-white',
  says: [
    {
      words:
        'black and white, black white, greyscale, grey scale, monochrome, mono, bw, b and w, b w, decolourise, greyish',
    },
    {
      words:
        'remove colour, remove colours, no colour, no colours, colourless, desaturate completely, ' +
        'without any colour, grey',
    },
    { words: 'red filter, black and white red filter', preset: { filter: 'red' } },
    { words: 'orange filter', preset: { filter: 'orange' } },
    { words: 'yellow filter', preset: { filter: 'yellow' } },
    { words: 'green filter', preset: { filter: 'green' } },
    { words: 'blue filter', preset: { filter: 'blue' } },
  ],
  read: (clause) => ({ filter: String(clause.preset['filter'] ?? 'none'), strength: clause.strength({ usual: 100 }) }),
  run: (raster, { filter, strength }) => filtered(raster, FILTERS[filter] ?? FILTERS['none']!, strength / 100),
})

/** Colours from dark to light, mixed in OKLab so that no muddy tones lie between. */
export function toned(raster: Raster, hexes: readonly string[], share = 1): Raster {
  const stops = hexes.map((hex) => labOf(rgbOf(hex)))
  const ramp = Buffer.alloc(256 * 4)
  for (let value = 0; value < 256; value++) {
    const place = (value / 255) * (stops.length - 1)
    const index = Math.min(stops.length - 2, Math.floor(place))
    const [from, to] = [stops[index]!, stops[index + 1]!]
    const lab = from.map((part, at) => mix(part, to[at]!, place - index)) as Lab
    writeLab(ramp, value * 4, lab)
  }
  const luma = lumaOf(raster)
  const { data } = raster
  for (let at = 0, to = 0; at < luma.length; at++, to += 4) {
    const value = (clamp(luma[at]! + 0.5) | 0) * 4
    for (let c = 0; c < 3; c++) data[to + c] = mix(data[to + c]!, ramp[value + c]!, share) + 0.5
  }
  return raster
}

export const sepia = defineOperation({
  name: 'sepia',
  says: [{ words: 'sepia, sepia tone, sepia toned, brown tint, old brown photo, antique, daguerreotype' }],
  read: strength(100),
  run: (raster, { strength }) => toned(raster, ['#140b05', '#5d4027', '#b08d63', '#e9d6b4', '#fff8e8'], strength / 100),
})

export const duotone = defineOperation({
  name: 'duotone',
  says: [{ words: 'duotone, duo tone, two colour, two colours, dual tone, gradient map' }],
  takes: ['colour'],
  read(clause) {
    const colours = clause.colours(2)
    return { dark: colours.length > 1 ? colours[0]! : '#241a63', light: colours[1] ?? colours[0] ?? '#ff8f6b' }
  },
  run(raster, { dark, light }) {
    // The darker one takes the shadows whatever the order; it is deepened and the lighter one lifted for contrast.
    const [one, other] = [labOf(rgbOf(dark)), labOf(rgbOf(light))]
    const pair = one[0] <= other[0] ? [one, other] : [other, one]
    const deep: Lab = [Math.min(pair[0]![0], 0.24), pair[0]![1], pair[0]![2]]
    const high: Lab = [Math.max(pair[1]![0], 0.86), pair[1]![1], pair[1]![2]]
    return toned(stretched(raster, 0.8), [deep, high].map(hexOfLab))
  },
})

export const tritone = defineOperation({
  name: 'tritone',
  says: [{ words: 'tritone, tri tone, three colours, three tone, three colour' }],
  takes: ['colour'],
  read(clause) {
    const [dark = '#1b1035', middle = '#c2406b', light = '#ffe6a8'] = clause.colours(3)
    return { dark, middle, light }
  },
  run: (raster, { dark, middle, light }) => toned(stretched(raster, 0.8), [dark, middle, light]),
})

export const splash = defineOperation({
  name: 'colour-splash',
  says: [
    {
      words:
        'colour splash, splash of colour, selective colour, keep only, only keep, isolate, colour pop, ' +
        'colour isolation',
    },
    {
      words: 'everything black and white except, black and white except, greyscale except, all grey except',
    },
  ],
  takes: ['colour'],
  read(clause) {
    const colours = clause.colours(3)
    const place = colours.length > 0 ? undefined : clause.place()
    clause.place()
    return { keep: colours.length > 0 ? colours : place ? [] : ['#e0182d'], at: place?.name, place }
  },
  looks: true,
  places: true,
  async run(raster, { keep, place }, scene) {
    const kept = place
      ? await scene.mask({ places: [place], colours: [] })
      : joined(keep.map((colour) => colourMask(raster, colour, { full: 0.3, none: 0.52 })))
    const { plane } = inverted(kept)
    return mapLab(raster, (lab, pixel) => {
      const share = 1 - plane[pixel]!
      lab[1] *= share
      lab[2] *= share
    })
  },
})

/** Hues for the tones of a picture without colours: cool shadows, skin and earth in the middle, warm light. */
const AUTO = ['#0d1226', '#3d3a4e', '#8a6a58', '#d9b48c', '#fff3da'].map((hex) => labOf(rgbOf(hex)))

export const colourise = defineOperation({
  name: 'colourise',
  says: [
    {
      words: 'colourise, add colour, add colours, colourised, bring colour, give colour, colour photo, restore colour',
    },
  ],
  takes: ['colour'],
  read: (clause) => ({ colour: clause.take('colour'), strength: clause.strength({ usual: 80 }) }),
  run(raster, { colour, strength }) {
    const one = colour === undefined ? undefined : labOf(rgbOf(colour))
    const share = strength / 100
    const { height, width } = raster
    return mapLab(raster, (lab, pixel) => {
      const hued = one ?? autoHue(lab[0], Math.floor(pixel / width) / height)
      const body = one ? Math.min(1, 4.4 * lab[0] * (1.06 - lab[0])) : 1
      lab[1] = mix(lab[1], hued[1] * body, share)
      lab[2] = mix(lab[2], hued[2] * body, share)
    })
  },
})

/** Bright upper parts lean to sky, the rest follows its tone. */
function autoHue(lightness: number, down: number): Lab {
  const place = clamp(lightness, 0, 0.999) * (AUTO.length - 1)
  const index = Math.floor(place)
  const hue = AUTO[index]!.map((part, at) => mix(part, AUTO[index + 1]![at]!, place - index)) as Lab
  const sky = clamp((0.42 - down) / 0.25, 0, 1) * clamp((lightness - 0.55) / 0.2, 0, 1)
  return [hue[0], mix(hue[1], -0.025, sky), mix(hue[2], -0.075, sky)]
}

export const operations = [blackAndWhite, sepia, duotone, tritone, splash, colourise]
