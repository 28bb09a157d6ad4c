/**
 * Rhythms that melodies are made of, in bars of sixteenths (twelve in three-four): `x` begins a note, `-` holds
 * it, `.` is a
 * rest. A phrase takes an open bar and one that comes to rest, so that a singer can breathe.
 */
export interface Cells {
  open: readonly string[]
  rest: readonly string[]
  /** For choruses: shorter, plainer, easily remembered. */
  hook: readonly string[]
  /** For solos. */
  busy: readonly string[]
}

export const CELLS: Readonly<Record<string, Cells>> = {
  straight: {
    open: ['..x-x-x-x---x-x-', 'x---x-x-x---x-x-', '..x-x-x-x-x-x---', 'x-x-x---x-x-x---', '....x-x-x---x-x-'],
    rest: ['x---x---x-----..', 'x-x-x-------....', 'x-------........', 'x---x-------....', '..x-x---x-----..'],
    hook: ['x---x---x-x-x---', 'x---x-x-x---x---', 'x-x-x-x-x---x---', 'x-----x-x---x---'],
    busy: ['x-x-x-x-x-x-x-x-', 'x-x-x-x-x---x-x-', 'x---x-x-x-x-x-x-'],
  },
  syncopated: {
    open: ['..x-x-x--x-x-x--', 'x--x--x-x--x--x-', '..x-xx-x--x-x---', 'x-x--x--x-x--x--', '....x-x--xx-x-x-'],
    rest: ['x--x--x-----....', 'x-xx-x------....', '..x-x-------....', 'x--x------......', 'x-----------....'],
    hook: ['x--x--x-x--x--x-', 'x-x-x--x--x-x---', 'x--x--x---x-x---', 'xx-x-x--x--x----'],
    busy: ['x-xx-xx-x-xx-x-x', 'xx-xx-x-xx-xx-x-', 'x-x-xx-xx-x-xx-x'],
  },
  swing: {
    open: ['..x-x-x-x---x-x-', 'x-x-x---..x-x-x-', '..x---x-x-x---x-', 'x---x-x-..x-x-x-', '......x-x-x-x-x-'],
    rest: ['x---x-x-----....', 'x-x-..x-----....', 'x-----x-........', '..x-x-------....', 'x-x-x---........'],
    hook: ['x---x-x-..x-x---', 'x-x-..x-x-..x-x-', 'x---..x-x---x---', '..x-x---..x-x---'],
    busy: ['x-x-x-x-x-x-x-x-', '..x-x-x-x-x-x-x-', 'x-x-x-xxx-x-x-x-', 'x-x-x---x-x-x-x-'],
  },
  sparse: {
    open: ['x-------x-----x-', 'x-----x-x-------', '....x---x---x---', 'x-----------x-x-', 'x---x-------x---'],
    rest: ['x-----------....', 'x-------x-------', 'x---------......', 'x---x-----------'],
    hook: ['x-------x---x---', 'x---x---x-------', 'x-----x-x---x---'],
    busy: ['x---x-x-x---x---', 'x-x-x---x-x-x---', 'x---x---x-x-x---'],
  },
  funk: {
    open: ['x.x...x.x..x.x..', '..x.xx.x..x.x...', 'x..x..x...xx.x..', '....x.x.xx.x..x.', 'x.xx.x..x...x.x.'],
    rest: ['x..x..x---......', 'x.x.x-----......', 'x--.x-----......', '..x.x-----......'],
    hook: ['x..x..x.x..x....', 'x.x.x..x..x.x...', 'xx.x..x...x.x...'],
    busy: ['x.xxx.xxx.xxx.x.', 'xx.xx.xx.xx.x.x.', 'x.x.xxx.x.xxx.x.'],
  },
  latin: {
    open: ['..x-x--x--x-x-x-', 'x--x--x-..x-x-x-', '..x-x-x--x--x-x-', 'x-x--x--x--x--x-', '....x-x--x-x-x--'],
    rest: ['x--x--x-----....', 'x-x--x------....', '..x--x------....', 'x--x--------....'],
    hook: ['x--x--x---x-x---', 'x-x--x-x--x-x---', '..x-x--x--x-x---', 'x--x--x-x--x----'],
    busy: ['x-xx-xx-x-xx-xx-', 'x-x-xx-x-xx-x-x-', 'xx-x-xx-x-x-xx-x'],
  },
  waltz: {
    open: ['x---x---x---', 'x-----x-x---', 'x---x-x-x-x-', 'x-x-x---x---', 'x-------x-x-'],
    rest: ['x-------....', 'x-----------', 'x---x-----..'],
    hook: ['x-------x---', 'x-----x-x---', 'x---x---x---'],
    busy: ['x-x-x-x-x-x-', 'x---x-x-x-x-', 'x-x-x-x-x---'],
  },
  jig: {
    open: ['x---x-x---x-', 'x-x-x-x---x-', 'x---x-x-x-x-', 'x-x-x-x-x-x-'],
    rest: ['x-----x---..', 'x---x-x-----', 'x-------....'],
    hook: ['x---x-x---x-', 'x-----x---x-', 'x---x-x-----'],
    busy: ['x-x-x-x-x-x-', 'x-x-x-x---x-', 'x---x-x-x-x-'],
  },
}
