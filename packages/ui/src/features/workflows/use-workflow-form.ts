import { copyMessages } from '@sitewright/domain/shared/copy-messages'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { type EditorDraft, placeItems } from '@sitewright/domain/workflows/editor-draft'
import { type JudgeProjects, withAllowedProjects } from '@sitewright/domain/workflows/project-choice'
import { workflowSaveMessages } from '@sitewright/domain/workflows/save-messages'
import type { PlanInput, StoredCopy } from '@sitewright/domain/workflows/save-plan'
import { toWorkflowFaults } from '@sitewright/domain/workflows/server-faults'
import { withChosenFor } from '@sitewright/domain/workflows/status-source'
import type { WorkflowFault } from '@sitewright/domain/workflows/validate'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  type Choice,
  type Draft,
  type FieldValue,
  getDifferingFields,
  isSameValue,
  isSameVersion,
  type Version,
  type VersionAuthor,
} from '../../draft/draft'
import { type RecordTexts, getChanges, hasListedConflict, listDifferences } from '../../draft/draft-texts'
import { getPart, mergeRecords, setPart } from '../../draft/merge-fields'
import { type DraftControl, type DraftOutcome, type SaveInfo, useDraft } from '../../draft/use-draft'
import { type StepOptions, type Undo, useUndoHistory } from '../../undo/use-undo-history'
import type { Change } from '../../unsaved-bar/change'
import type { CopyDifferenceRow } from '../patterns/CopyDifferences'
import type { SavedItems } from './board-view'
import {
  type ComparedCopy,
  type CopyDifference,
  findCopyDifferences,
  getCopyChoice,
  toDifferenceRows,
} from './copy-differences'
import {
  type PhaseRow,
  type RowsMerge,
  toIds,
  toPhaseRows,
  toPhases,
  toValue,
  type WorkflowValue,
} from './workflow-rows'
import { createWorkflowTexts, type ProjectNames } from './workflow-texts'
import type { Rows } from '../../draft/rows'

/** A workflow as the server has it. */
export interface StoredWorkflow extends Pick<PlanInput, 'workflowRelatedKey' | 'data'> {
  draft: EditorDraft
  /** The active copies with their versions; none for a new workflow. */
  copies: readonly StoredCopy[]
  /** The copies beside the opened one, whose content `draft` has. None by default. */
  others?: readonly ComparedCopy[]
}

/** How a save ended. */
export type WorkflowSaveOutcome =
  /** `current` is the saved version. Without it, the version is expected from the next refresh. */
  | { status: 'saved'; current?: StoredWorkflow | undefined }
  | { status: 'conflict'; current: StoredWorkflow; author?: VersionAuthor | undefined }
  | { status: 'failed'; message: string; fields?: FieldErrors }

/** A stored workflow with the differences of its copies. */
interface WorkflowRecord {
  stored: StoredWorkflow
  found: readonly CopyDifference[]
}

type WorkflowVersion = Version<WorkflowValue, string, WorkflowRecord>

/** The state that undo restores. */
export type Step = Pick<WorkflowValue, 'name' | 'projectIds' | 'phases'> & Pick<EditorDraft, 'chosenFor'>

/** The form of a workflow. */
export interface WorkflowForm extends Pick<DraftControl<WorkflowValue>, 'choose'> {
  /** The draft as the board and the dialogs edit it. */
  draft: EditorDraft
  stored: StoredWorkflow
  /** What the draft started from: the stored workflow, or in a conflict the one that both sides changed. */
  start: EditorDraft
  history: Undo<Step>
  /** The versions, the conflict and the state of the save. */
  versions: Draft<WorkflowValue>
  texts: RecordTexts<WorkflowValue>
  /** How the draft differs from the stored workflow. */
  changes: readonly Change[]
  savedItems: SavedItems
  /** Where other copies have other content than the form started from. A save needs a choice for each. */
  differences: readonly CopyDifferenceRow[]
  /** The number of rejected saves, if the last of them found differences of other copies alone; 0 otherwise. */
  rejections: number
  /** What the server found in the last save, without the parts that were changed since. */
  serverFaults: readonly WorkflowFault[]
  /** The draft as it is now, for `change`. */
  step: Step
  /** Changes the current draft. With `from`, an older draft, changes made since then are merged. */
  change: (update: (draft: EditorDraft) => EditorDraft, step: StepOptions, from?: Step) => void
  /** Chooses for one difference or for all: the content of the other copy, or that of the form. */
  chooseCopy: (choice: Choice, key?: string) => void
  /** Resolves to whether everything is saved. */
  save: () => Promise<boolean>
  /** Replaces the draft, for one that this device stored, which can be older than the stored workflow. */
  restore: (draft: EditorDraft, before: EditorDraft) => void
  /** Lists what has changed since a draft that started from `before`. */
  describeSince: (before: EditorDraft) => string[]
  discard: () => void
}

