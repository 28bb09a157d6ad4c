import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { encodeSound, limitPeak, loadSound, refuseSilence } from '@gateway/sdk-plugin/sound'
import { Pace } from './pace.ts'
import { removeCentre } from './separation/instrumental.ts'
import { needStereo } from './separation/stereo.ts'
import { titled } from './tags.ts'

const TIMEOUT_MS = 55_000
/** Milliseconds that encoding a second takes, generously. */
const ENCODING = 20

export default defineEndpoint({
  category: 'tools',
  name: 'vocalremover',
  summary: 'The instrumental of a song',
  description: [
    'Takes out what is in the middle of a stereo track, where voices are, and keeps the instruments at the sides,',
    'drums, and all below 120 Hz. Quick; what else is in the middle gets quieter, too: `/tools/vocalremoverv2` tells',
    'it apart.',
    '',
    'Result: the file (`url`, MP3 of 192 kbit/s, `seconds`), `codec` of the source, and `engine`.',
    '',
    'Takes any usual sound or film of at most 10 minutes and 200 MB. A mono track is refused (422).',
  ].join('\n'),
  params: z.object({
    url: param.url({ description: 'Address of a stereo track: MP3, WAV, FLAC, OGG, M4A, WebM, MP4 …' }),
  }),
  examples: [
    {
      title: 'A song with a band',
      params: { url: '{samples}/song.mp3' },
      expect: { 'result.type': 'audio/mpeg', 'result.seconds': /^8/, 'result.engine': 'centre' },
    },
  ],
  lane: 'cpu',
  timeoutMs: TIMEOUT_MS,
  async handle({ url }, ctx) {
    const pace = new Pace(ctx.signal, TIMEOUT_MS)
    const sound = await loadSound(ctx, url)
    refuseSilence(sound)
    const [left, right] = needStereo(sound)
    const afterMs = sound.seconds * ENCODING
    await removeCentre(left, right, sound.sampleRate, { signal: ctx.signal, pace, afterMs })
    limitPeak(sound)
    const file = await encodeSound(ctx, sound, 'mp3', {
      name: 'instrumental',
      tags: titled(sound.tags, 'instrumental'),
    })
    return { ...file, codec: sound.codec, engine: 'centre' }
  },
})
