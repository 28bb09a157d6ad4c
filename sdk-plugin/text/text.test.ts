import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, it } from 'node:test'
import { cleanText } from './clean.ts'
import { clustersOf } from './clusters.ts'
import { indexOf } from './emoji.ts'
import { clusterBoxes, drawText, emojiSvg, FONT_NAMES, layoutText, loadCanvas, prepareText, textMask } from './index.ts'
import type { TextStyle } from './index.ts'
import { codePointsOf } from './sfnt.ts'

async function layout(text: string, style: TextStyle = {}, size = 40) {
  return layoutText(await prepareText(text, style), { size })
}

describe('cleaning', () => {
  const cases: [what: string, text: string, clean: string][] = [
    ['lone surrogates', 'a\ud800b\udc00', 'a\ufffdb\ufffd'],
    ['controls', 'a\u0000\u0007\u001b[1mb\u0085c\u009fd', 'a[1mb\ncd'],
    ['overrides', '\u202eabc\u202c\u206a', 'abc'],
    ['line ends and tabs', 'a\r\nb\rc\td', 'a\nb\nc    d'],
    ['heaps of marks', `a${'\u0301'.repeat(50)}b`, `a${'\u0301'.repeat(6)}b`],
  ]
  for (const [what, text, clean] of cases) it(`settles ${what}`, () => assert.equal(cleanText(text), clean))
})

describe('clusters', () => {
  const emoji: [text: string, names: string[]][] = [
    ['😀', ['grinning-face']],
    ['👋🏽', ['waving-hand-medium-skin-tone']],
    ['👨‍👩‍👧‍👦', ['family-man-woman-girl-boy']],
    ['🏳️‍🌈', ['rainbow-flag']],
    ['1️⃣', ['keycap-1']],
    ['❤️', ['red-heart']],
    ['❤', ['red-heart']],
    ['⏰', ['alarm-clock']],
    ['☀', ['sun']],
    ['👩‍🔥', ['woman', 'fire']],
    ['😀\u200d', ['grinning-face']],
    ['🏴\u{e0078}\u{e007f}', ['black-flag']],
    ['🇯🇵', ['flag:jp']],
    ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', ['flag:gb-sct']],
    ['🇽🇿', ['letter-x', 'letter-z']],
  ]
  for (const [text, names] of emoji) {
    it(`sees ${text} as ${names.join(' and ')}`, () => {
      const clusters = clustersOf(text)
      assert.deepEqual(
        clusters.map((cluster) => cluster.kind),
        names.map(() => 'emoji'),
      )
      assert.deepEqual(
        clusters.map((cluster) => cluster.text),
        names,
      )
    })
  }

  it('leaves digits, signs and what asks for text to fonts', () => {
    for (const text of ['1', '#', '©', '↔', '❤\ufe0e']) assert.equal(clustersOf(text)[0]!.kind, 'text', text)
  })

  it('keeps letters with their marks', () => {
    assert.deepEqual(
      clustersOf('e\u0301क्षि').map(({ text }) => text),
      ['é', 'क्षि'],
    )
  })
})

describe('fonts', () => {
  const require = createRequire(import.meta.url)

  it('reads what a file draws', () => {
    const latin = codePointsOf(readFileSync(require.resolve('@fontsource/inter/files/inter-latin-400-normal.woff2')))
    assert.ok(latin.has(65) && latin.has(0x20ac) && !latin.has(0x416))
    assert.throws(() => codePointsOf(Buffer.alloc(64)), /not a WOFF2/)
  })

  const scripts = {
    Greek: 'Ελληνικά',
    Cyrillic: 'Кириллица',
    Arabic: 'العربية',
    Hebrew: 'עברית',
    Devanagari: 'देवनागरी',
    Thai: 'ภาษาไทย',
    Bengali: 'বাংলা',
    Tamil: 'தமிழ்',
    Telugu: 'తెలుగు',
    Georgian: 'ქართული',
    Armenian: 'Հայերեն',
    Chinese: '汉字漢字',
    Japanese: 'かなカナ漢字',
    Korean: '한국어',
    Vietnamese: 'Tiếng Việt',
    arrows: '→⇒↦',
    mathematics: '∑∞≠𝔸',
    symbols: '★✓⌘♞',
  }
  for (const [script, text] of Object.entries(scripts)) {
    it(`has ${script}`, async () => {
      const made = await layout(text)
      const runs = made.lines.flatMap((line) => line.runs)
      assert.deepEqual(
        runs.filter(({ kind }) => kind === 'box'),
        [],
      )
      // A letter that is not there is drawn as a box that looks like that of every other.
      const [first, last] = [[...text].at(0)!, [...text].at(-1)!]
      const masks = await Promise.all([first, last].map(async (letter) => textMask(await layout(letter))))
      assert.notDeepEqual(masks[0]!.coverage, masks[1]!.coverage)
    })
  }

  for (const font of FONT_NAMES) {
    it(`has ${font}, at the weight asked for and narrower or wider than sans`, async () => {
      const [own, sans] = await Promise.all([layout('Handgloves', { font }), layout('Handgloves')])
      assert.notEqual(own.lines[0]!.runs[0]!.face, font === 'sans' ? undefined : sans.lines[0]!.runs[0]!.face)
    })
  }

  it('sets weights and slopes of their own, in Japanese too', async () => {
    const ink = async (text: string, style: TextStyle) =>
      (await textMask(await layout(text, style))).coverage.reduce((sum, value) => sum + value, 0)
    for (const text of ['Hello', 'こんにちは']) {
      assert.ok((await ink(text, { weight: 900 })) > 1.3 * (await ink(text, { weight: 300 })), text)
    }
    const [upright, italic] = await Promise.all([layout('f', {}), layout('f', { italic: true })])
    assert.notEqual(upright.lines[0]!.runs[0]!.face, italic.lines[0]!.runs[0]!.face)
  })

  it('sets italics in the nearest weight that has them', async () => {
    const faceOf = async (style: TextStyle) => (await layout('f', style)).lines[0]!.runs[0]!.face
    const italic = await faceOf({ font: 'book', italic: true })
    assert.equal(await faceOf({ font: 'book', italic: true, weight: 700 }), italic)
    assert.notEqual(await faceOf({ font: 'book', weight: 700 }), italic)
  })

  it('takes a plainer form where no font has the one that was asked for', async () => {
    assert.deepEqual((await layout('xⁿ₃')).lines[0]!.text, 'xn3')
  })

  it('draws a box for what no font has, and says when nothing shows', async () => {
    const box = await layout('\u{10380}')
    assert.equal(box.lines[0]!.runs[0]!.kind, 'box')
    assert.equal(box.isBlank, false)
    assert.ok((await textMask(box)).coverage.some((value) => value === 255))
    for (const blank of ['', '  \n ', '\u2003\u3000\u205f\u00a0', '\u200b\u2060', '\u3164'])
      assert.equal((await layout(blank)).isBlank, true)
  })
})

