import { defineEndpoint, GatewayError, param, z } from '@gateway/sdk-plugin'
import type { PluginContext, StoredFile } from '@gateway/sdk-plugin'
import { picturesPdf } from './pdf/pictures.ts'
import { MAX_PAGES, print, type Printed } from './pdf/print.ts'
import { textPage, titleOf } from './pdf/text.ts'
import { addressesIn, kindOf } from './pdf/query.ts'
import { show } from './shot/screenshot.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'topdf',
  summary: 'A text, a web page or pictures as PDF',
  description: [
    '`query` is a text, the address of a web page, or up to 20 addresses of pictures separated by `|`. A4, text that',
    `can be selected and searched, at most ${MAX_PAGES} pages.`,
    '',
    'A text is typeset in every script with emoji in colour; an empty line begins a paragraph. A page is printed as',
    'its authors want it printed. Pictures come one a page, as large as it allows. The address of a PDF gives it.',
    '',
    'Result: the PDF (`url`, `type`, `bytes`, `expiresAt`), `source` (`text`, `page`, `pictures` or `pdf`), `pages`,',
    'and for pages `title`, `finalUrl`, `status`. Addresses of private networks and of other schemes than http and',
    'https are refused with 400, downloads with 422.',
  ].join('\n'),
  params: z.object({
    query: param.text({
      max: 4000,
      trim: true,
      description: 'A text, the address of a page, or addresses of pictures',
    }),
  }),
  examples: [
    {
      title: 'A text',
      params: { query: 'Dear reader,\n\nthis text becomes a page that you can search and print.\n\nGrüße, 世界 🌊' },
      expect: { 'result.type': 'application/pdf', 'result.source': 'text', 'result.pages': 1 },
    },
    {
      title: 'A web page',
      params: { query: '{samples}/index.html' },
      expect: { 'result.source': 'page', 'result.title': 'Lighthouse Notes', 'result.status': 200 },
    },
    {
      title: 'Two pictures',
      params: { query: '{samples}/harbour.jpg|{samples}/harbour.jpg' },
      expect: { 'result.source': 'pictures', 'result.pages': 2 },
    },
  ],
  timeoutMs: 50_000,
  async handle({ query }, ctx) {
    const addresses = addressesIn(query)
    if (addresses.length === 0) return ofText(ctx, query)
    if (addresses.length > 1) return ofPictures(ctx, addresses)
    const [address] = addresses as [string]
    const found = await kindOf(ctx, address)
    if (found.kind === 'picture') return ofPictures(ctx, addresses)
    if (found.kind === 'pdf') return { ...(await save(ctx, await found.read())), source: 'pdf' }
    return ofPage(ctx, address)
  },
})

async function ofText(ctx: PluginContext, text: string) {
  const html = await textPage(text)
  const printed = await ctx.browser.use({}, async ({ page }) => {
    await page.setContent(html, { waitUntil: 'load', timeout: 10_000 })
    const once = await print(page, '0')
    return once.pages > 1 ? print(page, '0', true) : once
  })
  return { ...(await savePrinted(ctx, printed)), source: 'text', title: titleOf(text) }
}

async function ofPage(ctx: PluginContext, address: string) {
  return ctx.browser.use({}, async (tab) => {
    const { status, loaded } = await show(tab, address, true)
    const printed = await print(tab.page, '12mm')
    const title = await tab.page.title()
    return { ...(await savePrinted(ctx, printed)), source: 'page', title, finalUrl: tab.page.url(), status, loaded }
  })
}

const MAX_PICTURES = 20

async function ofPictures(ctx: PluginContext, addresses: readonly string[]) {
  if (addresses.length > MAX_PICTURES) {
    throw new GatewayError('too_many_items', {
      expected: `at most ${MAX_PICTURES} addresses`,
      received: String(addresses.length),
    })
  }
  const bytes = await picturesPdf(ctx, addresses)
  return { ...(await save(ctx, bytes)), source: 'pictures', pages: addresses.length }
}

async function savePrinted(ctx: PluginContext, { bytes, pages }: Printed) {
  return { ...(await save(ctx, bytes)), pages }
}

function save({ files }: PluginContext, bytes: Buffer): Promise<StoredFile> {
  return files.save(bytes, 'application/pdf', { name: 'document.pdf' })
}
