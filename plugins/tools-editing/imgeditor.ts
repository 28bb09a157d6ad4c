import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { imageOf, rasterOf, saveRaster } from '@gateway/sdk-plugin/raster'
import type { Raster } from '@gateway/sdk-plugin/raster'
import { LANGUAGE, RESULT } from './description.ts'
import { edit, told } from './edit.ts'
import { paste, rasterOfSize } from './kernels/canvas.ts'
import { roundCorners } from './kernels/shapes.ts'
import { EXAMPLES, understood } from './understand.ts'

/** Height of the pictures in the strip, in pixels. */
const STRIP = 560

export default defineEndpoint({
  category: 'tools',
  name: 'imgeditor',
  summary: 'Edits a picture as you say it, with before and after side by side',
  description: [
    'As `photoeditor`, and shows what changed.',
    '',
    RESULT,
    '`strip` is a second picture, with the picture before on the left and after on the right.',
    '',
    LANGUAGE,
  ].join('\n'),
  params: z.object({
    url: param.url({ description: 'Address of the picture' }),
    prompt: param.text({ max: 2000, trim: true, description: 'What to do, e.g. "oil painting with a gold frame"' }),
  }),
  examples: [
    {
      title: 'A painting',
      params: { url: '{samples}/portrait.jpg', prompt: 'oil painting, slightly warmer, vignette' },
      expect: { 'result.operations.0.name': 'oil-painting', 'result.strip.type': 'image/jpeg' },
    },
    {
      title: 'A blurred background',
      params: { url: '{samples}/portrait.jpg', prompt: 'blur the background and sharpen the face' },
      expect: { 'result.operations.0.name': 'background-blur', 'result.operations.1.region': 'face' },
    },
  ],
  lane: 'cpu',
  timeoutMs: 50_000,
  async handle({ url, prompt }, ctx) {
    const plan = understood(prompt, EXAMPLES)
    const edited = await edit(ctx, url, plan)
    const strip = await stripOf(edited.before, edited.raster)
    const file = await saveRaster(ctx, edited.raster, { name: 'edited' })
    return {
      ...file,
      strip: await saveRaster(ctx, strip, { name: 'before-after', format: 'jpeg' }),
      ...told(edited, plan),
    }
  },
})

/** Both at the same height on light paper, each named. */
async function stripOf(before: Raster, after: Raster): Promise<Raster> {
  const gap = Math.round(STRIP / 28)
  const head = Math.round(STRIP / 11)
  const pair = [await atHeight(before), await atHeight(after)] as const
  const width = pair[0].width + pair[1].width + 3 * gap
  const sheet = rasterOfSize(width, STRIP + head + gap, [245, 245, 242], 255)
  const { writeOn } = await import('./operations/lettering.ts')
  let left = gap
  for (const [index, picture] of pair.entries()) {
    paste(sheet, roundCorners(picture, 8), left, head + Math.round((STRIP - picture.height) / 2))
    const box = { x: left, y: 0, width: picture.width, height: head }
    const label = {
      box,
      font: 'sans' as const,
      weight: 600,
      colour: '#3a3d42',
      maxSize: head * 0.4,
      align: 'left' as const,
    }
    await writeOn(sheet, index === 0 ? 'Before' : 'After', label)
    left += picture.width + gap
  }
  return sheet
}

function atHeight(raster: Raster): Promise<Raster> {
  // Very wide ones are held to a width, or the strip would be a thread.
  return rasterOf(imageOf(raster).resize({ width: STRIP * 3, height: STRIP, fit: 'inside' }))
}
