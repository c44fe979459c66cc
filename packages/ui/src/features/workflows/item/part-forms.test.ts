import type { WorkflowItem } from '@sitewright/domain/workflows/item'
import { describe, expect, it } from 'vitest'
import { getRow, type ItemValue, startForm, toItemValue } from './item-value'
import { applyPendingForms, deleteRequirement, findPendingForms, openRequirement } from './part-forms'

const REQUIREMENT = {
  name: 'Photo',
  description: '',
  requirementType: 1,
  requirmentWeight: 0,
  IsPropertyEditable: false,
} as const
const ITEM: WorkflowItem = {
  itemId: 'a',
  itemName: 'Cut',
  itemType: 2,
  itemWeight: 0,
  requirements: [REQUIREMENT, { ...REQUIREMENT, name: 'Note' }],
}

const opened = toItemValue(ITEM, [])
const withForm = (changes: Partial<ItemValue['requirement']['form']>, id: string | null = null): ItemValue => {
  const draft = openRequirement(opened, id)
  return { ...draft, requirement: startForm({ ...draft.requirement.form, ...changes }) }
}
const names = (value: ItemValue): string[] => [...getRow(value).requirements.values()].map(({ name }) => name)

describe('the forms inside the tabs', () => {
  it('are pending while they differ from the item', () => {
    expect(findPendingForms(opened)).toEqual([])
    expect(findPendingForms(openRequirement(opened, 'Note'))).toEqual([])
    expect(findPendingForms(withForm({ name: 'Film' }, 'Note'))).toEqual(['requirements'])
    expect(findPendingForms(withForm({ weight: 2 }))).toEqual(['requirements'])
  })

  it('are applied by OK of the dialog, a new one at the end and another one at its place [ITEM-40]', () => {
    const added = applyPendingForms(withForm({ name: 'Film', requirementType: 10 }), [], () => true, 'id')
    expect(names(added)).toEqual(['Photo', 'Note', 'Film'])
    expect(findPendingForms(added)).toEqual([])
    expect(names(applyPendingForms(withForm({ name: 'Film' }, 'Photo'), [], () => true, 'id'))).toEqual([
      'Film',
      'Note',
    ])
  })

  it('stay pending with errors, and are left alone in a disabled tab', () => {
    const invalid = applyPendingForms(withForm({ name: 'Film' }), [], () => true, 'id')
    expect(invalid.requirement.isTried).toBe(true)
    expect(names(invalid)).toEqual(['Photo', 'Note'])
    const disabled = withForm({ name: 'Film', requirementType: 1 })
    expect(applyPendingForms(disabled, [], () => false, 'id')).toBe(disabled)
  })

  it('are empty after a requirement was deleted [ITEM-40]', () => {
    const deleted = deleteRequirement(openRequirement(opened, 'Photo'))
    expect(names(deleted)).toEqual(['Note'])
    expect(deleted.requirementId).toBeNull()
    expect(findPendingForms(deleted)).toEqual([])
  })
})
