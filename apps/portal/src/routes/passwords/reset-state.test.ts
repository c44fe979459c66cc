import { describe, expect, it } from 'vitest'
import { stateOfReset, type ResetFacts } from './reset-state'

const state = (facts: Partial<ResetFacts>) =>
  stateOfReset({
    owner: { token: 'link' },
    isLinkGood: true,
    isLinkRefused: false,
    linkFailure: undefined,
    isChecking: false,
    requirements: { minLength: 12 },
    areRequirementsKnown: true,
    onRetry: () => undefined,
    ...facts,
  })

describe('the page of a new password', () => {
  it('checks the link before it shows the form [AUTH-84]', () => {
    expect(state({ isLinkGood: false })).toEqual({ kind: 'checking' })
    expect(state({})).toMatchObject({ kind: 'form', variant: 'reset', requirements: { minLength: 12 } })
  })

  it('says of a refused link that it is invalid, and nothing else [AUTH-85, AUTH-87]', () => {
    expect(state({ isLinkGood: false, isLinkRefused: true, linkFailure: 'Not found.' })).toEqual({ kind: 'invalid' })
  })

  it('says so too with neither link nor session [AUTH-99]', () => {
    expect(state({ owner: undefined, isLinkGood: false })).toEqual({ kind: 'invalid' })
  })

  it('lets a check that failed be tried again', () => {
    expect(state({ isLinkGood: false, linkFailure: 'No server.', isChecking: true })).toMatchObject({
      kind: 'failed',
      message: 'No server.',
      isRetrying: true,
    })
  })

  it('is the forced update of a signed-in user [AUTH-99]', () => {
    expect(state({ owner: { userName: 'mara' } })).toMatchObject({ kind: 'form', variant: 'update', userName: 'mara' })
  })

  it('waits for the requirements, and does without them where they cannot be had [AUTH-94]', () => {
    expect(state({ requirements: undefined, areRequirementsKnown: false })).toEqual({ kind: 'checking' })
    expect(state({ requirements: undefined })).toMatchObject({ kind: 'form', requirements: undefined })
  })
})
