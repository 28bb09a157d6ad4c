/**
 * Loudness of each instrument and drum kit in LUFS, at the same volume and velocity, as FluidR3 GM plays them: some sit
 * 15 dB over others. Other General MIDI soundfonts differ by a few decibels.
 */
const MEASURED = `
  piano -34, bright-piano -34, honky-tonk -35, rhodes -27, fm-piano -32, harpsichord -30, clavinet -31, celesta
  -31, glockenspiel -31, music-box -32, vibraphone -35, marimba -31, xylophone -41, bells -29, organ -32,
  rock-organ -28, church-organ -29, accordion -33, harmonica -32, nylon-guitar -33, acoustic-guitar -32,
  jazz-guitar -29, clean-guitar -31, muted-guitar -38, overdriven-guitar -26, distorted-guitar -23, upright-bass
  -30, finger-bass -30, pick-bass -30, fretless-bass -29, slap-bass -33, synth-bass -32, deep-bass -25, violin
  -28, viola -30, cello -30, tremolo-strings -29, pizzicato -32, harp -31, timpani -35, strings -30,
  slow-strings -27, synth-strings -27, choir -31, voice -28, trumpet -30, trombone -26, tuba -29, muted-trumpet
  -29, horn -26, brass -28, synth-brass -30, soprano-sax -27, alto-sax -27, tenor-sax -27, oboe -28, clarinet
  -26, bassoon -28, flute -28, recorder -28, pan-flute -28, whistle -24, square-lead -27, saw-lead -27,
  soft-lead -29, warm-pad -34, poly-synth -30, space-pad -29, sweep-pad -27, sitar -33, banjo -33, koto -34,
  kalimba -35, bagpipe -27, fiddle -28, steel-drums -33, kit0 -34, kit8 -33, kit16 -30, kit24 -31, kit25 -25,
  kit40 -34, kit48 -31`

const LEVELS: ReadonlyMap<string, number> = new Map(
  MEASURED.split(',').map((entry) => {
    const [id, level] = entry.trim().split(' ') as [string, string]
    return [id, Number(level)]
  }),
)

/** Where parts are to lie, in LUFS: the tune in front, bass and drums next, the others behind it. */
const PLACES = { tune: -27, bass: -29.5, drums: -31.5, line: -28, held: -28.5, chords: -33 } as const
export type Place = keyof typeof PLACES

/**
 * MIDI volume that brings an instrument to its place.
 *
 * @param volume as the genre has it, 0 to 127, 100 for the place itself
 * @param id of an instrument, or `kit` and its program
 * @returns the volume, and by how much velocities have to make up for what it cannot reach (1 for nothing)
 */
export function balanced(volume: number, place: Place, id: string): { volume: number; push: number } {
  const wanted = PLACES[place] - (LEVELS.get(id) ?? -31)
  // General MIDI's volume is heard by the square: 40 dB for a factor of ten.
  const ideal = volume * 10 ** (wanted / 40)
  return { volume: Math.round(Math.min(127, Math.max(1, ideal))), push: Math.min(1.22, Math.max(1, ideal / 127)) }
}
