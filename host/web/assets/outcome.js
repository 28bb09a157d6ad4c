import { localAddress } from './client.js'
import { el } from './dom.js'

/** @import { Outcome, StoredFile } from './client.js' */

/** Characters of JSON that are printed; a longer answer says how much is missing. */
const JSON_SHOWN = 100_000

/**
 * What came back, for a card: the picture, else the JSON.
 * @param {Outcome} outcome
 * @param {string} label what the picture shows, for who cannot see it
 * @returns {HTMLElement}
 */
export function glimpse(outcome, label) {
  const { ok, files, message = '' } = outcome
  if (!ok) return el('p', { class: 'outcome refused', role: 'status' }, statusPlate(outcome), ` ${message}`)
  const shown = files.find(({ type }) => type.startsWith('image/')) ?? files[0]
  return el('div', { class: 'outcome' }, shown ? player(shown, label) : json(outcome.result, 1_500))
}

/**
 * What came back in full: status, files, JSON.
 * @param {Outcome} outcome
 * @param {string} label
 * @returns {HTMLElement}
 */
export function report(outcome, label) {
  const { files, message, milliseconds } = outcome
  const head = el('p', { class: 'status' }, statusPlate(outcome), ` ${message ?? ''}`)
  head.append(el('span', { class: 'took' }, `${Math.round(milliseconds).toLocaleString()} ms`))
  const media = files.map((file) => el('figure', {}, player(file, label), caption(file)))
  return el('div', { class: 'report' }, head, ...media, body(outcome))
}

/** @param {Outcome} outcome */
function body({ result, files, status }) {
  if (status === 0) return ''
  const text = json(result, JSON_SHOWN)
  if (files.length === 0) return text
  return el('details', { class: 'raw' }, el('summary', {}, 'The result as JSON'), text)
}

/** @param {Outcome} outcome */
function statusPlate({ ok, status }) {
  return el('span', { class: ok ? 'plate' : 'plate bad' }, status === 0 ? 'no answer' : String(status))
}

/**
 * @param {unknown} value
 * @param {number} most
 */
function json(value, most) {
  const text = JSON.stringify(value, null, 2) ?? 'null'
  const missing = text.length - most
  const shown = missing > 0 ? `${text.slice(0, most)}\n… ${missing.toLocaleString()} more characters` : text
  return el('pre', { class: 'json' }, el('code', { tabindex: 0 }, shown))
}

/**
 * @param {StoredFile} file
 * @param {string} label
 */
function player(file, label) {
  const src = localAddress(file)
  const [family] = file.type.split('/')
  const { width, height } = file
  if (family === 'image') return el('img', { src, alt: label, width, height, decoding: 'async' })
  if (family === 'audio') return el('audio', { src, controls: true, preload: 'metadata' })
  if (family === 'video') return el('video', { src, controls: true, preload: 'metadata', playsinline: true })
  // Frames are closed to this page, so a document opens in a tab of its own.
  const link = { class: 'paper', href: src, target: '_blank', rel: 'noopener noreferrer' }
  return el('a', link, `Open the ${paperName(file)}`)
}

/** @param {StoredFile} file */
function paperName({ type }) {
  return (
    type
      .replace(/^application\/|^text\//, '')
      .split(';', 1)[0]
      ?.toUpperCase() ?? 'file'
  )
}

/** @param {StoredFile} file */
function caption(file) {
  const { type, bytes, width, height } = file
  const facts = [type, width && height ? `${width} × ${height}` : '', size(bytes)].filter(Boolean)
  const save = el('a', { href: localAddress(file), download: true }, 'Save')
  return el('figcaption', {}, `${facts.join(' · ')} `, save)
}

/** @param {number} bytes */
function size(bytes) {
  if (bytes < 1000) return `${bytes} bytes`
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`
}
