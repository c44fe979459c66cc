import { describe, expect, it } from 'vitest'
import {
  copyStep,
  findLinkedCopy,
  findSameType,
  planConfigCopies,
  planLicenseCopies,
  toConfigCopy,
  toOverwritten,
} from './copy'
import type { Config } from './model'

const config = (id: number, name: string, value: string): Config => ({
  id,
  name,
  projectId: id,
  isLicense: false,
  data: { configs: [{ property: name, parameters: [{ name: 'value', value }] }] },
  version: id,
})
const source = config(1, 'ReceiptPost', 'source')
const target = [config(2, 'Integration', 'target'), config(3, 'ReceiptPost', 'target')]

describe('a copy of a config', () => {
  it('asks about the config of the same name [COPY-13]', () => {
    expect(findSameType(source, target)?.id).toBe(3)
    expect(findSameType(source, target.slice(0, 1))).toBeUndefined()
  })

  it('has no id, project or version of its source [COPY-14]', () => {
    expect(toConfigCopy(source)).toEqual({ name: 'ReceiptPost', data: source.data })
  })

  it('overwrites the values and keeps the id and version of the target [COPY-15]', () => {
    expect(toOverwritten(config(3, 'ReceiptPost', 'target'), source)).toMatchObject({
      id: 3,
      projectId: 3,
      version: 3,
      data: source.data,
    })
  })
})

describe('several copies of configs', () => {
  const configs = { source: [source, config(4, 'Integration', 'x'), config(5, 'Other', 'x')], target }
  const all = new Set([1, 4, 5])

  it('are new ones, and ones that overwrite with their values [COPY-14, COPY-39]', () => {
    expect(planConfigCopies(configs, all, true)).toMatchObject([
      { ids: [1], name: 'ReceiptPost', replaced: [{ label: 'value', before: 'target', after: 'source' }] },
      { ids: [4], replaced: [{ before: 'target', after: 'x' }] },
      { ids: [5], name: 'Other', note: 'config, 1 value' },
    ])
    expect(planConfigCopies(configs, new Set([5]), true)[0]).not.toHaveProperty('replaced')
  })

  it('remember the configs of the target as they were reviewed [COPY-40]', () => {
    expect(planConfigCopies(configs, new Set([1]), true)[0]?.parts).toEqual([{ source, existing: target[1] }])
  })

  it('leave out configs with the same values [COPY-36]', () => {
    expect(planConfigCopies({ source: [source], target: [{ ...source, id: 8 }] }, all, true)).toEqual([])
  })
})

