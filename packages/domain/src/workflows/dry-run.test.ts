import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createDryRun, type RunAct, type RunState } from './dry-run'
import { describeBlock, describeStep, toRunText, type RunNames } from './dry-run-messages'
import type { ItemLink, WorkflowItem } from './item'
import type { WorkflowPhase } from './workflow'
import { linkTo, sampleItem, samplePhase } from './workflow-sample'

const complete = (itemId: string, more: Partial<RunAct & { kind: 'complete' }> = {}): RunAct => ({
  kind: 'complete',
  itemId,
  ...more,
})
const namesOf = (phases: readonly WorkflowPhase[]): RunNames => ({
  run: createDryRun(phases),
  formatWeight: (weight) => String(Math.round(weight * 100) / 100),
  statusName: (state) => `Status ${state}`,
  siteName: (siteId) => (siteId === 4 ? 'Gate 4' : undefined),
})

/** Runs acts from the start. */
function runActs(phases: readonly WorkflowPhase[], ...acts: RunAct[]) {
  const run = createDryRun(phases)
  let state = run.start
  const steps = acts.map((act) => {
    const step = run.act(state, act)
    ;({ state } = step)
    return step
  })
  const last = steps.at(-1)
  if (last === undefined) throw new Error('no act')
  return { run, steps, last, state }
}

