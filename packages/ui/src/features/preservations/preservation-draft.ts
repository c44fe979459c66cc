import type { PreservationEdit } from '@sitewright/domain/preservations/copies'
import { createPreservationSchema } from '@sitewright/domain/preservations/form-schemas'
import {
  INITIAL,
  type Preservation,
  type PreservationStep,
  RECURRING,
  type StepType,
} from '@sitewright/domain/preservations/model'
import { preservationScreenLabels as labels } from '@sitewright/domain/preservations/screen-messages'
import { findMissing, findStepsProblem } from '@sitewright/domain/preservations/step-problems'
import { joinLists, type Steps, stepsOf } from '@sitewright/domain/preservations/steps'
import { copyMessages } from '@sitewright/domain/shared/copy-messages'
import { getChangedFields, type Draft } from '../../draft/draft'
import { type FieldTexts, getChanges } from '../../draft/draft-texts'
import type { Change } from '../../unsaved-bar/UnsavedBar'
import { toOverwrites } from '../patterns/CopyDifferences'
import { readSteps, writeSteps } from './steps-text'
import { contentOf, type DifferenceTexts, readDifference, toCopyRows, toDifferenceKeys } from './copy-rows'

/** A preservation while it is edited. A draft can merge only scalars and sets, so each list of steps is a JSON text. */
export interface PreservationDraft {
  name: string
  projectIds: ReadonlySet<number>
  initial: string
  recurring: string
  /** How other copies differ from the opened one. A choice to overwrite one removes it. */
  differences: ReadonlySet<string>
}

/** The field of each list. */
export const LIST_FIELDS = { [INITIAL]: 'initial', [RECURRING]: 'recurring' } as const satisfies Record<
  StepType,
  keyof PreservationDraft
>

export const STEP_TYPES: readonly StepType[] = [INITIAL, RECURRING]

/** The steps of both lists. */
export const readLists = ({
  initial,
  recurring,
}: Pick<PreservationDraft, 'initial' | 'recurring'>): PreservationStep[] =>
  joinLists(readSteps(initial), readSteps(recurring))

/** The name of a step; without one, its place in its list, from 0. */
export const nameStep = ({ name }: PreservationStep, place: number): string =>
  name.trim() || labels.unnamedStep(place + 1)

/** The name of one of these steps. */
export const nameStepOf = (steps: Steps, step: PreservationStep): string =>
  nameStep(
    step,
    stepsOf(steps, step.type).findIndex(({ id }) => id === step.id),
  )

/** The draft of a new preservation. */
export const EMPTY_DRAFT: PreservationDraft = {
  name: '',
  projectIds: new Set(),
  initial: writeSteps([]),
  recurring: writeSteps([]),
  differences: new Set(),
}

/** All copies of a preservation as one draft: the opened copy, which comes first, has the name and the steps. */
export function toPreservationVersion(copies: readonly Preservation[]) {
  const [opened] = copies
  const steps = opened?.steps ?? []
  return {
    value: {
      name: opened?.name ?? '',
      projectIds: new Set(copies.map(({ projectId }) => projectId)),
      initial: writeSteps(stepsOf(steps, INITIAL)),
      recurring: writeSteps(stepsOf(steps, RECURRING)),
      differences: toDifferenceKeys(copies),
    } satisfies PreservationDraft,
    // A copy with another version, or one more copy, is another version of the whole.
    version: copies
      .map(({ id, version }) => `${id}:${version}`)
      .toSorted()
      .join(),
  }
}

export const toEdit = (draft: PreservationDraft): PreservationEdit => ({
  name: draft.name,
  projectIds: draft.projectIds,
  steps: readLists(draft),
})

export const PRESERVATION_SCHEMA = createPreservationSchema((text) => findStepsProblem(readSteps(text)))

/** Why the draft cannot be saved yet (PRES-21). */
export const findMissingParts = (draft: PreservationDraft): string | undefined =>
  findMissing(readLists(draft).length, draft.projectIds.size)

const describeStep = ({ name, interval, intervalUnit }: PreservationStep): string =>
  `${name || labels.none} (${labels.every(interval, intervalUnit)})`

const describeList = (text: string): string => readSteps(text).map(describeStep).join(', ') || labels.none

