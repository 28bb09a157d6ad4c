/**
 * Takes the goldens of styles of lettering and of photo frames anew, after a look was changed on purpose.
 *
 *     npm run goldens -- textart-metals [photoframe-cards …]
 */
import { join } from 'node:path'
import { endpointsOf } from '../sdk-plugin/module.ts'
import { createTestHost } from '../sdk-plugin/testing.ts'
import { type Goldens, writeGoldens } from '../test/goldens.ts'
import { frameGolden } from '../test/photoframe/goldens.ts'
import { styleGolden } from '../test/textart/goldens.ts'
import { ROOT } from './files.ts'

const wanted = process.argv.slice(2)
if (wanted.length === 0) {
  process.stderr.write('Name a plugin, as in: npm run goldens -- textart-metals\n')
  process.exit(2)
}
for (const id of wanted) {
  const folder = join(ROOT, 'plugins', id)
  const effects = endpointsOf((await import(join(folder, 'plugin.ts'))) as Record<string, unknown>)
  const host = await createTestHost(folder)
  const goldens: Goldens = {}
  for (const effect of effects) {
    const isFrame = effect.category === 'photoframe'
    goldens[effect.name] = await (isFrame ? frameGolden(host, effect) : styleGolden(effect))
  }
  await host.close()
  await writeGoldens(folder, goldens)
  process.stdout.write(`${id}: ${effects.length} goldens\n`)
}
