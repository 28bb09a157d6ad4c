import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'night_vision',
  summary: 'Through an image intensifier: green phosphor, sparkle, bloom',
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [{ do: 'photo', focus: 'attention', treat: [{ kind: 'nightVision' }] }],
    finish: { tone: 'soft', vignette: 0, bloom: { strength: 0 } },
  },
})
