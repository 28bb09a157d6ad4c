import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isHead } from './heads.ts'
import { Part, partsOf } from './person-parts.ts'

const size = { width: 80, height: 90 }
const faces = [
  { x: 20, y: 20, width: 20, height: 25, score: 1 },
  { x: 50, y: 30.5, width: 15.5, height: 19, score: 1 },
]
const [face] = faces as [(typeof faces)[0]]
const at = (x: number, y: number) => y * size.width + x

describe('parts of people by where they lie to faces', () => {
  const parts = partsOf(size, faces)
  const has = (x: number, y: number, part: number) => (parts[at(x, y)]! & part) !== 0

  test('are told anew about heads and below them', () => {
    for (let place = 0; place < parts.length; place++) {
      const y = Math.floor(place / size.width)
      const isZone = faces.some((each) => {
        const foot = Math.round(each.y + each.height)
        return y < foot ? isHead([each], size, place, 1.25) : y < Math.round(each.y + 4 * each.height)
      })
      assert.equal((parts[place]! & Part.ZONE) !== 0, isZone, `${place}`)
      // A face is somebody's for sure.
      if (isHead(faces, size, place, 0.36)) assert.ok((parts[place]! & Part.SURE) !== 0, `${place}`)
    }
  })

  test('are a skull over the forehead, sure and at its core, with hair about it', () => {
    for (const part of [Part.SKULL, Part.SURE, Part.CORE, Part.HAIRY]) assert.ok(has(30, 18, part), `${part}`)
    assert.ok(has(17, 18, Part.HAIRY) && !has(17, 18, Part.SKULL) && !has(17, 18, Part.SURE))
    assert.ok(!has(30, 2, Part.SKULL))
  })

  test('are a trunk below and nobody beside the jaw', () => {
    assert.ok(has(30, 70, Part.CORE) && !has(30, 70, Part.HAIRY))
    assert.ok(has(face.x - 1, 42, Part.BESIDE) && !has(30, 42, Part.BESIDE) && !has(face.x - 1, 60, Part.BESIDE))
  })

  test('are none without faces', () => {
    assert.ok(partsOf(size, []).every((part) => part === 0))
  })
})
