import { describe, expect, it } from 'vitest'
import type { ConfigEntry } from '../configs/model'
import { readLabels, toConfigEntry } from './config'
import { applyLabels, editedLabels, labelProblem, NEW_LABEL, toSiteLabel } from './config-edit'
import type { SiteLabel } from './model'

const LABEL: SiteLabel = {
  number: 2,
  name: 'Rack tag',
  zpl: '^XA^FO40,40^A0N,70,70^FD{name}^FS^XZ',
  size: '4x2',
  dpmm: 8,
  sort: 'alpha-asc',
}
const unknown: ConfigEntry = { property: 'Other', parameters: [{ name: 'a', value: 'b' }] }
const entries = [toConfigEntry(LABEL), unknown]

describe('an edit of custom labels', () => {
  it('without a change writes the entries as they were read [CODE-21]', () => {
    expect(applyLabels(entries, editedLabels(entries))).toEqual(entries)
  })

  it('changes, adds and removes labels, and leaves other entries alone [CODE-21]', () => {
    const [label] = editedLabels(entries)
    if (label === undefined) throw new Error('The config has a label.')
    const renamed = { ...label, name: 'Bin tag', dpmm: '12' }
    const written = applyLabels(entries, [renamed, { ...NEW_LABEL, number: 3, name: 'New' }])
    expect(
      readLabels({ data: { configs: written } }).labels.map(({ number, name, dpmm }) => [number, name, dpmm]),
    ).toEqual([
      [2, 'Bin tag', 12],
      [3, 'New', 8],
    ])
    expect(written).toContain(unknown)
    expect(applyLabels(entries, [])).toEqual([unknown])
  })

  it('says what is wrong with a label', () => {
    expect(labelProblem({ ...NEW_LABEL, number: 1 })).toBe('The label needs a name.')
    expect(toSiteLabel({ ...NEW_LABEL, number: 1 })).toBeUndefined()
    expect(toSiteLabel({ ...NEW_LABEL, number: 1, name: 'A' })?.name).toBe('A')
  })
})
