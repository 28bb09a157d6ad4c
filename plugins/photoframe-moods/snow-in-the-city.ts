import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'snow_in_the_city',
  summary: 'Snow in the blue hour, on heads, shoulders and ledges',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [{ do: 'photo', focus: 'attention', treat: [{ kind: 'snow', lying: 0.65 }] }],
    finish: { tone: 'soft', grain: 2, vignette: 0, bloom: { strength: 0.3, from: 0.9 } },
  },
})
