import { defineEndpoint, param, z } from '@gateway/sdk-plugin'
import { encodeSound, loadSound, refuseSilence } from '@gateway/sdk-plugin/sound'
import { clean } from './denoise/clean.ts'
import { RATE } from './denoise/rnnoise.ts'
import { Pace } from './pace.ts'
import { titled } from './tags.ts'

const TIMEOUT_MS = 55_000

export default defineEndpoint({
  category: 'tools',
  name: 'noiseremover',
  summary: 'Speech without the noise',
  description: [
    'Takes hiss, hum, fans, traffic and chatter out of a recording of speech, and brings it to an even −18 LUFS. A',
    'neural network (RNNoise) and a Wiener filter that learns the noise in the pauses decide together. Music is noise',
    'to it.',
    '',
    'Result: the file (`url`, MP3 of 48 kHz, `seconds`); `before` and `after`, the noise floor in dB (0 is full',
    'scale) at the same gain; `gain`, by how many dB the whole was then raised; `speech`, the share of the time in',
    'which somebody speaks; `codec` of the source.',
    '',
    'Takes any usual sound or film of at most 10 minutes and 200 MB, mono or stereo. What would take longer than 55 s',
    'on this machine is refused (504).',
  ].join('\n'),
  params: z.object({
    url: param.url({ description: 'Address of a recording: MP3, WAV, FLAC, OGG, M4A, WebM, MP4 …' }),
  }),
  examples: [
    {
      title: 'A voice beside a fan',
      params: { url: '{samples}/speech.mp3' },
      expect: { 'result.type': 'audio/mpeg', 'result.before': /^-[34]\d/, 'result.after': /^-([6-9]\d|100)/ },
    },
  ],
  lane: 'cpu',
  timeoutMs: TIMEOUT_MS,
  async handle({ url }, ctx) {
    const pace = new Pace(ctx.signal, TIMEOUT_MS)
    const sound = await loadSound(ctx, url, { sampleRate: RATE })
    refuseSilence(sound)
    const report = await clean(sound, pace, ctx.signal)
    const bitrate = sound.channels.length === 1 ? 112 : 192
    const tags = titled(sound.tags, 'without noise')
    const file = await encodeSound(ctx, sound, 'mp3', { name: 'speech', bitrate, tags })
    return { ...file, ...report, codec: sound.codec }
  },
})
