import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { suite, test } from 'node:test'
import type { TestContext } from 'node:test'
import { MAIN, emptyFolder, filesIn } from './scaffolder.ts'

/** A line that the scaffolder prints, and the keys pressed then. */
type Step = [awaited: string, keys: string]

const ENTER = '\r'
const DOWN = '\x1B[B'
const CTRL_C = '\x03'

const hasScript = spawnSync('script', ['--version']).stdout?.includes('util-linux') ?? false
const skip = hasScript ? false : 'needs `script` of util-linux for a pseudo terminal'

interface Conversation {
  code: number | null
  shown: string
  cwd: string
}

/** Answers questions on a pseudo terminal, in an empty folder. */
async function converse(t: TestContext, args: string[], steps: Step[]): Promise<Conversation> {
  const cwd = await emptyFolder(t)
  const command = [process.execPath, MAIN, ...args].map((word) => `'${word}'`).join(' ')
  // A pseudo terminal without a real one behind it is 0 columns wide.
  const sized = `stty rows 40 cols 120 && ${command}`
  const child = spawn('script', ['--quiet', '--return', '--command', sized, '/dev/null'], { cwd, signal: t.signal })
  const waiting = [...steps]
  let shown = ''
  let read = 0
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text
    const at = waiting[0] ? shown.indexOf(waiting[0][0], read) : -1
    if (at === -1) return
    read = at + waiting[0]![0].length
    child.stdin.write(waiting.shift()![1])
  })
  const ended = new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject))
  return { code: await ended, shown, cwd }
}

suite('with a terminal', { skip, timeout: 30_000 }, () => {
  test('asks for what is missing', async (t) => {
    const { code, shown, cwd } = await converse(
      t,
      [],
      [
        ['Which category', `fun${ENTER}`],
        ['called?', `hello${ENTER}`],
        ['begin with?', `${DOWN}${ENTER}`],
      ],
    )
    assert.equal(code, 0)
    assert.match(shown, /Created hello for GET \/fun\/hello/)
    assert.ok((await filesIn(cwd)).includes(join('hello', 'identicon.ts')), 'the second template is `picture`')
  })

  test('takes the default for an empty answer and asks again after a bad one', async (t) => {
    const { code, shown } = await converse(
      t,
      ['hello', '--template', 'json'],
      [
        ['Which category', `a b${ENTER}`],
        ['expected one path segment', `\x7F\x7F\x7F${ENTER}`],
      ],
    )
    assert.equal(code, 0)
    assert.match(shown, /Created hello for GET \/tools\/hello/)
    assert.doesNotMatch(shown, /called\?|begin with\?/)
  })

  test('asks nothing when told everything', async (t) => {
    const { code, shown } = await converse(t, ['hello', '--yes'], [])
    assert.equal(code, 0)
    assert.ok(shown.startsWith('Created hello'))
  })

  test('writes nothing when cancelled', async (t) => {
    const { code, shown, cwd } = await converse(t, ['hello'], [['Which category', CTRL_C]])
    assert.equal(code, 130)
    assert.match(shown, /Cancelled: nothing was written/)
    assert.deepEqual(await filesIn(cwd), [])
  })
})
