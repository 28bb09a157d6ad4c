import type { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { rewriteCss } from './css.ts'
import { plain, type Resource, type Site } from './crawl.ts'
import { rewritePage } from './html.ts'
import { linkBetween, Names } from './names.ts'

export interface Entry {
  path: string
  /** Where it came from. */
  url: string
  type: string
  bytes: number
}

export interface Archive {
  zip: Buffer
  entries: Entry[]
  /** Path of the page to open first. */
  start: string
}

/** The files of a site with links that lead to each other, in a ZIP. */
export async function pack({ start, resources }: Site): Promise<Archive> {
  const names = new Names(start.url.host)
  const paths = new Map<Resource, string>()
  for (const resource of resources.values()) {
    if (!paths.has(resource)) paths.set(resource, names.pathFor(resource.url, resource.type))
  }
  const pathOf = (url: URL) => {
    const resource = resources.get(plain(url).href)
    return resource && paths.get(resource)
  }
  const zip = new ZipFile()
  const entries = [...paths].map(([resource, path]) => {
    const bytes = finished(resource, path, pathOf)
    zip.addBuffer(bytes, path)
    return { path, url: resource.url.href, type: resource.type, bytes: bytes.length }
  })
  const first = paths.get(start)!
  // Where people look first; a page of that name is the site's own.
  if (!entries.some(({ path }) => path === 'index.html')) zip.addBuffer(Buffer.from(doorTo(first)), 'index.html')
  zip.end()
  const chunks = (await (zip.outputStream as Readable).toArray()) as Buffer[]
  return { zip: Buffer.concat(chunks), entries, start: first }
}

type PathOf = (url: URL) => string | undefined

/** What is not in the archive keeps its full address. */
function finished({ url, page, css, bytes }: Resource, path: string, pathOf: PathOf): Buffer {
  const link = (target: URL) => {
    const to = pathOf(target)
    return to === undefined ? target.href : linkBetween(path, to) + target.hash
  }
  if (page) {
    rewritePage(page, url.href, link)
    // The bytes are UTF-8 from here on, whatever they were.
    page('meta[charset], meta[http-equiv="content-type" i]').remove()
    page('head').prepend('<meta charset="utf-8">')
    return Buffer.from(page.html())
  }
  if (css === undefined) return bytes
  const rewritten = rewriteCss(css, (value) => {
    const target = URL.parse(value, url)
    return target ? link(target) : undefined
  })
  return Buffer.from(rewritten.replace(/^\s*@charset\s+"[^"]*";/i, ''))
}

function doorTo(path: string): string {
  const address = path.split('/').map(encodeURIComponent).join('/')
  const move = `<meta http-equiv="refresh" content="0; url=${address}">`
  return `<!doctype html><meta charset="utf-8">${move}<a href="${address}">Open</a>\n`
}
