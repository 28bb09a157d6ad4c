import { basename } from 'node:path'
import * as url from 'node:url'
export const kept = basename('/a/b.txt', '.txt')
export default class Named {}
out(
  kept,
  typeof url.pathToFileURL,
  new Named().constructor.name === Named.name,
  typeof import.meta.url,
  typeof (await import('node:os')).EOL,
)
