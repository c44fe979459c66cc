import { describe, expect, it } from 'vitest'
import { configMessages } from '@sitewright/domain/configs/messages'
import type { Config } from '@sitewright/domain/configs/model'
import { splitOutcome } from './together'

const config = (id: number, name: string, version = 1): Config => ({
  id,
  name,
  projectId: 7,
  isLicense: false,
  data: { configs: [] },
  version,
})
const levels = config(1, 'EnforceStorageLevels')
const receipt = config(2, 'ReceiptPost')
const integration = config(3, 'Integration')
const saves = [levels, receipt, integration].map((one) => ({ config: one, entries: [] }))
const notSaved = (names: string) => ({
  status: 'failed',
  message: `Nothing was saved, because ${names} could not be saved.`,
  fields: {},
})

describe('the outcome of a save of several configs', () => {
  it('is the stored value of each [CONF-72]', () => {
    const stored = [levels, receipt, integration].map((one) => ({ ...one, version: 2 }))
    expect([...splitOutcome(saves, { status: 'saved', value: stored })]).toEqual(
      stored.map((value) => [value.id, { status: 'saved', value }]),
    )
  })

  it('names the wrong values at their own config, and the others say which one was refused [CONF-72]', () => {
    const sentences = [configMessages.pickLocationConflict(1)]
    const outcome = splitOutcome(saves, {
      status: 'failed',
      message: 'x',
      fields: { 'configs.1.data.configs.0.parameters.0.value': sentences },
    })
    expect(outcome.get(2)).toEqual({
      status: 'failed',
      message: sentences[0],
      fields: { 'data.configs.0.parameters.0.value': sentences },
    })
    expect([outcome.get(1), outcome.get(3)]).toEqual([notSaved('ReceiptPost'), notSaved('ReceiptPost')])
  })

  it('is a conflict where someone else saved, and not found where someone else deleted [CONF-72]', () => {
    const theirs = { ...levels, version: 2 }
    const outcome = splitOutcome(saves, { status: 'conflict', current: [theirs, integration] })
    expect(outcome.get(1)).toEqual({ status: 'conflict', current: theirs })
    expect(outcome.get(2)).toMatchObject({ status: 'failed', problem: 'not-found' })
    expect(outcome.get(3)).toEqual(notSaved('EnforceStorageLevels and ReceiptPost'))
  })

  it('is the same failure for all where the server names no config [CONF-72]', () => {
    const failure = { status: 'failed', message: 'No connection.', fields: {} } as const
    expect([...splitOutcome(saves, failure).values()]).toEqual([failure, failure, failure])
  })
})
