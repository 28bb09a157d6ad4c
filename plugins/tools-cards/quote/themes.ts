import { mix } from '../kit/colour.ts'
import { type Context, frame, glow, linear, type Surface } from '../kit/paint.ts'

export const QUOTE_THEMES = ['night', 'paper', 'aurora'] as const

/** The two colours that belong to the author's name. */
export type Tone = readonly [light: string, deep: string]

export interface QuoteTheme {
  bubble(ctx: Context, box: { x: number; y: number; width: number; height: number }): ReturnType<typeof linear> | string
  /** Hairline around the bubble. */
  edge: string
  shadow: string
  ink: string
  name(tone: Tone): string
  ground(page: Surface, tone: Tone): void
  grain: number
}

export const THEMES: Record<(typeof QUOTE_THEMES)[number], QuoteTheme> = {
  night: {
    bubble: (ctx, box) => linear(ctx, box, 90, ['#2b3348', '#232a3c']),
    edge: 'rgba(255, 255, 255, 0.07)',
    shadow: 'rgba(0, 0, 0, 0.45)',
    ink: '#f4f6fc',
    name: ([light]) => mix(light, '#ffffff', 0.38),
    ground(page, [light, deep]) {
      const { ctx, width, height } = page
      ctx.fillStyle = linear(ctx, frame(page), 60, ['#141a29', '#0c101b'])
      ctx.fillRect(0, 0, width, height)
      const reach = Math.max(width, height)
      glow(ctx, width * 0.05, height * 1.02, reach * 0.62, deep, 0.42)
      glow(ctx, width * 1.02, -height * 0.05, reach * 0.55, light, 0.26)
    },
    grain: 0.05,
  },
  paper: {
    bubble: () => '#ffffff',
    edge: 'rgba(40, 32, 20, 0.06)',
    shadow: 'rgba(72, 54, 30, 0.2)',
    ink: '#1e2028',
    name: ([, deep]) => mix(deep, '#14161d', 0.12),
    ground(page, [light, deep]) {
      const { ctx, width, height } = page
      ctx.fillStyle = linear(ctx, frame(page), 70, ['#f7f2e9', '#ece4d6'])
      ctx.fillRect(0, 0, width, height)
      const reach = Math.max(width, height)
      glow(ctx, width * 0.96, height * 0.04, reach * 0.5, light, 0.2)
      glow(ctx, 0, height, reach * 0.55, deep, 0.14)
    },
    grain: 0.07,
  },
  aurora: {
    bubble: (ctx, box) => linear(ctx, box, 90, ['#ffffff', '#f6f4ff']),
    edge: 'rgba(255, 255, 255, 0.9)',
    shadow: 'rgba(30, 10, 70, 0.34)',
    ink: '#191527',
    name: ([, deep]) => mix(deep, '#1b1030', 0.1),
    ground(page, [light]) {
      const { ctx, width, height } = page
      ctx.fillStyle = linear(ctx, frame(page), 35, ['#5b4bdb', '#a855f7', '#ec4899'])
      ctx.fillRect(0, 0, width, height)
      const reach = Math.max(width, height)
      glow(ctx, width * 0.1, height * 0.95, reach * 0.6, '#22d3ee', 0.75)
      glow(ctx, width * 0.95, height * 0.9, reach * 0.5, '#fb923c', 0.8)
      glow(ctx, width * 0.6, -height * 0.1, reach * 0.5, light, 0.7)
    },
    grain: 0.06,
  },
}
