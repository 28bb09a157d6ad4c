import { defineEndpoint } from '@gateway/sdk-plugin'
import { RESULT, screenshot, SCREENSHOT_TIMEOUT_MS, screenshotParams } from './shot/screenshot.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'ssphone',
  summary: 'A web page as a phone shows it',
  description: [
    "390 × 844 CSS pixels at three picture pixels each, with touch and a phone's user agent.",
    '',
    RESULT,
  ].join('\n'),
  params: screenshotParams,
  examples: [
    {
      title: 'A page',
      params: { url: '{samples}/index.html' },
      expect: {
        'result.type': 'image/png',
        'result.width': 1170,
        'result.status': 200,
        'result.title': 'Lighthouse Notes',
      },
    },
  ],
  timeoutMs: SCREENSHOT_TIMEOUT_MS,
  handle: screenshot({ device: { width: 390, height: 844, scale: 3, mobile: true } }),
})