/** The draft that the server rejected, with the faults that it found. */
interface Rejected {
  faults: readonly WorkflowFault[]
  draft: EditorDraft | undefined
}

/** Options of `useWorkflowForm`. */
export interface WorkflowFormOptions {
  /** The newest version from the server. */
  stored: StoredWorkflow
  /** Judges the projects of a draft. No change of the draft adds or removes one that is locked in it (WF-80). */
  judgeProjects: JudgeProjects
  getProjectName: ProjectNames
  onSave: (draft: EditorDraft, stored: StoredWorkflow) => Promise<WorkflowSaveOutcome>
}

const NO_FAULTS: Rejected = { faults: [], draft: undefined }
const NOTHING = {}
const FIELDS = ['name', 'projectIds', 'phases'] as const

/** Makes versions for a draft. Each one has the places of items of the one before, so that only moves differ. */
function createVersions() {
  let rows: Rows<PhaseRow> | undefined
  return (stored: StoredWorkflow): WorkflowVersion => {
    const opened = toValue(stored.draft, rows)
    rows = opened.phases
    const found = findCopyDifferences(opened, stored.others ?? [])
    const isVersioned = stored.copies.every(({ version }) => version !== undefined)
    return {
      value: { ...opened, differences: new Set(found.map(({ key }) => key)) },
      // A copy with another version, or one more copy, is another version of the whole.
      version: isVersioned
        ? stored.copies
            .map(({ workflowId, version }) => `${workflowId}:${version}`)
            .toSorted()
            .join()
        : undefined,
      record: { stored, found },
    }
  }
}

const toMerge = ({ base, conflict }: Draft<WorkflowValue>): RowsMerge => ({
  base: base.value.phases,
  contested: new Set(
    Object.values(conflict?.contested ?? {}).flatMap(({ path, kind }) =>
      kind === 'row' && path.length === 2 ? [path[1] ?? ''] : [],
    ),
  ),
})

