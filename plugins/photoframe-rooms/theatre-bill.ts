/** What stands on a theatre's bill besides the play's name, in pixels of its poster. */
import type { FrameRecipe } from '@gateway/sdk-plugin/photo-frame'

type Mark = Extract<FrameRecipe['steps'][number], { do: 'artwork' }>['marks'][number]

const bill = (text: string, y: number, size: number, more: Partial<Extract<Mark, { draw: 'text' }>> = {}): Mark => {
  return {
    draw: 'text',
    text,
    box: [70, y, 840, size],
    size,
    font: 'condensed',
    spacing: 0.12,
    fill: '#e6cf9a',
    ...more,
  }
}

/** Who presents it and who is in it, as bills tell it: small capitals, names larger than what they did. */
export const BILLING: Mark[] = [
  { draw: 'path', path: 'M0 0H980V210H0Z', fill: { from: [0, 0], to: [0, 210], inks: ['#12060ad0', '#12060a00'] } },
  bill('THE LYCEUM COMPANY PRESENTS', 64, 44, { weight: 600, spacing: 0.2 }),
  { draw: 'path', path: 'M120 1142H860', line: { paint: '#e6cf9a', width: 4 } },
  bill('IDA MARLOW · JONAS HALE · VERA QUILL', 1156, 46, { weight: 700, spacing: 0.06 }),
  bill('STAGED BY LEO BRANDT · MUSIC BY E. ASHDOWN · EVENINGS AT EIGHT', 1214, 30, { weight: 500, spacing: 0.05 }),
]
