import { defineEndpoint, param, unprocessable, upstreamFailed, z } from '@gateway/sdk-plugin'

/** Asks for the introduction in plain text; see https://www.mediawiki.org/wiki/API:Query. */
const QUERY = {
  action: 'query',
  prop: 'extracts|info',
  exintro: 1,
  explaintext: 1,
  inprop: 'url',
  redirects: 1,
  format: 'json',
  formatversion: 2,
}

/** A page that is missing has a title and nothing else. */
const Page = z.object({
  title: z.string(),
  extract: z.string().optional(),
  fullurl: z.url().optional(),
  touched: z.string().optional(),
})
const Answer = z.object({ query: z.object({ pages: z.tuple([Page], Page) }) })

export default defineEndpoint({
  category: '{{category}}',
  name: '{{name}}',
  summary: 'The introduction of an encyclopedia article',
  description: 'From Wikipedia: `source` is the address of the article, `asOf` when it was last changed.',
  params: z.object({
    title: param.text({ max: 200, trim: true, description: 'Title of the article, e.g. Ada Lovelace' }),
  }),
  examples: [{ title: 'A person', params: { title: 'Ada Lovelace' }, expect: { 'result.title': 'Ada Lovelace' } }],
  async handle({ title }, ctx) {
    const query = { ...QUERY, titles: title }
    const answer = await ctx.upstream('encyclopedia').json('/w/api.php', { query, cacheSeconds: 600 })
    // The shape is checked at the border: a service that changed is a 502 here, not a surprise further in.
    const { data, error } = Answer.safeParse(answer)
    if (error) throw upstreamFailed('The encyclopedia answered in a form that is not known.', error)
    const [page] = data.query.pages
    if (page.extract === undefined) throw unprocessable('There is no such article.', { received: title })
    return { title: page.title, text: page.extract, source: page.fullurl, asOf: page.touched }
  },
})
