import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { say } from './progress.mjs'

const LONGEST_SETUP_MS = 20 * 60_000

/**
 * Runs `work` while no other process holds the lock. The lock is a folder with one file in it, named after its owner's
 * process id. It appears by a rename, whole, and a dead owner's file is removed by its name: of two waiters that take
 * over at once neither can remove the other's lock.
 *
 * @template T
 * @param {string} folder where the lock stands; its parent exists
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(folder, work) {
  for (let told = false; !acquire(folder); await sleep(200)) {
    const owner = ownerOf(folder)
    if (owner === undefined || isStale(folder, owner)) {
      release(folder, owner)
    } else if (!told) {
      say(`waiting for process ${owner}, which is setting up (should it be gone, remove ${folder})`)
      told = true
    }
  }
  try {
    return await work()
  } finally {
    release(folder, String(process.pid))
  }
}

function acquire(folder) {
  const prepared = `${folder}-${process.pid}`
  mkdirSync(prepared, { recursive: true })
  writeFileSync(join(prepared, String(process.pid)), '')
  try {
    renameSync(prepared, folder)
    return true
  } catch (error) {
    rmSync(prepared, { recursive: true, force: true })
    // What Linux, macOS and Windows say when there is a lock already.
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) return false
    throw error
  }
}

/** Removes the owner's file (by its name: never another's), then the folder if that leaves it empty. */
function release(folder, owner) {
  if (owner !== undefined) rmSync(join(folder, owner), { force: true })
  try {
    rmdirSync(folder)
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error
  }
}

function ownerOf(folder) {
  try {
    return readdirSync(folder)[0]
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Process ids are reused, in a container often as one's own: hence the look at our own id and at the age. */
function isStale(folder, owner) {
  if (Number(owner) === process.pid || !isAlive(Number(owner))) return true
  const since = statSync(join(folder, owner), { throwIfNoEntry: false })?.mtimeMs ?? Date.now()
  return Date.now() - since > LONGEST_SETUP_MS
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
