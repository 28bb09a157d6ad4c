/**
 * Pictures, sounds and pages that plugins bring for their examples: `samples/<file>` in a plugin's folder, under the
 * address `<origin>/samples/<plugin>/<file>`. In an example's parameters `{samples}` stands for that address up to the
 * plugin, so that examples of endpoints that take an address work on a machine without internet: anybody may open such an
 * address, and `ctx.fetch` reads it from the disk.
 */
const PLACE = '{samples}'
const ADDRESS = /^\/samples\/([a-z0-9][a-z0-9-]{0,63})\/([A-Za-z0-9_-]{1,64}\.[a-z0-9]{1,5})$/

export interface Sample {
  plugin: string
  file: string
}

/** The parameters of an example of `plugin` as a caller at `origin` would send them. */
export function withSamples(params: Record<string, string>, origin: string, plugin: string): Record<string, string> {
  const entries = Object.entries(params)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value.replaceAll(PLACE, `${origin}/samples/${plugin}`)]),
  )
}

/** Which sample a path names, or undefined. Names hold no slash and begin with no dot, so none leads elsewhere. */
export function parseSamplePath(path: string): Sample | undefined {
  const match = ADDRESS.exec(path)
  return match ? { plugin: match[1]!, file: match[2]! } : undefined
}
