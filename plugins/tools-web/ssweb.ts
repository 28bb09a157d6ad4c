import { defineEndpoint } from '@gateway/sdk-plugin'
import { RESULT, screenshot, SCREENSHOT_TIMEOUT_MS, screenshotParams } from './shot/screenshot.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'ssweb',
  summary: 'A picture of a whole web page',
  description: [
    'The whole page, 1280 CSS pixels wide. It is scrolled through first, so that pictures which load when they are',
    'seen are there. A page taller than 8,192 pixels is made smaller, down to half; what lies below 16,384 pixels is',
    'cut off.',
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
        'result.width': 1280,
        'result.status': 200,
        'result.title': 'Lighthouse Notes',
      },
    },
    {
      title: 'In dark colours, as WebP',
      params: { url: '{samples}/index.html', dark: 'true', format: 'webp' },
      expect: { 'result.type': 'image/webp', 'result.width': 1280 },
    },
  ],
  timeoutMs: SCREENSHOT_TIMEOUT_MS,
  handle: screenshot({ full: true, device: { width: 1280, height: 800, scale: 1, mobile: false } }),
})
