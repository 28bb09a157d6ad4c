import { defineEndpoint } from '@gateway/sdk-plugin'
import { RESULT, screenshot, SCREENSHOT_TIMEOUT_MS, screenshotParams } from './shot/screenshot.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'sspc',
  summary: 'A web page as a desktop screen shows it',
  description: ['1920 × 1080 pixels.', '', RESULT].join('\n'),
  params: screenshotParams,
  examples: [
    {
      title: 'A page',
      params: { url: '{samples}/index.html' },
      expect: {
        'result.type': 'image/png',
        'result.width': 1920,
        'result.status': 200,
        'result.title': 'Lighthouse Notes',
      },
    },
  ],
  timeoutMs: SCREENSHOT_TIMEOUT_MS,
  handle: screenshot({ device: { width: 1920, height: 1080, scale: 1, mobile: false } }),
})
