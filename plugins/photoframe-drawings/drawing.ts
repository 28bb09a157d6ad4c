import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'drawing',
  summary: 'Three chalks on toned paper: black, red and white',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    steps: [
      {
        do: 'photo',
        focus: 'attention',
        behind: 0.1,
        treat: [
          {
            kind: 'chalk',
            paper: [0.5, 0.405, 0.29],
            red: [0.34, 0.05, 0.018],
            white: [1, 0.97, 0.9],
            aside: 0.08,
            locks: 0.75,
            layout: 0.55,
          },
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0.22, bloom: { strength: 0 } },
  },
})
