import { expect, it } from 'vitest'
import { findPreservationDifferences } from './copy-differences'
import type { Preservation } from './model'
import { createStep } from './steps'

const step = (id: string, type: 0 | 1) => ({ ...createStep(id, type), name: id })
const steps = [step('a', 0), step('b', 1)]
const copy = (projectId: number, change: Partial<Preservation> = {}): Preservation => ({
  id: projectId,
  projectId,
  name: 'Pumps',
  projectName: `Project ${projectId}`,
  preservationRelatedKey: 'key',
  steps,
  version: 1,
  ...change,
})

it.each<[string, Partial<Preservation>, string[]]>([
  ['the same content', {}, []],
  ['another name', { name: 'Seals' }, ['name']],
  ['a step less', { steps: steps.slice(1) }, ['initial']],
  ['another interval', { steps: [step('a', 0), { ...step('b', 1), interval: 9 }] }, ['recurring']],
  ['a step of the other list', { steps: [{ ...step('a', 0), type: 1 }, step('b', 1)] }, ['initial', 'recurring']],
  ['steps with other ids', { steps: [{ ...step('a', 0), id: 'x' }, step('b', 1)] }, ['initial']],
  [
    'other hidden fields, which each copy has for itself',
    { steps: [{ ...step('a', 0), phaseName: 'Receiving' }, step('b', 1)], owner: 'North' },
    [],
  ],
])('a copy with %s differs from the opened one in %o [PRES-28, PRES-33]', (_what, change, parts) => {
  const found = findPreservationDifferences([copy(12), copy(13), copy(14, change)])
  expect(found.map(({ projectId, part }) => [projectId, part])).toEqual(parts.map((part) => [14, part]))
})