/** The draft of a workflow with undo over the whole form, and its save. What the user changes survives refreshes, failed saves and conflicts. */
export function useWorkflowForm({
  stored: latest,
  judgeProjects,
  getProjectName,
  onSave,
}: WorkflowFormOptions): WorkflowForm {
  const [toVersion] = useState(createVersions)
  const version = useMemo(() => toVersion(latest), [toVersion, latest])
  const [rejected, setRejected] = useState(NO_FAULTS)
  // Refs, because a save resolves many renders later and two key presses can arrive before one render.
  const live = useRef<Step>(version.value)
  const merge = useRef<RowsMerge>(undefined)
  const setProjects = useRef<(ids: ReadonlySet<number>) => void>(undefined)
  const isStep = useRef(false)
  /** The last step, unless something else has changed the draft since. */
  const [edited, setEdited] = useState<Step | undefined>(version.value)

  const toDraft = ({ name, projectIds, phases, chosenFor }: Step): EditorDraft => ({
    name,
    projectIds: toIds(projectIds),
    phases: toPhases(phases, merge.current),
    chosenFor,
  })
  /** A step with the projects changed only as far as none of them is locked. */
  const keepLocked = <Values extends Step>(after: Values, before: Step): Values => {
    if (isSameValue(before.projectIds, after.projectIds)) return after
    const [was, is] = [toDraft(before), toDraft(after)]
    const { projectIds } = withAllowedProjects(was, is, judgeProjects)
    return projectIds === is.projectIds ? after : { ...after, projectIds: new Set(projectIds) }
  }
  const control = useDraft<WorkflowValue, string, WorkflowRecord>(
    {
      stored: version,
      onSave: (value, info) => saveValue(value, info),
    },
    {
      read: () => NOTHING,
      // A merge and a choice can change projects too.
      write: (next, before) => {
        merge.current = toMerge(next)
        if (!isStep.current && FIELDS.some((field) => next.value[field] !== before.value[field])) setEdited(undefined)
        if (next.value === next.base.value) return
        const from = next.base === before.base ? before.value : next.base.value
        const { projectIds } = keepLocked<Step>(next.value, from)
        if (projectIds !== next.value.projectIds) setProjects.current?.(projectIds)
      },
    },
  )
  const { draft: versions } = control
  const { base, value, conflict } = versions
  const { stored, found } = base.record as WorkflowRecord
  useLayoutEffect(() => {
    setProjects.current = (ids) => control.change('projectIds', ids)
  })

  const saveValue = async (
    sent: WorkflowValue,
    { record, version: tag, base: before }: SaveInfo<WorkflowValue, string, WorkflowRecord>,
  ): Promise<DraftOutcome<WorkflowValue, string, WorkflowRecord>> => {
    const draft = toDraft({ ...sent, chosenFor: live.current.chosenFor })
    const outcome = await onSave(draft, record.stored)
    const faults = outcome.status === 'failed' ? toWorkflowFaults(outcome.fields ?? {}, draft.phases) : []
    setRejected(faults.length === 0 ? NO_FAULTS : { faults, draft })
    // The list of faults says it.
    if (outcome.status === 'failed')
      return { status: 'failed', message: outcome.message, isShownInForm: faults.length > 0 }
    const current = outcome.current && toVersion(outcome.current)
    if (outcome.status === 'saved') return { status: 'saved', value: current }
    const isKnown = current !== undefined && isSameVersion(current, { value: before, version: tag })
    return isKnown
      ? { status: 'failed', message: workflowSaveMessages.conflict }
      : { status: 'conflict', current, author: outcome.author }
  }

  const { chosenFor } = stored.draft
  const current = useMemo(
    () => (edited && FIELDS.every((field) => edited[field] === value[field]) ? edited : { ...value, chosenFor }),
    [edited, value, chosenFor],
  )
  useLayoutEffect(() => {
    live.current = current
  })
  const history = useUndoHistory<Step>({
    value: current,
    defaultValue: current,
    onChange: (next) => {
      live.current = next
      setEdited(next)
      isStep.current = true
      for (const field of FIELDS) control.change(field, next[field])
      isStep.current = false
    },
    keepLocked: (restored, now) => {
      const next = keepLocked(restored, now)
      return isSameStep(now, next) ? now : next
    },
  })
  const apply = (next: Step, step: StepOptions): void => {
    const before = live.current
    const after = keepLocked(next, before)
    if (!isSameStep(before, after)) history.set(after, step)
  }

  const texts = useMemo(
    () => createWorkflowTexts(getProjectName, [value, base.value, ...(conflict ? [conflict.before] : [])]),
    [getProjectName, value, base, conflict],
  )
  const differences = useMemo(
    () => toDifferenceRows(found, base.value, value, getProjectName),
    [found, base, value, getProjectName],
  )
  /** The content that another copy replaced in the form, by the key of the difference. */
  const replaced = useRef(new Map<string, FieldValue>())
  const draft = useMemo(
    () => ({
      name: current.name,
      projectIds: toIds(current.projectIds),
      phases: toPhases(current.phases, toMerge(versions)),
      chosenFor: current.chosenFor,
    }),
    [current, versions],
  )
  return {
    draft,
    stored,
    start: useMemo(
      () =>
        conflict === undefined
          ? stored.draft
          : {
              ...toFields(conflict.before),
              projectIds: toIds(conflict.before.projectIds),
              phases: toPhases(conflict.before.phases),
            },
      [stored, conflict],
    ),
    history,
    versions,
    texts,
    changes: useMemo(
      () => getChanges({ ...versions, value: { ...value, differences: base.value.differences } }, texts),
      [versions, value, base, texts],
    ),
    savedItems: useMemo(() => placeItems(toPhases(base.value.phases)), [base]),
    differences,
    rejections: conflict === undefined || hasListedConflict(versions, texts) ? 0 : conflict.rejections,
    serverFaults: useMemo(() => findUnchanged(rejected, draft), [rejected, draft]),
    step: current,
    change: (update, step, from = live.current) => {
      const was = toDraft(from)
      const is = withChosenFor(was, update(was))
      const phases = was.phases === is.phases ? from.phases : toPhaseRows(is.phases, base.value.phases, from.phases)
      const next = {
        name: is.name,
        projectIds: was.projectIds === is.projectIds ? from.projectIds : new Set(is.projectIds),
        phases: isSameValue(phases, from.phases) ? from.phases : phases,
      }
      const now = live.current
      const merged = from === now ? next : mergeRecords(toFields(from), next, toFields(now)).value
      apply({ ...merged, chosenFor: is.chosenFor }, step)
    },
    choose: control.choose,
    chooseCopy: (choice, key) => {
      const chosen = found.filter((one) => key === undefined || one.key === key)
      let next = { ...value, ...live.current }
      for (const one of chosen) {
        const { part, other } = one
        const before = getCopyChoice(one, next)
        const isRestored = choice === 'mine' && before === 'theirs' && replaced.current.has(one.key)
        if (choice === 'theirs' && before !== 'theirs') replaced.current.set(one.key, getPart(next, part))
        if (choice === 'mine' && !isRestored) continue
        const content = isRestored ? replaced.current.get(one.key) : getPart(other, part)
        next = setPart(next, part, content, [...getOrder(other, part.path)])
      }
      apply(next, { label: copyMessages.undoUse })
      const keys = new Set(chosen.map((one) => one.key))
      control.change(
        'differences',
        (now) =>
          new Set([...base.value.differences].filter((one) => (keys.has(one) ? choice === 'theirs' : now.has(one)))),
      )
    },
    save: async () => {
      const isUndecided = differences.some(({ choice }) => choice === undefined)
      return !isUndecided && (await control.save()) === 'saved'
    },
    restore: (mine, before) => {
      const start = { ...toValue(before, base.value.phases), differences: base.value.differences }
      const phases = toPhaseRows(mine.phases, start.phases, start.phases)
      control.restore({ value: start }, { ...start, name: mine.name, projectIds: new Set(mine.projectIds), phases })
    },
    describeSince: (before) =>
      listDifferences(
        { ...toValue(before, base.value.phases), differences: base.value.differences },
        base.value,
        texts,
      ).map(({ label }) => label),
    discard: () => {
      control.discard()
      setRejected(NO_FAULTS)
    },
  }
}

