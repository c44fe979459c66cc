import { describe, expect, it } from 'vitest'
import { readFileName } from './file-name'

describe('the name of a file', () => {
  it.each([
    ['attachment; filename="users.csv"', 'users.csv'],
    ['attachment;filename=users.csv', 'users.csv'],
    ['attachment; FileName = "a \\"b\\".csv"; size=3', 'a "b".csv'],
    ['attachment; filename="_.csv"; filename*=UTF-8\'\'%C3%A5.csv', 'å.csv'],
    ['attachment; filename*=utf-8\'en\'%C3%A5.csv; filename="_.csv"', 'å.csv'],
    // Broken UTF-8: the plain name counts.
    ['attachment; filename="_.csv"; filename*=UTF-8\'\'%E5.csv', '_.csv'],
    // A parameter inside quotes is none.
    ['attachment; filename="a; filename*=UTF-8\'\'b.csv"', "a; filename*=UTF-8''b.csv"],
    ["attachment; filename*=UTF-8''..%2F..%2Fetc%2Fpasswd", 'passwd'],
    ['attachment; filename="C:\\\\temp\\\\a.csv"', 'a.csv'],
  ])('of %s is %s', (header, expected) => {
    expect(readFileName(header)).toBe(expected)
  })

  it.each([null, '', 'attachment', 'attachment; filename=""', 'attachment; filename=".."', 'inline; name=a.csv'])(
    'is missing in %s',
    (header) => {
      expect(readFileName(header)).toBeUndefined()
    },
  )
})
