import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Recipe, recipeSchema, render } from '../index.ts'

const SIZE = { width: 320, height: 160 }
type Step = Recipe['steps'][number]

/** Pixels of a text with these steps on even dark grey. */
function painted(steps: Step[], text = 'I', lettering: Recipe['lettering'] = {}): Promise<Buffer> {
  const recipe = recipeSchema.parse({
    lettering,
    light: 'studio',
    steps: [{ do: 'backdrop', colours: ['#303030'], clouds: 0 }, ...steps],
    finish: { vignette: 0, tone: 'soft', bloom: { strength: 0 } },
  })
  return render(recipe, text, SIZE)
}

const GROUND = 48

/** Of the pixels that are not ground: how many, their mean, and how much each channel varies. */
function stats(pixels: Buffer) {
  let count = 0
  const mean = [0, 0, 0]
  const square = [0, 0, 0]
  for (let at = 0; at < pixels.length; at += 3) {
    if ([0, 1, 2].every((c) => Math.abs(pixels[at + c]! - GROUND) < 3)) continue
    count++
    for (let c = 0; c < 3; c++) {
      mean[c]! += pixels[at + c]!
      square[c]! += pixels[at + c]! ** 2
    }
  }
  const spread = mean.map((sum, c) => Math.sqrt(Math.max(0, square[c]! / count - (sum / count) ** 2)))
  return { count, mean: mean.map((sum) => sum / count) as [number, number, number], spread }
}

const flat = stats(await painted([{ do: 'fill', colour: [0.5, 0, 0] }]))

describe('gems', () => {
  const red: Step = { do: 'gems', colours: [[0.7, 0.01, 0.02]], sizes: [0.1, 0.06] }

  test('fill the letters with stones of their colour that sparkle', async () => {
    const { count, mean, spread } = stats(await painted([red]))
    assert.ok(count > 0.55 * flat.count && count < 1.25 * flat.count, `${count} of ${flat.count}`)
    assert.ok(mean[0] > 1.5 * mean[1] && mean[0] > 1.5 * mean[2], mean.join(' '))
    assert.ok(spread[0]! > 30, spread.join(' '))
  })

  test('a row leaves the middle free', async () => {
    const row = stats(await painted([{ ...red, sizes: [0.05], rows: 1 }], '●'))
    const all = stats(await painted([{ ...red, sizes: [0.05] }], '●'))
    assert.ok(row.count < 0.7 * all.count, `${row.count} ${all.count}`)
  })

  test('rings of metal hold round stones where they are asked for', async () => {
    const material = { colour: [0, 0, 1] as [number, number, number], metal: 0, rough: 0.5 }
    const blue = async (collet: number) => {
      const pixels = await painted([{ ...red, gap: 0.2, beads: { size: 0.001, material, collet } }])
      let count = 0
      for (let at = 0; at < pixels.length; at += 3) if (pixels[at + 2]! > pixels[at]! + 60) count++
      return count
    }
    const [bare, held] = [await blue(0), await blue(0.3)]
    assert.ok(held > bare + 300, `${bare}, ${held}`)
  })

  test('darken their setting as much as they are told to', async () => {
    const light = async (seat: number) => {
      const pixels = await painted([
        { do: 'fill', colour: [1, 1, 1] },
        { ...red, gap: 0.6, seat },
      ])
      return pixels.reduce((sum, value) => sum + value, 0) / pixels.length
    }
    const [bright, dark] = [await light(0), await light(1)]
    assert.ok(bright > dark + 0.3, `${bright}, ${dark}`)
  })

  test('claws of metal reach over the larger ones', async () => {
    const material = { colour: [0, 0, 1] as [number, number, number], metal: 0, rough: 0.5 }
    // Of stones that fill the shape there is no room for beads between them: what is blue are claws.
    const one: Step = { ...red, sizes: [0.14] }
    const bare = stats(await painted([one], 'I'))
    const held = stats(await painted([{ ...one, beads: { size: 0.2, material } }], 'I'))
    assert.ok(held.mean[2] > 1.1 * bare.mean[2], `${held.mean[2]} ${bare.mean[2]}`)
  })

  test('crowns are bright towards the main lamp and dark away from it', async () => {
    const { width, height } = SIZE
    const one: Step = { do: 'gems', colours: [[0.7, 0.7, 0.7]], sizes: [0.5, 0.3], tilt: 0, fire: 0, body: 1 }
    const pixels = await painted([one], '●')
    // The lamp stands above: of each stone that is the upper half.
    let upper = 0
    let lower = 0
    const ink = Array.from({ length: width * height }, (_, at) => at).filter((at) => pixels[at * 3]! !== GROUND)
    const middle = ink.reduce((sum, at) => sum + Math.floor(at / width), 0) / ink.length
    for (const at of ink) {
      if (Math.floor(at / width) < middle) upper += pixels[at * 3]!
      else lower += pixels[at * 3]!
    }
    assert.ok(upper > 1.18 * lower, `${upper} ${lower}`)
  })

  test('one row of large ones along each stroke, with accents beside it', async () => {
    const row: Step = { ...red, along: 0.6, sizes: [0.04] }
    const accented = await painted([{ ...row, accents: { colours: [[0, 0, 1]], body: 1 } }])
    const { mean } = stats(await painted([row]))
    assert.ok(mean[0] > 1.5 * mean[2], mean.join(' '))
    let blue = 0
    for (let at = 0; at < accented.length; at += 3) if (accented[at + 2]! > accented[at]! + 30) blue++
    assert.ok(blue > 20, `${blue}`)
  })

  test('emeralds lie along their stroke', async () => {
    const { count, mean } = stats(await painted([{ ...red, cut: 'emerald', along: 0.95, sizes: [0.05] }]))
    assert.ok(count > 0.5 * flat.count && mean[0] > 1.5 * mean[1], `${count} of ${flat.count}`)
  })

  test('are dark along their girdles', async () => {
    const open = stats(await painted([red]))
    const sunk = stats(await painted([{ ...red, girdle: 0.8 }]))
    assert.ok(sunk.mean[0] < 0.9 * open.mean[0], `${sunk.mean[0]} ${open.mean[0]}`)
  })

  test('beads hold them, emoji stay free', async () => {
    const held = await painted([{ ...red, gap: 0.3, beads: { size: 0.03, material: 'gold' } }])
    assert.ok(stats(held).count > stats(await painted([{ ...red, gap: 0.3 }])).count)
    assert.equal(stats(await painted([red], '🍏')).count < 30, true)
  })
})

