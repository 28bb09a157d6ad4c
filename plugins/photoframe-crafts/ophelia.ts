import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'ophelia',
  summary: 'Painted in a stream, among drifting flowers and reeds',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [{ do: 'photo', focus: 'attention', treat: [{ kind: 'stream', flowers: 100 }] }],
    finish: { tone: 'soft', exposure: 1.42, tint: [1.03, 1, 0.96], vignette: 0.26, bloom: { strength: 0 } },
  },
})
