import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The system programs that Gateway can make use of. The host runs without any of them; what needs one says so.
 *
 * @type {readonly import('./programs.d.mts').Program[]}
 */
export const PROGRAMS = [
  {
    name: 'chromium',
    commands: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    variable: 'CHROMIUM_PATH',
    apt: { debian: ['chromium'] }, // Ubuntu's package is a snap, which does not run in a container.
    usedBy: 'screenshots, web pages as PDF, and the tests that open pages',
    needed: 'serving',
  },
  {
    name: 'ffmpeg',
    commands: ['ffmpeg'],
    variable: 'FFMPEG_PATH',
    apt: { debian: ['ffmpeg'], ubuntu: ['ffmpeg'] },
    usedBy: 'endpoints that read or make sound',
    needed: 'serving',
  },
  {
    name: 'ffprobe',
    commands: ['ffprobe'],
    variable: 'FFPROBE_PATH',
    apt: { debian: ['ffmpeg'], ubuntu: ['ffmpeg'] },
    usedBy: 'endpoints that read sound',
    needed: 'serving',
  },
  {
    name: 'fluidsynth',
    commands: ['fluidsynth'],
    variable: 'FLUIDSYNTH_PATH',
    apt: { debian: ['fluidsynth', 'fluid-soundfont-gm'], ubuntu: ['fluidsynth', 'fluid-soundfont-gm'] },
    usedBy: 'songs',
    needed: 'serving',
  },
  {
    name: 'tesseract',
    commands: ['tesseract'],
    variable: 'TESSERACT_PATH',
    apt: { debian: ['tesseract-ocr'], ubuntu: ['tesseract-ocr'] },
    usedBy: 'the benchmarks, as the peer in reading text',
    needed: 'bench',
  },
  {
    name: 'zbarimg',
    commands: ['zbarimg'],
    variable: 'ZBARIMG_PATH',
    apt: { debian: ['zbar-tools'], ubuntu: ['zbar-tools'] },
    usedBy: 'the benchmarks, as the peer in reading codes',
    needed: 'bench',
  },
  {
    name: 'convert',
    commands: ['convert'],
    variable: 'CONVERT_PATH',
    apt: { debian: ['imagemagick'], ubuntu: ['imagemagick'] },
    usedBy: 'the benchmarks, as the peer in lettering',
    needed: 'bench',
  },
  {
    name: 'gimp-console',
    commands: ['gimp-console'],
    variable: 'GIMP_PATH',
    apt: { debian: ['gimp'], ubuntu: ['gimp'] },
    usedBy: 'the benchmarks, as the peer in lettering',
    needed: 'bench',
  },
  {
    name: 'blender',
    commands: ['blender'],
    variable: 'BLENDER_PATH',
    apt: { debian: ['blender'], ubuntu: ['blender'] },
    usedBy: 'the rendering of places for photo frames (npm run art)',
    needed: 'art',
  },
  {
    name: 'wrk',
    commands: ['wrk'],
    variable: 'WRK_PATH',
    apt: { debian: ['wrk'], ubuntu: ['wrk'] },
    usedBy: 'the benchmarks',
    needed: 'bench',
  },
]

/** @param {string} name as in PROGRAMS @returns {string | undefined} the path of the program, where it is installed */
export function findProgram(name) {
  const program = PROGRAMS.find((entry) => entry.name === name)
  if (!program) throw new TypeError(`"${name}" is not among the programs of scripts/programs.mjs`)
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const inPath = program.commands.flatMap((command) => folders.map((folder) => join(folder, command)))
  return [process.env[program.variable] ?? '', ...inPath].find(isExecutable)
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false // Not there, or not ours to run: the search goes on.
  }
}
