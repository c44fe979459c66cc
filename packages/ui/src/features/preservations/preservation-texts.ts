import type { SharedPart } from '@sitewright/domain/preservations/copy-differences'
import { INITIAL, type PreservationStep, RECURRING } from '@sitewright/domain/preservations/model'
import { preservationScreenLabels as labels } from '@sitewright/domain/preservations/screen-messages'
import { type Steps, stepsOf } from '@sitewright/domain/preservations/steps'
import { copyMessages } from '@sitewright/domain/shared/copy-messages'
import type { Draft } from '../../draft/draft'
import { type RecordTexts, getChanges } from '../../draft/draft-texts'
import type { Change } from '../../unsaved-bar/UnsavedBar'
import { toOverwrites } from '../patterns/CopyDifferences'
import { type DifferenceTexts, toCopyRows } from './copy-rows'
import { type PreservationDraft, readDifference } from './preservation-draft'

/** The name of a step; without one, its place in its list, from 0. */
export const nameStep = ({ name }: PreservationStep, place: number): string =>
  name.trim() || labels.unnamedStep(place + 1)

/** The name of one of these steps. */
export const nameStepOf = (steps: Steps, step: PreservationStep): string =>
  nameStep(
    step,
    stepsOf(steps, step.type).findIndex(({ id }) => id === step.id),
  )

const describeStep = ({ name, interval, intervalUnit }: PreservationStep): string =>
  `${name || labels.none} (${labels.every(interval, intervalUnit)})`

const PART_LABELS: Readonly<Record<SharedPart, string>> = {
  name: labels.name,
  initial: labels.lists[INITIAL],
  recurring: labels.lists[RECURRING],
}

/** The texts of the choice between copies that differ. */
export const getDifferenceTexts = (nameOfProject: (projectId: number) => string): DifferenceTexts => ({
  describe: (content) => (typeof content === 'string' ? content : content.map(describeStep).join(', ')) || labels.none,
  labelOf: (part) => PART_LABELS[part],
  nameOfProject,
})

/** The labels and the texts of the fields, for the unsaved bar and the conflict panel. */
export const getDraftTexts = (nameOfProject: (projectId: number) => string): RecordTexts<PreservationDraft> => {
  const { describe } = getDifferenceTexts(nameOfProject)
  return {
    labels: {
      name: labels.name,
      projectIds: labels.projects,
      steps: labels.steps,
      differences: copyMessages.others,
    },
    // PreservationCopies asks about them.
    unlisted: ['differences'],
    formats: {
      projectIds: nameOfProject,
      differences: (id) => {
        const { part, projectId, content } = readDifference(id)
        return copyMessages.valueOf(
          copyMessages.fieldIn(PART_LABELS[part], nameOfProject(projectId)),
          describe(content),
        )
      },
    },
    rows: {
      steps: {
        nameOf: (step, _place, _parent, rows) => nameStepOf([...rows.values()], step),
        labels: { name: labels.stepName, interval: labels.interval, intervalUnit: labels.unit, type: labels.stepList },
        formats: {
          interval: (interval) => (Number.isNaN(interval) ? labels.none : String(interval)),
          intervalUnit: (unit) => labels.units[unit as PreservationStep['intervalUnit']],
          type: (type) => labels.lists[type as PreservationStep['type']],
        },
        describe: describeStep,
      },
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

/** The unsaved changes: those of the fields and steps, and the contents of other copies that a save overwrites. */
export function getPreservationChanges(
  draft: Draft<PreservationDraft>,
  texts: RecordTexts<PreservationDraft>,
  differences: DifferenceTexts,
): Change[] {
  const base = draft.base.value
  return [
    ...getChanges({ ...draft, value: { ...draft.value, differences: base.differences } }, texts),
    ...toOverwrites(toCopyRows(base, draft.value, differences)),
  ]
}
