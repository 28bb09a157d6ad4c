import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'
import { isBusy, storageError } from './errors.ts'
import { type FileOptions, openFile } from './open.ts'

export interface DatabaseOptions extends FileOptions {
  /** Milliseconds to wait for another process that is writing. Default 2,000. */
  patienceMs?: number
}

/**
 * One SQLite file, shared with other processes: readers never wait, writers take turns.
 *
 * Work is synchronous inside a transaction and asynchronous around it, so that a wait for another process's lock does
 * not stop the event loop.
 */
export class Database {
  readonly #sqlite: DatabaseSync
  readonly #begin: StatementSync
  readonly #commit: StatementSync
  readonly #patienceMs: number
  /** Settles with the last write handed in: writes keep their order, also when one has to wait. */
  #lastWrite: Promise<unknown> = Promise.resolve()

  constructor(path: string, options: DatabaseOptions) {
    this.#sqlite = openFile(path, options)
    this.#begin = this.#sqlite.prepare('BEGIN IMMEDIATE')
    this.#commit = this.#sqlite.prepare('COMMIT')
    this.#patienceMs = options.patienceMs ?? 2000
  }

  prepare(sql: string): StatementSync {
    return this.#sqlite.prepare(sql)
  }

  /** @throws storage_unavailable */
  read<T>(work: () => T): Promise<T> {
    return this.#patiently(work, this.#deadline())
  }

  /** Runs `work` as one transaction that holds the write lock from its start. @throws storage_unavailable */
  write<T>(work: () => T): Promise<T> {
    const deadline = this.#deadline()
    const outcome = this.#lastWrite.then(() => this.#patiently(() => this.#transaction(work), deadline))
    this.#lastWrite = outcome.catch((error: unknown) => error)
    return outcome
  }

  async close(): Promise<void> {
    await this.#lastWrite
    if (this.#sqlite.isOpen) this.#sqlite.close()
  }

  #deadline(): number {
    return performance.now() + this.#patienceMs
  }

  async #patiently<T>(work: () => T, deadline: number): Promise<T> {
    for (;;) {
      try {
        return work()
      } catch (error) {
        if (!isBusy(error) || performance.now() > deadline) throw storageError(error)
      }
      // Random, or processes that collided once would collide again.
      await delay(1 + Math.random() * 9)
    }
  }

  #transaction<T>(work: () => T): T {
    this.#begin.run()
    try {
      const result = work()
      this.#commit.run()
      return result
    } catch (error) {
      // A full disk makes SQLite roll back by itself.
      if (this.#sqlite.isTransaction) this.#sqlite.exec('ROLLBACK')
      throw error
    }
  }
}
