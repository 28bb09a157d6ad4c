/**
 * Takes the goldens of styles of lettering anew, after a look was changed on purpose.
 *
 *     npm run goldens -- textart-metals [textart-glass …]
 */
import { join } from 'node:path'
import { endpointsOf } from '../sdk-plugin/module.ts'
import { writeGoldens } from '../test/textart/goldens.ts'
import { ROOT } from './files.ts'

const wanted = process.argv.slice(2)
if (wanted.length === 0) {
  process.stderr.write('Name a plugin, as in: npm run goldens -- textart-metals\n')
  process.exit(2)
}
for (const id of wanted) {
  const folder = join(ROOT, 'plugins', id)
  const styles = endpointsOf((await import(join(folder, 'plugin.ts'))) as Record<string, unknown>)
  await writeGoldens(folder, styles)
  process.stdout.write(`${id}: ${styles.length} goldens\n`)
}
