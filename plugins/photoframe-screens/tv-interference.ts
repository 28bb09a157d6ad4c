import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'tv_interference',
  summary: 'A tube television with a bad aerial',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    // As wide as tubes were: 4 to 3. What a portrait has no room for at its sides is continued.
    shape: [1280, 960],
    steps: [
      {
        do: 'photo',
        headroom: 0.1,
        beyond: 0.7,
        small: 0.87,
        treat: [{ kind: 'interference', strength: 1.4 }],
      },
    ],
    finish: { tone: 'soft', vignette: 0, bloom: { strength: 0.5, from: 0.5 } },
  },
})
