import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** A folder of plugin folders, made for a test. */
export interface PluginFolders {
  readonly root: string
  path(...parts: string[]): string
  /** Writes files of a plugin: name → text, or an object that becomes JSON. */
  write(id: string, files: Record<string, string | object>): Promise<void>
  remove(id: string): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

export async function createFolders(): Promise<PluginFolders> {
  const root = await mkdtemp(join(tmpdir(), 'gateway-plugins-'))
  const path = (...parts: string[]) => join(root, ...parts)
  return {
    root,
    path,
    async write(id, files) {
      for (const [name, content] of Object.entries(files)) {
        await mkdir(dirname(path(id, name)), { recursive: true })
        await writeFile(path(id, name), typeof content === 'string' ? content : JSON.stringify(content))
      }
    },
    remove: (id) => rm(path(id), { recursive: true, force: true }),
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  }
}

/** Some of the gateway's own plugins, in a folder of links: to load all of them takes a minute of processor time. */
export async function linkPlugins(...ids: string[]): Promise<PluginFolders> {
  const folders = await createFolders()
  const own = join(import.meta.dirname, '../../plugins')
  await Promise.all(ids.map((id) => symlink(join(own, id), folders.path(id))))
  return folders
}

/** The source of a plugin with one endpoint, `/<category>/<name>`, that takes an optional `text`. */
export function endpoint(path: string, handle: string, more = ''): string {
  const [category, name] = path.split('/')
  return `import * as z from 'zod'
export const category = '${category}'
export const name = '${name}'
export const params = z.object({ text: z.string().optional() })
${more}
export const handle = ${handle}
`
}

/** The source of a plugin with several endpoints of one category: name → `handle`, or all fields after `params`. */
export function endpoints(category: string, handles: Record<string, string>, more = ''): string {
  const list = Object.entries(handles).map(([name, handle]) => {
    const fields = handle.includes('handle:') || handle.includes('handle(') ? handle : `handle: ${handle}`
    return `  { category: '${category}', name: '${name}', params: z.object({ text: z.string().optional() }), ${fields} },`
  })
  return `import * as z from 'zod'
${more}
export default [
${list.join('\n')}
]
`
}
