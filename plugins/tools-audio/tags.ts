/** The tags of a source for what was made of it. */
export function titled({ title, artist }: Record<string, string>, part: string): Record<string, string> {
  return { ...(title ? { title: `${title} (${part})` } : {}), ...(artist ? { artist } : {}) }
}
