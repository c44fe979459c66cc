import { describe, expect, it } from 'vitest'
import { rowsOf, rowsOfStory, withoutRows } from './marks.mjs'

describe('the rows of a test', () => {
  it.each([
    [['saves [USER-01]'], ['USER-01']],
    [
      ['users [USER-01, API2-03]', 'saves [USER-01,LIC-09..LIC-11] '],
      ['USER-01', 'API2-03', 'LIC-09', 'LIC-10', 'LIC-11'],
    ],
    [['sorts [1, 2]', 'has [USER-01] in its middle', 'matches [a-z]'], []],
  ])('are at the ends of its titles: %j', (titles, rows) => {
    expect(rowsOf(titles)).toEqual(rows)
  })

  it.each([
    'USER-03..USER-01',
    'USER-01..API2-02',
    'USER-01..17',
    'USER-01..USER-99999999',
    'user-01',
    'USER-01 USER-02',
  ])('include %s as it is written, because it names no row', (entry) => {
    expect(rowsOf([`saves [LIC-01, ${entry}]`])).toEqual(['LIC-01', entry])
  })
})

describe('the rows of a story', () => {
  it.each([
    [
      ['USER-01', 'LIC-09..LIC-11'],
      ['USER-01', 'LIC-09', 'LIC-10', 'LIC-11'],
    ],
    [undefined, []],
    [[], []],
  ])('are the ids of its parameter %j, one by one', (parameter, rows) => {
    expect(rowsOfStory(parameter)).toEqual(rows)
  })

  it.each([
    ['USER-01, USER-02', 'USER-01, USER-02'],
    [[['USER-01', 'USER-02']], 'USER-01,USER-02'],
    [[null], 'null'],
    [{ id: 'USER-01' }, '[object Object]'],
    [true, 'true'],
  ])('include %j as text, because it names no row', (parameter, row) => {
    expect(rowsOfStory(parameter)).toEqual([row])
  })
})

it('a title is shown without its rows', () => {
  expect(withoutRows('saves a user [USER-01, USER-02..USER-05]')).toBe('saves a user')
  expect(withoutRows('sorts [1, 2]')).toBe('sorts [1, 2]')
})