describe('a copy of license configs', () => {
  const targets = [
    { projectId: 12, name: 'Refinery' },
    { projectId: 18, name: 'Tank Farm' },
  ]
  const plan = (owners: readonly number[]) =>
    planLicenseCopies([source], targets, (projectId, name) =>
      owners.includes(projectId) && name === source.name ? source : undefined,
    )

  it('checks every config with every project [COPY-17, COPY-22]', () => {
    expect(plan([18]).map(({ target: { projectId }, reason }) => [projectId, reason])).toEqual([
      [12, undefined],
      [18, 'The project already has a config of this type.'],
    ])
  })

  it('continues with the possible copies, and is blocked without any [COPY-18, COPY-19]', () => {
    expect(copyStep(plan([]))).toBe('copy')
    expect(copyStep(plan([18]))).toBe('continue')
    expect(copyStep(plan([12, 18]))).toBe('blocked')
    expect(copyStep([])).toBe('blocked')
  })

  const withValues = (id: number, name: string, values: Readonly<Record<string, string | number>>): Config => ({
    ...config(id, name, ''),
    data: {
      configs: [{ property: name, parameters: Object.entries(values).map(([key, value]) => ({ name: key, value })) }],
    },
  })
  const receipt = withValues(4, 'ReceiptPost', { DirectHandoverPickLocation: 'A > B' })
  const levelsOf = (levels: number) =>
    withValues(5, 'EnforceStorageLevels', { minimumStorageLevels: levels, maximumStorageLevels: levels })
  const reasonsOf = (configs: readonly Config[], findStored: (projectId: number, name: string) => Config | undefined) =>
    planLicenseCopies(configs, targets, findStored).map(({ reason }) => reason)

  it('names the values that a project would refuse, before anything is copied [COPY-17, COPY-20]', () => {
    const conflict =
      'The Direct Handover Pick Location has 2 levels, which conflicts with the EnforceStorageLevels config.'
    const stored = (projectId: number, name: string) =>
      projectId === 18 && name === 'EnforceStorageLevels' ? levelsOf(3) : undefined
    expect(reasonsOf([receipt], stored)).toEqual([undefined, conflict])
    expect(reasonsOf([receipt, levelsOf(2)], stored)).toEqual([
      undefined,
      conflict,
      undefined,
      'The project already has a config of this type.',
    ])
    expect(reasonsOf([receipt, levelsOf(3)], () => undefined)).toEqual([conflict, conflict, conflict, conflict])
  })

  it('between projects takes the linked config with it only where neither could be copied alone [CONF-72, COPY-15]', () => {
    const shorter = withValues(7, 'ReceiptPost', { DirectHandoverPickLocation: 'A' })
    const both = { source: [receipt, levelsOf(2)], target: [shorter, levelsOf(1)] }
    expect(findLinkedCopy(receipt, both)?.name).toBe('EnforceStorageLevels')
    expect(findLinkedCopy(levelsOf(2), both)?.name).toBe('ReceiptPost')
    expect(findLinkedCopy(receipt, { ...both, target: [shorter, levelsOf(0)] })).toBeUndefined()
    expect(findLinkedCopy(receipt, { ...both, target: [levelsOf(1)] })).toBeUndefined()
    expect(findLinkedCopy(receipt, { ...both, source: [receipt, levelsOf(3)] })).toBeUndefined()
    expect(findLinkedCopy(source, { source: [source], target: [] })).toBeUndefined()
  })

  it('among several, linked configs are one copy, each with its values [CONF-72, COPY-39]', () => {
    const configs = {
      source: [receipt, levelsOf(2)],
      target: [withValues(7, 'ReceiptPost', { DirectHandoverPickLocation: 'A' }), levelsOf(1)],
    }
    expect(planConfigCopies(configs, new Set([receipt.id]), true)).toMatchObject([
      {
        ids: [4, 5],
        name: 'ReceiptPost and EnforceStorageLevels',
        replaced: [
          { label: 'DirectHandoverPickLocation of ReceiptPost', before: 'A', after: 'A > B' },
          { label: 'minimumStorageLevels of EnforceStorageLevels', before: '1', after: '2' },
          { label: 'maximumStorageLevels of EnforceStorageLevels', before: '1', after: '2' },
        ],
      },
    ])
    expect(planConfigCopies(configs, new Set([4, 5]), true)).toHaveLength(1)
    expect(planConfigCopies(configs, new Set([4, 5]), false)).toHaveLength(2)
  })

  it('a config that could be copied alone is not copied twice, if another one needs it [CONF-72]', () => {
    const configs = {
      source: [levelsOf(2), receipt],
      target: [levelsOf(1), withValues(7, 'ReceiptPost', {})],
    }
    expect(findLinkedCopy(levelsOf(2), configs)).toBeUndefined()
    expect(planConfigCopies(configs, new Set([receipt.id, levelsOf(2).id]), true)).toMatchObject([
      { name: 'ReceiptPost and EnforceStorageLevels' },
    ])
  })

  it('names wrong resource properties as well [COPY-17, COPY-22]', () => {
    const properties: Config = {
      ...config(6, 'ResourceProperties', ''),
      data: { configs: [{ property: 'ResourceProperties', parameters: [{ label_name: ' ', name: '' }] }] },
    }
    const judge = () => ({ 'configs.0': ['Property names cannot be blank.'] })
    const [copy] = planLicenseCopies([properties], targets, () => undefined, judge)
    expect(copy?.reason).toBe('Property names cannot be blank.')
  })
})
