import { describe, expect, it } from 'vitest'
import { findCards, findNextCard, toSearch } from './find-cards'
import { stopAt } from './stops'

const phases = [
  { id: 'a', name: 'A', items: ['Fit up', 'Wéld root', 'Sign'].map((name) => ({ id: name, name })) },
  { id: 'b', name: 'B', items: [] },
  { id: 'c', name: 'C', items: ['Weld cap', 'Paint', 'Reweld'].map((name) => ({ id: name, name })) },
]
const find = (text: string) => findCards(phases, toSearch(text))

describe('the search of a board', () => {
  it('finds cards by a part of their names, whatever the case and the accents', () => {
    expect(find(' WELD ').map(({ item }) => item)).toEqual(['Wéld root', 'Weld cap', 'Reweld'])
    expect(find('crane')).toEqual([])
    expect(find('  ')).toEqual([])
  })

  it.each([
    ['the first card', 0, 0, false, 'Wéld root'],
    ['a match that it has not been at', 0, 1, false, 'Wéld root'],
    ['a match that it has been at', 0, 1, true, 'Weld cap'],
    ['the head of a phase', 1, -1, false, 'Weld cap'],
    ['the last match', 2, 2, true, 'Wéld root'],
  ])('goes on from %s', (_, phase, item, hasBeen, expected) => {
    expect(findNextCard(find('weld'), stopAt(phases, phase, item), hasBeen)?.item).toBe(expected)
  })
})
