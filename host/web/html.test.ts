import assert from 'node:assert/strict'
import { test } from 'node:test'
import { escape, html, visible } from './html.ts'

test('texts are escaped, in elements and in attributes', () => {
  const hostile = `<script>"'&`
  assert.equal(
    html`<a title="${hostile}">${hostile}</a>`.text,
    '<a title="&lt;script&gt;&quot;&#39;&amp;">&lt;script&gt;&quot;&#39;&amp;</a>',
  )
})

test('markup passes as it is, lists are joined, and nothing stands for no value', () => {
  const items = ['a', '<b>'].map((item) => html`<li>${item}</li>`)
  assert.equal(html`<ul>${items}</ul>${undefined}${null}${false}${0}`.text, '<ul><li>a</li><li>&lt;b&gt;</li></ul>0')
})

test('a text that only looks like markup is not markup', () => {
  const forged = { text: '<script>', toString: () => '<script>' } as unknown as string
  assert.equal(html`${forged}`.text, '')
})

test('what would act on the reader is shown as a replacement character', () => {
  assert.equal(visible('invoice\u202egnp.exe'), 'invoice\ufffdgnp.exe')
  assert.equal(escape('a\u0000b\u009fc\u2066d\n\te'), 'a\ufffdb\ufffdc\ufffdd\n\te')
  assert.equal(visible('שלום 👩‍👩‍👧 नमस्ते'), 'שלום 👩‍👩‍👧 नमस्ते')
})
