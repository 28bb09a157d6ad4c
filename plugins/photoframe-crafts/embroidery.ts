import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { needle, type Draw } from './needlework.ts'

/** The corner that the last thread hangs from: in any frame as far from its sides. */
const corner: Draw = (path, steps, stroke) => {
  const lies = { view: [220, 260], at: [0.85, 0.885], height: 0.24, turn: -8 } as const
  const here = [path].flat().map((each) => {
    return each.replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${x} ${Number(y) - 738}`)
  })
  return { do: 'shape', path: here, ...lies, steps, ...(stroke ? { stroke } : {}) }
}

/** Drawn out of the work, once around, and through the eye. */
const SILK = 'M206 738C214 764 190 812 128 806C70 800 66 854 40 868C30 874 24 882 22 893'

export default definePhotoFrame({
  name: 'embroidery',
  summary: 'Sewn in silk on linen, in long stitches along the forms',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    light: 'studio',
    steps: [
      {
        do: 'plate',
        kind: 'linen',
        scale: 0.55,
        relief: 0.7,
        colours: ['#cfc3ad'],
        spot: { at: [0.25, 0.15], size: 1.2, rest: 0.5, power: 0.75 },
      },
      { do: 'photo', focus: 'attention', treat: [{ kind: 'embroidery' }] },
      ...needle(corner, SILK),
    ],
    finish: { tone: 'soft', vignette: 0.15, bloom: { strength: 0 } },
  },
})