const LABELS = {
  name: labels.name,
  projectIds: labels.projects,
  initial: labels.lists[INITIAL],
  recurring: labels.lists[RECURRING],
  differences: copyMessages.others,
} as const

/** The texts of the choice between copies that differ. */
export const getDifferenceTexts = (nameOfProject: (projectId: number) => string): DifferenceTexts => ({
  describe: ({ part }, content) => (part === 'name' ? content || labels.none : describeList(content)),
  labelOf: (part) => LABELS[part],
  nameOfProject,
})

/** The labels and the texts of the fields, for the unsaved bar and the conflict panel. */
export const getDraftTexts = (nameOfProject: (projectId: number) => string): FieldTexts<PreservationDraft> => {
  const { describe } = getDifferenceTexts(nameOfProject)
  const describeDifference = (key: string): string => {
    const difference = readDifference(key)
    const field = copyMessages.fieldIn(LABELS[difference.part], nameOfProject(difference.projectId))
    return copyMessages.valueOf(field, describe(difference, contentOf(difference)))
  }
  return {
    labels: LABELS,
    // PreservationCopies asks about them.
    unlisted: ['differences'],
    formats: {
      initial: describeList,
      recurring: describeList,
      projectIds: nameOfProject,
      differences: describeDifference,
    },
  }
}

/** How a step differs from the stored one, in words; undefined for a step that does not differ. */
export function describeStepChange(step: PreservationStep, stored: PreservationStep | undefined): string | undefined {
  if (stored === undefined) return labels.added
  const parts = [
    ...(step.name === stored.name ? [] : [stored.name]),
    ...(step.interval === stored.interval && step.intervalUnit === stored.intervalUnit
      ? []
      : [labels.every(stored.interval, stored.intervalUnit)]),
  ]
  if (parts.length > 0) return labels.was(parts.join(', '))
  return step.type === stored.type ? undefined : labels.movedStep
}

/** The changes of the steps: one for each step that was added, removed or changed, and one for each list with another order. */
function getStepChanges(before: Steps, after: Steps): Change[] {
  const stored = new Map(before.map((step) => [step.id, step]))
  const current = new Map(after.map((step) => [step.id, step]))
  const changed = after.flatMap((step): Change[] => {
    const old = stored.get(step.id)
    const label = `${nameStepOf(after, step)}, ${labels.lists[step.type]}`
    if (old === undefined) return [{ id: step.id, label, kind: 'added' }]
    if (describeStepChange(step, old) === undefined) return []
    return [{ id: step.id, label, before: describeStep(old), after: describeStep(step) }]
  })
  const removed = before.flatMap((step): Change[] =>
    current.has(step.id)
      ? []
      : [{ id: step.id, label: `${nameStepOf(before, step)}, ${labels.lists[step.type]}`, kind: 'removed' }],
  )
  const moved = STEP_TYPES.flatMap((type): Change[] => {
    const orderIn = (list: Steps, other: ReadonlyMap<string, PreservationStep>): string =>
      stepsOf(list, type)
        .filter(({ id }) => other.get(id)?.type === type)
        .map(({ id }) => id)
        .join()
    if (orderIn(before, current) === orderIn(after, stored)) return []
    return [{ id: `order ${type}`, label: labels.orderOf(labels.lists[type]) }]
  })
  return [...changed, ...removed, ...moved]
}

/** The unsaved changes, step by step. */
export function getPreservationChanges(
  draft: Draft<PreservationDraft>,
  texts: FieldTexts<PreservationDraft>,
  differences: DifferenceTexts,
): Change[] {
  const isList = ({ id }: Change): boolean => id === LIST_FIELDS[INITIAL] || id === LIST_FIELDS[RECURRING]
  const base = draft.base.value
  const changes = [
    ...getChanges({ ...draft, value: { ...draft.value, differences: base.differences } }, texts),
    ...toOverwrites(toCopyRows(base.differences, base, draft.value, differences)),
  ]
  const steps = getStepChanges(readLists(draft.base.value), readLists(draft.value))
  // A hidden field alone can differ, which no step shows.
  const hasLists = getChangedFields(draft).some((field) => field === 'initial' || field === 'recurring')
  return steps.length === 0 && hasLists ? changes : [...changes.filter((change) => !isList(change)), ...steps]
}
