import { describe, expect, it } from 'vitest'
import { createDraft, refreshed, valuesChanged } from '../../draft/draft'
import { getChanges, toContestedFields } from '../../draft/draft-texts'
import { changeRow } from '../../draft/rows'
import { findMissingType, placeErrors, SETTINGS_TEXTS, type SettingsDraft, toDraft, toSave } from './settings-draft'

const base = toDraft({
  config: { CustomerCode: 'NGC', OpportunityId: '', ProjectOverrides: { 9: { type: 'Region', value: 'East' } } },
  projects: [
    { projectId: 9, name: 'Jetty 3' },
    { projectId: 10, name: 'Tank Farm' },
  ],
})

/** Types texts into the override of a project. */
const type = (projectId: number, texts: { type?: string; value?: string }, draft = base): SettingsDraft => ({
  ...draft,
  overrides: changeRow(draft.overrides, String(projectId), texts),
})

describe('the draft of internal settings', () => {
  it('has a type and a value for each project [SET-06, SET-07]', () => {
    expect([...base.overrides.values()]).toEqual([
      { projectId: 9, name: 'Jetty 3', type: 'Region', value: 'East' },
      { projectId: 10, name: 'Tank Farm', type: '', value: '' },
    ])
  })

  it('saves what changed alone, and an override with an empty type as removed [SET-11]', () => {
    expect(toSave(base, base)).toEqual({})
    expect(toSave(base, type(9, { type: ' ' }, { ...base, OpportunityId: 'OPP' }))).toEqual({
      OpportunityId: 'OPP',
      ProjectOverrides: { 9: { type: '', value: '' } },
    })
    expect(toSave(base, type(10, { type: 'Region ', value: 'West' }))).toEqual({
      ProjectOverrides: { 10: { type: 'Region', value: 'West' } },
    })
  })

  it('finds a new value that would be lost', () => {
    expect(findMissingType(base, type(10, { value: 'West' }))).toBe('10')
    expect(findMissingType(base, type(9, { type: '' }))).toBeUndefined()
    expect(findMissingType(base, base)).toBeUndefined()
  })

  it('places the errors of the server at their fields', () => {
    const [sentences, unknown] = [['Too long.'], ['This license has no such project.']]
    const fields = { CustomerCode: sentences, 'ProjectOverrides.9.value': sentences, 'ProjectOverrides.10': sentences }
    expect(placeErrors({ ...fields, 'ProjectOverrides.11': unknown }, base)).toEqual({
      found: { CustomerCode: 'Too long.', 'overrides/9/value': 'Too long.', 'overrides/10/type': 'Too long.' },
      others: { 'ProjectOverrides.11': unknown },
    })
  })

  it('merges different overrides and texts, and asks about the same one by its name', () => {
    const typed = valuesChanged(createDraft<SettingsDraft>({ value: base }), type(9, { value: 'West' }))
    expect(getChanges(typed, SETTINGS_TEXTS)).toMatchObject([{ label: 'Value of Jetty 3', before: 'East' }])
    const theirs = type(10, { type: 'Region', value: 'North' }, type(9, { type: 'Area' }))
    const merged = refreshed<SettingsDraft>(typed, { value: theirs })
    expect(merged.conflict).toBeUndefined()
    expect(toSave(merged.base.value, merged.value)).toEqual({
      ProjectOverrides: { 9: { type: 'Area', value: 'West' } },
    })
    const asked = refreshed<SettingsDraft>(typed, { value: type(9, { value: 'South' }) })
    expect(toContestedFields(asked, SETTINGS_TEXTS)).toMatchObject([
      { label: 'Value of Jetty 3', theirs: 'South', mine: 'West' },
    ])
  })
})
