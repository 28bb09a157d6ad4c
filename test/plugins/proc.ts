import { readdirSync, readFileSync } from 'node:fs'

/** A process as the system knows it. */
export interface Process {
  pid: number
  parent: number
  command: string
}

/** All processes that live: those that have ended and were not yet asked for are none of them. */
export function processes(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name)
    return Number.isInteger(pid) ? (read(pid) ?? []) : []
  })
}

/** Those started, at any remove, by `pid`; orphans belong to nobody. */
export function descendants(pid: number): Process[] {
  const all = processes()
  const below = (parent: number): Process[] =>
    all.filter((process) => process.parent === parent).flatMap((child) => [child, ...below(child.pid)])
  return below(pid)
}

export function commandsWith(word: string): Process[] {
  return processes().filter(({ command }) => command.includes(word))
}

function read(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z') return undefined
    return {
      pid,
      parent: Number(parent),
      command: readFileSync(`/proc/${pid}/cmdline`, 'latin1').replaceAll('\0', ' '),
    }
  } catch {
    // It ended while it was looked at.
    return undefined
  }
}
