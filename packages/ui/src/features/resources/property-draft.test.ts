import { packName } from '@sitewright/domain/resources/property'
import { type StoredProperty, writeProperties } from '@sitewright/domain/resources/property-config'
import type { ConfigParameter } from '@sitewright/domain/configs/model'
import { describe, expect, it } from 'vitest'
import { createDraft, refreshed, saveEnded, saveStarted, valueChanged } from '../../draft/draft'
import { getChanges, toContestedFields } from '../../draft/draft-texts'
import { addRow, changeRow, removeRow, type Rows } from '../../draft/rows'
import {
  createProperty,
  findRowProblems,
  getTexts,
  placeErrors,
  type PropertiesDraft,
  toVersion,
  withoutMissing,
} from './property-draft'

const toConfig = (version: number, ...parameters: ConfigParameter[]) => ({
  id: 7,
  name: 'ResourceProperties',
  isLicense: false,
  version,
  data: { configs: [{ property: 'ResourceProperties', parameters }] },
})
const HEAT = { label_name: 'Heat Number', name: 'Unknown', label_type: 'text' }
const OWNER = { label_name: 'Owner', name: 'Line 1\nLine 2', label_type: 'text' }
const config = toConfig(3, HEAT, OWNER)
const stored = toVersion(config)
const rows = stored.value.properties
const TEXTS = getTexts([{ typeNumber: 203, typeName: 'Valve', resourceTypeId: 1 }])
const edit = (properties: Rows<StoredProperty>) =>
  valueChanged(createDraft<PropertiesDraft>(stored), 'properties', properties)
const write = (properties: Rows<StoredProperty>) => writeProperties(config.data.configs, [...properties.values()])

describe('a draft of properties', () => {
  it('is the stored list until something changes', () => {
    expect(stored.version).toBe(3)
    expect([...rows.values()].map(({ defaultValue }) => defaultValue)).toEqual(['Unknown', 'Line 1\nLine 2'])
    expect(write(rows)).toEqual(config.data.configs)
  })

  it('has no problem with a property that is as it is stored [LIC-88]', () => {
    const twins = changeRow(rows, 'Owner', { label: ' heat number ' })
    expect(findRowProblems(twins, twins)).toEqual(new Map())
    expect(findRowProblems(twins, rows)).toEqual(new Map([['Owner', { label: 'Property names must be unique.' }]]))
    const added = addRow(rows, createProperty(rows), { id: 'new' })
    expect([...findRowProblems(added, rows).keys()]).toEqual(['new'])
    expect(withoutMissing(findRowProblems(added, rows))).toEqual(new Map())
  })

  it('places the errors of the server at the rows of each entry', () => {
    const second = addRow(rows, { ...createProperty(rows), entry: 1 }, { id: 'second' })
    const { found, others } = placeErrors(
      {
        'data.configs.0.parameters.1.name': ['Too long.'],
        'data.configs.1.parameters.0.label_name': ['Blank.'],
        'data.configs.4.parameters.0': ['Odd.'],
      },
      second,
      2,
    )
    expect(found).toEqual(
      new Map([
        ['Owner', { defaultValue: 'Too long.' }],
        ['second', { label: 'Blank.' }],
      ]),
    )
    expect(others).toEqual({ 'data.configs.4.parameters.0': ['Odd.'] })
  })

  it('names what was added, changed and removed [RES-33]', () => {
    const changed = changeRow(rows, 'Heat Number', { label: 'Heat No.', resourceTypes: [203] })
    const added = { ...createProperty(rows), label: ' Weld Map ' }
    expect(getChanges(edit(addRow(removeRow(changed, 'Owner'), added)), TEXTS)).toMatchObject([
      { label: 'Name of Heat No.', before: 'Heat Number', after: 'Heat No.' },
      { label: 'Resource Types of Heat No.', before: 'All types', after: 'Valve' },
      { label: 'Owner', kind: 'removed' },
      { label: 'Weld Map', kind: 'added' },
    ])
  })

  it('merges what two people change in one property, and asks about the same field [RES-33]', () => {
    const theirs = toVersion(
      toConfig(
        4,
        {
          ...HEAT,
          name: packName({ defaultValue: 'None', type: 'selection', selection: ['A'], requiresElevated: false }),
        },
        OWNER,
        { label_name: 'Weld Map', name: '' },
      ),
    )
    const mine = changeRow(rows, 'Heat Number', { defaultValue: 'N/A', isAlwaysEditable: true })
    const draft = refreshed(edit(addRow(mine, { ...createProperty(rows), label: 'Grade' })), theirs)
    expect(toContestedFields(draft, TEXTS)).toMatchObject([
      { label: 'Default value of Heat Number', before: 'Unknown', theirs: 'None', mine: 'N/A' },
    ])
    const [heat, , ...added] = draft.value.properties.values()
    expect(heat).toMatchObject({ type: 'selection', selection: ['A'], isAlwaysEditable: true })
    expect(added.map(({ label }) => label)).toEqual(['Weld Map', 'Grade'])
    // What nobody changed is written as the other side stored it.
    expect(write(draft.value.properties)[0]?.parameters.slice(1, 3)).toEqual([
      OWNER,
      { label_name: 'Weld Map', name: '' },
    ])
    const removed = refreshed(edit(mine), toVersion(toConfig(4, OWNER)))
    expect(toContestedFields(removed, TEXTS)).toMatchObject([
      {
        label: 'Heat Number',
        theirs: 'Removed',
        mine: 'Type Default, Default value N/A, Always Editable Yes',
      },
    ])
  })

  it('keeps the row of a new property when the save packs it', () => {
    const added = addRow(rows, { ...createProperty(rows), label: ' Weld Map ' }, { id: 'new' })
    const [entry] = write(added)
    const saved = saveEnded(saveStarted(edit(added)), {
      status: 'saved',
      value: toVersion(toConfig(4, ...(entry?.parameters ?? []))),
    })
    expect([...saved.value.properties.keys()]).toEqual(['Heat Number', 'Owner', 'new'])
    expect(saved.value.properties.get('new')?.label).toBe('Weld Map')
  })
})
