import { STATUS_CODES } from 'node:http'
import { ERRORS } from '../../sdk-plugin/errors.ts'
import type { Markup, Part } from './html.ts'
import { html } from './html.ts'
import type { View } from './layout.ts'

/** The chapters of the guide, in the order they are read. */
export interface Chapter {
  id: string
  title: string
  body(view: View): Part
}

export const CHAPTERS: readonly Chapter[] = [
  { id: 'calling', title: 'Calling', body: calling },
  { id: 'authentication', title: 'Authentication', body: authentication },
  { id: 'envelope', title: 'The envelope', body: envelope },
  { id: 'files', title: 'Files', body: files },
  { id: 'limits', title: 'Limits', body: limits },
  { id: 'errors', title: 'Errors', body: errors },
]

function calling({ origin }: View): Markup {
  return html`
    <p>Every endpoint is a <code>GET</code> below <code>${origin}</code>, with its inputs as query parameters.
    Paths and parameter names are case-sensitive. HTTPS only; HTTP/1.1 and HTTP/2.</p>
    ${code('GET /<category>/<name>?<parameter>=<value>')}
    <p>Percent-encode values as UTF-8. <code>HEAD</code> answers with the headers of <code>GET</code>, and
    <code>OPTIONS</code> is free. The same description for machines: <a href="/openapi.json">openapi.json</a>
    (OpenAPI 3.1) and <a href="/llms.txt">llms.txt</a>.</p>`
}

function authentication({ origin }: View): Markup {
  return html`
    <p>Send your key in the <code>X-API-Key</code> header. The <code>apikey</code> query parameter works as well, for
    clients that cannot set headers, but addresses end up in logs and histories. Two keys that differ are refused.</p>
    ${code(`curl -H "X-API-Key: $GATEWAY_KEY" "${origin}/apikey-status"`)}
    <p><code>/apikey-status</code> tells the plan, what is used and left of it, and the scopes of the key. A missing,
    unknown or suspended key is a 401; a key that may not call this endpoint is a 403.</p>`
}

function envelope({ catalogue }: View): Markup {
  const { creator } = catalogue
  const refusal = { code: 'param_missing', message: ERRORS.param_missing[1], hint: 'Add the parameter "query".' }
  return html`
    <p>Every answer, refusals included, is JSON with four fields.</p>
    ${code(json({ status: 200, success: true, creator, result: { text: 'hello' } }))}
    <p>In a refusal <code>result.error</code> has a <code>code</code> that stays the same, a <code>message</code> for
    people, and where they help <code>expected</code>, <code>received</code>, <code>hint</code> and
    <code>retryAfter</code>. A 400 names every parameter that is wrong, at once.</p>
    ${code(json({ status: 400, success: false, creator, result: { error: refusal } }))}`
}

function files({ origin }: View): Markup {
  const file = { url: `${origin}/files/…`, type: 'image/png', bytes: 18_240, width: 512, height: 512 }
  return html`
    <p>Pictures, sounds, videos and documents are returned as addresses. They need no key, cannot be guessed, and work
    until <code>expiresAt</code>.</p>
    ${code(json({ ...file, expiresAt: '2030-01-01T12:00:00.000Z' }))}
    <p>When <code>Accept</code> prefers the file's type to JSON, the answer is a 303 to that address.</p>`
}

function limits(): Markup {
  return html`
    <p>Calls are counted for each key and day against its plan; the count starts anew at 00:00 UTC. Beyond it the answer
    is 429 with <code>Retry-After</code>. <code>RateLimit</code> and <code>RateLimit-Policy</code> headers tell what is
    left. A call that never reached its endpoint, or failed on our side, is not counted.</p>
    <table class="sizes"><tbody>${SIZES.map(
      ([what, limit]) => html`
      <tr><th scope="row">${what}</th><td>${limit}</td></tr>`,
    )}</tbody></table>`
}

const SIZES = [
  ['Query', '8 kB, 64 parameters, 4 kB each'],
  ['Headers', '16 kB'],
  ['Picture behind an address', '25 MB, 40 megapixels'],
  ['Page or JSON behind an address', '5 MB'],
  ['Sound or video behind an address', '200 MB, 10 minutes'],
  ['Picture in an answer', '25 megapixels, 8192 a side'],
] as const

function errors(): Markup {
  const byStatus = Map.groupBy(Object.entries(ERRORS), ([, [status]]) => status)
  return html`
    <p>Decide by <code>code</code>. A 503 or 429 may carry <code>Retry-After</code>; trying again at once helps with
    neither.</p>
    <table class="errors"><thead><tr><th scope="col">Code</th><th scope="col">Meaning</th></tr></thead>
    ${[...byStatus].map(
      ([status, codes]) => html`<tbody>
      <tr><th class="status" scope="rowgroup" colspan="2">${status} ${STATUS_CODES[status]}</th></tr>
      ${codes.map(
        ([code, [, message]]) => html`
        <tr><th scope="row"><code>${code}</code></th><td>${message}</td></tr>`,
      )}</tbody>`,
    )}</table>`
}

function code(text: string): Markup {
  return html`<pre data-copy><code tabindex="0">${text}</code></pre>`
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
