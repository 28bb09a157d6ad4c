import { definePhotoFrame, lying } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'pencil_drawing',
  summary: 'A drawing in graphite on rough paper, its hatching along the forms, the pencil beside it',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: 'photo',
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'wood',
            scale: 1.25,
            relief: 0.6,
            spot: { at: [0.2, 0.1], size: 1.2, rest: 0.4, power: 0.7 },
          },
        ],
      },
      {
        do: 'sheet',
        at: [0.492, 0.492],
        size: [0.93, 0.94],
        turn: -0.7,
        cut: 0.5,
        bow: { corner: 0.5, bend: 0.2, gleam: 0.02 },
        shadows: lying(1.6),
        steps: [{ do: 'photo', focus: 'attention', behind: 0.1, treat: [{ kind: 'pencil', layout: 0.4, rough: 1 }] }],
      },
      { do: 'prop', kind: 'pencil', at: [0.855, 0.775], size: 0.42 },
    ],
    finish: { tone: 'soft', vignette: 0.22, bloom: { strength: 0 } },
  },
})
