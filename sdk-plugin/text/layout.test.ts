import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { fitText, layoutText, prepareText } from './index.ts'
import type { LayoutOptions, TextStyle } from './index.ts'

async function layout(text: string, options: Partial<LayoutOptions> = {}, style: TextStyle = {}) {
  return layoutText(await prepareText(text, style), { size: 20, ...options })
}

async function linesOf(text: string, width: number, style: TextStyle = {}): Promise<string[]> {
  return (await layout(text, { width }, style)).lines.map((line) => line.text)
}

describe('line breaking', () => {
  const cases: [what: string, text: string, width: number, lines: string[]][] = [
    ['fills lines with words', 'one two three four', 95, ['one two', 'three four']],
    ['keeps line ends, empty lines too', 'a\r\n\nb\u2028c', 200, ['a', '', 'b', 'c']],
    ['drops the spaces at a line end', 'one   two', 45, ['one', 'two']],
    ['breaks after a hyphen between letters', 'well-known', 75, ['well-', 'known']],
    ['does not break a number with a sign', 'x -5', 24, ['x', '-5']],
    ['keeps words together at a no-break space', 'a b\u00a0c', 30, ['a', 'b\u00a0c']],
    ['draws a hyphen where a soft one is used', 'type\u00adsetting', 70, ['type\u00ad-', 'setting']],
    ['keeps French punctuation on its line', 'C’est vrai !', 84, ['C’est', 'vrai !']],
    ['breaks ideographs anywhere', '日本日本日本', 62, ['日本日', '本日本']],
    ['does not begin a line with what closes', '日本語、日本語。', 62, ['日本', '語、日', '本語。']],
    ['does not end a line with what opens', '日本「語」日本', 62, ['日本', '「語」', '日本']],
    ['does not begin a line with a small kana', 'きょうきょう', 42, ['きょ', 'う', 'きょ', 'う']],
    ['keeps a word in katakana together', '東京ホテル', 82, ['東京', 'ホテル']],
    ['breaks Korean at spaces', '한국어 텍스트', 90, ['한국어', '텍스트']],
    [
      'breaks between emoji, not inside of one',
      '👨‍👩‍👧‍👦👋🏽😀',
      52,
      ['family-man-woman-girl-boywaving-hand-medium-skin-tone', 'grinning-face'],
    ],
  ]
  for (const [what, text, width, expected] of cases) {
    it(what, async () => {
      const lines = await linesOf(text, width)
      assert.deepEqual(lines, expected)
    })
  }

  it('breaks Thai between words', async () => {
    const text = 'สวัสดีชาวโลกภาษาไทยสวยงามมาก'
    const lines = await linesOf(text, 110)
    assert.ok(lines.length > 1)
    assert.equal(lines.join(''), text)
    const starts = new Set(Array.from(new Intl.Segmenter('th', { granularity: 'word' }).segment(text), (s) => s.index))
    let at = 0
    for (const line of lines) {
      assert.ok(starts.has(at), `a word begins at ${at}`)
      at += line.length
    }
  })

  it('tears a word that is longer than a line between characters', async () => {
    const { lines } = await layout('Donaudampfschifffahrtsgesellschaft', { width: 90 })
    assert.ok(lines.length > 3)
    assert.ok(lines.every(({ width }) => width <= 91))
    assert.equal(lines.map(({ text }) => text).join(''), 'Donaudampfschifffahrtsgesellschaft')
  })

  it('balances lines', async () => {
    const text = 'A title of some words that do not fill two lines well'
    const full = await layout(text, { width: 400 })
    const even = await layout(text, { width: 400, balance: true })
    assert.equal(even.lines.length, full.lines.length)
    assert.ok(even.lines.at(-1)!.width > full.lines.at(-1)!.width * 1.3)
  })

  it('cuts with an ellipsis at the last line that is allowed', async () => {
    const cut = await layout('one two three four five six seven', { width: 95, maxLines: 2 })
    assert.equal(cut.truncated, true)
    assert.match(cut.lines[1]!.text, /^three.*…$/)
    assert.ok(cut.lines[1]!.width <= 95)
    const low = await layout('one\ntwo\nthree', { height: 51 })
    assert.deepEqual(
      low.lines.map(({ text }) => text),
      ['one', 'two…'],
    )
    assert.equal((await layout('one\ntwo', { height: 51 })).truncated, false)
  })
})