describe('a dry run', () => {
  it('counts weights of items within weights of phases [WF-90]', () => {
    const { last } = runActs(
      [samplePhase('a', 40, sampleItem('1', 25), sampleItem('2', 75)), samplePhase('b', 60, sampleItem('3', 100))],
      complete('1'),
    )
    expect(last.before).toEqual({ total: 0, phases: [0, 0] })
    expect(last.after).toEqual({ total: 10, phases: [25, 0] })
  })

  it('completes, resets and sets statuses in turn, each item once [WF-87, WF-91]', () => {
    const phases = [
      samplePhase(
        'a',
        100,
        sampleItem('1', 20),
        sampleItem('2', 20, {
          complete: [linkTo('1'), linkTo('3')],
          reset: [linkTo('4')],
          emails: ['amara.osei@northgate.example'],
          requirements: [{ name: 'Delivery note', requirementType: 1, requirmentWeight: 0, IsPropertyEditable: false }],
        }),
        sampleItem('3', 20, { equipmentStatus: { progressState: 0, equipmentStatusState: 7 } }),
        sampleItem('4', 20),
        sampleItem('5', 20, { itemStateFromEquipmentStatus: [{ progressState: 0, equipmentStatusState: 7 }] }),
        sampleItem('6', 0, { preRequisite: linkTo('2') }),
      ),
    ]
    const { last } = runActs(phases, complete('4'), complete('2'))
    expect(last.effects).toEqual({
      asksFor: ['Delivery note'],
      completes: ['1', '3', '5'],
      resets: ['4'],
      status: { from: null, to: 7 },
      emails: ['amara.osei@northgate.example'],
      shows: undefined,
      unlocks: ['6'],
      conflicts: [],
    })
    expect([last.before.total, last.after.total]).toEqual([20, 80])
    expect(describeStep(namesOf(phases), last)).toEqual({
      title: 'You complete Item 2',
      badge: undefined,
      gain: '20 to 80',
      lines: [
        { kind: 'asksFor', label: 'Asks for 1', names: ['Delivery note'], note: 'Counts as done in a dry run.' },
        { kind: 'completes', label: 'Completes 3', names: ['Item 1', 'Item 3', 'Item 5'] },
        { kind: 'resets', label: 'Resets 1', names: ['Item 4'] },
        { kind: 'status', label: 'Sets the status', names: [], sentence: 'to Status 7, from No status' },
        {
          kind: 'emails',
          label: 'Sends email to 1',
          names: ['amara.osei@northgate.example'],
          note: 'Not sent in a dry run.',
        },
        { kind: 'unlocks', label: 'Unlocks 1', names: ['Item 6'] },
      ],
    })
  })

  it('stops a circle of links after one round and names both [WF-88]', () => {
    const phases = [
      samplePhase(
        'a',
        100,
        sampleItem('1', 50, { complete: [linkTo('2')] }),
        sampleItem('2', 50, { reset: [linkTo('1')] }),
      ),
    ]
    const { last } = runActs(phases, complete('1'))
    expect(last.effects.conflicts).toEqual([
      { itemId: '1', first: { kind: 'user' }, second: { kind: 'link', itemId: '2' }, completes: false },
    ])
    expect(last.after.total).toBe(100)
    expect(describeStep(namesOf(phases), last).lines.at(-1)?.sentence).toBe(
      'You complete Item 1, and Item 2 resets it. The dry run ignores the second one.',
    )
  })

  it('lets a status that the user sets complete and reset the items that map it [WF-86, WF-87]', () => {
    const phases = [
      samplePhase(
        'a',
        100,
        sampleItem('1', 50, { itemStateFromEquipmentStatus: [{ progressState: 0, equipmentStatusState: 3 }] }),
        sampleItem('2', 50, { itemStateFromEquipmentStatus: [{ progressState: 1, equipmentStatusState: 3 }] }),
      ),
    ]
    const { last, state } = runActs(phases, complete('2'), { kind: 'status', status: 3 })
    expect([last.effects.completes, last.effects.resets, state.status]).toEqual([['1'], ['2'], 3])
    expect(describeStep(namesOf(phases), last).title).toBe('The equipment becomes Status 3')
  })

  it('sets the own status of an item that is reset, if it has the state Reset [WF-87]', () => {
    const phases = [
      samplePhase(
        'a',
        100,
        sampleItem('1', 50, { equipmentStatus: { progressState: 1, equipmentStatusState: 5 } }),
        sampleItem('2', 50, { reset: [linkTo('1')] }),
      ),
    ]
    const { steps } = runActs(phases, complete('1'), complete('2'))
    expect(steps.map(({ state }) => state.status)).toEqual([null, 5])
  })

  it('keeps an item back until its prerequisite is done [WF-86]', () => {
    const phases = [samplePhase('a', 100, sampleItem('1', 50), sampleItem('2', 50, { preRequisite: linkTo('1') }))]
    const run = createDryRun(phases)
    const block = run.findBlock(run.start, '2')
    expect(block && describeBlock(namesOf(phases), block)).toBe('Needs Item 1')
    expect(run.act(run.start, complete('2')).after.total).toBe(0)
    expect(run.findBlock(run.act(run.start, complete('1')).state, '2')).toBeUndefined()
  })

  it('follows the chosen condition, and counts the others no longer [WF-89]', () => {
    const phases = [
      samplePhase(
        'a',
        100,
        sampleItem('1', 40, {
          conditionalVisibility: [
            { condition: 'Fits', ...linkTo('2') },
            { condition: 'Too short', ...linkTo('3') },
          ],
        }),
        sampleItem('2', 20),
        sampleItem('3', 40),
        sampleItem('4', 0, { reset: [linkTo('1')] }),
        sampleItem('5', 0, { complete: [linkTo('2'), linkTo('3')] }),
      ),
    ]
    const run = createDryRun(phases)
    const waits = run.findBlock(run.start, '3')
    expect(waits && describeBlock(namesOf(phases), waits)).toBe('Waits for Item 1: Too short')
    const first = run.act(run.start, complete('1'))
    expect(first.effects.shows).toEqual({ itemId: '2', condition: 'Fits' })
    const off = run.findBlock(first.state, '3')
    expect(off && describeBlock(namesOf(phases), off)).toBe('Not on the path: Item 1 is Fits')
    const second = run.act(first.state, complete('2'))
    expect(second.after.total).toBe(100)
    expect(run.act(first.state, complete('5')).effects.completes).toEqual(['2'])
    const third = run.act(second.state, complete('4'))
    expect(run.findBlock(third.state, '3')?.kind).toBe('waits')
    expect(run.act(run.start, complete('1', { condition: 1 })).effects.shows?.itemId).toBe('3')
  })

  it('leaves out what is below a branch that was not chosen [WF-89]', () => {
    const choice = (...to: string[]) => ({
      conditionalVisibility: to.map((id) => ({ condition: `To ${id}`, ...linkTo(id) })),
    })
    const phases = [
      samplePhase(
        'a',
        100,
        sampleItem('1', 10, choice('2', '3')),
        sampleItem('2', 20),
        sampleItem('3', 20, choice('4', '5')),
        sampleItem('4', 25),
        sampleItem('5', 25),
      ),
    ]
    const run = createDryRun(phases)
    const { state } = run.act(run.start, complete('1'))
    expect(['2', '3', '4', '5'].map((id) => run.findBlock(state, id)?.kind)).toEqual([
      undefined,
      'notChosen',
      'notChosen',
      'notChosen',
    ])
    expect(run.runAll(run.start).at(-1)?.after.total).toBe(100)
  })

  it('chooses the first condition of an item that a status completes [WF-89]', () => {
    const phases = [
      samplePhase(
        'a',
        100,
        sampleItem('1', 50, {
          itemStateFromEquipmentStatus: [{ progressState: 0, equipmentStatusState: 3 }],
          conditionalVisibility: [
            { condition: 'Fits', ...linkTo('2') },
            { condition: 'Too short', ...linkTo('3') },
          ],
        }),
        sampleItem('2', 25),
        sampleItem('3', 25),
      ),
    ]
    const { last, run, state } = runActs(phases, { kind: 'status', status: 3 })
    expect(last.effects.shows).toEqual({ itemId: '2', condition: 'Fits' })
    expect(run.findBlock(state, '3')?.kind).toBe('notChosen')
  })

  it('takes amounts of incremental items from 0 to 100 [WF-86]', () => {
    const phases = [samplePhase('a', 100, sampleItem('1', 100, { itemType: 1 }))]
    const { steps } = runActs(
      phases,
      complete('1', { amount: 40 }),
      complete('1', { amount: 900 }),
      complete('1', { amount: -3 }),
    )
    expect(steps.map(({ after }) => after.total)).toEqual([40, 100, 0])
    const [partly] = steps
    expect(partly && describeStep(namesOf(phases), partly).title).toBe('You set Item 1 to 40 %')
  })

  it('names the trigger that completes an item, and copies steps as text [WF-86, WF-91]', () => {
    const trigger = { id: 't', triggerType: 1, triggerName: 'Gate', siteID: 4, condition: 1 } as const
    const phases = [samplePhase('a', 100, sampleItem('1', 30, { triggers: [trigger] }), sampleItem('2', 70))]
    const { steps, last } = runActs(phases, complete('1'), complete('2'))
    expect(toRunText(namesOf(phases), { workflow: 'Spool', phases: ['Receive'], steps, progress: last.after })).toBe(
      [
        'Dry run: Spool',
        '',
        '1. Material enters Gate 4 (Trigger): 0 to 30',
        '   Completes 1: Item 1',
        '2. You complete Item 2: 30 to 100',
        '',
        'Receive 100 %',
      ].join('\n'),
    )
  })

  it('counts dangling links and follows none [WF-92]', () => {
    const phases = [
      samplePhase(
        'a',
        100,
        sampleItem('1', 100, { preRequisite: linkTo('x'), complete: [linkTo('y')], reset: [linkTo('')] }),
      ),
    ]
    const { run, last } = runActs(phases, complete('1'))
    expect(run.dangling).toBe(3)
    expect(last.after.total).toBe(100)
  })

  it('runs all in order, each item once, also around circles [WF-93]', () => {
    const circle = samplePhase(
      'a',
      100,
      sampleItem('1', 50, { reset: [linkTo('2')] }),
      sampleItem('2', 50, { reset: [linkTo('1')] }),
      sampleItem('3', 0, { preRequisite: linkTo('4') }),
      sampleItem('4', 0, { preRequisite: linkTo('3') }),
    )
    const run = createDryRun([circle])
    expect(run.runAll(run.start).map(({ act }) => act.kind === 'complete' && act.itemId)).toEqual(['1', '2'])
  })

  it('is at 100 where nothing has a weight and all is done [WF-90]', () => {
    const { steps } = runActs(
      [samplePhase('a', 0, sampleItem('1', 0), sampleItem('2', 0))],
      complete('1'),
      complete('2'),
    )
    expect(steps.map(({ after }) => after.total)).toEqual([0, 100])
  })
})

