import { getLinks } from './board'
import { ITEM_TYPE, PROGRESS_STATE, type WorkflowItem } from './item'
import { listItems, type PlacedItem } from './links'
import type { WorkflowPhase } from './workflow'

/*
 * What a workflow would do, simulated without storing or sending anything. (Operations specification §3, §4; WF-85 to WF-93.)
 */

/** Percent of an item that is done, and of a phase. */
const DONE = 100

/** What a user does in a dry run (WF-86). */
export type RunAct =
  | {
      readonly kind: 'complete'
      readonly itemId: string
      /** Of an incremental item, in percent. 100 by default. */
      readonly amount?: number
      /** Place of the chosen condition. 0 by default. */
      readonly condition?: number
    }
  | { readonly kind: 'status'; readonly status: number | null }

/** What changed an item: the user, a link of another item, or an equipment status. */
export type RunCause =
  | { readonly kind: 'user' }
  | { readonly kind: 'link'; readonly itemId: string }
  | { readonly kind: 'status'; readonly status: number }

/** An item that a dry run has changed. */
export interface ItemRun {
  /** In percent; 0 after a reset. */
  readonly amount: number
  readonly cause: RunCause
  /** Number of the step, from 1. */
  readonly step: number
}

/** How far a dry run is. */
export interface RunState {
  /** Number of steps so far. */
  readonly step: number
  /** Items that have changed, by id. */
  readonly items: ReadonlyMap<string, ItemRun>
  /** The place of the chosen condition, by the id of its item (WF-89). */
  readonly chosen: ReadonlyMap<string, number>
  /** Code of the equipment status; `null` while there is none. */
  readonly status: number | null
}

/** An item that a link would change back within one step (WF-88). */
export interface RunConflict {
  readonly itemId: string
  readonly first: RunCause
  readonly second: RunCause
  /** Whether the second link would complete the item. Otherwise it would reset it. */
  readonly completes: boolean
}

/** What follows from an act. Items are ids, in the order in which they changed (WF-91). */
export interface RunEffects {
  /** Names of requirements. */
  readonly asksFor: readonly string[]
  /** Without the item of the act. */
  readonly completes: readonly string[]
  readonly resets: readonly string[]
  readonly status: { readonly from: number | null; readonly to: number | null } | undefined
  readonly emails: readonly string[]
  readonly shows: { readonly itemId: string; readonly condition: string } | undefined
  readonly unlocks: readonly string[]
  readonly conflicts: readonly RunConflict[]
}

/** A step of a dry run. */
export interface RunStep {
  readonly act: RunAct
  readonly effects: RunEffects
  readonly before: RunProgress
  readonly after: RunProgress
  readonly state: RunState
}

/** How much is done, in percent (WF-90). */
export interface RunProgress {
  readonly total: number
  /** By phase, in their order. */
  readonly phases: readonly number[]
}

/** Why an item cannot be completed (WF-86, WF-89). */
export type RunBlock =
  | { readonly kind: 'done' }
  | { readonly kind: 'needs'; readonly itemId: string }
  | { readonly kind: 'waits'; readonly itemId: string; readonly condition: string }
  | { readonly kind: 'notChosen'; readonly itemId: string; readonly condition: string }

/** Simulates a workflow. Reads it once. */
export interface DryRun {
  readonly start: RunState
  /** Links that name no item, which are not followed (WF-92). */
  readonly dangling: number
  readonly getItem: (itemId: string) => PlacedItem | undefined
  /** Why an item cannot be completed; undefined if it can be. */
  readonly findBlock: (state: RunState, itemId: string) => RunBlock | undefined
  readonly getProgress: (state: RunState) => RunProgress
  readonly act: (state: RunState, act: RunAct) => RunStep
  /** The steps that complete all items in their order (WF-93). */
  readonly runAll: (state: RunState) => readonly RunStep[]
}

interface Decider {
  readonly itemId: string
  readonly place: number
  readonly condition: string
}

const add = <Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value): void => {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}

/** A change that a link or a status asks for. */
interface Change {
  readonly itemId: string
  /** Otherwise it resets the item. */
  readonly completes: boolean
  readonly cause: RunCause
}

/** A step while it runs. */
interface Running extends RunState {
  readonly items: Map<string, ItemRun>
  readonly chosen: Map<string, number>
  status: number | null
  readonly queue: Change[]
  readonly changed: Map<string, RunCause>
  asksFor: readonly string[]
  readonly completes: string[]
  readonly resets: string[]
  readonly emails: Set<string>
  shows: RunEffects['shows']
  readonly conflicts: RunConflict[]
}

const begin = (before: RunState): Running => ({
  step: before.step + 1,
  items: new Map(before.items),
  chosen: new Map(before.chosen),
  status: before.status,
  queue: [],
  changed: new Map(),
  asksFor: [],
  completes: [],
  resets: [],
  emails: new Set(),
  shows: undefined,
  conflicts: [],
})

