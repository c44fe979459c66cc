import { copyEdit, mergeDrafts } from '@sitewright/domain/workflows/draft-merge'
import type { PlanInput, StoredCopy } from '@sitewright/domain/workflows/save-plan'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { toWorkflowFaults } from '@sitewright/domain/workflows/server-faults'
import type { WorkflowFault } from '@sitewright/domain/workflows/validate'
import { diffDrafts, placeItems, type EditorDraft, type WorkflowEdit } from '@sitewright/domain/workflows/draft-edits'
import { type JudgeProjects, withAllowedProjects } from '@sitewright/domain/workflows/project-choice'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { VersionAuthor } from '../../draft/draft'
import { type StepOptions, type Undo, useUndoHistory } from '../../undo/use-undo-history'
import type { SavedItems } from './board-view'
import type { ConflictDrafts } from './describe-edits'

/** A workflow as the server has it. */
export interface StoredWorkflow extends Pick<PlanInput, 'workflowRelatedKey' | 'data'> {
  draft: EditorDraft
  /** The active copies with their versions; none for a new workflow. */
  copies: readonly StoredCopy[]
}

/** Whether two stored workflows have the same copies in the same versions. */
const isSameVersion = (one: StoredWorkflow, other: StoredWorkflow): boolean =>
  one.copies.length === other.copies.length &&
  one.copies.every((copy) =>
    other.copies.some(({ workflowId, version }) => workflowId === copy.workflowId && version === copy.version),
  )

/** How a save ended. */
export type WorkflowSaveOutcome =
  | { status: 'saved' }
  | { status: 'conflict'; current: StoredWorkflow; author?: VersionAuthor | undefined }
  | { status: 'failed'; message: string; fields?: FieldErrors }

/** A conflict with someone else's save. The draft is on top of their version. */
export interface WorkflowConflict extends ConflictDrafts {
  contested: readonly WorkflowEdit[]
  merged: { mine: readonly WorkflowEdit[]; theirs: readonly WorkflowEdit[] }
  choices: ReadonlyMap<string, 'mine' | 'theirs'>
  author: VersionAuthor | undefined
  /** Counts the rejected saves, so that each of them is answered. */
  rejections: number
}

/** The form of a workflow. */
export interface WorkflowForm {
  draft: EditorDraft
  stored: StoredWorkflow
  history: Undo<EditorDraft>
  /** How the draft differs from the stored workflow. */
  edits: readonly WorkflowEdit[]
  savedItems: SavedItems
  conflict: WorkflowConflict | undefined
  unresolved: readonly WorkflowEdit[]
  saving: 'unsaved' | 'saving' | 'failed'
  failure: string | undefined
  /** What the server found in the last save, without the parts that were changed since. */
  serverFaults: readonly WorkflowFault[]
  change: (update: (draft: EditorDraft) => EditorDraft, step: StepOptions) => void
  choose: (choice: 'mine' | 'theirs', key?: string) => void
  /** Resolves to whether everything is saved. */
  save: () => Promise<boolean>
  /** Replaces the draft, for one that this device stored, which can be older than the stored workflow. */
  restore: (draft: EditorDraft, before: EditorDraft) => void
  discard: () => void
}

/** The draft that the server rejected, with the faults that it found. */
interface Rejected {
  faults: readonly WorkflowFault[]
  draft: EditorDraft | undefined
}

/** Options of `useWorkflowForm`. */
export interface WorkflowFormOptions {
  /** The newest version from the server. Without unsaved changes the form follows it. */
  stored: StoredWorkflow
  /** Judges the projects of a draft. No change of the draft adds or removes one that is locked in it (WF-80). */
  judgeProjects: JudgeProjects
  onSave: (draft: EditorDraft, stored: StoredWorkflow) => Promise<WorkflowSaveOutcome>
}

const NO_FAULTS = { faults: [] as readonly WorkflowFault[], draft: undefined }
const NO_CHOICES: ReadonlyMap<string, 'mine' | 'theirs'> = new Map()