const ids = ['1', '2', '3', '4', '5', '6', 'gone']
const anyLink: fc.Arbitrary<ItemLink> = fc.constantFrom(...ids).map((itemId) => linkTo(itemId))
const anyStatus = fc.record({
  progressState: fc.constantFrom(0 as const, 1 as const, null),
  equipmentStatusState: fc.constantFrom(1, 2, null),
})
const anyItem = (itemId: string): fc.Arbitrary<WorkflowItem> =>
  fc
    .record({
      itemType: fc.constantFrom(1 as const, 2 as const, 3 as const),
      itemWeight: fc.oneof(fc.integer({ min: 0, max: 160 }), fc.constant(Number.NaN)),
      preRequisite: fc.option(anyLink),
      complete: fc.array(anyLink, { maxLength: 3 }),
      reset: fc.array(anyLink, { maxLength: 3 }),
      conditionalVisibility: fc.array(
        anyLink.map((link) => ({ ...link, condition: `To ${link.itemId}` })),
        { maxLength: 2 },
      ),
      equipmentStatus: fc.option(anyStatus),
      itemStateFromEquipmentStatus: fc.array(anyStatus, { maxLength: 2 }),
    })
    .map((parts) => ({ itemId, itemName: `Item ${itemId}`, ...parts }))
