/** A system program that set-up installs where it can, and that `gateway doctor` looks for. */
export interface Program {
  name: string
  /** The names it goes by, the best first. */
  commands: readonly string[]
  /** The setting that names its path where it is not in PATH. */
  variable: string
  /** The packages that bring it; a distribution without a usable one is left out. */
  apt: Readonly<Partial<Record<'debian' | 'ubuntu', readonly string[]>>>
  /** What does not work without it. */
  usedBy: string
  /** Installed behind `npm start`, before `npm test`, or before `npm run bench`. */
  needed: 'serving' | 'tests' | 'bench'
}

export declare const PROGRAMS: readonly Program[]

/** The path of an installed program. Throws a TypeError for a name that PROGRAMS does not have. */
export declare function findProgram(name: string): string | undefined
