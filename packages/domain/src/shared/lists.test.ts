import { describe, expect, it } from 'vitest'
import { formatSort, parseSort } from './lists'

const KNOWN = ['lastName', 'userName', 'isApproved'] as const

describe('reading a sort', () => {
  it.each([
    ['userName', [{ key: 'userName', isDescending: false }]],
    ['-lastName', [{ key: 'lastName', isDescending: true }]],
    [
      '-lastName,userName',
      [
        { key: 'lastName', isDescending: true },
        { key: 'userName', isDescending: false },
      ],
    ],
  ])('%s', (text, expected) => {
    expect(parseSort(text, KNOWN)).toEqual(expected)
  })

  it.each([
    ['an unknown key', 'salary'],
    ['an unknown key after a known one', 'userName,salary'],
    ['nothing', ''],
    ['an empty part', 'userName,'],
    ['a key twice', 'userName,-userName'],
    ['two minus signs', '--userName'],
    ['another case', 'username'],
    ['a space', 'userName, lastName'],
    ['a property of every object', 'constructor'],
  ])('refuses %s', (_, text) => {
    expect(parseSort(text, KNOWN)).toBeUndefined()
  })
})

it('writes a sort as it reads it', () => {
  expect(formatSort(parseSort('-lastName,userName', KNOWN)!)).toBe('-lastName,userName')
})
