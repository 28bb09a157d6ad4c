import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'black-and-white-mural',
  summary: 'Painted on a wall of white concrete with cans and a roller',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    light: 'studio',
    steps: [
      {
        do: 'plate',
        kind: 'concrete',
        scale: 1.3,
        relief: 0.9,
        colours: ['#d6d2c8', '#bfbab0'],
        spot: { at: [0.3, 0.12], size: 1.15, rest: 0.45, power: 1 },
      },
      {
        do: 'photo',
        focus: 'attention',
        at: [0.5, 0.49],
        size: [0.94, 0.94],
        blend: 'ink',
        behind: 0.15,
        treat: [{ kind: 'mural' }],
      },
    ],
    finish: { tone: 'soft', vignette: 0.25, bloom: { strength: 0 } },
  },
})