describe('direction', () => {
  it('sets Hebrew from the right, with numbers and Latin the other way', async () => {
    const { lines, width } = await layout('שלום abc 12', { width: 300 })
    const [line] = lines
    assert.equal(line!.direction, 'rtl')
    assert.ok(Math.abs(line!.x + line!.width - width) < 0.01)
    const seen = line!.runs.filter(({ text }) => text.trim()).map(({ text }) => text)
    assert.deepEqual(seen, ['abc 12', 'שלום'])
  })

  it('aligns by the direction of each paragraph', async () => {
    const { lines } = await layout('left\nשמאל', { width: 300, align: 'end' })
    assert.ok(lines[0]!.x > 200)
    assert.equal(lines[1]!.x, 0)
  })

  it('takes the power from overrides and keeps isolates', async () => {
    const { lines } = await layout('user\u202Egnp.exe \u2067abc\u2069')
    assert.equal(lines[0]!.direction, 'ltr')
    assert.ok(lines[0]!.text.startsWith('usergnp.exe'))
    assert.deepEqual(new Set(lines[0]!.runs.map(({ direction }) => direction)), new Set(['ltr']))
  })

  it('shapes Arabic as one run: joined letters are narrower than single ones', async () => {
    const [line] = (await layout('سلام')).lines
    assert.equal(line!.runs.length, 1)
    const single = await Promise.all(Array.from('سلام', async (letter) => (await layout(letter)).textWidth))
    assert.ok(line!.width < single.reduce((sum, width) => sum + width, 0) * 0.95)
  })

  it('spaces Latin letters apart and leaves joined ones alone', async () => {
    const width = async (text: string, letterSpacing: number) => (await layout(text, {}, { letterSpacing })).textWidth
    assert.ok((await width('abc', 0.2)) - (await width('abc', 0)) > 11)
    assert.equal(await width('سلام', 0.2), await width('سلام', 0))
  })
})

describe('best fit', () => {
  const box = { width: 300, height: 200, minSize: 10, maxSize: 180 }

  it('is the largest size that fits', async () => {
    const text = await prepareText('The quick brown fox jumps')
    const { size, height, lines, truncated } = fitText(text, box)
    assert.equal(truncated, false)
    assert.ok(height <= box.height && lines.every(({ width }) => width <= box.width + 0.01))
    const larger = layoutText(text, { size: size * 1.02, width: box.width })
    assert.ok(
      larger.height > box.height || larger.lines.some((line) => line.width > box.width || !/[a-z]$/.test(line.text)),
    )
  })

  it('is the largest allowed for one letter, and the smallest cut short for too much', async () => {
    assert.equal(fitText(await prepareText('I'), { ...box, maxSize: 60 }).size, 60)
    const { size, truncated, height, lines } = fitText(await prepareText('word '.repeat(2000)), box)
    assert.deepEqual({ size, truncated }, { size: 10, truncated: true })
    assert.ok(height <= box.height)
    assert.match(lines.at(-1)!.text, /…$/)
  })

  it('shrinks before it tears a word, and tears before it cuts', async () => {
    const torn = (word: string, minSize: number) => prepareText(word).then((text) => fitText(text, { ...box, minSize }))
    assert.equal((await torn('Extraordinarily', 10)).lines.length, 1)
    const long = await torn('Extraordinarily'.repeat(6), 14)
    assert.ok(long.lines.length > 1)
    assert.equal(long.truncated, false)
  })

  it('obeys the most lines and fits the ink when asked', async () => {
    const text = await prepareText('one two three four five')
    assert.equal(fitText(text, { ...box, maxLines: 1 }).lines.length, 1)
    const [byBox, byInk] = [fitText(text, box), fitText(text, { ...box, byInk: true })]
    assert.ok(byInk.size > byBox.size)
    assert.ok(byInk.ink.height <= box.height && byInk.ink.width <= box.width)
  })
})
