import { join } from 'node:path'
import { area, definePhotoFrame, line, ornaments } from '@gateway/sdk-plugin/photo-frame'

const VIEW = [1024, 1280] as const
/** Where the flame of the candle in front stands. */
const FLAME = [96, 986] as const

function flame(x: number, y: number, wide: number, high: number): string {
  const at = (across: number, down: number) => `${x + across * wide} ${y + down * high}`
  return `M${at(0, 0.42)}C${at(-1, 0.4)} ${at(-0.7, -0.05)} ${at(0.1, -0.58)}C${at(0.55, -0.1)} ${at(1, 0.38)} ${at(0, 0.42)}Z`
}

/** A candle near the lens, far out of focus: its wax glows below the flame, a run of it hangs down one side. */
const WAX = [
  area('M50 1086C54 1066 138 1064 144 1084L147 1290H46Z', {
    from: [0, 1064],
    to: [0, 1290],
    inks: ['#ffcf86', '#c9823a', '#6a3a16', '#2c160a'],
  }),
  area('M118 1080C134 1078 148 1088 146 1130C146 1160 132 1164 130 1136Z', '#e8a860a0'),
  area('M44 1090H84V1290H40Z', { from: [40, 0], to: [84, 0], inks: ['#140804b0', '#14080400'] }),
  line('M97 1072C98 1056 95 1046 97 1034', 5, '#1c0e06'),
]

const FIRE = [
  area(flame(FLAME[0], FLAME[1], 34, 176), {
    from: [FLAME[0], FLAME[1] - 100],
    to: [FLAME[0], FLAME[1] + 72],
    inks: ['#ff9a3060', '#ffc25c', '#ffe9b0', '#ffd890', '#6a5a8a40'],
  }),
]

/** What it throws on the gilding and the silk about it. */
const GLOW = [
  area(ornaments.circle(...FLAME, 420), {
    centre: [...FLAME],
    radius: 420,
    inks: ['#8a4a16', '#4a2208', '#1c0c03', '#0a0401', '#000000'],
  }),
]

export default definePhotoFrame({
  name: 'mysterious_painting',
  summary: 'An old master by candlelight: craquelure, yellowed varnish, a carved and gilded frame on red silk',
  samples: [{ url: '{samples}/portrait.jpg' }, { url: '{samples}/landscape.jpg' }],
  recipe: {
    shape: [1024, 1280],
    steps: [
      {
        do: 'baked',
        plate: join(import.meta.dirname, 'plates', 'mysterious_painting'),
        slots: [{ input: 'url', headroom: 0.14, treat: [{ kind: 'oldMaster', cracks: 0.5 }] }],
      },
      { do: 'artwork', view: VIEW, marks: GLOW, blend: 'light' },
      { do: 'artwork', view: VIEW, marks: WAX, blend: 'over', soft: 0.008 },
      { do: 'artwork', view: VIEW, marks: FIRE, blend: 'over', soft: 0.006 },
      { do: 'artwork', view: VIEW, marks: FIRE, blend: 'light', soft: 0.009, opacity: 0.7 },
    ],
    finish: { tone: 'film', exposure: 1.1, vignette: 0.35, bloom: { strength: 0.15 } },
  },
})
