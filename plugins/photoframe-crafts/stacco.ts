import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'stacco',
  summary: 'A fresco taken off its wall: faded, cracked, with pieces lost',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    light: 'studio',
    steps: [
      {
        do: 'plate',
        kind: 'linen',
        scale: 0.46,
        relief: 1.1,
        colours: ['#948872'],
        spot: { at: [0.25, 0.12], size: 1.1, rest: 0.4, power: 0.7 },
      },
      { do: 'photo', focus: 'attention', treat: [{ kind: 'fresco' }] },
    ],
    finish: { tone: 'soft', vignette: 0.2, bloom: { strength: 0 } },
  },
})