test('beads: pearls on the outline, fewer when they lie apart', async () => {
  const pearls: Step = {
    do: 'beads',
    size: 0.06,
    rows: 1,
    seat: 0,
    material: { colour: [0.9, 0.9, 0.9], metal: 0, rough: 0.3 },
  }
  const close = stats(await painted([pearls]))
  const apart = stats(await painted([{ ...pearls, gap: 1 }]))
  assert.ok(close.count > 500 && apart.count < 0.75 * close.count, `${close.count} ${apart.count}`)
})

test('facets: a stone that is neither flat nor of another colour, and covers the letters', async () => {
  const { count, mean, spread } = stats(await painted([{ do: 'facets', colour: [0.05, 0.7, 0.05] }]))
  assert.ok(Math.abs(count - flat.count) < 0.15 * flat.count)
  assert.ok(mean[1] > 1.3 * mean[0] && mean[1] > 1.3 * mean[2], mean.join(' '))
  assert.ok(spread[1]! > 30, spread.join(' '))
})

test('glitter: flakes differ from one another, coarser ones in larger patches', async () => {
  const changes = async (size: number) => {
    const pixels = await painted([{ do: 'glitter', colours: [[1, 0.7, 0.2]], size }])
    let sum = 0
    for (let at = 3; at < pixels.length; at += 3) sum += Math.abs(pixels[at]! - pixels[at - 3]!)
    return sum
  }
  assert.ok((await changes(0.02)) > 1.25 * (await changes(0.1)))
})

