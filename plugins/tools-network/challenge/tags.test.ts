import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hasClass, readTags } from './tags.ts'

const all = (html: string) =>
  readTags(html, () => true).map(({ name, attributes, text }) => [name, Object.fromEntries(attributes), text])

test('reads tags with every form of attribute', () => {
  assert.deepEqual(all(`<A-b One="1 > 0" two='&quot;x&#39; &#x26; &amp;' Three=3 four one="again"/><br/>text</A-b>`), [
    ['a-b', { one: '1 > 0', two: `"x' & &`, three: '3', four: '' }, ''],
    ['br', {}, ''],
  ])
})

test('leaves out comments and what stands in scripts, and keeps the text of scripts', () => {
  const html = '<!-- <i> --><script id=x>{"a":"<b>"}</script ><style><u></style><title><s></title><p>'
  assert.deepEqual(
    all(html).map(([name, , text]) => [name, text]),
    [
      ['script', '{"a":"<b>"}'],
      ['style', ''],
      ['title', ''],
      ['p', ''],
    ],
  )
})

test('knows a class among others', () => {
  const [tag] = readTags('<div class="a\n frc-captcha">', () => true)
  assert.ok(hasClass(tag!.attributes, 'frc-captcha'))
  assert.ok(!hasClass(tag!.attributes, 'frc'))
})

test('comes to an end with every page', () => {
  for (const html of [
    '<',
    '<a',
    '<a b',
    '<a b=',
    '<a b="',
    "<a b='c",
    '<!--',
    '<script>',
    '<script',
    '< a>',
    '<a =x>',
    '</a>',
  ]) {
    assert.ok(all(html).length <= 1, html)
  }
})

test('takes one pass over pages that are made to be hard', { timeout: 20_000 }, () => {
  const hard = [
    '<b>',
    '<a><p>',
    '<a b="',
    "<a b='",
    '<a  ',
    '<!--',
    '<script>',
    '<a b=   ',
    '<a "',
    '&',
    '<table><tr><td><b>',
  ]
  for (const piece of hard) readTags(piece.repeat(1_000_000 / piece.length), () => false)
  for (const piece of [' ', '=', '/', 'a=1 ', "a='"])
    readTags(`<a ${piece.repeat(1_000_000 / piece.length)}`, () => false)
})