const clamp = (percent: number): number => Math.min(DONE, Math.max(0, percent))

/** Each item changes once in a step, so that each step ends (WF-88). */
function setAmount(run: Running, itemId: string, amount: number, cause: RunCause): void {
  run.items.set(itemId, { amount, cause, step: run.step })
  run.changed.set(itemId, cause)
}

const amountOf = ({ items }: RunState, itemId: string): number => items.get(itemId)?.amount ?? 0
const isDone = (state: RunState, itemId: string): boolean => amountOf(state, itemId) >= DONE

/** What is done of parts by their weights, in percent. Without any weight, all parts must be done (WF-90). */
function sumUp(parts: readonly { readonly weight: number; readonly done: number }[]): number {
  const weighed = parts.map(({ weight, done }) => ({ weight: Math.max(0, weight) || 0, done }))
  const sum = weighed.reduce((total, { weight }) => total + weight, 0)
  if (sum === 0) return parts.length > 0 && parts.every(({ done }) => done >= DONE) ? DONE : 0
  return clamp(weighed.reduce((total, { weight, done }) => total + weight * done, 0) / sum)
}

/** @param phases a draft, which may have faults of any kind */
export function createDryRun(phases: readonly WorkflowPhase[]): DryRun {
  const placed = listItems(phases)
  const items = new Map(placed.map((one) => [one.item.itemId, one]))
  const deciders = new Map<string, Decider[]>()
  const waiting = new Map<string, string[]>()
  const mapped = new Map<number, { itemId: string; completes: boolean }[]>()
  for (const { item } of placed) {
    if (item.preRequisite) add(waiting, item.preRequisite.itemId, item.itemId)
    for (const [place, link] of (item.conditionalVisibility ?? []).entries()) {
      add(deciders, link.itemId, { itemId: item.itemId, place, condition: link.condition })
    }
    for (const { equipmentStatusState: status, progressState } of item.itemStateFromEquipmentStatus ?? []) {
      if (status !== null)
        add(mapped, status, { itemId: item.itemId, completes: progressState === PROGRESS_STATE.progress })
    }
  }

  /** Why an item is not on the path; undefined where it is. @param above the items whose paths are judged already, for circles */
  const findPathBlock = (state: RunState, itemId: string, above: readonly string[] = []): RunBlock | undefined => {
    const those = deciders.get(itemId) ?? []
    const [first] = those
    if (first === undefined || those.some((one) => state.chosen.get(one.itemId) === one.place)) return undefined
    // An item that is not on the path itself chooses nothing any more.
    const blocks = new Map(
      those.map((one) => [
        one,
        state.chosen.has(one.itemId) || above.includes(one.itemId)
          ? undefined
          : findPathBlock(state, one.itemId, [...above, itemId]),
      ]),
    )
    const open = those.find((one) => !state.chosen.has(one.itemId) && blocks.get(one)?.kind !== 'notChosen')
    if (open !== undefined) return { kind: 'waits', itemId: open.itemId, condition: open.condition }
    const block = blocks.get(first)
    if (block?.kind === 'notChosen') return block
    const place = state.chosen.get(first.itemId) ?? 0
    const condition = items.get(first.itemId)?.item.conditionalVisibility?.[place]?.condition ?? ''
    return { kind: 'notChosen', itemId: first.itemId, condition }
  }
  const findBlock: DryRun['findBlock'] = (state, itemId) => {
    if (isDone(state, itemId)) return { kind: 'done' }
    const needed = items.get(itemId)?.item.preRequisite?.itemId
    if (needed !== undefined && items.has(needed) && !isDone(state, needed)) return { kind: 'needs', itemId: needed }
    return findPathBlock(state, itemId)
  }
  const known = new WeakMap<RunState, RunProgress>()
  const sumProgress = (state: RunState): RunProgress => {
    const parts = phases.map((phase) => ({
      weight: phase.phaseWeight,
      parts: phase.items
        .map(({ itemId, itemWeight }) => ({ itemId, weight: itemWeight, done: amountOf(state, itemId) }))
        .filter(({ itemId, done }) => done > 0 || findPathBlock(state, itemId)?.kind !== 'notChosen'),
    }))
    const done = parts.map((phase) => sumUp(phase.parts))
    const counted = parts.flatMap(({ weight, parts: those }, at) =>
      those.length > 0 || phases[at]?.items.length === 0 ? [{ weight, done: done[at] ?? 0 }] : [],
    )
    return { total: sumUp(counted), phases: done }
  }
  /** Summed once for each state, which a step ends with and the next one begins with. */
  const getProgress: DryRun['getProgress'] = (state) => {
    const progress = known.get(state) ?? sumProgress(state)
    known.set(state, progress)
    return progress
  }

  const act: DryRun['act'] = (before, wanted) => {
    const run = begin(before)
    if (wanted.kind === 'status') setStatus(run, wanted.status)
    else complete(run, wanted)
    for (let next = run.queue.shift(); next !== undefined; next = run.queue.shift()) follow(run, next)
    const { items: itemRuns, chosen, status, emails, queue: _queue, step, changed, ...listed } = run
    const state: RunState = { step, items: itemRuns, chosen, status }
    const unlocks = [...changed.keys()]
      .filter((itemId) => isDone(state, itemId) && !isDone(before, itemId))
      .flatMap((itemId) => waiting.get(itemId) ?? [])
      .filter((itemId) => findBlock(state, itemId) === undefined)
    return {
      act: wanted,
      effects: {
        ...listed,
        status: status === before.status ? undefined : { from: before.status, to: status },
        emails: [...emails],
        unlocks,
      },
      before: getProgress(before),
      after: getProgress(state),
      state,
    }
  }

  /** The act on an item. Nothing happens if the item cannot be completed. */
  function complete(run: Running, wanted: RunAct & { kind: 'complete' }): void {
    const item = items.get(wanted.itemId)?.item
    if (item === undefined || (findBlock(run, item.itemId)?.kind ?? 'done') !== 'done') return
    const amount = item.itemType === ITEM_TYPE.incremental ? clamp(wanted.amount ?? DONE) : DONE
    if (amount === amountOf(run, item.itemId)) return
    setAmount(run, item.itemId, amount, { kind: 'user' })
    if (amount < DONE) return
    choose(run, item, wanted.condition)
    run.asksFor = (item.requirements ?? []).map(({ name }) => name)
    afterCompletion(run, item)
  }

  /** What completes an item chooses one of its conditions: the first one, if the user chooses none (WF-89). */
  function choose(run: Running, { itemId, conditionalVisibility: conditions = [] }: WorkflowItem, place = 0): void {
    const choice = conditions[Math.min(place, conditions.length - 1)]
    if (choice === undefined) return
    run.chosen.set(itemId, conditions.indexOf(choice))
    if (items.has(choice.itemId)) run.shows ??= { itemId: choice.itemId, condition: choice.condition }
  }

  function follow(run: Running, { itemId, completes, cause }: Change): void {
    const item = items.get(itemId)?.item
    const amount = completes ? DONE : 0
    if (item === undefined || amountOf(run, itemId) === amount) return
    // A link to both branches completes the chosen one (WF-89).
    if (completes && findPathBlock(run, itemId)?.kind === 'notChosen') return
    const first = run.changed.get(itemId)
    if (first !== undefined) {
      run.conflicts.push({ itemId, first, second: cause, completes })
      return
    }
    setAmount(run, itemId, amount, cause)
    if (completes) {
      run.completes.push(itemId)
      choose(run, item)
      afterCompletion(run, item)
    } else {
      run.resets.push(itemId)
      run.chosen.delete(itemId)
      setOwnStatus(run, item, PROGRESS_STATE.reset)
    }
  }

  function afterCompletion(run: Running, item: WorkflowItem): void {
    const cause = { kind: 'link', itemId: item.itemId } as const
    for (const { itemId } of item.complete ?? []) run.queue.push({ itemId, completes: true, cause })
    for (const { itemId } of item.reset ?? []) run.queue.push({ itemId, completes: false, cause })
    for (const address of item.emails ?? []) run.emails.add(address)
    setOwnStatus(run, item, PROGRESS_STATE.progress)
  }

  function setOwnStatus(run: Running, { equipmentStatus: own }: WorkflowItem, when: number): void {
    if (own?.progressState === when && own.equipmentStatusState !== null) setStatus(run, own.equipmentStatusState)
  }

  function setStatus(run: Running, status: number | null): void {
    if (status === run.status) return
    run.status = status
    if (status === null) return
    for (const one of mapped.get(status) ?? []) run.queue.push({ ...one, cause: { kind: 'status', status } })
  }

  const runAll: DryRun['runAll'] = (from) => {
    const steps: RunStep[] = []
    const tried = new Set<string>()
    let state = from
    for (;;) {
      const next = placed.find(({ item }) => !tried.has(item.itemId) && findBlock(state, item.itemId) === undefined)
      if (next === undefined) return steps
      tried.add(next.item.itemId)
      const step = act(state, { kind: 'complete', itemId: next.item.itemId })
      steps.push(step)
      ;({ state } = step)
    }
  }

  return {
    start: { step: 0, items: new Map(), chosen: new Map(), status: null },
    dangling: placed.flatMap(({ item }) => getLinks(item)).filter(({ link }) => !items.has(link.itemId)).length,
    getItem: (itemId) => items.get(itemId),
    findBlock,
    getProgress,
    act,
    runAll,
  }
}
