import { writeProperties } from '@sitewright/domain/resources/property-config'
import { describe, expect, it } from 'vitest'
import {
  createRow,
  createRowReader,
  describeRows,
  findRowProblems,
  getRowChanges,
  toVersion,
  writeRows,
} from './property-draft'

const config = {
  id: 7,
  name: 'ResourceProperties',
  isLicense: false,
  version: 3,
  data: {
    configs: [
      {
        property: 'ResourceProperties',
        parameters: [
          { label_name: 'Heat Number', name: 'Unknown', label_type: 'text' },
          { label_name: 'Owner', name: 'Line 1\nLine 2', label_type: 'text' },
        ],
      },
    ],
  },
}
const { value, version } = toVersion(config)
const read = createRowReader()
const rows = read(value.properties)

describe('a draft of properties', () => {
  it('is the stored list until something changes', () => {
    expect(version).toBe(3)
    expect(rows.map(({ property }) => property.defaultValue)).toEqual(['Unknown', 'Line 1\nLine 2'])
    expect(writeProperties(config.data.configs, rows)).toEqual(config.data.configs)
    expect(read('')).toEqual([])
  })

  it('has no problem with a property that is as it is stored [LIC-88]', () => {
    const [heat, owner] = rows
    if (heat === undefined || owner === undefined) throw new Error('The config has two properties.')
    const twins = [heat, { ...owner, property: { ...owner.property, label: ' heat number ' } }]
    expect(findRowProblems(twins, twins)).toEqual([{}, {}])
    expect(findRowProblems(rows, twins)[0]).toEqual({})
    expect(findRowProblems(rows, twins)[1]).toHaveProperty('label')
  })

  it('keeps the objects of lines that did not change', () => {
    const reader = createRowReader()
    const [first] = reader(value.properties)
    const next = reader(writeRows([...rows, createRow(rows)]))
    expect(next[0]).toBe(first)
    expect(next).toHaveLength(3)
  })

  it('names what was added, changed and removed', () => {
    const [heat, owner] = rows
    if (heat === undefined || owner === undefined) throw new Error('The config has two properties.')
    const changed = { ...heat, property: { ...heat.property, label: 'Heat No.' } }
    const next = [changed, { ...createRow(rows), property: { ...owner.property, label: ' Weld Map ' } }]
    expect(getRowChanges(rows, next)).toEqual([
      { id: '0', label: 'Heat No.', kind: 'changed' },
      { id: '2', label: 'Weld Map', kind: 'added' },
      { id: '1', label: 'Owner', kind: 'removed' },
    ])
    const [first] = rows
    if (first === undefined) throw new Error('The config has two properties.')
    const nameless = { ...first.property, label: ' ' }
    expect(
      getRowChanges(rows, [
        { ...first, property: nameless },
        ...rows.slice(1),
        { ...first, id: 9, property: nameless },
      ]),
    ).toEqual([
      { id: '0', label: 'property 1', kind: 'changed' },
      { id: '9', label: 'New property', kind: 'added' },
    ])
    expect(describeRows(value.properties, writeRows(next))).toBe('Added Heat No., Weld Map. Removed Heat Number, Owner')
    expect(describeRows(value.properties, value.properties)).toBe('No changes')
    const other = [{ ...heat, property: { ...heat.property, requiresElevated: true } }, owner]
    expect(describeRows(value.properties, writeRows(other))).toBe('Changed Heat Number')
  })
})