describe('drawing', () => {
  it('paints inside of the ink it tells', async () => {
    for (const text of ['Tjfq', 'مرحبا (سلام)', '日本語のテキスト', '👋🏽 hi']) {
      const made = await layout(text)
      const [tight, wide] = await Promise.all([0, 20].map((padding) => textMask(made, { padding, what: 'all' })))
      const sum = ({ coverage }: { coverage: Uint8Array }) => coverage.reduce((total, value) => total + value, 0)
      assert.ok(sum(wide!) - sum(tight!) < 0.01 * sum(wide!), text)
      assert.ok(sum(tight!) > 0)
      assert.ok(Math.abs(made.ink.width - made.textWidth) < 16, `${text}: ${made.ink.width}, ${made.textWidth}`)
    }
  })

  it('draws emoji in colour at every size, and its own fill for each line', async () => {
    const { createCanvas } = await loadCanvas()
    const ctx = createCanvas(200, 200).getContext('2d')
    await drawText(ctx, await layout('A\n😀'), 0, 0, { fill: (_, index) => ['#0000ff', '#00ff00'][index]! })
    const { data } = ctx.getImageData(0, 0, 200, 200)
    const seen = { blue: 0, yellow: 0 }
    for (let at = 0; at < data.length; at += 4) {
      const [red, green, blue, alpha] = data.slice(at, at + 4) as unknown as [number, number, number, number]
      if (alpha === 255 && blue === 255 && red === 0) seen.blue++
      if (red > 200 && green > 150 && blue < 100) seen.yellow++
    }
    assert.ok(seen.blue > 50 && seen.yellow > 300, JSON.stringify(seen))
  })

  it('keeps emoji out of the mask of letters, and masks at any scale', async () => {
    const made = await layout('😀')
    assert.ok((await textMask(made)).coverage.every((value) => value === 0))
    const [single, double] = await Promise.all([1, 2].map((scale) => textMask(made, { what: 'all', scale })))
    assert.ok(Math.abs(double!.width - 2 * single!.width) <= 2)
  })

  it('tells the box of each character from left to right', async () => {
    const boxes = clusterBoxes(await layout('ab שם😀'))
    assert.deepEqual(
      boxes.map(({ text }) => text),
      ['a', 'b', ' ', 'ם', 'ש', 'grinning-face'],
    )
    for (const [index, box] of boxes.entries()) {
      const before = boxes[index - 1]
      assert.ok(!before || box.x >= before.x + before.width - 0.5, `${index}`)
      assert.ok(box.width > 0)
    }
  })

  it('finds every emoji in its file without parsing it', async () => {
    const index = indexOf(
      Buffer.from(
        '{\n\t"icons": {\n\t\t"a": {\n\t\t\t"body": "<b/>"\n\t\t},\n\t\t"c": {\n\t\t\t"body": ""\n\t\t}\n\t}\n}',
      ),
    )
    assert.deepEqual([...index.keys()], ['a', 'c'])
    assert.match(await emojiSvg('flag:jp', 64), /^<svg [^>]*width="64".*clip-path/)
    assert.match(await emojiSvg('grinning-face', 64), /^<svg [^>]*width="64".*<path/)
    await assert.rejects(emojiSvg('no-such-emoji', 64), /no emoji/)
  })
})
