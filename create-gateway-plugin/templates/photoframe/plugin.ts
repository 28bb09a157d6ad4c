import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  category: '{{category}}',
  name: '{{name}}',
  summary: 'A pencil drawing pinned to a wall, with a line below it',
  samples: [{ url: '{samples}/meadow.svg', text: 'Summer' }],
  recipe: {
    // Width and height in pixels, or `photo` for the shape of the photo.
    shape: [1280, 960],
    light: 'studio',
    // From the back to the front. Places and sizes are shares of the frame.
    steps: [
      { do: 'backdrop', colours: ['#6d7f86', '#4b5a61'] },
      {
        do: 'shape',
        path: 'M0 0H100V78H0Z',
        view: [100, 78],
        height: 0.86,
        steps: [
          { do: 'shadow', layers: [{ blur: 0.03, lift: 0.03, strength: 0.5 }] },
          { do: 'surface', profile: { kind: 'flat' }, material: { colour: [0.85, 0.84, 0.8], metal: 0, rough: 0.8 } },
        ],
      },
      { do: 'photo', at: [0.5, 0.44], size: [0.72, 0.6], blend: 'ink', treat: [{ kind: 'pencil', paper: '#ffffff' }] },
      {
        do: 'caption',
        input: 'text',
        default: 'A drawing',
        lettering: { font: 'hand', weight: 700, width: 0.6, height: 0.08, centre: [0.5, 0.84] },
        steps: [{ do: 'fill', colour: '#2a2a30', blend: 'multiply' }],
      },
    ],
    finish: { tone: 'soft' },
  },
})
