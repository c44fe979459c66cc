import { describe, expect, it } from 'vitest'
import { copyStep, findSameType, planLicenseCopies, toConfigCopy, toOverwritten } from './copy'
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

describe('a copy of license configs', () => {
  const targets = [
    { projectId: 12, name: 'Refinery' },
    { projectId: 18, name: 'Tank Farm' },
  ]
  const plan = (reasonOf: (projectId: number) => string | undefined) =>
    planLicenseCopies([source], targets, (_, { projectId }) => reasonOf(projectId))

  it('checks every config with every project [COPY-17, COPY-22]', () => {
    const copies = plan((projectId) => (projectId === 18 ? 'It exists.' : undefined))
    expect(copies.map(({ target: { projectId }, reason }) => [projectId, reason])).toEqual([
      [12, undefined],
      [18, 'It exists.'],
    ])
  })

  it('continues with the possible copies, and is blocked without any [COPY-18, COPY-19]', () => {
    expect(copyStep(plan(() => undefined))).toBe('copy')
    expect(copyStep(plan((projectId) => (projectId === 18 ? 'It exists.' : undefined)))).toBe('continue')
    expect(copyStep(plan(() => 'It exists.'))).toBe('blocked')
    expect(copyStep([])).toBe('blocked')
  })
})
