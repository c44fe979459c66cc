import { describe, expect, it } from 'vitest'
import type { ResourceProperty } from './property'
import { findClashes, findProblems, judgeProperties } from './property-rules'

const property = (label: string, resourceTypes: number[] = [], more: Partial<ResourceProperty> = {}) => ({
  label,
  resourceTypes,
  defaultValue: '',
  type: 'default' as const,
  selection: [],
  requiresElevated: false,
  isAlwaysEditable: false,
  ...more,
})

describe('two properties of the same name', () => {
  it.each([
    ['share a resource type [RES-11]', [201, 202], [202, 203], { place: 0, resourceType: 202 }],
    ['have no resource types [RES-12]', [], [], { place: 0, resourceType: undefined }],
    ['have disjoint resource types [RES-13]', [201], [202], undefined],
    ['have types and no types [RES-15]', [], [202], undefined],
    ['have no types and types [RES-15]', [202], [], undefined],
  ])('that %s', (_, first, second, clash) => {
    expect(findClashes([property('Heat Number', first), property(' heat NUMBER', second)])).toEqual([undefined, clash])
  })

  it('clash with the first of several, and thousands of them do not take long [RES-11, RES-13]', () => {
    const typed = Array.from({ length: 20_000 }, (_, type) => property('Owner', [type]))
    const start = Date.now()
    const clashes = findClashes([...typed, property('owner', [9, 7])])
    expect(Date.now() - start).toBeLessThan(2000)
    expect(clashes.filter((clash) => clash !== undefined)).toEqual([{ place: 7, resourceType: 7 }])
  })

  it('are named at the later one, which blocks the save [RES-14, RES-15]', () => {
    const properties = [property('Heat Number'), property('Owner'), property('heat number')]
    expect(findProblems(properties)).toEqual([{}, {}, { label: 'Property names must be unique.' }])
  })
})

describe('a property', () => {
  it.each([
    [property('  '), { label: 'Property names cannot be blank.' }],
    [property('x'.repeat(100)), {}],
    [property('x'.repeat(10_000)), { label: 'Use 100 characters or fewer.' }],
    [property('A', [], { defaultValue: 'x'.repeat(10_000) }), { defaultValue: 'Use 1000 characters or fewer.' }],
    [
      property('A', [], { type: 'selection' }),
      { selection: 'Properties with restricted selection must have selections to choose from.' },
    ],
    [
      property('A', [], { type: 'selection', selection: [' '] }),
      { selection: 'Properties with restricted selection must have selections to choose from.' },
    ],
    [property('A', [], { type: 'selection', selection: ['Epoxy'] }), {}],
    [
      property('A', [], { type: 'selection', selection: ['x'.repeat(10_000)] }),
      { selection: 'Use 200 characters or fewer for each selection.' },
    ],
  ])('%# is judged by field [RES-09, RES-10]', (judged, problems) => {
    expect(findProblems([judged])).toEqual([problems])
  })
})

describe('a config of resource properties', () => {
  it('has its faults at the fields of the parameters [RES-09, RES-10, RES-14]', () => {
    const entries = [
      { property: 'ResourceProperties', parameters: [{ label_name: 'Owner' }, { label_name: '' }] },
      {
        property: 'More',
        parameters: [
          {
            label_name: 'OWNER',
            name: '{"defaultValue":"","type":"selection","selection":[],"requiresElevated":false}',
          },
        ],
      },
    ]
    expect(judgeProperties(entries)).toEqual({
      'configs.0.parameters.1.label_name': ['Property names cannot be blank.'],
      'configs.1.parameters.0.label_name': ['Property names must be unique.'],
      'configs.1.parameters.0.name': ['Properties with restricted selection must have selections to choose from.'],
    })
    expect(judgeProperties([])).toEqual({})
  })
})
