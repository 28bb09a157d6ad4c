import type { DrumBar } from './genre.ts'

/** Last bars that lead on: what they name takes the place of the pattern. */
export const ROCK_FILLS: readonly DrumBar[] = [
  { kick: 'X.......X.....X.', snare: '....X...X.xx....', high: '............xx..', low: '..............Xx' },
  {
    kick: 'X.....X.........',
    snare: '....X...XxXx....',
    mid: '............Xx..',
    floor: '..............XX',
    hat: 'x.x.x.x.........',
  },
  { kick: 'X.......X...X...', snare: '....X..oX.o.X.XX', hat: 'x.x.x.x.........' },
  {
    kick: 'X...............',
    snare: '....X.........XX',
    high: '........Xx......',
    mid: '..........xX....',
    floor: '............Xx..',
    hat: 'x.x.x.x.........',
  },
]

export const SOFT_FILLS: readonly DrumBar[] = [
  { kick: 'x.......x.......', snare: '....x.......o.ox' },
  {
    kick: 'x.......x.....x.',
    snare: '....x...........',
    high: '........o.......',
    mid: '..........o.....',
    low: '............o.x.',
  },
  { kick: 'x...............', snare: '....x.....o.oox.', rim: '................' },
]

export const BRUSH_FILLS: readonly DrumBar[] = [
  { kick: 'o.......o.....x.', snare: '......o.x.o.x.oX', ride: 'x...x...........' },
  { kick: 'x...............', snare: '..o.x.o.xox.....', mid: '............x.x.', ride: 'x...............' },
  { kick: 'o.....o.....x...', snare: '....o...x.x.o.X.', pedal: '....x.......x...' },
]

export const FUNK_FILLS: readonly DrumBar[] = [
  { kick: 'X.....X...X.....', snare: '....X..oX.oXo.XX', open: '................' },
  {
    kick: 'X..X......X.....',
    snare: '....X.oX.oXo....',
    high: '............X...',
    mid: '.............x..',
    low: '..............Xx',
  },
  { kick: 'X.x...X.X.X.X.X.', snare: '....X.......XoXX', open: '..............X.' },
]

export const CLUB_FILLS: readonly DrumBar[] = [
  { kick: 'X...X...X.......', snare: '........x.x.xxXX', clap: '....X.......X...' },
  { kick: 'X...X...........', snare: 'x...x...x.x.xxxx', open: '................' },
  { kick: 'X...X...X...X.X.', clap: '....X.......X.XX', snare: '..............xX' },
]

export const TRAP_FILLS: readonly DrumBar[] = [
  { hat: 'x.x.x.r.x.trr.rr', snare: '........X....xXX' },
  { hat: 'xxrxx.rrxxttrrrr', kick: 'X.....X.........' },
  { kick: 'X...............', hat: 'x.x.............', snare: '........X..x.xXX', open: '..............X.' },
]

export const LATIN_FILLS: readonly DrumBar[] = [
  { timbale: '........X.xXx.Xx', low_timbale: '..............X.' },
  { timbale: '....X..x..X.Xx..', low_timbale: '..............XX' },
  { timbale: '........xxXxxxX.', congaHigh: 'x.x.............' },
]

export const REGGAE_FILLS: readonly DrumBar[] = [
  { timbale: '..........XxXxX.', kick: '........X.......' },
  { snare: '........X..x..XX', rim: '................', kick: '........X.......' },
  { high: '..........x.x...', low: '..............xX', kick: '........X.......' },
]

export const METAL_FILLS: readonly DrumBar[] = [
  { kick: 'XxXxXxXxXxXxXxXx', snare: 'X...X...XxXx....', high: '............XX..', floor: '..............XX' },
  {
    kick: 'X.XxX.XxX.XxXxXx',
    snare: '....X...........',
    high: '........XxX.....',
    mid: '...........XxX..',
    floor: '..............XX',
  },
]

export const MARCH_FILLS: readonly DrumBar[] = [
  { bass: 'X.......X...X...', floor: 'x.x.x.xxxxxxXxXX' },
  { bass: 'X...........X...', snare: 'o.o.o.ooooxxxXxX' },
]

export const WALTZ_FILLS: readonly DrumBar[] = [{ snare: '....o...o.xx' }, { snare: '....o.o.ooxX' }]
