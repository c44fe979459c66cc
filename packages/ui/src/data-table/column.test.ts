import { describe, expect, it } from 'vitest'
import { hiddenBesides, hideableColumns, visibleColumns } from './column'

const columns = [
  { id: 'userName', header: 'Username', canHide: true },
  { id: 'firstName', header: 'First Name', canHide: true },
  { id: 'active', header: 'Active' },
  { id: 'addons', header: 'Product Licenses', canHide: true },
]

const ids = (list: { id: string }[]): string[] => list.map((column) => column.id)

describe('the columns of a table', () => {
  it('are all shown without a choice', () => {
    expect(ids(visibleColumns(columns))).toEqual(['userName', 'firstName', 'active', 'addons'])
  })

  it('leave out what is hidden, and never the first one nor one that must stay', () => {
    expect(ids(visibleColumns(columns, ['userName', 'active', 'addons', 'gone']))).toEqual([
      'userName',
      'firstName',
      'active',
    ])
  })

  it('are offered for hiding only where that is allowed', () => {
    expect(ids(hideableColumns(columns))).toEqual(['firstName', 'addons'])
  })

  it('are hidden unless chosen, and a choice about other tables is kept', () => {
    expect(hiddenBesides(columns, [], ['firstName', 'addons'])).toEqual([])
    expect(hiddenBesides(columns, ['firstName'], ['firstName'])).toEqual(['addons'])
    expect(hiddenBesides(columns, ['sites', 'addons'], ['addons'])).toEqual(['sites', 'firstName'])
  })
})
