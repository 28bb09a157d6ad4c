import { GatewayError } from '@gateway/sdk-plugin'
import { layoutText, prepareText } from '@gateway/sdk-plugin/text'

/**
 * Refuses a text of which nothing would be seen: spaces, joiners, controls.
 *
 * @throws 422 `unprocessable`
 */
export async function refuseBlank(text: string, parameter: string): Promise<void> {
  const { isBlank } = layoutText(await prepareText(text.slice(0, 2000)), { size: 20 })
  if (!isBlank) return
  throw new GatewayError('unprocessable', {
    message: `\`${parameter}\` has nothing that can be seen.`,
    expected: 'at least one visible character',
    received: text === '' ? 'nothing' : 'spaces or invisible characters',
    hint: 'Send the text that the picture shall show.',
  })
}

/** Whether a text begins from the right. */
export async function readsFromRight(text: string): Promise<boolean> {
  const { paragraphs } = await prepareText(text.slice(0, 200))
  return paragraphs.find(({ pieces }) => pieces.length > 0)?.direction === 'rtl'
}
