import { readFile } from 'node:fs/promises'

/** Of a process and everything below it, in megabytes; pages that processes share count in each. */
export async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '')
  const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000
  const below = await Promise.all((await childrenOf(pid)).map(residentMb))
  return below.reduce((sum, mb) => sum + mb, own)
}

/** What of a process's memory are pages of files, as of Node's program, which all processes that run it share. */
export async function fromFilesMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '')
  return Number(/RssFile:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1000
}

/** Ids of the processes that a process has started and that live. */
export async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'latin1').catch(() => '')
  return text.trim().split(' ').filter(Boolean).map(Number)
}
