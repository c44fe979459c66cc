import { describe, expect, it } from 'vitest'
import { findMissingType, getLabels, toDraft, toSave, typeField, valueField } from './settings-draft'

const projects = [
  { projectId: 9, name: 'Jetty 3' },
  { projectId: 10, name: 'Tank Farm' },
]
const base = toDraft({
  config: { CustomerCode: 'NGC', OpportunityId: '', ProjectOverrides: { 9: { type: 'Region', value: 'East' } } },
  projects,
})

describe('the draft of internal settings', () => {
  it('has a type and a value for each project [SET-06, SET-07]', () => {
    expect(base).toEqual({
      CustomerCode: 'NGC',
      OpportunityId: '',
      '9.type': 'Region',
      '9.value': 'East',
      '10.type': '',
      '10.value': '',
    })
    expect(getLabels(projects)['10.value']).toBe('Value of Tank Farm')
  })

  it('saves what changed alone, and an override with an empty type as removed [SET-11]', () => {
    expect(toSave(projects, base, base)).toEqual({})
    expect(toSave(projects, base, { ...base, OpportunityId: 'OPP', [typeField(9)]: ' ' })).toEqual({
      OpportunityId: 'OPP',
      ProjectOverrides: { 9: { type: '', value: '' } },
    })
    expect(toSave(projects, base, { ...base, [typeField(10)]: 'Region ', [valueField(10)]: 'West' })).toEqual({
      ProjectOverrides: { 10: { type: 'Region', value: 'West' } },
    })
  })

  it('finds a new value that would be lost', () => {
    expect(findMissingType(projects, base, { ...base, [valueField(10)]: 'West' })).toBe(10)
    expect(findMissingType(projects, base, { ...base, [typeField(9)]: '' })).toBeUndefined()
    expect(findMissingType(projects, base, base)).toBeUndefined()
  })
})
