import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { GatewayError } from '@gateway/sdk-plugin'
import { fromBinary, toBinary } from './binary.ts'

describe('toBinary', () => {
  it('writes UTF-8 bytes as groups of eight', () => {
    assert.equal(toBinary('A'), '01000001')
    assert.equal(toBinary('é\0'), '11000011 10101001 00000000')
  })
})

describe('fromBinary', () => {
  const spellings = {
    'spaces': '01001000 01101001',
    'no separator': '0100100001101001',
    'line ends and tabs': '01001000\r\n\t01101001\n',
    'prefixes and underscores': '0b0100_1000 0B0110_1001',
    'prefixes without spaces': '0b010010000b01101001',
    'nibbles': '0100 1000 0110 1001',
    'commas': '01001000, 01101001',
    'no-break and ideographic spaces': '01001000\u00a001101001\u3000',
  }
  for (const [name, spelling] of Object.entries(spellings)) {
    it(`reads ${name}`, () => assert.equal(fromBinary(spelling), 'Hi'))
  }

  it('points at a character that is no binary digit', () => {
    refuses('01001000 01102001', { message: '"2" is not a binary digit.', received: '2', position: 13 })
  })

  it('takes a character outside the basic plane as one', () => {
    refuses('0100🙂', { received: '🙂', position: 4 })
  })

  it('points at the group that is too short', () => {
    refuses('01001000 0110100', { received: '15 digits, the last group "0110100"', position: 9 })
  })

  it('refuses a query without any digit', () => {
    refuses(' _ ', { message: 'The binary digits do not fill whole bytes.', position: 0 })
  })

  it('points at the byte that breaks UTF-8', () => {
    refuses('01001000 11000011 01101001', { message: 'Byte 3 of 3 is not UTF-8.', received: '01101001', position: 18 })
  })

  it('points at the last byte when a character is cut short', () => {
    refuses('01001000 11000011', { message: 'Byte 2 of 2 is not UTF-8.', position: 9 })
  })
})

function refuses(query: string, expected: object): void {
  assert.throws(
    () => fromBinary(query),
    (error) => {
      assert.ok(error instanceof GatewayError)
      assert.partialDeepStrictEqual(error.toJSON(), { code: 'unprocessable', ...expected })
      return true
    },
  )
}
