import { describe, expect, it } from 'vitest'
import { getNextSort } from './sort'

describe('getNextSort', () => {
  it('starts ascending', () => {
    expect(getNextSort(undefined, 'userName')).toEqual({ columnId: 'userName', direction: 'ascending' })
  })

  it('reverses the direction for the same column', () => {
    const descending = getNextSort({ columnId: 'userName', direction: 'ascending' }, 'userName')
    expect(descending).toEqual({ columnId: 'userName', direction: 'descending' })
    expect(getNextSort(descending, 'userName')).toEqual({ columnId: 'userName', direction: 'ascending' })
  })

  it('starts ascending for another column', () => {
    expect(getNextSort({ columnId: 'userName', direction: 'ascending' }, 'lastName')).toEqual({
      columnId: 'lastName',
      direction: 'ascending',
    })
    expect(getNextSort({ columnId: 'userName', direction: 'descending' }, 'lastName').direction).toBe('ascending')
  })
})
