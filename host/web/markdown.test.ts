import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inline, markdown } from './markdown.ts'

const cases: [what: string, source: string, expected: string][] = [
  ['paragraphs', 'one\ntwo\n\nthree', '<p>one\ntwo</p><p>three</p>'],
  ['code, bold, emphasis', '`a<b` **c** *d*', '<p><code>a&lt;b</code> <strong>c</strong> <em>d</em></p>'],
  ['bold around code', '**`x`**', '<p><strong><code>x</code></strong></p>'],
  ['a list with a wrapped item', '- one\n  more\n- two', '<ul><li>one more</li><li>two</li></ul>'],
  ['a numbered list', '1. one\n2) two', '<ol><li>one</li><li>two</li></ol>'],
  [
    'fenced code',
    '```js\na < b\n\n# no heading\n```\nafter',
    '<pre><code>a &lt; b\n\n# no heading</code></pre><p>after</p>',
  ],
  ['a fence that nobody closes', '```\nrest', '<pre><code>rest</code></pre>'],
  ['a heading', '## Title', '<p><strong>Title</strong></p>'],
  [
    'a link',
    '[x](https://example.com/?a=1&b=2)',
    '<p><a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer">x</a></p>',
  ],
  ['multiplication is not emphasis', '2 * 3 * 4', '<p>2 * 3 * 4</p>'],
]

for (const [what, source, expected] of cases) {
  test(`renders ${what}`, () => assert.equal(markdown(source).text, expected))
}

test('renders a table, with an escaped bar in a cell', () => {
  const { text } = markdown('| a | b |\n|---|:-:|\n| `1\\|2` | 3 |')
  assert.match(text, /<th scope="col">a<\/th><th scope="col">b<\/th>/)
  assert.match(text, /<td><code>1\|2<\/code><\/td><td>3<\/td>/)
})

test('links lead to http and https only', () => {
  const refused = ['javascript:alert(1)', 'data:text/html,x', 'JaVaScRiPt:x', '//example.com', '/local', 'vbscript:x']
  for (const address of refused) {
    assert.equal(inline(`[x](${address})`).text.includes('<a'), false, address)
  }
})

test('markup in any place is text', () => {
  const hostile = '<img src=x onerror=alert(1)>'
  for (const source of [
    hostile,
    `**${hostile}**`,
    `- ${hostile}`,
    `| ${hostile} |`,
    `# ${hostile}`,
    `[${hostile}](https://x.y)`,
    `\`${hostile}\``,
    `\`\`\`\n${hostile}\n\`\`\``,
    `[x](https://x.y/"onclick="z)`,
  ]) {
    const { text } = markdown(source)
    assert.doesNotMatch(text, /<img|"onclick/, source)
  }
})

test('takes time in proportion to a text made to be hard', () => {
  // Matching that looks ahead from every sign would take minutes here.
  for (const source of ['['.repeat(400_000), '[a](b'.repeat(100_000), 'a**'.repeat(200_001), 'a*b '.repeat(100_001)]) {
    const { text } = inline(source)
    assert.equal(text.replace(/<[^>]+>|\*/g, ''), source.replaceAll('*', ''))
  }
})
