import { describe, expect, it } from 'vitest'
import { licenseEditMessages } from './edit-messages'
import {
  getFailedStep,
  type LicenseStep,
  type SaveProgress,
  saveInSequence,
  stepOf,
  type StepOutcome,
} from './save-sequence'

const SAVED = { status: 'saved' } as const
const FAILED = { status: 'failed', message: 'The server is on fire.', requestId: 'r-1' } as const

/** A save whose calls answer what `answers` says, else that it was saved. */
async function save(
  changedFields: readonly string[],
  answers: Partial<Record<LicenseStep, StepOutcome>> = {},
  before?: SaveProgress,
) {
  const calls: LicenseStep[] = []
  let clock = 1000
  const result = await saveInSequence<StepOutcome>({
    changedFields,
    before,
    run: (step) => {
      calls.push(step)
      return Promise.resolve(answers[step] ?? SAVED)
    },
    now: () => (clock += 1),
  })
  return { ...result, calls }
}

const states = ({ addOns, license, integrations }: SaveProgress) => [addOns.state, license.state, integrations.state]

describe('the save of a license', () => {
  it.each([
    [
      ['limit3', 'name', 'integrationIds'],
      ['addOns', 'license', 'integrations'],
    ],
    [['limit3'], ['addOns', 'integrations']],
    [['maxUsers'], ['license', 'integrations']],
    [['integrationIds'], ['integrations']],
    [[], ['integrations']],
  ])('of %j calls %j in this order [LIC-57, LIC-58, LIC-59, LIC-61, LIC-62]', async (changed, steps) => {
    const { calls, stopped } = await save(changed)
    expect(calls).toEqual(steps)
    expect(stopped).toBeUndefined()
  })

  it.each<[LicenseStep, LicenseStep[], string[]]>([
    ['addOns', ['addOns'], ['failed', 'waiting', 'waiting']],
    ['license', ['addOns', 'license'], ['saved', 'failed', 'waiting']],
    ['integrations', ['addOns', 'license', 'integrations'], ['saved', 'saved', 'failed']],
  ])('stops where %s fails, and says how far it came [LIC-62]', async (step, called, expected) => {
    const { calls, progress, stopped } = await save(['limit3', 'name', 'integrationIds'], { [step]: FAILED })
    expect(calls).toEqual(called)
    expect(states(progress)).toEqual(expected)
    expect(stopped).toEqual({ step, outcome: FAILED })
    expect(getFailedStep(progress)).toBe(step)
    expect(progress[step]).toEqual({ state: 'failed', message: FAILED.message, requestId: 'r-1' })
  })

  it('saved again does only what is left, and still says what the save before has saved', async () => {
    const first = await save(['limit3', 'name'], { license: FAILED })
    const second = await save(['name'], { integrations: FAILED }, first.progress)
    expect(second.calls).toEqual(['license', 'integrations'])
    expect(states(second.progress)).toEqual(['saved', 'saved', 'failed'])
    expect(second.progress.addOns).toEqual({ state: 'saved', at: 1001, fields: ['limit3'] })
    const third = await save([], {}, second.progress)
    expect(third.calls).toEqual(['integrations'])
    expect(states(third.progress)).toEqual(['saved', 'saved', 'saved'])
  })

  it('saves a part again that was changed after it was saved', async () => {
    const first = await save(['limit3', 'name'], { license: FAILED })
    expect((await save(['limit4', 'name'], {}, first.progress)).calls).toEqual(['addOns', 'license', 'integrations'])
  })

  it('stops at a conflict without a failed step', async () => {
    const conflict = { status: 'conflict' } as const
    const { calls, progress, stopped } = await save(['limit3', 'name'], { license: conflict })
    expect(calls).toEqual(['addOns', 'license'])
    expect(stopped).toEqual({ step: 'license', outcome: conflict })
    expect(getFailedStep(progress)).toBeUndefined()
  })

  it('rejects with the error of a call, after the calls before it', async () => {
    const run = (step: LicenseStep) => (step === 'license' ? Promise.reject(new Error('bug')) : Promise.resolve(SAVED))
    await expect(
      saveInSequence({ changedFields: ['limit1', 'name'], before: undefined, run, now: () => 1 }),
    ).rejects.toThrow('bug')
  })
})

describe('the sentence about a save that stopped', () => {
  it('names what is saved and what is not, in two sentences', async () => {
    const all = ['limit3', 'name', 'integrationIds']
    const sentenceOf = async (step: LicenseStep) =>
      licenseEditMessages.stopped((await save(all, { [step]: FAILED })).progress)
    expect(await sentenceOf('addOns')).toBe('Not saved: product licenses.')
    expect(await sentenceOf('license')).toBe('Saved: product licenses. Not saved: license.')
    expect(await sentenceOf('integrations')).toBe('Saved: product licenses and license. Not saved: integrations.')
  })
})

it.each([
  ['limit12', 'addOns'],
  ['maxUsers', 'license'],
  ['notificationDays', 'license'],
  ['integrationIds', 'integrations'],
])('saves the field %s with %s', (field, step) => {
  expect(stepOf(field)).toBe(step)
})
