import { describe, expect, it } from 'vitest'
import { copiesOf, pathProjectOf, toCopies } from './copies'
import type { Preservation, PreservationStep } from './model'

const step = (id: string, change: Partial<PreservationStep> = {}): PreservationStep => ({
  id,
  name: id,
  interval: 7,
  intervalUnit: 0,
  type: 0,
  ...change,
})
const copy = (id: number, projectId: number, change: Partial<Preservation> = {}): Preservation => ({
  id,
  projectId,
  name: 'Pumps',
  projectName: `Project ${projectId}`,
  preservationRelatedKey: 'key',
  steps: [step('a')],
  version: 3,
  ...change,
})

describe('what a save sends', () => {
  it('of a new preservation is one copy for each project, with id 0 and the same new key [PRES-27]', () => {
    const copies = toCopies({ name: 'Pumps', projectIds: new Set([12, 14]), steps: [step('a')] }, [], 'new-key')
    expect(copies).toEqual([
      { id: 0, name: 'Pumps', projectId: 12, preservationRelatedKey: 'new-key', steps: [step('a')] },
      { id: 0, name: 'Pumps', projectId: 14, preservationRelatedKey: 'new-key', steps: [step('a')] },
    ])
    expect(pathProjectOf(copies)).toBe(12)
  })

  it('keeps stored ids and versions, adds projects with the shared key, and leaves out projects that were removed [PRES-28, PRES-29]', () => {
    const stored = [copy(1, 12), copy(2, 14), copy(3, 15, { version: 9 })]
    const copies = toCopies({ name: 'Seals', projectIds: [15, 12, 16], steps: [step('b')] }, stored, 'unused')
    expect(copies.map(({ id, projectId, version }) => [id, projectId, version])).toEqual([
      [3, 15, 9],
      [1, 12, 3],
      [0, 16, undefined],
    ])
    expect(new Set(copies.map(({ preservationRelatedKey }) => preservationRelatedKey))).toEqual(new Set(['key']))
    expect(copies.every(({ name }) => name === 'Seals')).toBe(true)
    expect(pathProjectOf(copies)).toBe(15)
  })

  it('keeps fields that the editor does not show, those of each copy [PRES-33]', () => {
    const stored = [
      copy(1, 12, { owner: 'North', steps: [step('a', { phaseName: 'Receiving', fields: [{ x: 1 }], note: 'n' })] }),
      copy(2, 14, { steps: [step('a', { phaseName: 'Storage' })] }),
    ]
    const edited = step('a', { name: 'Grease', interval: 1, intervalUnit: 1, type: 1, phaseName: 'Receiving' })
    const added = step('b', { phaseName: null })
    const [first, second] = toCopies({ name: 'Pumps', projectIds: [12, 14], steps: [added, edited] }, stored, '')
    expect(first).toMatchObject({ owner: 'North' })
    const seen = { name: 'Grease', interval: 1, intervalUnit: 1, type: 1 }
    expect(first?.steps).toEqual([
      added,
      { ...step('a', { phaseName: 'Receiving', fields: [{ x: 1 }], note: 'n' }), ...seen },
    ])
    expect(second?.steps).toEqual([added, { ...step('a', { phaseName: 'Storage' }), ...seen }])
  })
})

it('the copies of a preservation start with the opened one', () => {
  const all = [copy(1, 14), copy(2, 12), copy(3, 11), copy(4, 12, { preservationRelatedKey: 'other' })]
  expect(copiesOf(all, 2, () => 1).map(({ id }) => id)).toEqual([2, 3, 1])
  expect(copiesOf(all, 99, () => 1)).toEqual([])
})

it('the copies of a preservation are those in projects of its license [WF-81]', () => {
  const all = [copy(1, 14), copy(2, 12), copy(3, 45)]
  const licenseOf = (projectId: number) => (projectId === 45 ? 2 : 1)
  expect(copiesOf(all, 1, licenseOf).map(({ id }) => id)).toEqual([1, 2])
  expect(copiesOf(all, 3, licenseOf).map(({ id }) => id)).toEqual([3])
})
