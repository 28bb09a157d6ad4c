import { GatewayError } from '@gateway/sdk-plugin'
import type { Page } from 'playwright-core'
import { atMost } from '../shot/settle.ts'

/** More pages are not printed. */
export const MAX_PAGES = 100
const PRINT_MS = 20_000

export interface Printed {
  bytes: Buffer
  pages: number
}

/** The page as Chromium prints it on A4, with selectable text. `numbered` puts page numbers at the foot. */
export async function print(page: Page, margin: string, numbered = false): Promise<Printed> {
  const printing = page.pdf({
    format: 'A4',
    printBackground: true,
    preferCSSPageSize: true,
    tagged: true,
    outline: true,
    pageRanges: `1-${MAX_PAGES}`,
    margin: { top: margin, right: margin, bottom: margin, left: margin },
    ...(numbered ? { displayHeaderFooter: true, headerTemplate: '<span></span>', footerTemplate: FOOTER } : {}),
  })
  const bytes = await atMost(PRINT_MS, printing, undefined)
  if (!bytes) throw new GatewayError('render_timeout', { message: 'The page took too long to print.' })
  return { bytes, pages: pagesIn(bytes) }
}

const FOOTER = `<div style="width:100%;text-align:center;font:8px sans-serif;color:#8a9099">
<span class="pageNumber"></span> / <span class="totalPages"></span></div>`

/** Chromium writes its page objects in plain text. */
export function pagesIn(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page(?![a-zA-Z])/g)?.length ?? 0
}