describe('scrolls', () => {
  const wires: Step = { do: 'scrolls', steps: [{ do: 'fill', colour: [0, 0, 1] }] }

  test('are lines within the letters', async () => {
    const { count } = stats(await painted([wires]))
    assert.ok(count > 0.1 * flat.count && count < 0.75 * flat.count, `${count} of ${flat.count}`)
  })

  test('a vine runs on from end to end of a stroke, with curls to both sides', async () => {
    const vine: Step = { ...wires, pattern: 'vine', sizes: [0.2], line: 0.012 }
    const pixels = await painted([vine], 'I', { weight: 900 })
    const { width, height } = SIZE
    const filled = Array.from({ length: height }, (_, y) => {
      const row = Array.from({ length: width }, (_, x) => x).filter((x) => pixels[(y * width + x) * 3 + 2]! > 90)
      return { y, count: row.length, left: row[0]!, right: row[row.length - 1]! }
    }).filter(({ count }) => count > 0)
    const first = filled[0]!.y
    const last = filled[filled.length - 1]!.y
    assert.equal(filled.length, last - first + 1, 'rows without wire')
    assert.ok(last - first > 0.4 * height, `${first} to ${last}`)
    const middles = filled.map(({ left, right }) => (left + right) / 2)
    assert.ok(
      filled.some(({ left, right }) => right - left > 8),
      'no curls',
    )
    assert.ok(Math.max(...middles) - Math.min(...middles) > 2, 'a straight line')
  })

  test('pairs mirror themselves about the middle of a stroke', async () => {
    const pairs: Step = { ...wires, pattern: 'pairs', sizes: [0.3], line: 0.01 }
    const pixels = await painted([pairs], 'I', { weight: 900 })
    const { width, height } = SIZE
    const rows = Array.from({ length: height }, (_, y) => {
      return Array.from({ length: width }, (__, x) => x).filter((x) => pixels[(y * width + x) * 3 + 2]! > 90)
    }).filter((row) => row.length > 0)
    const wide = rows.filter((row) => row.at(-1)! - row[0]! > 8)
    assert.ok(rows.length > 0.4 * height && wide.length > 6, `${rows.length} rows, ${wide.length} wide`)
    const middles = wide.map((row) => (row[0]! + row.at(-1)!) / 2)
    assert.ok(Math.max(...middles) - Math.min(...middles) < 3, JSON.stringify(middles))
  })

  test('medallions are of another kind in each letter, and swell', async () => {
    const medallions: Step = { ...wires, pattern: 'medallions', sizes: [0.4] }
    const letters = { weight: 900, spacing: 0.4 }
    const [one, three] = [await painted([medallions], 'I', letters), await painted([medallions], 'III', letters)]
    assert.ok(stats(one).count > 60)
    // Columns of the first letter, of the second and of the third: of other shapes, so of other amounts.
    const { width, height } = SIZE
    const columns = Array.from({ length: width }, (_, x) => {
      return Array.from({ length: height }, (__, y) => three[(y * width + x) * 3 + 2]!).filter((b) => b > 90).length
    })
    const parts: number[] = []
    columns.forEach((count, x) => {
      if (count > 0 && (columns[x - 1] ?? 0) === 0) parts.push(0)
      if (count > 0) parts[parts.length - 1]! += count
    })
    const large = parts.filter((count) => count > 30)
    assert.ok(large.length >= 3 && Math.max(...large) > 1.1 * Math.min(...large), parts.join(' '))
    assert.ok(stats(await painted([{ ...medallions, swell: 2 }], 'I', letters)).count > stats(one).count)
  })

  test('a rinceau reaches all arms of a letter, and keeps within it', async () => {
    const plant: Step = { ...wires, pattern: 'rinceau', line: 0.012 }
    const pixels = await painted([plant], 'E', { font: 'sans', weight: 900 })
    const all = stats(await painted([{ do: 'fill', colour: [0, 0, 1] }], 'E', { font: 'sans', weight: 900 })).count
    const { width, height } = SIZE
    const ink = Array.from({ length: width * height }, (_, at) => at).filter((at) => pixels[at * 3 + 2]! > 90)
    assert.ok(ink.length > 0.15 * all && ink.length < 0.7 * all, `${ink.length} of ${all}`)
    const columns = ink.map((at) => at % width)
    const [left, right] = [Math.min(...columns), Math.max(...columns)]
    const rows = ink.filter((at) => at % width > (left + 2 * right) / 3).map((at) => Math.floor(at / width))
    // The three arms: what lies there is parted by two gaps.
    const gaps = rows.filter((row, at) => at > 0 && row - rows[at - 1]! > 4).length
    assert.equal(gaps, 2)
  })

  test('leaves unfold along the tendrils', async () => {
    const bare = stats(await painted([wires]))
    assert.ok(stats(await painted([{ ...wires, leaves: 4 }])).count > 1.1 * bare.count)
  })

  test('thicker wire covers more, knobs too', async () => {
    const ink = async (line: number) => {
      const { count, mean } = stats(await painted([{ ...wires, line }]))
      return count * (mean[2] - GROUND)
    }
    assert.ok((await ink(0.018)) > 1.15 * (await ink(0.008)))
    const knobs = { size: 0.06, material: { colour: [1, 0, 0] as [number, number, number], metal: 0, rough: 0.5 } }
    assert.ok(stats(await painted([{ ...wires, knobs }])).mean[0] > 10 + stats(await painted([wires])).mean[0])
  })
})

