import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'brick_portrait',
  summary: 'Built of toy plates, stud by stud, in a frame of walnut',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [{ do: 'photo', close: 0.9, treat: [{ kind: 'bricks' }] }],
    finish: { tone: 'soft', vignette: 0.22, bloom: { strength: 0 } },
  },
})
