import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'the_kiss',
  summary: 'Art nouveau in gold leaf: two in a cloak of mosaic, spirals, a meadow',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [{ do: 'photo', headroom: 0.2, beyond: 0.4, treat: [{ kind: 'gilded', embraced: true }] }],
    finish: { tone: 'soft', vignette: 0.15, bloom: { strength: 0.1, from: 0.95 } },
  },
})
