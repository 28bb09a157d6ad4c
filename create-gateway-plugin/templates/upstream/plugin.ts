import { defineEndpoint, param, unprocessable, upstreamFailed, z } from '@gateway/sdk-plugin'
import type { FetchResponse } from '@gateway/sdk-plugin'

/** What is used of https://en.wikipedia.org/api/rest_v1/page/summary/{title}. */
const Article = z.object({
  title: z.string(),
  extract: z.string(),
  timestamp: z.string(),
  content_urls: z.object({ desktop: z.object({ page: z.url() }) }),
})

export default defineEndpoint({
  category: '{{category}}',
  name: '{{name}}',
  summary: 'The first paragraph of an encyclopedia article',
  description: 'From the English Wikipedia. `asOf` is when the article was last changed, `source` its address.',
  params: z.object({
    title: param.text({ max: 200, trim: true, description: 'Title of the article, e.g. Ada Lovelace' }),
  }),
  examples: [{ title: 'A person', params: { title: 'Ada Lovelace' }, expect: { 'result.title': 'Ada Lovelace' } }],
  async handle({ title }, ctx) {
    const path = `/api/rest_v1/page/summary/${encodeURIComponent(title)}`
    const response = await ctx.upstream('encyclopedia').fetch(path, { cacheSeconds: 600 })
    if (response.status === 404) throw unprocessable('There is no such article.', { received: title })
    const article = await readArticle(response)
    const { timestamp: asOf, content_urls: addresses } = article
    return { title: article.title, text: article.extract, source: addresses.desktop.page, asOf }
  },
})

/** The shape is checked at the border: a service that changed is a 502 here, not a surprise further in. */
async function readArticle(response: FetchResponse) {
  if (!response.ok) throw upstreamFailed(`The encyclopedia answered with status ${response.status}.`)
  const { data, error } = Article.safeParse(await response.json())
  if (error) throw upstreamFailed('The encyclopedia answered in a form that is not known.', error)
  return data
}
