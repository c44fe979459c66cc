import { describe, expect, it } from 'vitest'
import { nextSort } from './sort'

describe('the order of a table', () => {
  it('starts ascending with the first press', () => {
    expect(nextSort(undefined, 'userName')).toEqual({ columnId: 'userName', direction: 'ascending' })
  })

  it('turns around with every further press on the same column', () => {
    const down = nextSort({ columnId: 'userName', direction: 'ascending' }, 'userName')
    expect(down).toEqual({ columnId: 'userName', direction: 'descending' })
    expect(nextSort(down, 'userName')).toEqual({ columnId: 'userName', direction: 'ascending' })
  })

  it('starts ascending again with another column, whichever way the last one went', () => {
    expect(nextSort({ columnId: 'userName', direction: 'ascending' }, 'lastName')).toEqual({
      columnId: 'lastName',
      direction: 'ascending',
    })
    expect(nextSort({ columnId: 'userName', direction: 'descending' }, 'lastName').direction).toBe('ascending')
  })
})
