import assert from 'node:assert/strict'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { sweepPlatform } from './sweep.ts'

test('modules of the platform stay while something imports them, at any remove, and for a day', async () => {
  const data = await mkdtemp(join(tmpdir(), 'gateway-sweep-'))
  const platform = join(data, 'platform')
  const write = async (path: string, text: string, ageDays: number) => {
    await mkdir(join(data, path, '..'), { recursive: true })
    await writeFile(join(data, path), text)
    const time = Date.now() / 1000 - ageDays * 86_400
    await utimes(join(data, path), time, time)
  }
  try {
    await write('platform/main-AAAAAAAA.mjs', `import './shared-AAAAAAA1.mjs'`, 30)
    await write('platform/shared-AAAAAAA1.mjs', `export {}`, 30)
    await write('platform/main-BBBBBBBB.mjs', `import './shared-BBBBBBB1.mjs'`, 30)
    await write('platform/shared-BBBBBBB1.mjs', `import './main-BBBBBBBB.mjs'`, 30)
    await write('platform/main-BBBBBBBB.mjs.map', `{}`, 30)
    await write('platform/main-CCCCCCCC.mjs', `import './shared-CCCCCCC1.mjs'`, 30)
    await write('platform/main-CCCCCCCC.mjs.map', `{}`, 30)
    await write('platform/shared-CCCCCCC1.mjs', `export {}`, 30)
    await write('platform/main-DDDDDDDD.mjs', `export {}`, 0.5)
    await write('platform/platform.json', `{}`, 30)
    await write('plugins/kept/0123.mjs', `import '${platform}/main-BBBBBBBB.mjs'`, 30)
    await sweepPlatform(platform, ['main-AAAAAAAA.mjs'], join(data, 'plugins'))
    assert.deepEqual((await readdir(platform)).toSorted(), [
      'main-AAAAAAAA.mjs',
      'main-BBBBBBBB.mjs',
      'main-BBBBBBBB.mjs.map',
      'main-DDDDDDDD.mjs',
      'platform.json',
      'shared-AAAAAAA1.mjs',
      'shared-BBBBBBB1.mjs',
    ])
  } finally {
    await rm(data, { recursive: true })
  }
})
