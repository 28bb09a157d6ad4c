import { area, type FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

/** The window of the room in the varnish of the cover: it leans across a lower corner and leaves the face alone. */
export const SHEEN: FrameRecipe['steps'] = [
  {
    do: 'artwork',
    view: [1040, 1280],
    blend: 'light',
    soft: 0.007,
    clip: 'M93 112L918 84L962 1166L114 1192Z',
    marks: [
      area('M918 620L980 640L700 1240L520 1240Z', {
        from: [900, 640],
        to: [620, 1200],
        inks: ['#3a4650', '#242c33', '#0c1014'],
      }),
      area('M880 560L900 590L480 1240L420 1240Z', {
        from: [860, 600],
        to: [500, 1200],
        inks: ['#20272d', '#161b20', '#06080a'],
      }),
      area('M93 100L420 95L110 620L93 600Z', {
        from: [100, 100],
        to: [260, 420],
        inks: ['#39424a', '#1a1f24', '#000000'],
      }),
    ],
  },
]
