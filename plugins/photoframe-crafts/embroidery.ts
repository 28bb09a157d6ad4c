import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

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
    ],
    finish: { tone: 'soft', vignette: 0.15, bloom: { strength: 0 } },
  },
})
