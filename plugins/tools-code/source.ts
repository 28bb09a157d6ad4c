import { GatewayError, type PluginContext } from '@gateway/sdk-plugin'

/** Characters of code that are worked on: the obfuscators take seconds for more. */
export const MAX_CODE = 60_000

export interface SourceParams {
  text: string | undefined
  url: string | undefined
  /** Used when neither is given. */
  sample: string
}

/**
 * The code to work on: what the caller sent, what an address holds, or a sample.
 *
 * @throws `param_invalid` for both at once, `body_too_large`, `content_rejected`, and what `ctx.fetch` throws
 */
export async function sourceOf(ctx: PluginContext, { text, url, sample }: SourceParams): Promise<string> {
  if (url === undefined) return text ?? sample
  if (text !== undefined) {
    throw new GatewayError('param_invalid', {
      message: 'Both code and an address are given.',
      hint: 'Send one of them.',
    })
  }
  const response = await ctx.fetch(url, { kind: 'page', maxBytes: MAX_CODE * 4 })
  if (!response.ok) {
    throw new GatewayError('content_rejected', {
      message: `The address answered ${response.status} instead of code.`,
      expected: 'status 200 with text',
      received: `status ${response.status}`,
    })
  }
  const code = (await response.text()).replace(/^\uFEFF/, '')
  if (code.length > MAX_CODE) {
    throw new GatewayError('body_too_large', {
      message: 'The code is longer than is worked on.',
      expected: `at most ${MAX_CODE} characters`,
      received: `${code.length} characters`,
    })
  }
  return code
}
