import assert from 'node:assert/strict'
import { after, describe, it } from 'node:test'
import { createTestHost } from '@gateway/sdk-plugin/testing'
import sharp from 'sharp'
import { detectLanguage } from './detect.ts'
import { highlight } from './highlight.ts'
import { rowsOf } from './rows.ts'
import { THEMES } from './themes.ts'

const host = await createTestHost(import.meta.dirname)
after(() => host.close())

async function draw(query: Record<string, string> = {}) {
  const { status, body } = await host.get(`/tools/carbon?${new URLSearchParams(query)}`)
  assert.equal(status, 200, JSON.stringify(body.result))
  const { bytes } = await host.file(body.result.url)
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  return { result: body.result, info, at, data }
}

describe('carbon', () => {
  it('does what its examples say', async () => assert.equal(await host.examples(), 3))

  it('draws every theme on its own ground', async () => {
    for (const theme of THEMES) {
      const { background } = await highlight('x', 'text', theme)
      const { at } = await draw({ code: 'let a = 1', theme })
      const hex = background.length === 4 ? background.replaceAll(/[^#]/g, '$&$&') : background.slice(0, 7)
      // In the window, right of its buttons and above the code.
      const wanted = [1, 3, 5].map((index) => Number.parseInt(hex.slice(index, index + 2), 16))
      assert.ok(
        at(400, 140).every((value, index) => Math.abs(value - wanted[index]!) <= 2),
        `${theme} ${at(400, 140).join(' ')}`,
      )
    }
  })

  it('draws code in the colours of its theme', async () => {
    const { data, info } = await draw({ code: 'const value = "text"', theme: 'dracula' })
    const { lines } = await highlight('const value = "text"', 'javascript', 'dracula')
    const seen = new Set<string>()
    for (let at = 0; at < data.length; at += info.channels) seen.add(data.subarray(at, at + 3).toString('hex'))
    const colours = [
      ...new Set(
        lines
          .flat()
          .filter(({ text }) => text.trim() !== '')
          .map(({ color }) => color),
      ),
    ]
    assert.ok(colours.length >= 3)
    for (const colour of colours) assert.ok(seen.has(colour.slice(1, 7).toLowerCase()), colour)
  })

  it('takes a ground, a title and numbers', async () => {
    const { at } = await draw({ code: 'x', background: '#123456' })
    assert.deepEqual(at(3, 3), [0x12, 0x34, 0x56])
    const plain = await draw({ code: 'x'.repeat(60) })
    const numbered = await draw({ code: 'x'.repeat(60), numbers: 'yes', title: 'a.txt' })
    assert.ok(numbered.info.width > plain.info.width)
  })

  it('draws what is hard to draw', async () => {
    for (const code of [
      'x',
      ' ',
      '日本語 👩‍🚀 שלום مرحبا',
      'x'.repeat(4000),
      '\u202edoc',
      'a\u0000b'.replace('\u0000', '\t'),
    ]) {
      const { info } = await draw({ code })
      assert.ok(info.width * info.height <= 25e6, `${info.width} × ${info.height}`)
    }
  })

  it('refuses what it cannot draw, saying why', async () => {
    const lines = await host.get(`/tools/carbon?${new URLSearchParams({ code: 'a\n'.repeat(301) })}`)
    assert.equal(lines.status, 422)
    assert.match(lines.body.result.error.received, /301/)
    assert.equal((await host.get('/tools/carbon?code=x&language=klingon')).status, 400)
    assert.equal((await host.get('/tools/carbon?code=x&theme=none')).status, 400)
  })

  it('knows languages by name and alias', async () => {
    for (const [name, id] of [
      ['py', 'python'],
      ['C++', 'cpp'],
      ['Dockerfile', 'docker'],
      ['plain', 'text'],
    ]) {
      assert.equal((await draw({ code: 'x', language: name! })).result.language, id)
    }
  })
})

describe('detectLanguage', () => {
  const CODE: Record<string, string> = {
    python: 'import os\nfor name in os.listdir("."):\n    print(name)',
    javascript: 'const fs = require("fs")\nfs.readFile("a", (error, data) => console.log(data))',
    typescript: 'export interface Point { x: number; y: number }\nconst zero: Point = { x: 0, y: 0 }',
    html: '<!DOCTYPE html>\n<html><body><p>Hi</p></body></html>',
    css: '.card > p {\n  color: red;\n  margin: 0;\n}',
    json: '{\n  "name": "x",\n  "list": [1, 2]\n}',
    yaml: 'services:\n  web:\n    image: nginx\nports:\n  - "80:80"',
    sql: 'select id, name from users where age > 3 order by name',
    bash: '#!/bin/bash\nfor f in *.txt; do echo "$f"; done',
    rust: 'fn main() {\n    let mut v = Vec::new();\n    println!("{:?}", v);\n}',
    go: 'package main\n\nimport "fmt"\n\nfunc main() {\n\tx := 1\n\tfmt.Println(x)\n}',
    java: 'public class Main {\n  public static void main(String[] args) {\n    System.out.println("hi");\n  }\n}',
    cpp: '#include <iostream>\nint main() { std::cout << "hi"; }',
    c: '#include <stdio.h>\nint main(void) { printf("hi"); return 0; }',
    csharp: 'using System;\nnamespace A { class B { static void Main() { Console.WriteLine(1); } } }',
    php: '<?php\n$a = 1;\necho $a;',
    ruby: 'def greet(name)\n  puts "Hi #{name}"\nend',
    kotlin: 'fun main() {\n  val x = 1\n  println(x)\n}',
    swift: 'import Foundation\nfunc f(_ x: Int) -> Int { return x }\nguard let y = z else { return }',
    lua: 'local x = 1\nif x then\n  print(x)\nend',
    dockerfile: 'FROM node:24\nRUN npm ci\nCMD ["node", "a.js"]',
    diff: 'diff --git a/x b/x\n@@ -1 +1 @@\n-a\n+b',
    markdown: '# Title\n\n- one\n- [two](https://example.com)\n\n```\nx\n```',
    text: 'Just a sentence about nothing.',
  }

  for (const [language, code] of Object.entries(CODE)) {
    it(language, () => assert.equal(detectLanguage(code), language))
  }
})

describe('rowsOf', () => {
  const span = (text: string) => ({ text, color: '#ffffff', italic: false, bold: false })

  it('wraps long lines at spaces, further in, without a number', () => {
    const rows = rowsOf([[span('  aaaa bbbb cccc dddd')]], 16)
    assert.deepEqual(
      rows.map(({ number, spans }) => [number, spans.map((one) => `${one.column}:${one.span.text}`)]),
      [
        [1, ['0:  aaaa bbbb ']],
        [undefined, ['6:cccc dddd']],
      ],
    )
  })

  it('parts lines between words where there is no space, and words only where no row holds them', () => {
    const texts = (code: string[], most: number) =>
      rowsOf([code.map(span)], most).map(({ spans }) => spans.map((one) => one.span.text).join(''))
    assert.deepEqual(texts(['gradient:', 'CanvasGradient'], 18), ['gradient:', 'CanvasGradient'])
    assert.deepEqual(texts(['alpha.beta.gammadelta'], 16), ['alpha.beta.', 'gammadelta'])
    assert.deepEqual(texts(['x'.repeat(40)], 16), ['x'.repeat(16), 'x'.repeat(12), 'x'.repeat(12)])
  })

  it('counts wide letters as two columns and never parts a grapheme', () => {
    const rows = rowsOf([[span('👩‍🚀👩‍🚀日本')]], 4)
    assert.deepEqual(
      rows.map(({ spans }) => spans.map((one) => one.span.text).join('')),
      ['👩‍🚀👩‍🚀', '日', '本'],
    )
  })
})
