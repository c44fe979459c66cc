import {
  type ComparedCopy,
  findCopyDifferences,
  judgeDifferences,
  type JudgedDifference,
  takeOtherContent,
} from '@sitewright/domain/workflows/copy-differences'
import { copyMessages } from '@sitewright/domain/shared/copy-messages'
import { copyEdit, mergeDrafts } from '@sitewright/domain/workflows/draft-merge'
import type { PlanInput, StoredCopy } from '@sitewright/domain/workflows/save-plan'
import type { FieldErrors } from '@sitewright/domain/shared/problem'
import { toWorkflowFaults } from '@sitewright/domain/workflows/server-faults'
import type { WorkflowFault } from '@sitewright/domain/workflows/validate'
import { diffDrafts, placeItems, type EditorDraft, type WorkflowEdit } from '@sitewright/domain/workflows/draft-edits'
import { type JudgeProjects, withAllowedProjects } from '@sitewright/domain/workflows/project-choice'
import { withChosenFor } from '@sitewright/domain/workflows/status-source'
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
  /** The copies beside the opened one, whose content `draft` has. None by default. */
  others?: readonly ComparedCopy[]
}

/** Whether two stored workflows have the same copies in the same versions. */
const isSameVersion = (one: StoredWorkflow, other: StoredWorkflow): boolean =>
  one.copies.length === other.copies.length &&
  one.copies.every((copy) =>
    other.copies.some(({ workflowId, version }) => workflowId === copy.workflowId && version === copy.version),
  )

/** How a save ended. */
export type WorkflowSaveOutcome =
  /** `current` is the saved version. Without it, the version is expected from the next refresh. */
  | { status: 'saved'; current?: StoredWorkflow | undefined }
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
  /** Where other copies have other content than the form started from. A save needs a choice for each. */
  differences: readonly JudgedDifference[]
  /** The rejected save that found differences; undefined before one. */
  rejection: { count: number; author: VersionAuthor | undefined } | undefined
  saving: 'unsaved' | 'saving' | 'failed'
  failure: string | undefined
  /** What the server found in the last save, without the parts that were changed since. */
  serverFaults: readonly WorkflowFault[]
  /** The last save succeeded, and the user has changed something since it started. */
  isPartlySaved: boolean
  change: (update: (draft: EditorDraft) => EditorDraft, step: StepOptions) => void
  choose: (choice: 'mine' | 'theirs', key?: string) => void
  /** Chooses for one difference or for all: the content of the other copy, or that of the form. */
  chooseCopy: (choice: 'mine' | 'theirs', key?: string) => void
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
/** The conflict after the user changed the draft: their version of a contested edit is the newest one, and changing the other version chooses it. */
function followEdits(conflict: WorkflowConflict, before: EditorDraft, next: EditorDraft): WorkflowConflict {
  const changed = new Set(diffDrafts(before, next).map(({ key }) => key))
  const choices = new Map(
    [...conflict.choices].map(([key, choice]) => [key, changed.has(key) ? ('mine' as const) : choice]),
  )
  const mine = conflict.contested
    .filter(({ key }) => choices.get(key) !== 'theirs')
    .reduce((draft, edit) => copyEdit(draft, edit, next), conflict.mine)
  return { ...conflict, mine, choices }
}

const NO_CHOICES: ReadonlyMap<string, 'mine' | 'theirs'> = new Map()
const NO_KEYS: ReadonlySet<string> = new Set()
const NO_COPIES: readonly ComparedCopy[] = []

