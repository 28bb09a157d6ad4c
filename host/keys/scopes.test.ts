import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mayCall, parseScopes } from './scopes.ts'

const allowed: [scopes: string, path: string, required?: string[]][] = [
  ['*', 'tools/ocr'],
  ['*', 'football/epl/standings'],
  ['tools/*', 'tools/ocr'],
  ['tools/ocr', 'tools/ocr'],
  ['football/*', 'football/epl/standings'],
  ['football/epl/*', 'football/epl/standings'],
  ['football/epl/standings', 'football/epl/standings'],
  ['sports/*,tools/ocr', 'tools/ocr'],
  ['*,-tools/proxy', 'tools/ocr'],
  ['*,-tool/*', 'tools/ocr'],
  ['*,-tools/ocr/*', 'tools/ocr'],
  ['*,adult', 'anime/milf', ['adult']],
  ['anime/*,adult', 'anime/milf', ['adult']],
  ['*,-adult', 'tools/ocr'],
]
for (const [scopes, path, required] of allowed) {
  test(`${scopes} may call ${path}${required ? ` (${required.join()})` : ''}`, () => {
    assert.deepEqual(mayCall(scopes.split(','), path, required), { allowed: true })
  })
}

const refused: [scopes: string, path: string, required: string[], reason: 'missing' | 'denied', scope: string][] = [
  ['tools/*', 'football/epl/standings', [], 'missing', 'football/epl/standings'],
  ['tools/*', 'tools', [], 'missing', 'tools'],
  ['tools/*', 'toolsets/ocr', [], 'missing', 'toolsets/ocr'],
  ['tools/ocr', 'tools/ocr2', [], 'missing', 'tools/ocr2'],
  ['tools/ocr', 'tools/OCR', [], 'missing', 'tools/OCR'],
  ['football/epl', 'football/epl/standings', [], 'missing', 'football/epl/standings'],
  ['adult', 'anime/milf', ['adult'], 'missing', 'anime/milf'],
  ['*', 'anime/milf', ['adult'], 'missing', 'adult'],
  ['anime/*', 'anime/milf', ['adult'], 'missing', 'adult'],
  ['*,-tools/proxy', 'tools/proxy', [], 'denied', '-tools/proxy'],
  ['-tools/proxy,tools/proxy,*', 'tools/proxy', [], 'denied', '-tools/proxy'],
  ['*,-football/*', 'football/epl/standings', [], 'denied', '-football/*'],
  ['*,adult,-adult', 'anime/milf', ['adult'], 'denied', '-adult'],
  ['*,-*', 'tools/ocr', [], 'denied', '-*'],
  ['', 'tools/ocr', [], 'missing', 'tools/ocr'],
]
for (const [scopes, path, required, reason, scope] of refused) {
  test(`${scopes || 'no scope'} may not call ${path}: ${reason} ${scope}`, () => {
    assert.deepEqual(mayCall(scopes.split(','), path, required), { allowed: false, reason, scope })
  })
}

test('a key without scopes may call nothing', () => {
  assert.equal(mayCall([], 'tools/ocr').allowed, false)
})

test('a comma list becomes a list without spaces and repetitions', () => {
  assert.deepEqual(parseScopes(' tools/* , -tools/proxy,tools/*, adult '), ['tools/*', '-tools/proxy', 'adult'])
  assert.deepEqual(parseScopes('*'), ['*'])
  assert.deepEqual(parseScopes('photoframe/street-art-shredder,textart/neonTextAlt,football/epl/*'), [
    'photoframe/street-art-shredder',
    'textart/neonTextAlt',
    'football/epl/*',
  ])
})

for (const [text, message] of Object.entries({
  '': /empty/,
  'tools/*,': /empty/,
  '/tools/ocr': /"\/tools\/ocr" is not a scope/,
  'tools/': /"tools\/" is not a scope/,
  'tools//ocr': /not a scope/,
  'tools/o*': /not a scope/,
  'football/*/standings': /"football\/\*\/standings" is not a scope/,
  '**': /not a scope/,
  '--tools/ocr': /not a scope/,
  '-': /not a scope/,
  'tools ocr': /not a scope/,
  'outils/é': /not a scope/,
  '-tools/proxy': /only deny/,
})) {
  test(`refused: ${JSON.stringify(text)}`, () => {
    assert.throws(() => parseScopes(text), { code: 'param_invalid', message })
  })
}

test('an error tells what is expected and what came', () => {
  assert.throws(
    () => parseScopes('tools/*,nö'),
    (error: { details: object }) => {
      assert.deepEqual(Object.keys(error.details).sort(), ['expected', 'received'])
      return true
    },
  )
})

test('a list without end is refused', () => {
  const scopes = Array.from({ length: 101 }, (_, index) => `tools/t${index}`).join(',')
  assert.throws(() => parseScopes(scopes), { code: 'param_invalid', message: /at most 100/ })
})