const toFields = ({ name, projectIds, phases }: Step) => ({ name, projectIds, phases })

const isSameStep = (one: Step, other: Step): boolean => getDifferingFields(toFields(one), toFields(other)).length === 0

/** The ids of the list around a part, which say where a row goes. */
const getOrder = (value: WorkflowValue, path: readonly string[]): Iterable<string> => {
  const list = getPart(value, { path: path.slice(0, -1), kind: 'field' })
  return list instanceof Map ? (list.keys() as Iterable<string>) : []
}

/** The faults of a rejected draft whose phase or item is still as it was sent. Other projects can correct any of them. */
function findUnchanged({ faults, draft: sent }: Rejected, draft: EditorDraft): readonly WorkflowFault[] {
  if (sent === undefined || sent === draft) return faults
  if (sent.projectIds.join() !== draft.projectIds.join()) return NO_FAULTS.faults
  const [before, now] = [placeItems(sent.phases), placeItems(draft.phases)]
  const findPhase = ({ phases }: EditorDraft, id: string) => phases.find(({ phaseId }) => phaseId === id)
  return faults.filter(({ path, phaseId, itemId }) => {
    if (itemId !== undefined) return before.get(itemId)?.item === now.get(itemId)?.item
    if (phaseId !== undefined) return findPhase(sent, phaseId) === findPhase(draft, phaseId)
    return path === 'name' ? sent.name === draft.name : isSameValue(sent.phases, draft.phases)
  })
}
