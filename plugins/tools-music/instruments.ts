/** What an instrument can be asked to do: carry the tune, accompany, hold chords, play bass. */
export type Skill = 'lead' | 'comp' | 'pad' | 'bass'

export interface Instrument {
  id: string
  title: string
  /** General MIDI, from 0. */
  program: number
  /** The best first. */
  skills: readonly Skill[]
  /** Written range in MIDI notes. */
  low: number
  high: number
  /** For "no guitars", "acoustic", "orchestral". */
  family: string
}

type Line = readonly [id: string, title: string, program: number, skills: string, low: number, high: number, of: string]

const LINES: readonly Line[] = [
  ['piano', 'Grand piano', 0, 'comp lead', 28, 100, 'keys'],
  ['bright-piano', 'Bright piano', 1, 'comp lead', 28, 100, 'keys'],
  ['honky-tonk', 'Honky-tonk piano', 3, 'comp lead', 28, 100, 'keys'],
  ['rhodes', 'Electric piano', 4, 'comp lead', 36, 96, 'keys'],
  ['fm-piano', 'FM electric piano', 5, 'comp lead', 36, 96, 'keys'],
  ['harpsichord', 'Harpsichord', 6, 'comp lead', 36, 89, 'keys'],
  ['clavinet', 'Clavinet', 7, 'comp lead', 36, 88, 'keys'],
  ['celesta', 'Celesta', 8, 'lead comp', 60, 100, 'bells'],
  ['glockenspiel', 'Glockenspiel', 9, 'lead', 67, 100, 'bells'],
  ['music-box', 'Music box', 10, 'lead comp', 60, 96, 'bells'],
  ['vibraphone', 'Vibraphone', 11, 'lead comp', 53, 89, 'bells'],
  ['marimba', 'Marimba', 12, 'lead comp', 45, 96, 'bells'],
  ['xylophone', 'Xylophone', 13, 'lead', 65, 96, 'bells'],
  ['bells', 'Tubular bells', 14, 'lead', 60, 77, 'bells'],
  ['organ', 'Drawbar organ', 16, 'pad comp lead', 36, 96, 'organ'],
  ['rock-organ', 'Rock organ', 18, 'pad comp lead', 36, 96, 'organ'],
  ['church-organ', 'Church organ', 19, 'pad comp lead', 36, 96, 'organ'],
  ['accordion', 'Accordion', 21, 'lead comp pad', 53, 89, 'accordion'],
  ['harmonica', 'Harmonica', 22, 'lead', 60, 84, 'harmonica'],
  ['nylon-guitar', 'Nylon-string guitar', 24, 'comp lead', 40, 83, 'guitar'],
  ['acoustic-guitar', 'Steel-string guitar', 25, 'comp lead', 40, 84, 'guitar'],
  ['jazz-guitar', 'Jazz guitar', 26, 'comp lead', 40, 84, 'guitar'],
  ['clean-guitar', 'Clean electric guitar', 27, 'comp lead', 40, 86, 'guitar'],
  ['muted-guitar', 'Muted electric guitar', 28, 'comp', 40, 80, 'guitar'],
  ['overdriven-guitar', 'Overdriven guitar', 29, 'lead comp', 40, 88, 'guitar'],
  ['distorted-guitar', 'Distorted guitar', 30, 'lead comp', 38, 88, 'guitar'],
  ['upright-bass', 'Upright bass', 32, 'bass', 28, 55, 'bass'],
  ['finger-bass', 'Electric bass', 33, 'bass', 28, 58, 'bass'],
  ['pick-bass', 'Picked bass', 34, 'bass', 28, 58, 'bass'],
  ['fretless-bass', 'Fretless bass', 35, 'bass', 28, 60, 'bass'],
  ['slap-bass', 'Slap bass', 36, 'bass', 28, 60, 'bass'],
  ['synth-bass', 'Synth bass', 38, 'bass', 24, 60, 'bass'],
  ['deep-bass', 'Deep synth bass', 39, 'bass', 24, 60, 'bass'],
  ['violin', 'Violin', 40, 'lead', 55, 98, 'strings'],
  ['viola', 'Viola', 41, 'lead', 48, 86, 'strings'],
  ['cello', 'Cello', 42, 'lead bass', 36, 76, 'strings'],
  ['tremolo-strings', 'Tremolo strings', 44, 'pad', 36, 96, 'strings'],
  ['pizzicato', 'Pizzicato strings', 45, 'comp', 36, 96, 'strings'],
  ['harp', 'Harp', 46, 'comp lead', 24, 100, 'harp'],
  ['timpani', 'Timpani', 47, 'bass', 36, 57, 'percussion'],
  ['strings', 'String ensemble', 48, 'pad lead', 36, 96, 'strings'],
  ['slow-strings', 'Slow strings', 49, 'pad lead', 36, 96, 'strings'],
  ['synth-strings', 'Synth strings', 50, 'pad', 36, 96, 'synth'],
  ['choir', 'Choir', 52, 'pad lead', 43, 84, 'choir'],
  ['voice', 'Voice (ooh)', 53, 'lead pad', 48, 84, 'choir'],
  ['trumpet', 'Trumpet', 56, 'lead', 55, 82, 'brass'],
  ['trombone', 'Trombone', 57, 'lead', 40, 72, 'brass'],
  ['tuba', 'Tuba', 58, 'bass', 28, 58, 'brass'],
  ['muted-trumpet', 'Muted trumpet', 59, 'lead', 55, 82, 'brass'],
  ['horn', 'French horn', 60, 'lead pad', 41, 77, 'brass'],
  ['brass', 'Brass section', 61, 'comp pad lead', 43, 86, 'brass'],
  ['synth-brass', 'Synth brass', 62, 'pad comp lead', 36, 90, 'synth'],
  ['soprano-sax', 'Soprano saxophone', 64, 'lead', 56, 87, 'sax'],
  ['alto-sax', 'Alto saxophone', 65, 'lead', 50, 80, 'sax'],
  ['tenor-sax', 'Tenor saxophone', 66, 'lead', 46, 76, 'sax'],
  ['oboe', 'Oboe', 68, 'lead', 58, 86, 'woodwind'],
  ['clarinet', 'Clarinet', 71, 'lead', 50, 89, 'woodwind'],
  ['bassoon', 'Bassoon', 70, 'lead bass', 34, 72, 'woodwind'],
  ['flute', 'Flute', 73, 'lead', 60, 96, 'woodwind'],
  ['recorder', 'Recorder', 74, 'lead', 60, 96, 'woodwind'],
  ['pan-flute', 'Pan flute', 75, 'lead', 60, 96, 'woodwind'],
  ['whistle', 'Whistle', 78, 'lead', 60, 96, 'woodwind'],
  ['square-lead', 'Square lead', 80, 'lead comp', 36, 96, 'synth'],
  ['saw-lead', 'Saw lead', 81, 'lead comp', 36, 96, 'synth'],
  ['soft-lead', 'Soft synth lead', 82, 'lead', 48, 96, 'synth'],
  ['warm-pad', 'Warm pad', 89, 'pad', 36, 96, 'synth'],
  ['poly-synth', 'Polysynth', 90, 'comp pad lead', 36, 96, 'synth'],
  ['space-pad', 'Space pad', 91, 'pad', 36, 96, 'synth'],
  ['sweep-pad', 'Sweep pad', 95, 'pad', 36, 96, 'synth'],
  ['sitar', 'Sitar', 104, 'lead', 48, 84, 'plucked'],
  ['banjo', 'Banjo', 105, 'comp lead', 48, 84, 'plucked'],
  ['koto', 'Koto', 107, 'lead comp', 48, 88, 'plucked'],
  ['kalimba', 'Kalimba', 108, 'lead comp', 48, 86, 'bells'],
  ['bagpipe', 'Bagpipe', 109, 'lead', 58, 78, 'woodwind'],
  ['fiddle', 'Fiddle', 110, 'lead', 55, 96, 'strings'],
  ['steel-drums', 'Steel drums', 114, 'lead comp', 52, 84, 'bells'],
]

export const INSTRUMENTS: ReadonlyMap<string, Instrument> = new Map(
  LINES.map(([id, title, program, skills, low, high, family]) => [
    id,
    { id, title, program, skills: skills.split(' ') as Skill[], low, high, family },
  ]),
)

export function instrument(id: string): Instrument {
  const found = INSTRUMENTS.get(id)
  if (!found) throw new TypeError(`there is no instrument "${id}"`)
  return found
}