const findDifferences = ({ draft, others = NO_COPIES }: StoredWorkflow) => findCopyDifferences(draft, others)

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
  const [isPartlySaved, setPartlySaved] = useState(false)
  // The version of the caller that the form has followed. The form's own save can be newer.
  const [followed, setFollowed] = useState(latest)
  const history = useUndoHistory({
    value: draft,
    defaultValue: draft,
    onChange: (next) => {
      const before = current.current.draft
      // Two keys can arrive before one render.
      current.current = { ...current.current, draft: next }
      setDraft(next)
      setConflict((now) => now && followEdits(now, before, next))
    },
    keepLocked: (restored, now) => {
      const next = keepLocked(restored, now)
      return diffDrafts(now, next).length === 0 ? now : next
    },
  })
  const edits = useMemo(() => diffDrafts(stored.draft, draft), [stored, draft])
  const [overwritten, setOverwritten] = useState(NO_KEYS)
  const [rejection, setRejection] = useState<WorkflowForm['rejection']>()
  const found = useMemo(() => findDifferences(stored), [stored])
  const differences = useMemo(() => judgeDifferences(draft, found, overwritten), [draft, found, overwritten])
  /** What the draft had before the content of another copy replaced it, by the key of the difference. */
  const replaced = useRef(new Map<string, EditorDraft>())
  const savedItems = useMemo(() => placeItems(stored.draft.phases), [stored])
  // A ref, because a save resolves many renders later.
  const current = useRef({ draft, stored })
  useEffect(() => {
    current.current = { draft, stored }
  })

  const isClean = edits.length === 0 && conflict === undefined && saving !== 'saving'
  if (latest !== followed && isClean) {
    setFollowed(latest)
    if (!isSameVersion(latest, stored)) {
      setStored(latest)
      setDraft(latest.draft)
    }
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
  const isUndecided = differences.some(({ choice }) => choice === undefined)
  const saveOnce = async (isRepeated: boolean): Promise<boolean> => {
    const { draft: sent, stored: base } = current.current
    setSaving('saving')
    setFailure(undefined)
    setPartlySaved(false)
    const outcome = await onSave(sent, base)
    const faults = outcome.status === 'failed' ? toWorkflowFaults(outcome.fields ?? {}, sent.phases) : []
    setRejected(faults.length === 0 ? NO_FAULTS : { faults, draft: sent })
    // The list of faults says it.
    const isFailed = outcome.status === 'failed' && faults.length === 0
    setSaving(isFailed ? 'failed' : 'unsaved')
    if (isFailed) setFailure(outcome.message)
    if (outcome.status === 'conflict') {
      const { current: theirs, author } = outcome
      const isSameContent = diffDrafts(base.draft, theirs.draft).length === 0
      const differ = judgeDifferences(current.current.draft, findDifferences(theirs), overwritten)
      const isAsked = differ.some(({ choice }) => choice === undefined)
      // Only the version has changed: nothing that this user sees, so there is nothing to ask.
      if (isSameContent && !isAsked && !isRepeated) {
        current.current = { draft: sent, stored: theirs }
        setStored(theirs)
        return saveOnce(true)
      }
      if (isAsked) setRejection((now) => ({ count: (now?.count ?? 0) + 1, author }))
      if (isSameContent && isAsked) setStored(theirs)
      else rebase(current.current.draft, base.draft, theirs, author, true)
    }
    if (outcome.status !== 'saved') return false
    setConflict(undefined)
    setOverwritten(NO_KEYS)
    setRejection(undefined)
    const saved = outcome.current ?? { ...base, others: NO_COPIES, draft: sent }
    setStored(saved)
    const { draft: now } = current.current
    if (diffDrafts(sent, now).length === 0) return true
    // What the user changed during the save stays on top of the saved version.
    const { draft: next } = mergeDrafts(sent, now, saved.draft)
    if (diffDrafts(now, next).length > 0) setDraft(next)
    setPartlySaved(true)
    return false
  }

  const change: WorkflowForm['change'] = (update, step) => {
    setFailure(undefined)
    if (saving === 'failed') setSaving('unsaved')
    const before = current.current.draft
    history.set(keepLocked(withChosenFor(before, update(before)), before), step)
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
    isPartlySaved: isPartlySaved && edits.length > 0,
    serverFaults: useMemo(() => findUnchanged(rejected, draft), [rejected, draft]),
    change,
    differences,
    rejection,
    chooseCopy: (choice, key) => {
      const chosen = differences.filter((one) => key === undefined || one.key === key)
      const keys = new Set(chosen.map((one) => one.key))
      if (choice === 'theirs') {
        for (const one of chosen) if (one.choice !== 'theirs') replaced.current.set(one.key, draft)
        change((now) => takeOtherContent(now, chosen), { label: copyMessages.undoUse })
        setOverwritten(new Set([...overwritten].filter((one) => !keys.has(one))))
        return
      }
      const restored = chosen.flatMap((one) => {
        const other = one.choice === 'theirs' ? replaced.current.get(one.key) : undefined
        return other === undefined ? [] : [{ ...one, other }]
      })
      if (restored.length > 0) change((now) => takeOtherContent(now, restored), { label: copyMessages.undoUse })
      setOverwritten(new Set([...overwritten, ...keys]))
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
    save: () =>
      saving === 'saving' || unresolved.length > 0 || isUndecided ? Promise.resolve(false) : saveOnce(false),
    restore: (mine, before) => {
      if (diffDrafts(before, stored.draft).length === 0) setDraft(keepLocked(mine, stored.draft))
      else rebase(mine, before, stored, undefined, false)
    },
    discard: () => {
      setDraft(stored.draft)
      setConflict(undefined)
      setOverwritten(NO_KEYS)
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