describe('blocks', () => {
  const paint = { kind: 'letters' as const, colours: ['#ff0000', '#00ff00', '#0000ff'] }
  const boxes: Step = { do: 'blocks', steps: [{ do: 'fill', paint }] }
  const apartBy = { spacing: 0.3 }
  const colours = (pixels: Buffer) =>
    [0, 1, 2].filter((c) => {
      let count = 0
      for (let at = 0; at < pixels.length; at += 3) {
        if (pixels[at + c]! > 200 && pixels[at + ((c + 1) % 3)]! < 60 && pixels[at + ((c + 2) % 3)]! < 60) count++
      }
      return count > 300
    }).length

  test('each letter has its box, larger than itself', async () => {
    const pixels = await painted([boxes], 'ABC', apartBy)
    assert.equal(colours(pixels), 3)
    const letters = stats(await painted([{ do: 'fill', paint }], 'ABC', apartBy))
    assert.ok(stats(pixels).count > 1.5 * letters.count)
  })

  test('what mirrors a box begins below it, not below the letter', async () => {
    const fill: Step = { do: 'fill', paint: { kind: 'vertical', colours: ['#ff0000', '#00ff00'] } }
    const bare = await painted([{ ...boxes, steps: [fill] }], 'ABC', apartBy)
    const mirrored = await painted([{ ...boxes, steps: [fill, { do: 'reflection', strength: 1 }] }], 'ABC', apartBy)
    assert.ok(stats(mirrored).count > stats(bare).count)
    const lit = bare.filter((value) => value > 200).length
    const changed = bare.filter((value, at) => value > 200 && mirrored[at]! < value).length
    assert.ok(changed < 0.03 * lit, `${changed} of ${lit}`)
  })

  test('some stand nearer than others', async () => {
    const bottoms = async (stance: number) => {
      const pixels = await painted([{ ...boxes, stance }], 'ABC', apartBy)
      const lowest = [0, 1, 2].map((c) => {
        for (let at = pixels.length - 3; at >= 0; at -= 3) if (pixels[at + c]! > 200) return at
        return 0
      })
      return lowest.map((at) => Math.floor(at / 3 / SIZE.width))
    }
    assert.equal(new Set(await bottoms(0)).size, 1)
    assert.ok(new Set(await bottoms(0.15)).size > 1)
  })

  test('what joins shares one', async () => {
    assert.equal(colours(await painted([boxes], 'مرحبا', apartBy)), 1)
  })
})

test('walls take the colour of the letter that they begin at', async () => {
  const paint = { kind: 'letters' as const, colours: ['#ff0000', '#0000ff'] }
  const material = { colour: [0, 1, 0] as [number, number, number], metal: 0, rough: 1 }
  const { mean } = stats(await painted([{ do: 'extrude', to: [0.1, 0.1], material, paint }], 'II', { spacing: 0.5 }))
  assert.ok(mean[0] > mean[1] + 8 && mean[2] > mean[1] + 8, mean.join(' '))
})
