import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'in-the-woods',
  summary: 'Among ferns in a clearing of old woods',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [{ do: 'photo', headroom: 0.12, treat: [{ kind: 'woods' }] }],
    finish: { tone: 'soft', grain: 2, vignette: 0, bloom: { strength: 0.3, from: 0.95 } },
  },
})
