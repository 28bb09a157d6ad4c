import { relative, sep } from 'node:path'
import { watch } from 'chokidar'
import { isIgnored } from './fingerprint.ts'

export interface WatchOptions {
  /** Folders that hold plugin folders. */
  roots: readonly string[]
  /** Sources that all plugins share. */
  shared: readonly string[]
  polling: boolean
  /** A plugin's folder has changed, appeared or gone. */
  onPlugin(id: string): void
  onShared(): void
  onError(error: unknown): void
}

/** A change is acted on when this long nothing else has changed … */
const QUIET_MS = 100
/** … but at the latest after this. */
const LIMIT_MS = 1000

/** Watches plugin folders. Resolves when changes are seen; the result is its disposer. */
export async function watchPlugins(options: WatchOptions): Promise<() => Promise<void>> {
  const { roots, shared, polling } = options
  const { settle, forget } = debounce()
  const watcher = watch([...roots, ...shared], {
    ignoreInitial: true,
    usePolling: polling,
    interval: 200,
    ignored: (path) => isBeside(path, [...roots, ...shared]),
  })
  watcher.on('all', (_event, path) => {
    const root = roots.find((folder) => path.startsWith(folder + sep))
    if (root === undefined) return settle('/shared', () => options.onShared())
    const id = relative(root, path).split(sep)[0]!
    settle(id, () => options.onPlugin(id))
  })
  watcher.on('error', options.onError)
  const { promise, resolve } = Promise.withResolvers<void>()
  watcher.once('ready', resolve)
  await promise
  return () => {
    forget()
    return watcher.close()
  }
}

/** Whether a change of `path` changes no plugin. A plugin itself may have any name, `test` for one. */
function isBeside(path: string, roots: readonly string[]): boolean {
  const root = roots.find((folder) => path === folder || path.startsWith(folder + sep))
  const [id, ...rest] = root === undefined ? [] : relative(root, path).split(sep)
  return rest.length > 0 ? isIgnored(path) : id === 'node_modules' || (id?.startsWith('.') ?? false)
}

function debounce() {
  const waiting = new Map<string, { timer: NodeJS.Timeout; since: number }>()
  const settle = (name: string, act: () => void) => {
    const before = waiting.get(name)
    clearTimeout(before?.timer)
    const since = before?.since ?? Date.now()
    const delay = Math.max(0, Math.min(QUIET_MS, since + LIMIT_MS - Date.now()))
    const timer = setTimeout(() => {
      waiting.delete(name)
      act()
    }, delay)
    waiting.set(name, { timer, since })
  }
  const forget = () => {
    for (const { timer } of waiting.values()) clearTimeout(timer)
  }
  return { settle, forget }
}