const anyPhases = fc
  .tuple(fc.integer({ min: 0, max: 160 }), ...ids.slice(0, 6).map(anyItem))
  .map(([weight, ...items]) => [
    samplePhase('a', weight, ...items.slice(0, 3)),
    samplePhase('b', 40, ...items.slice(3)),
  ])
const anyActs = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('complete' as const),
      itemId: fc.constantFrom(...ids),
      amount: fc.integer({ min: -10, max: 120 }),
      condition: fc.integer({ min: 0, max: 3 }),
    }),
    fc.record({ kind: fc.constant('status' as const), status: fc.constantFrom(1, 2, null) }),
  ),
  { maxLength: 8 },
)
const amountsOf = (state: RunState) => Object.fromEntries([...state.items].map(([id, { amount }]) => [id, amount]))

describe('any workflow, also with faults', () => {
  it('stays within 0 and 100, and every run ends [WF-88, WF-90, WF-93]', () => {
    fc.assert(
      fc.property(anyPhases, anyActs, (phases, acts) => {
        const run = createDryRun(phases)
        let state = run.start
        for (const act of acts) {
          const { after, state: next } = run.act(state, act)
          for (const percent of [after.total, ...after.phases]) {
            expect(percent).toBeGreaterThanOrEqual(0)
            expect(percent).toBeLessThanOrEqual(100)
          }
          state = next
        }
        expect(run.runAll(state).length).toBeLessThanOrEqual(6)
      }),
    )
  })

  it('changes no item that a step does not name, and none that its links do not name [WF-87]', () => {
    fc.assert(
      fc.property(anyPhases, anyActs, (phases, acts) => {
        const run = createDryRun(phases)
        let before = run.start
        for (const act of acts) {
          const { effects, state } = run.act(before, act)
          const [was, is] = [amountsOf(before), amountsOf(state)]
          const changed = ids.filter((id) => (was[id] ?? 0) !== (is[id] ?? 0))
          const named = [...effects.completes, ...effects.resets, ...(act.kind === 'complete' ? [act.itemId] : [])]
          expect(named).toEqual(expect.arrayContaining(changed))
          for (const id of [...effects.completes, ...effects.resets]) {
            const cause = state.items.get(id)?.cause
            const by = cause?.kind === 'link' ? run.getItem(cause.itemId)?.item : undefined
            const links = effects.completes.includes(id) ? by?.complete : by?.reset
            const maps = run
              .getItem(id)
              ?.item.itemStateFromEquipmentStatus?.some(
                ({ equipmentStatusState }) => cause?.kind === 'status' && equipmentStatusState === cause.status,
              )
            expect(maps === true || links?.some(({ itemId }) => itemId === id)).toBe(true)
          }
          before = state
        }
      }),
    )
  })

  it('does not touch the state that it starts from', () => {
    fc.assert(
      fc.property(anyPhases, anyActs, (phases, acts) => {
        const run = createDryRun(phases)
        const all = acts.map((act) => run.act(run.start, act))
        expect(all).toEqual(acts.map((act) => run.act(run.start, act)))
        expect(run.start).toEqual(createDryRun(phases).start)
      }),
    )
  })
})
