import { unprocessable } from '@gateway/sdk-plugin'
import { BLOCK_BYTES, blake2bBlock } from './blake2b.ts'
import type { Budget } from './budget.ts'
import { isObject, type Challenge, type Kind, type Page, type Reach, type Solved } from './kind.ts'
import { content, unsolvable } from './malformed.ts'
import { hasClass } from './tags.ts'

const ENDPOINT = 'https://api.friendlycaptcha.com/api/v1/puzzle'
const PUZZLE = /^[0-9a-f]{0,128}\.[A-Za-z0-9+/]{40,100}={0,2}$/
/** Where things stand in a puzzle (friendly-pow). */
const VERSION_AT = 12
const EXPIRY_AT = 13
const COUNT_AT = 14
const DIFFICULTY_AT = 15
const PUZZLE_BYTES = 32
const MAX_PUZZLE_BYTES = 64
const EXPIRY_STEP_S = 300
const SOLUTION_AT = 120
const SOLUTION_BYTES = 8
const SLICE = 8192
/** Which solver it was, as the widget tells: 2 is WebAssembly. */
const SOLVER = 2

/** Friendly Captcha, version 1: many small puzzles, each a BLAKE2b below a threshold. */
export const friendly: Kind = {
  mode: 'friendly-captcha',
  async find({ json, text, tags }: Page, reach: Reach) {
    const direct = json === undefined ? text.trim() : puzzleIn(json)
    if (direct !== undefined && PUZZLE.test(direct)) return parse(direct)
    const widget = tags.find(({ attributes }) => hasClass(attributes, 'frc-captcha'))?.attributes
    const sitekey = reach.sitekey ?? widget?.get('data-sitekey')
    if (sitekey === undefined || (!widget && !reach.named)) return undefined
    const endpoint = widget?.get('data-puzzle-endpoint')?.split(',')[0]?.trim() ?? ENDPOINT
    const place = URL.parse(endpoint)
    if (!place) throw content('The puzzle endpoint of the Friendly Captcha widget is not an address.')
    place.searchParams.set('sitekey', sitekey)
    const answer = await reach.get(place, { 'accept': 'application/json', 'x-frc-client': 'js-0.9.19' })
    if (!answer.ok) throw unprocessable(`Friendly Captcha gives no puzzle for this site key (status ${answer.status}).`)
    const puzzle = puzzleIn(await answer.json())
    if (puzzle === undefined || !PUZZLE.test(puzzle)) throw content('Friendly Captcha answered without a puzzle.')
    return parse(puzzle)
  },
}

function puzzleIn(json: unknown): string | undefined {
  const data = isObject(json) && isObject(json.data) ? json.data : json
  return isObject(data) && typeof data.puzzle === 'string' ? data.puzzle : undefined
}

function parse(puzzle: string): Challenge {
  const [signature = '', encoded = ''] = puzzle.split('.')
  const bytes = Buffer.from(encoded, 'base64')
  if (bytes.length < PUZZLE_BYTES || bytes.length > MAX_PUZZLE_BYTES || bytes[VERSION_AT] !== 1) {
    throw content('The Friendly Captcha puzzle is not one of version 1.')
  }
  const count = bytes[COUNT_AT]!
  const difficulty = bytes[DIFFICULTY_AT]!
  const threshold = Math.floor(2 ** ((255.999 - difficulty) / 8)) >>> 0
  const seconds = bytes.readUInt32BE(0) + bytes[EXPIRY_AT]! * EXPIRY_STEP_S
  return {
    version: '1',
    difficulty: { solutions: count, difficulty, threshold },
    described: `Friendly Captcha with ${count} solutions of difficulty ${difficulty}`,
    expected: Math.ceil((count * 2 ** 32) / Math.max(threshold, 1)),
    ...(bytes[EXPIRY_AT] === 0 ? {} : { expiresAt: new Date(seconds * 1000).toISOString() }),
    solve: (budget) => solve({ signature, encoded, bytes, count, threshold }, budget),
  }
}

interface Puzzle {
  signature: string
  encoded: string
  bytes: Buffer
  count: number
  threshold: number
}

async function solve({ signature, encoded, bytes, count, threshold }: Puzzle, budget: Budget): Promise<Solved> {
  const solutions: Buffer[] = []
  for (let index = 0; index < count; index++) solutions.push(await solveOne(bytes, index, threshold, budget))
  const diagnostics = Buffer.from([SOLVER, 0, 0])
  diagnostics.writeUInt16BE(Math.min(0xffff, Math.round(budget.ms / 1000)), 1)
  const all = Buffer.concat(solutions).toString('base64')
  const payload = [signature, encoded, all, diagnostics.toString('base64')].join('.')
  return {
    solution: { solutions: solutions.map((solution) => solution.toString('hex')) },
    payload,
    submit: { as: 'field', field: 'frc-captcha-solution' },
  }
}

async function solveOne(puzzle: Buffer, index: number, threshold: number, budget: Budget): Promise<Buffer> {
  for (let from = 0; from < 2 ** 32; from += SLICE) {
    const found = scan(puzzle, index, from, threshold)
    await budget.spend((found ?? from + SLICE - 1) - from + 1)
    if (found !== undefined) {
      const solution = Buffer.alloc(SOLUTION_BYTES)
      solution[0] = index
      solution.writeUInt32LE(found, 4)
      return solution
    }
  }
  throw unsolvable(`puzzle ${index} has none`)
}

/** One slice without a pause: the block is shared by all calls of the process. */
function scan(puzzle: Buffer, index: number, from: number, threshold: number): number | undefined {
  const { memory, run } = blake2bBlock()
  for (let at = 0; at < BLOCK_BYTES; at++) memory.setUint8(at, puzzle[at] ?? 0)
  memory.setUint8(SOLUTION_AT, index)
  for (let n = from; n < from + SLICE; n++) {
    memory.setUint32(SOLUTION_AT + 4, n, true)
    if (run() < threshold) return n
  }
  return undefined
}
