import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFileName } from '@sitewright/api-client/file-name'
import { attachment } from './content-disposition'

describe('Content-Disposition', () => {
  it.each([
    ['users.csv', 'attachment; filename="users.csv"'],
    [
      'Users of Åsgård.csv',
      'attachment; filename="Users of _sg_rd.csv"; filename*=UTF-8\'\'Users%20of%20%C3%85sg%C3%A5rd.csv',
    ],
    ["50%25 (it's).csv", "attachment; filename=\"50_25 (it's).csv\"; filename*=UTF-8''50%2525%20%28it%27s%29.csv"],
    ['a"b\\c/../d:e.csv', 'attachment; filename="a-b-c-..-d-e.csv"'],
    ['a\r\nSet-Cookie: x=1\u0000.csv', 'attachment; filename="aSet-Cookie- x=1.csv"'],
    ['exe\u202Evsc.csv', 'attachment; filename="exevsc.csv"'],
    ['\uD800.csv', 'attachment; filename=".csv"'],
    ['..', 'attachment; filename="file"'],
    [' \t', 'attachment; filename="file"'],
  ])('of %j is %s', (name, expected) => {
    expect(attachment(name)).toBe(expected)
  })

  it('keeps the extension of a long name', () => {
    const name = readFileName(attachment(`${'é'.repeat(300)}.csv`))
    expect([name?.length, name?.endsWith('é.csv')]).toEqual([120, true])
  })

  it('is one line of ASCII, and the client reads the name without a folder, for any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (name) => {
        const header = attachment(name)
        expect(header).toMatch(/^[\x20-\x7e]+$/)
        expect(readFileName(header)).toMatch(/^[^/\\\p{Cc}"]+$/u)
      }),
    )
  })

  it('brings every name of letters, digits and spaces between them to the client unchanged', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\p{L}\p{N}][\p{L}\p{N} ]{0,40}[\p{L}\p{N}]$/u), (name) => {
        expect(readFileName(attachment(`${name}.csv`))).toBe(`${name}.csv`)
      }),
    )
  })
})
