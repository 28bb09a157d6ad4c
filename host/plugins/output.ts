import type { ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'

type Level = 'info' | 'warn'

/** Longest line kept; a fatal V8 report or a runaway print fills no disk. */
const MAX_LINE = 2000
const MAX_LINES_A_SECOND = 50
/** A stream that brings more rests for the rest of the second: a flood holds up who prints it, not the host. */
const MAX_CHARACTERS_A_SECOND = 256 * 1024

/** What a plugin prints becomes log lines: standard output as `info`, standard error as `warn`, both bounded. */
export function relayOutput(child: ChildProcess, log: (level: Level, line: string) => void): void {
  let second = 0
  let lines = 0
  const emit = (level: Level, line: string) => {
    const now = Math.floor(Date.now() / 1000)
    if (now !== second) [second, lines] = [now, 0]
    if (line.trim() === '') return
    lines++
    if (lines <= MAX_LINES_A_SECOND) log(level, line.slice(0, MAX_LINE))
    else if (lines === MAX_LINES_A_SECOND + 1)
      log('warn', `prints more than ${MAX_LINES_A_SECOND} lines a second: the rest of them is dropped`)
  }
  relay(child.stdout, (line) => emit('info', line))
  relay(child.stderr, (line) => emit('warn', line))
}

function relay(stream: Readable | null, emit: (line: string) => void): void {
  let rest = ''
  let characters = 0
  const resume = () => {
    characters = 0
    stream!.resume()
  }
  stream?.setEncoding('utf8')
  stream?.on('data', (text: string) => {
    const lines = (rest + text).split('\n')
    rest = lines.pop()!.slice(-MAX_LINE)
    for (const line of lines) emit(line)
    characters += text.length
    if (characters <= MAX_CHARACTERS_A_SECOND) return
    stream.pause()
    setTimeout(resume, 1000)
  })
  stream?.on('end', () => emit(rest))
}
