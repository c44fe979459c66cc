import { describe, expect, it } from 'vitest'
import { getHiddenIds, getHideableColumns, getVisibleColumns } from './column'

const columns = [
  { id: 'userName', header: 'Username', canHide: true },
  { id: 'firstName', header: 'First Name', canHide: true },
  { id: 'active', header: 'Active' },
  { id: 'addons', header: 'Product Licenses', canHide: true },
]

const ids = (list: { id: string }[]): string[] => list.map((column) => column.id)

describe('the columns of a table', () => {
  it('are all visible by default', () => {
    expect(ids(getVisibleColumns(columns))).toEqual(['userName', 'firstName', 'active', 'addons'])
  })

  it('exclude hidden ones, except the first one and those that cannot be hidden', () => {
    expect(ids(getVisibleColumns(columns, ['userName', 'active', 'addons', 'missing']))).toEqual([
      'userName',
      'firstName',
      'active',
    ])
  })

  it('can be hidden only with canHide', () => {
    expect(ids(getHideableColumns(columns))).toEqual(['firstName', 'addons'])
  })

  it('are hidden unless visible, and hidden ids of other tables stay', () => {
    expect(getHiddenIds(columns, [], ['firstName', 'addons'])).toEqual([])
    expect(getHiddenIds(columns, ['firstName'], ['firstName'])).toEqual(['addons'])
    expect(getHiddenIds(columns, ['sites', 'addons'], ['addons'])).toEqual(['sites', 'firstName'])
  })
})
