import { stat } from 'node:fs/promises'
import type { PluginContext } from '@gateway/sdk-plugin'
import { notConfigured } from '@gateway/sdk-plugin'

/** Where distributions put a General MIDI soundfont, the best first. */
export const USUAL_PLACES = [
  '/usr/share/sounds/sf2/FluidR3_GM.sf2',
  '/usr/share/soundfonts/FluidR3_GM.sf2',
  '/usr/share/sounds/sf2/default-GM.sf2',
  '/usr/share/soundfonts/default.sf2',
  '/usr/share/sounds/sf2/TimGM6mb.sf2',
]

const HINT = [
  'Install a General MIDI soundfont (on Debian: apt-get install fluid-soundfont-gm),',
  'or set GATEWAY_SECRET_SOUNDFONT to the path of an .sf2 file.',
].join(' ')

/**
 * The soundfont's path: `GATEWAY_SECRET_SOUNDFONT`, else the first of the usual places.
 *
 * @throws `not_configured` when the setting leads nowhere, or no soundfont is installed
 */
export async function findSoundfont(
  { secrets }: Pick<PluginContext, 'secrets'>,
  places = USUAL_PLACES,
): Promise<string> {
  if (secrets.has('SOUNDFONT')) {
    const path = secrets.get('SOUNDFONT')
    if (await isFile(path)) return path
    throw notConfigured('The soundfont that is set for songs is not there.', HINT)
  }
  for (const path of places) if (await isFile(path)) return path
  throw notConfigured('Songs need a General MIDI soundfont, and none is installed.', HINT)
}

async function isFile(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ?? false
}
