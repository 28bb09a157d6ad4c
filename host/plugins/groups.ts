import { killGroup } from '../worker/exec.ts'
import type { Reaper } from './reaper.ts'

/** The process groups of one plugin process: its own, with whatever it started there, and those of its programs. */
export class Groups {
  readonly #reaper: Pick<Reaper, 'add' | 'remove'>
  readonly #groups = new Set<number>()

  constructor(reaper: Pick<Reaper, 'add' | 'remove'>) {
    this.#reaper = reaper
  }

  add(group: number): void {
    this.#groups.add(group)
    this.#reaper.add(group)
  }

  remove(group: number): void {
    this.#groups.delete(group)
    this.#reaper.remove(group)
  }

  kill(): void {
    for (const group of this.#groups) killGroup(group)
  }

  /** The plugin process is gone: nothing of it stays. */
  end(): void {
    this.kill()
    for (const group of this.#groups) this.remove(group)
  }
}
