import { describe, expect, it } from 'vitest'
import { preservationMessages as messages } from './messages'
import { INITIAL, type PreservationStep, RECURRING, type StepType } from './model'
import { preservationScreenMessages } from './screen-messages'
import { findMissing, findStepProblem, findStepsProblem } from './step-problems'
import { changeStep, createStep, hasPlaceForStep, sortSteps, moveStep, stepsOf, withoutStep, withStep } from './steps'

const step = (id: string, type: StepType = INITIAL): PreservationStep => ({ ...createStep(id, type), name: id })
const lists = [step('a'), step('b'), step('c'), step('x', RECURRING), step('y', RECURRING)]
const idsOf = (steps: readonly PreservationStep[]): string =>
  [INITIAL, RECURRING]
    .map((type) =>
      stepsOf(steps, type)
        .map(({ id }) => id)
        .join(''),
    )
    .join(' ')

describe('a new step', () => {
  it('has the interval 0 in days, and the type of its list [PRES-15, PRES-16, PRES-17, CONS2-15]', () => {
    expect(createStep('a', RECURRING)).toEqual({ id: 'a', name: '', interval: 0, intervalUnit: 0, type: 1 })
    expect(createStep('a', INITIAL).type).toBe(0)
  })

  it('is added at its place, up to 100 steps', () => {
    expect(idsOf(withStep(lists, step('n'), 1))).toBe('anbc xy')
    expect(idsOf(withStep(lists, step('n', RECURRING), 2))).toBe('abc xyn')
    expect(hasPlaceForStep(Array.from({ length: 99 }, (_, at) => step(String(at))))).toBe(true)
    expect(hasPlaceForStep(Array.from({ length: 100 }, (_, at) => step(String(at))))).toBe(false)
  })
})

describe('a moved step', () => {
  it.each([
    ['b', INITIAL, 0, 'bac xy'],
    ['a', INITIAL, 2, 'bca xy'],
    ['a', INITIAL, 9, 'bca xy'],
    ['c', INITIAL, -1, 'cab xy'],
    ['b', INITIAL, 1, 'abc xy'],
    ['b', RECURRING, 0, 'ac bxy'],
    ['b', RECURRING, 9, 'ac xyb'],
    ['y', INITIAL, 1, 'aybc x'],
    ['unknown', INITIAL, 1, 'abc xy'],
  ] as const)('%s to list %s, place %s: %s [PRES-14, PRES-37]', (id, type, place, expected) => {
    expect(idsOf(moveStep(lists, id, type, place))).toBe(expected)
  })

  it('gets the type of its new list and keeps everything else [PRES-33, PRES-37]', () => {
    const rich = { ...step('r'), phaseName: 'Storage', fields: [1], color: 'red' }
    expect(moveStep([rich], 'r', RECURRING, 0)).toEqual([{ ...rich, type: RECURRING }])
  })
})

it('changing, deleting and joining steps keeps the other ones', () => {
  expect(changeStep(lists, 'b', { interval: 4 })[1]).toEqual({ ...step('b'), interval: 4 })
  expect(idsOf(withoutStep(lists, 'x'))).toBe('abc y')
  expect(idsOf(sortSteps([step('a', RECURRING), step('x')]))).toBe('x a')
})

describe('the errors of steps', () => {
  it.each([
    [{ name: ' ' }, { name: messages.stepNameRequired }],
    [{ name: 'x'.repeat(501) }, { name: 'Use 500 characters or fewer.' }],
    [{ interval: -1 }, { interval: messages.negative }],
    [{ interval: -0.5 }, { interval: messages.negative }],
    [{ interval: Number.NaN }, { interval: messages.noInterval }],
    [{ interval: 100_001 }, { interval: messages.tooLongInterval(100_000) }],
    [{ interval: 0 }, {}],
    [{ interval: 1.5 }, {}],
  ])('of %o are %o [PRES-22, PRES-23, CONS2-16]', (change, expected) => {
    expect(findStepProblem({ ...step('a'), ...change })).toEqual(expected)
  })

  it('are those of the first faulty step for a list, or that there are too many', () => {
    expect(findStepsProblem(lists)).toBeUndefined()
    expect(findStepsProblem([...lists, { ...step('n'), name: '', interval: -1 }])).toBe(messages.stepNameRequired)
    const many = Array.from({ length: 101 }, (_, at) => step(String(at)))
    expect(findStepsProblem(many)).toBe(preservationScreenMessages.tooManySteps(100))
  })

  it('include that there are no steps and no projects, both at once [PRES-19, PRES-20, PRES-21]', () => {
    expect(findMissing(1, 1)).toBeUndefined()
    expect(findMissing(0, 1)).toBe('Add at least one step.')
    expect(findMissing(1, 0)).toBe('Choose at least one project.')
    expect(findMissing(0, 0)).toBe('Add at least one step. Choose at least one project.')
  })
})
