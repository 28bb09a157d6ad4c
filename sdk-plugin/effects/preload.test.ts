import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canvasModule } from '../text/skia.ts'
import * as photoFrame from './photo/index.ts'
import * as textArt from './index.ts'

test('both entries of effects open the drawing library, with a font, before anything is painted', async () => {
  assert.throws(() => canvasModule(), /not loaded/)
  await textArt.preload()
  const { families } = canvasModule().GlobalFonts
  assert.equal(families.filter(({ family }) => family.startsWith('gateway-')).length, 1)
  assert.equal(photoFrame.preload, textArt.preload)
})
