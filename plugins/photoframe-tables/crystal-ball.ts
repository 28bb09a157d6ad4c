import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

/** Mist, and nothing all over the ball: a blur ends with the rows that are drawn. */
const wisps = [
  { draw: 'path' as const, path: 'M0 0H100V100H0Z', fill: '#00000002' },
  ...[
    'M8 74C22 60 34 88 50 78S78 66 94 80C80 74 66 90 50 86S24 70 8 74Z',
    'M14 88C30 76 46 96 62 86S86 82 90 88C78 88 66 98 52 94S26 84 14 88Z',
    'M10 52C16 44 22 56 20 66C18 76 26 80 34 78C24 86 14 78 15 68C15 60 14 54 10 52Z',
    'M88 46C82 54 90 60 84 70C80 78 72 80 66 78C76 76 80 68 80 62C80 54 82 48 88 46Z',
  ].map((path) => ({ draw: 'path' as const, path, fill: '#c4b2ff' })),
]

export default definePhotoFrame({
  name: 'crystal_ball',
  summary: "In a fortune-teller's ball of crystal, a second photo on one of the cards",
  samples: [{ url: '{samples}/friend.jpg' }, { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg' }],
  recipe: {
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'crystal_ball'),
        slots: [
          {
            sheet: [
              { do: 'photo', headroom: 0.2 },
              {
                // The crystal is deep towards its rim, and something is moving in it.
                do: 'artwork',
                view: [100, 100],
                blend: 'ink',
                marks: [
                  {
                    draw: 'path',
                    path: 'M0 0H100V100H0Z',
                    fill: {
                      centre: [50, 50],
                      radius: 50,
                      inks: ['#ffffff', '#ffffff', '#fdfaff', '#e6dbf4', '#a68fc9', '#4a3478', '#140a2c'],
                    },
                  },
                ],
              },
              {
                do: 'artwork',
                view: [100, 100],
                blend: 'light',
                opacity: 0.3,
                marks: [
                  {
                    draw: 'path',
                    path: 'M0 60H100V100H0Z',
                    fill: { centre: [36, 98], radius: 42, inks: ['#b9a2ff', '#7a5fd055', '#7a5fd000'] },
                  },
                ],
              },
              {
                // Wisps of it before who is seen.
                do: 'artwork',
                view: [100, 100],
                blend: 'light',
                opacity: 0.36,
                soft: 0.014,
                marks: wisps,
              },
            ],
          },
          { input: 'url2', standIn: 'night' },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.3, bloom: { strength: 0.4, from: 0.85 } },
  },
})
