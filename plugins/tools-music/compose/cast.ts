import type { Bass, Drums, Genre, Layer, Melody } from '../genres/genre.ts'
import { type Instrument, instrument } from '../instruments.ts'
import type { Brief } from './brief.ts'

/** Who plays: a genre's band after what the prompt wants and does not want. */
export interface Cast {
  drums?: Drums
  bass?: Bass
  layers: readonly Layer[]
  melody: Melody
}

const BRUSHES = 40

/** What stands in for electric and synthetic instruments. */
const ACOUSTIC: Readonly<Record<string, string>> = {
  'clean-guitar': 'acoustic-guitar',
  'muted-guitar': 'nylon-guitar',
  'overdriven-guitar': 'acoustic-guitar',
  'distorted-guitar': 'acoustic-guitar',
  'rhodes': 'piano',
  'fm-piano': 'piano',
  'organ': 'accordion',
  'rock-organ': 'accordion',
  'finger-bass': 'upright-bass',
  'pick-bass': 'upright-bass',
  'slap-bass': 'upright-bass',
  'synth-bass': 'upright-bass',
  'deep-bass': 'upright-bass',
  'fretless-bass': 'upright-bass',
  'warm-pad': 'slow-strings',
  'sweep-pad': 'slow-strings',
  'space-pad': 'slow-strings',
  'synth-strings': 'strings',
  'synth-brass': 'horn',
  'poly-synth': 'harp',
  'soft-lead': 'violin',
  'saw-lead': 'violin',
  'square-lead': 'flute',
}

/** Leads in the order in which one steps in for another that is not wanted. */
const STAND_INS = ['piano', 'flute', 'violin', 'vibraphone', 'acoustic-guitar', 'clarinet', 'trumpet', 'celesta']

export function castOf(brief: Brief): Cast {
  const { genre, wanted, alone } = brief
  const cast = alone && wanted.length > 0 ? soloists(genre, wanted) : joined(brief)
  return { ...withoutUnwanted(brief, brief.acoustic ? unplugged(cast) : cast) }
}

function joined({ genre, wanted, drums }: Brief): Cast {
  let cast: Cast = { layers: genre.layers, melody: genre.melody, bass: genre.bass }
  if (genre.drums) cast.drums = drums ? { ...genre.drums, from: Math.min(genre.drums.from ?? 0.3, 0.3) } : genre.drums
  let leads = 0
  for (const id of wanted) {
    const added = instrument(id)
    const [first] = added.skills
    if (first === 'bass') cast = { ...cast, bass: { ...genre.bass, instrument: id } }
    else if (first === 'lead' && leads++ === 0) cast = { ...cast, melody: ledBy(cast.melody, added) }
    else cast = { ...cast, layers: featured(cast.layers, added) }
  }
  return cast
}

/** The tune in an instrument's hands, brought into its range by octaves. */
export function ledBy(melody: Melody, { id, low, high }: Instrument): Melody {
  let shift = 0
  while (melody.high + shift > high) shift -= 12
  while (melody.low + shift < low) shift += 12
  const { chorus: _chorus, solo: _solo, ...rest } = melody
  return { ...rest, lead: id, low: Math.max(low, melody.low + shift), high: Math.min(high, melody.high + shift) }
}

/**
 * An instrument that was asked for plays from the beginning: it takes the chair of its like, or of the first that
 * fits.
 */
function featured(layers: readonly Layer[], added: Instrument): Layer[] {
  const present = layers.findIndex(
    ({ instrument: id, play }) => play !== 'fill' && play !== 'harmony' && id === added.id,
  )
  const like = layers.findIndex(
    ({ instrument: id, play }) => (Array.isArray(play) || play === 'pad') && instrument(id).family === added.family,
  )
  const style = added.skills.includes('pad') && added.skills[0] !== 'comp' ? 'pad' : 'comp'
  const chair = layers.findIndex(({ play }) => (style === 'pad' ? play === 'pad' : Array.isArray(play)))
  const at = [present, like, chair].find((index) => index >= 0)
  if (at === undefined) {
    return [
      ...layers,
      {
        role: added.title.toLowerCase(),
        instrument: added.id,
        play: 'pad',
        low: 55,
        high: 76,
        volume: 62,
        pan: 80,
        reverb: 70,
      },
    ]
  }
  return layers.map((layer, index) => {
    if (index !== at) return layer
    const { to: _to, only: _only, ...open } = layer
    return {
      ...open,
      instrument: added.id,
      role: added.title.toLowerCase(),
      from: 0,
      volume: Math.max(layer.volume, 72),
    }
  })
}

/** One or a few players alone: the first accompanies, the last has the tune. */
function soloists(genre: Genre, wanted: readonly string[]): Cast {
  const players = wanted.map(instrument)
  const comping = players.find(({ skills }) => skills.includes('comp') || skills.includes('pad')) ?? players[0]!
  const lead = players.findLast(({ skills, id }) => skills.includes('lead') && id !== comping.id) ?? comping
  const own = genre.layers.filter(({ play }) => Array.isArray(play))
  const model = own.find(({ voicing }) => voicing === 'open' || voicing === 'guitar') ?? own[0]
  const layer: Layer = {
    ...(model ?? { play: 'pad', pan: 60 }),
    role: comping.title.toLowerCase(),
    instrument: comping.id,
    voicing: 'open',
    low: Math.max(40, comping.low),
    high: 72,
    volume: 88,
    from: 0,
    hold: 1.2,
    reverb: 60,
  }
  const { to: _to, only: _only, ...open } = layer
  return {
    layers: comping.skills.includes('comp') || comping.skills.includes('pad') ? [open] : [],
    melody: ledBy(genre.melody, lead.skills.includes('lead') ? lead : comping),
    ...(comping.low <= 40 ? { bass: { ...genre.bass, instrument: comping.id, low: 36, volume: 80 } } : {}),
  }
}

function unplugged({ drums, bass, layers, melody }: Cast): Cast {
  const of = (id: string) => ACOUSTIC[id] ?? id
  const { chorus, solo } = melody
  return {
    ...(drums ? { drums: { ...drums, kit: BRUSHES, volume: 76 } } : {}),
    ...(bass ? { bass: { ...bass, instrument: of(bass.instrument), low: Math.max(28, bass.low ?? 28) } } : {}),
    layers: layers.map((layer) => ({ ...layer, instrument: of(layer.instrument) })),
    melody: {
      ...melody,
      lead: of(melody.lead),
      ...(chorus === undefined ? {} : { chorus: of(chorus) }),
      ...(solo === undefined ? {} : { solo: of(solo) }),
    },
  }
}

function withoutUnwanted({ without }: Brief, { drums, bass, layers, melody }: Cast): Cast {
  const banned = (id: string) => without.includes(id) || without.includes(instrument(id).family)
  const tune = banned(melody.lead) ? ledBy(melody, instrument(STAND_INS.find((id) => !banned(id)) ?? 'piano')) : melody
  const { chorus, solo, ...rest } = tune
  return {
    ...(drums && !without.includes('drums') ? { drums } : {}),
    ...(bass && !without.includes('bass') && !banned(bass.instrument) ? { bass } : {}),
    layers: layers.filter((layer) => !banned(layer.instrument)),
    melody: {
      ...rest,
      ...(chorus === undefined || banned(chorus) ? {} : { chorus }),
      ...(solo === undefined || banned(solo) ? {} : { solo }),
    },
  }
}
