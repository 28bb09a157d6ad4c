import { blendPixel, mix, rgbOf } from '../kernels/canvas.ts'
import { labOf, mapLab } from '../kernels/oklab.ts'
import { defineOperation } from './operation.ts'

export const tint = defineOperation({
  name: 'tint',
  says: [
    { words: 'tint, colour cast of, colour tint, tinted, tinge, colour wash' },
    { words: 'redder, reddish, more red', preset: { colour: '#e0182d' } },
    { words: 'greener, greenish, more green', preset: { colour: '#1f9d3a' } },
    { words: 'bluer, bluish, blueish, more blue', preset: { colour: '#1f5fff' } },
    { words: 'yellower, yellowish, more yellow', preset: { colour: '#ffd91a' } },
    { words: 'more orange, oranger, orangey', preset: { colour: '#ff8a00' } },
    { words: 'pinker, pinkish, more pink, rosy', preset: { colour: '#ff69b4' } },
    { words: 'more purple, purplish, more violet', preset: { colour: '#7b2fbe' } },
    { words: 'more magenta', preset: { colour: '#ff00c8' } },
    { words: 'more teal, more cyan, more turquoise', preset: { colour: '#00a0a8' } },
  ],
  takes: ['colour'],
  read(clause) {
    const colour = clause.take('colour') ?? String(clause.preset['colour'] ?? '#ff8a00')
    const amount = clause.signed({ usual: 38 })
    return { colour, amount }
  },
  run(raster, { colour, amount }) {
    const [, a, b] = labOf(rgbOf(colour))
    return mapLab(raster, (lab) => {
      // Black and white take no colour; what is between takes most.
      const body = Math.min(1, 4 * lab[0] * (1.08 - lab[0])) * (amount / 100)
      lab[1] = mix(lab[1], lab[1] * 0.4 + a, body)
      lab[2] = mix(lab[2], lab[2] * 0.4 + b, body)
    })
  },
})

export const overlay = defineOperation({
  name: 'colour-overlay',
  says: [{ words: 'colour overlay, overlay, overlay colour, film of, transparent layer of, layer of' }],
  takes: ['colour'],
  read: (clause) => ({ colour: clause.take('colour') ?? '#000000', strength: clause.strength({ usual: 40 }) }),
  run(raster, { colour, strength }) {
    const rgb = rgbOf(colour)
    const { data } = raster
    for (let at = 0; at < data.length; at += 4) if (data[at + 3]! > 0) blendPixel(data, at, rgb, strength / 100)
    return raster
  },
})

export const operations = [tint, overlay]
