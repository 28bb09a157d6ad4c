import { join } from 'node:path'
import { definePhotoFrame } from '@gateway/sdk-plugin/photo-frame'

export default definePhotoFrame({
  name: 'crystal_ball',
  summary: "In a fortune-teller's ball of crystal, a second photo on one of the cards",
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg', url2: '{samples}/portrait.jpg' }],
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
            ],
          },
          { input: 'url2', standIn: 'night' },
        ],
      },
    ],
    finish: { tone: 'film', vignette: 0.3, bloom: { strength: 0.4, from: 0.85 } },
  },
})
