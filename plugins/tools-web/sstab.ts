import { defineEndpoint } from '@gateway/sdk-plugin'
import { RESULT, screenshot, SCREENSHOT_TIMEOUT_MS, screenshotParams } from './shot/screenshot.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'sstab',
  summary: 'A web page as a tablet shows it',
  description: ['820 × 1180 CSS pixels at two picture pixels each, with touch.', '', RESULT].join('\n'),
  params: screenshotParams,
  examples: [
    {
      title: 'A page',
      params: { url: '{samples}/index.html' },
      expect: {
        'result.type': 'image/png',
        'result.width': 1640,
        'result.status': 200,
        'result.title': 'Lighthouse Notes',
      },
    },
  ],
  timeoutMs: SCREENSHOT_TIMEOUT_MS,
  handle: screenshot({ device: { width: 820, height: 1180, scale: 2, mobile: true } }),
})
