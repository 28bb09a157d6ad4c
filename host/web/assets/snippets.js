// The call of an endpoint in three languages. The pages render with it on the server, the form in the browser.

/** In the order they are shown. */
export const LANGUAGES = [
  { id: 'curl', label: 'curl' },
  { id: 'javascript', label: 'JavaScript' },
  { id: 'python', label: 'Python' },
]

/**
 * Stricter than `encodeURIComponent`, so that the address stands unquoted in any shell or language.
 * @param {string} text
 */
function encode(text) {
  return encodeURIComponent(text.toWellFormed()).replace(/[!'()*~]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
  })
}

/**
 * The full address of a call, without the key: a key in an address ends up in logs and referrers.
 * @param {string} origin `https://host:port`
 * @param {string} path `/tools/createqr`
 * @param {Record<string, string>} params
 */
export function addressOf(origin, path, params) {
  const query = Object.entries(params).map(([name, value]) => `${encode(name)}=${encode(value)}`)
  return `${origin}${path}${query.length > 0 ? '?' : ''}${query.join('&')}`
}

/**
 * @param {string} origin
 * @param {string} path
 * @param {Record<string, string>} params
 * @returns {Record<string, string>} language id → code
 */
export function snippets(origin, path, params) {
  const address = addressOf(origin, path, params)
  return { curl: curl(address), javascript: javascript(address), python: python(address) }
}

/** @param {string} address */
function curl(address) {
  // The certificate that a gateway makes for itself is known to no client on the machine.
  const trust = isLocal(address) ? '-k ' : ''
  return `curl ${trust}-H "X-API-Key: $GATEWAY_KEY" "${address}"`
}

/** @param {string} address */
function javascript(address) {
  return [
    `const response = await fetch('${address}', {`,
    `  headers: { 'X-API-Key': process.env.GATEWAY_KEY },`,
    `})`,
    `const { result } = await response.json()`,
  ].join('\n')
}

/** @param {string} address */
function python(address) {
  return [
    `import os, requests`,
    `response = requests.get("${address}",`,
    `    headers={"X-API-Key": os.environ["GATEWAY_KEY"]})`,
    `result = response.json()["result"]`,
  ].join('\n')
}

/** @param {string} address */
function isLocal(address) {
  return /^https:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])[:/]/.test(address)
}
