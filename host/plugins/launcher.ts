import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { Groups } from './groups.ts'
import { launch, type Launched, type LaunchOptions } from './launch.ts'
import type { Lane } from './lane.ts'
import type { Reaper } from './reaper.ts'

export interface LauncherOptions {
  reaper: Pick<Reaper, 'add' | 'remove'>
  /** The host's lane for computing calls: a process is made ready only on a processor that nobody uses. */
  cpu: Pick<Lane, 'isFree'>
}

/** What a start asks for: the plugin it is for has its settings said afterwards. */
export interface Start extends Omit<LaunchOptions, 'modules'> {
  /** Absolute path of the plugin's compiled version. */
  bundle: string
  /** Absolute paths of the platform's modules, of which it imports some. */
  shared: readonly string[]
}

/** A process that waits for its plugin. */
interface Spare extends Launched, Pick<LaunchOptions, 'runner' | 'compileCache' | 'memoryMb'> {
  groups: Groups
}

/** After a start the next process is made ready this much later: the call that needed the first one goes before. */
const SOON_MS = 400

/**
 * Starts plugin processes, and has one ready: while some plugin's process lives, another waits beside it that has loaded
 * what that one's plugin uses of the platform, and nothing of a plugin. See decision 0015.
 */
export class Launcher {
  readonly #options: LauncherOptions
  readonly #living = new Set<ChildProcess>()
  #spare: Spare | undefined
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(options: LauncherOptions) {
    this.#options = options
  }

  /** The process that is ready, when it is as the plugin needs it, or a new one. @throws Error as `launch` does */
  launch(start: Start): Launched {
    // What runs behind all others cannot be made ready among them, nor says that there will be calls.
    if (start.background) return launch(start)
    const launched = this.#take(start) ?? launch(start)
    const { child } = launched
    this.#living.add(child)
    // One that could not be started has no `exit`.
    for (const event of ['error', 'exit']) child.once(event, () => this.#hasEnded(child))
    this.#prepareSoon(start)
    return launched
  }

  /** No process waits from now on. */
  close(): void {
    this.#closed = true
    this.#dismiss()
  }

  #take(start: Start): Launched | undefined {
    const spare = this.#spare
    if (!spare || !fits(spare, start)) return undefined
    this.#spare = undefined
    return spare
  }

  #hasEnded(child: ChildProcess): void {
    if (this.#living.delete(child) && this.#living.size === 0) this.#dismiss()
  }

  #prepareSoon(start: Start): void {
    clearTimeout(this.#timer)
    if (!this.#closed) this.#timer = setTimeout(() => void this.#prepare(start), SOON_MS).unref()
  }

  async #prepare(start: Start): Promise<void> {
    if (!this.#options.cpu.isFree) return this.#prepareSoon(start)
    const modules = await importsOf(start)
    const isWanted = !this.#closed && this.#living.size > 0
    if (!isWanted || (this.#spare && fits(this.#spare, start))) return
    this.#dismiss()
    try {
      this.#spare = this.#start(start, modules)
    } catch {
      // The system has no room for it; calls that need a process will say so.
    }
  }

  #start({ runner, compileCache, memoryMb }: Start, modules: readonly string[]): Spare {
    const launched = launch({ runner, compileCache, memoryMb, modules })
    const { child, socket } = launched
    const groups = new Groups(this.#options.reaper)
    if (child.pid !== undefined) groups.add(child.pid)
    const spare = { ...launched, runner, compileCache, memoryMb, groups }
    const forget = () => {
      if (this.#spare !== spare) return
      this.#spare = undefined
      groups.end()
    }
    child.once('error', forget)
    child.once('exit', forget)
    socket.once('error', forget)
    return spare
  }

  /** Its end says nothing to anybody: it holds nothing. */
  #dismiss(): void {
    clearTimeout(this.#timer)
    const spare = this.#spare
    this.#spare = undefined
    spare?.groups.end()
  }
}

function fits(spare: Spare, { runner, compileCache, memoryMb }: Start): boolean {
  return spare.runner === runner && spare.compileCache === compileCache && spare.memoryMb === memoryMb
}

/** Addresses of the platform's modules that a bundle imports, by which it names them; none when it cannot be read. */
async function importsOf({ bundle, shared }: Start): Promise<string[]> {
  const code = await readFile(bundle, 'utf8').catch(() => '')
  return shared.map((path) => pathToFileURL(path).href).filter((address) => code.includes(`"${address}"`))
}
