import { defineEndpoint, param, type PluginContext, z } from '@gateway/sdk-plugin'
import { encodeSound, limitPeak, loadSound, refuseSilence, type LoadedSound } from '@gateway/sdk-plugin/sound'
import { Pace } from './pace.ts'
import { findSeparationModel, MODEL_RATE, runModel, type SeparationModel } from './separation/model.ts'
import { splitStems } from './separation/stems.ts'
import { needStereo } from './separation/stereo.ts'
import { titled } from './tags.ts'

const TIMEOUT_MS = 55_000
/** Milliseconds that encoding a second of both stems takes, generously. */
const ENCODING = 35

export default defineEndpoint({
  category: 'tools',
  name: 'vocalremoverv2',
  summary: 'Voice and music of a song, each on its own',
  description: [
    'Splits a stereo track into two stems. Without a model, the middle is taken out of the two channels, and in it the',
    'voice is told from drums, bass and whatever repeats, by a soft mask that is worked out twice.',
    '',
    'Result: `vocals` and `instrumental`, each a file (MP3 of 192 kbit/s); `seconds`, `codec` of the source, and',
    '`engine`: `centre-repeating`, or the name of the separation model that the operator has set up.',
    '',
    'Takes any usual sound or film of at most 10 minutes and 200 MB. What would take longer than 55 s on this machine',
    'is refused (504). A mono track needs a model, else it is refused (422).',
  ].join('\n'),
  params: z.object({
    url: param.url({ description: 'Address of a stereo track: MP3, WAV, FLAC, OGG, M4A, WebM, MP4 …' }),
  }),
  examples: [
    {
      title: 'A song with a band',
      params: { url: '{samples}/song.mp3' },
      expect: {
        'result.vocals.type': 'audio/mpeg',
        'result.instrumental.type': 'audio/mpeg',
        'result.instrumental.seconds': /^8/,
        'result.engine': /./,
      },
    },
  ],
  lane: 'cpu',
  timeoutMs: TIMEOUT_MS,
  async handle({ url }, ctx) {
    const pace = new Pace(ctx.signal, TIMEOUT_MS)
    const model = await findSeparationModel(ctx)
    const sound = await loadSound(ctx, url, model ? { sampleRate: MODEL_RATE, channels: 2 } : {})
    refuseSilence(sound)
    const { vocals, instrumental } = model ? await byModel(model, sound, pace) : await byPlace(sound, pace)
    const [voice, music] = await Promise.all([
      save(ctx, sound, vocals, 'vocals'),
      save(ctx, sound, instrumental, 'instrumental'),
    ])
    const engine = model ? model.file.replace(/\.onnx$/, '') : 'centre-repeating'
    return { vocals: voice, instrumental: music, seconds: sound.seconds, codec: sound.codec, engine }
  },
})

interface Stems {
  vocals: Float32Array[]
  instrumental: Float32Array[]
}

async function byPlace(sound: LoadedSound, pace: Pace): Promise<Stems> {
  const [left, right] = needStereo(sound)
  const voice = await splitStems(left, right, sound.sampleRate, pace, sound.seconds * ENCODING)
  return { vocals: [voice, voice], instrumental: [left, right] }
}

async function byModel(model: SeparationModel, sound: LoadedSound, pace: Pace): Promise<Stems> {
  const [left, right] = sound.channels as [Float32Array, Float32Array]
  const stem = await runModel(model, left, right, pace, sound.seconds * ENCODING)
  const rest = [left, right]
  for (const [channel, plane] of rest.entries()) {
    for (let n = 0; n < plane.length; n++) plane[n] = plane[n]! - stem[channel]![n]!
  }
  return model.stem === 'vocals' ? { vocals: stem, instrumental: rest } : { vocals: rest, instrumental: stem }
}

function save(ctx: PluginContext, { sampleRate, tags }: LoadedSound, channels: Float32Array[], part: keyof Stems) {
  const distinct = [...new Set(channels)]
  limitPeak({ sampleRate, channels: distinct })
  return encodeSound(ctx, { sampleRate, channels }, 'mp3', { name: part, tags: titled(tags, part) })
}