/** The draft of a workflow with undo over the whole form, and its save. What the user changes survives failed saves and conflicts. */
export function useWorkflowForm({ stored: latest, judgeProjects, onSave }: WorkflowFormOptions): WorkflowForm {
  const [stored, setStored] = useState(latest)
  const [draft, setDraft] = useState(latest.draft)
  const [conflict, setConflict] = useState<WorkflowConflict>()
  const [saving, setSaving] = useState<WorkflowForm['saving']>('unsaved')
  const [failure, setFailure] = useState<string>()
  const [rejected, setRejected] = useState<Rejected>(NO_FAULTS)
  const keepLocked = (after: EditorDraft, before: EditorDraft): EditorDraft =>
    withAllowedProjects(before, after, judgeProjects)
  const history = useUndoHistory({
    value: draft,
    defaultValue: draft,
    onChange: setDraft,
    keepLocked: (restored, now) => {
      const next = keepLocked(restored, now)
      return diffDrafts(now, next).length === 0 ? now : next
    },
  })
  const edits = useMemo(() => diffDrafts(stored.draft, draft), [stored, draft])
  const savedItems = useMemo(() => placeItems(stored.draft.phases), [stored])
  // A ref, because a save resolves many renders later.
  const current = useRef({ draft, stored })
  useEffect(() => {
    current.current = { draft, stored }
  })

  const isClean = edits.length === 0 && conflict === undefined && saving !== 'saving'
  if (latest !== stored && !isSameVersion(latest, stored) && isClean) {
    setStored(latest)
    setDraft(latest.draft)
  }

  /** Moves the draft onto a version of someone else. */
  const rebase = (
    mine: EditorDraft,
    before: EditorDraft,
    theirs: StoredWorkflow,
    author: VersionAuthor | undefined,
    isRejection: boolean,
  ): void => {
    const merged = mergeDrafts(before, mine, theirs.draft)
    const next = keepLocked(merged.draft, theirs.draft)
    setStored(theirs)
    setDraft(next)
    const isLeft = diffDrafts(theirs.draft, next).length > 0
    setConflict((now) =>
      isLeft || merged.contested.length > 0
        ? {
            before,
            mine,
            theirs: theirs.draft,
            contested: merged.contested,
            author,
            merged: { mine: merged.mine, theirs: merged.theirs },
            choices: NO_CHOICES,
            rejections: (now?.rejections ?? 0) + (isRejection ? 1 : 0),
          }
        : undefined,
    )
  }

  const unresolved = conflict?.contested.filter(({ key }) => !conflict.choices.has(key)) ?? []
  const saveOnce = async (isRepeated: boolean): Promise<boolean> => {
    const { draft: sent, stored: base } = current.current
    setSaving('saving')
    setFailure(undefined)
    const outcome = await onSave(sent, base)
    setSaving(outcome.status === 'failed' ? 'failed' : 'unsaved')
    if (outcome.status === 'failed') setFailure(outcome.message)
    const fields = outcome.status === 'failed' ? outcome.fields : undefined
    setRejected(fields === undefined ? NO_FAULTS : { faults: toWorkflowFaults(fields, sent.phases), draft: sent })
    if (outcome.status === 'conflict') {
      const { current: theirs, author } = outcome
      const isOnlyNewer = diffDrafts(base.draft, theirs.draft).length === 0
      // Only the version has changed: nothing that this user sees, so there is nothing to ask.
      if (isOnlyNewer && !isRepeated) {
        current.current = { draft: sent, stored: theirs }
        setStored(theirs)
        return saveOnce(true)
      }
      rebase(current.current.draft, base.draft, theirs, author, true)
    }
    if (outcome.status !== 'saved') return false
    setConflict(undefined)
    setStored({ ...base, draft: sent })
    return true
  }

  return {
    draft,
    stored,
    history,
    edits,
    savedItems,
    conflict,
    unresolved,
    saving,
    failure,
    serverFaults: useMemo(() => findUnchanged(rejected, draft), [rejected, draft]),
    change: (update, step) => {
      setFailure(undefined)
      if (saving === 'failed') setSaving('unsaved')
      const next = keepLocked(update(current.current.draft), current.current.draft)
      // Two keys can arrive before one render.
      current.current = { ...current.current, draft: next }
      history.set(next, step)
    },
    choose: (choice, key) => {
      if (conflict === undefined) return
      const chosen = conflict.contested.filter((edit) => key === undefined || edit.key === key)
      const from = choice === 'mine' ? conflict.mine : conflict.theirs
      setDraft((now) =>
        keepLocked(
          chosen.reduce((next, edit) => copyEdit(next, edit, from), now),
          now,
        ),
      )
      setConflict({
        ...conflict,
        choices: new Map([...conflict.choices, ...chosen.map(({ key: id }) => [id, choice] as const)]),
      })
    },
    save: () => (saving === 'saving' || unresolved.length > 0 ? Promise.resolve(false) : saveOnce(false)),
    restore: (mine, before) => {
      if (diffDrafts(before, stored.draft).length === 0) setDraft(keepLocked(mine, stored.draft))
      else rebase(mine, before, stored, undefined, false)
    },
    discard: () => {
      setDraft(stored.draft)
      setConflict(undefined)
      setFailure(undefined)
      setRejected(NO_FAULTS)
      setSaving('unsaved')
    },
  }
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
    return path === 'name' ? sent.name === draft.name : sent.phases === draft.phases
  })
}
