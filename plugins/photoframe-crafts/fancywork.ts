import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'
import { CLOTH, FRAYED, onCloth, PULLED } from './frayed-linen.ts'
import { AT, CLASP, circle, fibres, hoop } from './hoop.ts'
import { needle, SHADOW } from './needlework.ts'

/** A needle laid down beside it, the silk still in its eye. */
const SILK = 'M22 893C8 868 -10 862 -18 884C-28 916 34 930 22 962C12 986 -16 970 -44 984'
const NEEDLE = needle(hoop, SILK)

export default definePhotoFrame({
  name: 'fancywork',
  summary: 'Needlework on linen, taut in a wooden hoop',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1152, 1152],
    light: 'studio',
    steps: [
      {
        do: 'scene',
        steps: [
          {
            do: 'plate',
            kind: 'wood',
            scale: 1.6,
            relief: 0.5,
            colours: [
              [0.2, 0.115, 0.06],
              [0.155, 0.085, 0.045],
            ],
            spot: { at: [0.25, 0.15], size: 1.2, rest: 0.45, power: 0.7 },
          },
          onCloth(CLOTH, [
            SHADOW,
            { do: 'clad', kind: 'linen', scale: 0.27, relief: 0.55, colours: ['#cfc3ad'], soft: 0.001 },
          ]),
          ...FRAYED,
          ...PULLED,
        ],
      },
      {
        do: 'photo',
        at: AT,
        size: [0.8, 0.8],
        headroom: 0.12,
        treat: [{ kind: 'embroidery', shape: 'oval', margin: 0.02 }],
      },
      {
        do: 'foreground',
        steps: [
          hoop(circle(478) + circle(436), [
            SHADOW,
            {
              do: 'surface',
              profile: { kind: 'round', width: 0.016, height: 0.016 },
              bumps: [{ kind: 'grain', amount: 0.00025, scale: 0.006 }],
              material: { colour: [0.72, 0.47, 0.24], metal: 0, rough: 0.42, coat: 0.3, coatRough: 0.3 },
            },
          ]),
          hoop(circle(446) + circle(424), [
            {
              do: 'surface',
              profile: { kind: 'round', width: 0.01, height: 0.012 },
              bumps: [{ kind: 'grain', amount: 0.0002, scale: 0.006 }],
              material: { colour: [0.62, 0.38, 0.18], metal: 0, rough: 0.45 },
            },
          ]),
          ...fibres(440, 476, 260),
          ...fibres(426, 437, 90),
          ...CLASP,
          ...NEEDLE,
        ],
      },
    ],
    finish: { tone: 'soft', vignette: 0.2, bloom: { strength: 0 } },
  },
})
