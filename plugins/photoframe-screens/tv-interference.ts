import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'tv_interference',
  summary: 'A tube television with a bad aerial',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [{ do: 'photo', focus: 'attention', treat: [{ kind: 'interference', strength: 1.4 }] }],
    finish: { tone: 'soft', vignette: 0, bloom: { strength: 0.5, from: 0.5 } },
  },
})
