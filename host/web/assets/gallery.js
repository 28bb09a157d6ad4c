import { startCards } from './cards.js'
import { startKey } from './key.js'
import { revealCurrent } from './reveal.js'
import { startSearch } from './search.js'
import { startWorkbench } from './workbench.js'

/** @import { GalleryEndpoint } from '../gallery.ts' */

startKey()
startSearch()
revealCurrent()

/** @type {Promise<Map<string, GalleryEndpoint>>} */
const endpoints = fetch('/gallery/endpoints.json')
  .then((response) => response.json())
  .then((list) => new Map(list.map((/** @type {GalleryEndpoint} */ endpoint) => [endpoint.path, endpoint])))

startCards(endpoints)
startWorkbench(endpoints)
