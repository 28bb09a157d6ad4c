import { add, playBand, type Stereo } from './band.ts'
import { addRoom } from './room.ts'
import { normalise, sing, speak } from './voice.ts'

export interface Mix {
  what: string
  vocals: Stereo
  instrumental: Stereo
  mix: Stereo
}

/** Songs whose parts are known, from the usual mix to what makes separation hard. */
export function songs(seconds: number, sampleRate = 44_100): Mix[] {
  return [
    song('wide', { seconds, sampleRate, seed: 1, width: 0.8, room: 0 }),
    song('narrow', { seconds, sampleRate, seed: 2, width: 0.45, room: 0 }),
    song('voice with a stereo room', { seconds, sampleRate, seed: 3, width: 0.7, room: 0.35 }),
    song('spoken', { seconds, sampleRate, seed: 4, width: 0.7, room: 0 }, speak),
  ]
}

function song(
  what: string,
  { room, ...shape }: { seconds: number; sampleRate: number; seed: number; width: number; room: number },
  voice = sing,
): Mix {
  const dry = normalise(voice(shape), 0.09)
  const centre: Stereo = [new Float32Array(dry.length), new Float32Array(dry.length)]
  add(centre, dry, 0)
  const vocals = room > 0 ? addRoom(centre, shape.sampleRate, room) : centre
  const instrumental = playBand(shape)
  const mix = vocals.map((plane, c) => plane.map((value, n) => value + instrumental[c]![n]!)) as Stereo
  return { what, vocals, instrumental, mix }
}
