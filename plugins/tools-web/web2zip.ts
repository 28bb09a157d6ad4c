import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { pack } from './site/archive.ts'
import { crawl, LIMITS } from './site/crawl.ts'

export default defineEndpoint({
  category: 'tools',
  name: 'web2zip',
  summary: 'A web site as a ZIP that opens without internet',
  description: [
    'Follows the links of a page to other pages of the same host, fetches what they show (style sheets, pictures,',
    'fonts, scripts, also from other hosts), and makes all links lead to the files in the ZIP. Unpack it and open',
    '`index.html`.',
    '',
    `Limits: ${LIMITS.pages} pages, ${LIMITS.files} files, ${LIMITS.bytes / 1e6} MB, ${LIMITS.ms / 1000} s. The`,
    'robots.txt of every host is obeyed, under the name `Gateway`; a start page that it forbids is a 422.',
    '',
    'Result: the ZIP (`url`, `type`, `bytes`, `expiresAt`), `start` (path of the first page), `pages`, `files` (a list',
    'of `path`, `url`, `type`, `bytes`), `skipped` (what could not be had, with the reason) and `complete` (false when',
    'a limit was met). Scripts are not run: what a page builds with them is built when it is opened, as far as a page',
    'from a disk may.',
  ].join('\n'),
  params: z.object({ url: param.url({ description: 'Address of the page to begin with' }) }),
  examples: [
    {
      title: 'A small site',
      params: { url: '{samples}/index.html' },
      expect: { 'result.type': 'application/zip', 'result.pages': 2, 'result.complete': true },
    },
  ],
  timeoutMs: 50_000,
  async handle({ url }, ctx) {
    const site = await crawl(ctx, url)
    const { zip, entries, start } = await pack(site)
    const file = await ctx.files.save(zip, 'application/zip', { name: `${site.start.url.hostname}.zip` })
    const pages = entries.filter(({ type }) => /html/.test(type)).length
    return { ...file, start, pages, files: entries, skipped: site.skipped, complete: site.complete }
  },
})
