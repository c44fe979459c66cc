'use client'

import {
  editorLabels as labels,
  editorMessages as messages,
  changeTexts,
} from '@sitewright/domain/workflows/editor-messages'
import { faultMessages } from '@sitewright/domain/workflows/fault-messages'
import { findNewFaults } from '@sitewright/domain/workflows/new-faults'
import { newPhase } from '@sitewright/domain/workflows/new-parts'
import type { EditorDraft } from '@sitewright/domain/workflows/editor-draft'
import { itemLabels } from '@sitewright/domain/workflows/item-messages'
import { nameFault } from '@sitewright/domain/workflows/rules'
import { type EquipmentConfigs, equipmentOptions } from '@sitewright/domain/workflows/equipment'
import { findDraftFaults, withCode } from '@sitewright/domain/workflows/status-source'
import { statusSourceMessages } from '@sitewright/domain/workflows/status-source-messages'
import { type PlacedLink, readLinks, withoutLink } from '@sitewright/domain/workflows/links'
import { describeOwnLink, linkMessages, nameOfItem } from '@sitewright/domain/workflows/links-messages'
import { tabMessages } from '@sitewright/domain/workflows/tab-messages'
import { saveDisabledReason, type WorkflowContext, type WorkflowFault } from '@sitewright/domain/workflows/validate'
import { TAB_OF_LINK } from '@sitewright/domain/workflows/validate-item'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { storedDraftMessages } from '@sitewright/domain/shared/stored-draft-messages'
import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { Announcement } from '../../announcer/Announcement'
import { focusUnresolved } from '../../conflict-panel/ConflictPanel'
import { hasPendingText } from '../../field/pending-texts'
import { LeaveGuard } from '../../leave-guard/LeaveGuard'
import { undoKey } from '../../undo/use-undo-history'
import { useAnnouncement } from '../../announcer/use-announcement'
import type { ToastQueue } from '../../toasts/toast-queue'
import type { TabLink } from '../../tab-links/TabLinks'
import { Body } from '../patterns/DraftEditForm.styles'
import { useStableActions } from '../patterns/use-stable-actions'
import { blockSave } from '../patterns/DraftParts'
import { StoredDraft, useStoredDraft } from '../patterns/StoredDraft'
import { findCopyReason, toOverwrites } from '../patterns/CopyDifferences'
import { EditorDialogs, type EditorParts } from './EditorDialogs'
import type { EditorDialog } from './editor-dialog'
import { EditorEnd } from './EditorEnd'
import { EditorHeader } from './EditorHeader'
import { EditorNotes } from './EditorNotes'
import { DanglingLinks } from './links/DanglingLinks'
import { Work } from './links/DanglingLinks.styles'
import { LinksButton } from './links/LinksButton'
import { LinksPanel } from './links/LinksPanel'
import { PhaseRuler } from './PhaseRuler'
import { StatusSourceNote } from './StatusSourceNote'
import { type StoredWorkflow, useWorkflowForm, type WorkflowFormOptions } from './use-workflow-form'
import { usePhaseInsertion } from './use-phase-insertion'
import type { ProjectNames } from './workflow-texts'
import { type Rebalance, withRebalanced } from './rebalance'
import { findFault, focusCard, focusFault } from './workflow-faults'
import { WorkflowBoard } from './WorkflowBoard'
import { BoardArea } from './WorkflowEditor.styles'
import { type ProjectItem, WorkflowFields, type WorkflowFieldsProps } from './WorkflowFields'

export type { StoredWorkflow, WorkflowSaveOutcome } from './use-workflow-form'

/** Props of WorkflowEditor. */
export interface WorkflowEditorProps {
  /** `new` for a workflow that is created, also as a copy of another one. */
  mode: 'new' | 'edit'
  /** The workflow as the server has it; without a version for a new one. */
  stored: StoredWorkflow
  /** Judges the projects that are offered, for the phases and projects of the draft (WF-65 to WF-69). Memoize it. */
  judgeProjects: (phases: readonly WorkflowPhase[], projectIds: readonly number[]) => readonly ProjectItem[]
  /** Whether the list of projects is not complete. */
  projectsState: WorkflowFieldsProps['projectsState']
  /** What the selected projects decide: whether their statuses differ, and their sites (WF-70). Memoize it. */
  getContext: (projectIds: readonly number[]) => WorkflowContext
  /** The equipment statuses of projects and of their license; undefined while they are not known (WF-80). Memoize it. */
  getStatusLists?: ((projectIds: readonly number[]) => EquipmentConfigs | undefined) | undefined
  /** Memoize it. */
  getProjectName: ProjectNames
  parts: EditorParts
  onSave: WorkflowFormOptions['onSave']
  /** Called when everything is saved and the leave guard no longer asks. Usually it navigates. */
  onSaved: () => void
  /** Whether a draft that this device stored is one of this editor. */
  isStoredDraft: (draft: EditorDraft) => boolean
  listHref: string
  /** The address that copies the workflow; left out for users who may not add workflows. */
  copyHref?: string | undefined
  /** The editor and the activity of a stored workflow. */
  tabs?: readonly TabLink[]
  /** Badges after the title: why it cannot be archived. */
  badges?: ReactNode
  /** Whether projects of another license have copies with the same key (WF-81). `false` by default. */
  isKeyShared?: boolean | undefined
  /** Why nothing can be changed. */
  readOnlyNote?: string | undefined
  /** Whether the dry run is open instead of the board, and what opens and closes it (WF-85). */
  dryRun?: { readonly isOpen: boolean; readonly onOpen: (isOpen: boolean) => void } | undefined
  toasts: Pick<ToastQueue, 'error' | 'info' | 'close'>
}

const NOTHING = [] as const

/** The form of a workflow: name, projects and the board of phases, with undo over all of it (WF-20, WF-21, WF-29 to WF-77). */
export function WorkflowEditor(props: WorkflowEditorProps) {
  const { mode, judgeProjects, getContext, getStatusLists, getProjectName, parts, readOnlyNote, toasts } = props
  const isReadOnly = readOnlyNote !== undefined
  const formId = useId()
  const form = useWorkflowForm({ stored: props.stored, judgeProjects, getProjectName, onSave: props.onSave })
  const { draft, changes, differences, stored, history, versions } = form
  const [dialog, setDialog] = useState<EditorDialog>()
  const [hasLinks, setLinks] = useState(false)
  const [isSaveTried, setSaveTried] = useState(false)
  const [isDone, setDone] = useState(false)
  const storedDraft = useStoredDraft()
  const [announcement, announce] = useAnnouncement()
  const body = useRef<HTMLFormElement>(null)
  const boardArea = useRef<HTMLDivElement>(null)
  const dryRunButton = useRef<HTMLButtonElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const statusNote = useRef<HTMLDivElement>(null)
  // Refs, because the user can open a dialog and type during a save.
  const isDialogOpen = useRef(false)
  const isPartlySaved = useRef(false)
  useLayoutEffect(() => {
    isDialogOpen.current = dialog !== undefined
    isPartlySaved.current = versions.isPartlySaved
  })
  // In a task of its own, after the fields.
  const hasBoard = useDeferredValue(true, false)
  const overwrites = toOverwrites(differences)
  const isDirty = changes.length > 0 || versions.conflict !== undefined || overwrites.length > 0
  const base = useMemo(() => ({ value: form.start }), [form.start])

  const { phases, projectIds } = draft
  const links = useMemo(() => readLinks(phases), [phases])
  const context = useMemo(() => getContext(projectIds), [getContext, projectIds])
  const { serverFaults } = form
  const judgedStored = useMemo(() => {
    const projects = stored.copies.map(({ projectId }) => projectId)
    return projects.length === 0 ? undefined : { draft: stored.draft, context: getContext(projects) }
  }, [stored, getContext])
  const faults = useMemo(
    () => [...(isSaveTried ? findNewFaults({ draft, context }, judgedStored) : NOTHING), ...serverFaults],
    [isSaveTried, draft, context, judgedStored, serverFaults],
  )
  const statusLists = useMemo(() => getStatusLists?.(projectIds), [getStatusLists, projectIds])
  const statusFaults = useMemo(
    () => findDraftFaults(draft, stored.draft, statusLists),
    [draft, stored.draft, statusLists],
  )
  const disabledReason =
    findCopyReason(differences) ??
    saveDisabledReason(phases, projectIds.length) ??
    (statusFaults.length > 0 ? statusSourceMessages.disabled : undefined)
  const projects = useMemo(() => judgeProjects(phases, projectIds), [judgeProjects, phases, projectIds])
  const differencesId = `${formId}-copies`

  const refuse = (found: readonly WorkflowFault[]): boolean => {
    flushSync(() => setSaveTried(true))
    if (found.some(({ path }) => path === 'name')) toasts.error(faultMessages.nameToast)
    summary.current?.focus()
    return false
  }
  const save = async (): Promise<boolean> => {
    if (blockSave(versions, formId)) return false
    if (findCopyReason(differences) !== undefined) {
      focusUnresolved(document.getElementById(differencesId))
      return false
    }
    if (isReadOnly) return false
    const found = findNewFaults({ draft, context }, judgedStored)
    if (found.length > 0) return refuse(found)
    if (statusFaults.length > 0) {
      statusNote.current?.focus()
      return false
    }
    if (!(await form.save())) {
      // The summary of what the server found is rendered first.
      flushSync(() => setSaveTried(true))
      if (!isPartlySaved.current) summary.current?.focus()
      return false
    }
    // What the user typed during the save is not in the draft yet.
    if (isDialogOpen.current || hasPendingText(document)) return false
    // The guard must know before the page is left.
    flushSync(() => setDone(true))
    storedDraft.clear()
    return true
  }
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (await save()) props.onSaved()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = undoKey(event)
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
    if (direction === undefined || event.defaultPrevented || isReadOnly) return
    event.preventDefault()
    const label = event.repeat ? undefined : history[direction]()
    if (label !== undefined) announce(direction === 'undo' ? changeTexts.undone(label) : changeTexts.redone(label))
  }
  const board = useStableActions({
    onChange: (next: readonly WorkflowPhase[], step: { label: string; mergeKey?: string }) =>
      form.change((now) => ({ ...now, phases: next }), step),
    onUndo: () => history.undo(),
    onRedo: () => history.redo(),
    onOpenItem: (itemId: string) => setDialog({ kind: 'item', itemId }),
    onOpenPhase: (phaseId: string) => {
      if (!isReadOnly) setDialog({ kind: 'phase', phaseId })
    },
    onCreateItem: (phaseId: string, position: number) => setDialog({ kind: 'new-item', phaseId, position }),
    onEditWeights: (phaseId: string) => setDialog({ kind: 'item-weights', phaseId }),
    onRebalance: (phaseId: string | undefined, how: Rebalance) => {
      const phase = phases.find((one) => one.phaseId === phaseId)
      const what = phase === undefined ? changeTexts.phases : phase.phaseName || itemLabels.unnamedPhase
      flushSync(() =>
        form.change((now) => withRebalanced(now, phaseId, how), { label: changeTexts.steps.rebalance(what) }),
      )
      announce(changeTexts.rebalanced(what))
      const head = `[data-phase="${CSS.escape(phaseId ?? '')}"] [data-part="stop"]`
      body.current?.querySelector<HTMLElement>(phaseId === undefined ? '[data-part="phase-weights"]' : head)?.focus()
    },
  })
  const removeLink = (link: PlacedLink): void => {
    const step = { label: linkMessages.removeStep(nameOfItem(link.from)) }
    flushSync(() => form.change((now) => ({ ...now, phases: withoutLink(now.phases, link) }), step))
    announce(linkMessages.removed(describeOwnLink(link)))
  }
  /** The button that opened the dialog of an item to correct a link. It is gone when the link is corrected. */
  const chooser = useRef<Element>(null)
  const chooseItem = ({ kind, from }: PlacedLink): void => {
    chooser.current = document.activeElement
    setDialog({ kind: 'item', itemId: from.item.itemId, tab: kind === 'preRequisite' ? undefined : TAB_OF_LINK[kind] })
  }
  const closeDialog = (): void => {
    flushSync(() => setDialog(undefined))
    if (dialog?.kind === 'item' && chooser.current?.isConnected === false) focusCard(body.current, dialog.itemId)
    chooser.current = null
  }
  const insertPhase = usePhaseInsertion({
    form,
    body,
    toasts,
    onAnnounce: announce,
    onClose: () => setDialog(undefined),
  })
  /** Opens a dialog instead of the open one. What opened the first one gets the focus afterward. */
  const openNext = (next: EditorDialog): void => {
    flushSync(() => setDialog(undefined))
    body.current?.querySelector<HTMLElement>('[data-part="add-phase"]')?.focus()
    setDialog(next)
  }
  const changeProjects = (next: number[]): void =>
    form.change((now) => ({ ...now, projectIds: next }), { label: changeTexts.steps.projects })
  const isRunning = props.dryRun?.isOpen === true
  const openDryRun = (isOpen: boolean): void => props.dryRun?.onOpen(isOpen)
  const wasRunning = useRef(isRunning)
  const isRefused = useRef(false)
  // After the render, which a router can delay. Back closes the dry run too.
  useEffect(() => {
    const refused = summary.current ?? body.current
    if (wasRunning.current && !isRunning) (isRefused.current ? refused : dryRunButton.current)?.focus()
    wasRunning.current = isRunning
    isRefused.current = false
  }, [isRunning])
  /** Saves, and shows on the board why it could not. */
  const saveFromDryRun = async (): Promise<boolean> => {
    const isSaved = await save()
    isRefused.current = !isSaved
    if (!isSaved) openDryRun(false)
    return isSaved
  }
  const isUnsaved = isDirty && !isDone && !isReadOnly
  return (
    <>
      {isRunning && (
        <>
          {parts.dryRun?.({
            projectIds,
            phases,
            workflow: draft.name || labels.unnamed,
            changeCount: changes.length,
            listHref: props.listHref,
            onClose: () => openDryRun(false),
          })}
          <LeaveGuard
            changes={isUnsaved ? [...changes, ...overwrites] : NOTHING}
            onSave={saveFromDryRun}
            isCreation={mode === 'new'}
          />
        </>
      )}
      {!isRunning && (
        <EditorHeader
          mode={mode}
          title={mode === 'new' ? labels.newTitle : stored.draft.name || labels.unnamed}
          badges={props.badges}
          listHref={props.listHref}
          copyHref={props.copyHref}
          tabs={props.tabs ?? []}
          history={isReadOnly ? undefined : history}
          onAnnounce={announce}
          formId={formId}
          isBusy={versions.saving === 'saving'}
          saveDisabledReason={disabledReason}
          onDisabledSave={() => void save()}
          canSave={!isReadOnly}
          dryRunRef={dryRunButton}
          onDryRun={props.dryRun && (() => openDryRun(true))}
        />
      )}
      {/* Stays mounted, with its fields and its stored draft, while the dry run is open. */}
      <Body
        ref={body}
        style={isRunning ? { display: 'none' } : undefined}
        id={formId}
        tabIndex={-1}
        aria-label={labels.form}
        noValidate
        onSubmit={(event) => void submit(event)}
        onKeyDown={onKeyDown}
      >
        <EditorNotes
          form={form}
          readOnlyNote={readOnlyNote}
          storedDraft={
            !isReadOnly &&
            !isDone && (
              <StoredDraft<EditorDraft>
                control={storedDraft}
                draft={{ base, value: draft, conflict: undefined }}
                hasChanges={changes.length > 0}
                describeSince={form.describeSince}
                isValid={props.isStoredDraft}
                disabledReason={isDirty ? storedDraftMessages.dirty : undefined}
                formId={formId}
                onRestore={({ value: before }, restored) => form.restore(restored, before)}
              />
            )
          }
          danglingLinks={
            <DanglingLinks
              links={links.dangling}
              isReadOnly={isReadOnly}
              onGo={(itemId) => focusCard(body.current, itemId)}
              onRemoveLink={removeLink}
              onChooseItem={chooseItem}
            />
          }
          formId={formId}
          differencesId={differencesId}
          differences={differences}
          isKeyShared={props.isKeyShared ?? false}
          hasResult={mode === 'new'}
          faults={faults}
          summaryRef={summary}
          onFollow={(fault) => focusFault(body.current, fault)}
        />
        <WorkflowFields
          name={draft.name}
          nameError={findFault(faults, 'name') ?? nameFault(draft.name)}
          onName={(name) =>
            form.change((now) => ({ ...now, name }), { label: changeTexts.steps.name, mergeKey: 'name' })
          }
          projects={projects}
          projectIds={projectIds}
          projectsError={findFault(faults, 'projects')}
          projectsState={props.projectsState}
          note={context.hasDifferingStatuses ? tabMessages.differingStatuses : undefined}
          onProjects={changeProjects}
          isReadOnly={isReadOnly}
        />
        {statusFaults.length > 0 && statusLists !== undefined && !isReadOnly && (
          <StatusSourceNote
            ref={statusNote}
            faults={statusFaults}
            configs={statusLists}
            projectIds={projectIds}
            onMap={(fault, state) => {
              form.change((now) => ({ ...now, phases: withCode(now.phases, fault, state) }), {
                label: statusSourceMessages.step,
              })
              body.current?.focus()
              announce(statusSourceMessages.mapped('name' in fault ? fault.name : '', state))
            }}
          />
        )}
        <PhaseRuler
          phases={phases}
          isReadOnly={isReadOnly}
          button={
            (hasLinks || phases.some(({ items }) => items.length > 0)) && (
              <LinksButton isOpen={hasLinks} onOpen={setLinks} board={boardArea} />
            )
          }
          existingDisabledReason={projectIds.length === 0 ? messages.selectProjectFirst : undefined}
          onEditWeights={() => setDialog({ kind: 'phase-weights' })}
          onRebalance={(how) => board.onRebalance(undefined, how)}
          onAddNew={() => setDialog({ kind: 'new-phase', phase: newPhase(crypto.randomUUID(), '') })}
          onAddExisting={() => setDialog({ kind: 'existing-phase' })}
        />
        <Work data-open={hasLinks ? '' : undefined}>
          <BoardArea ref={boardArea}>
            {hasBoard && (
              <WorkflowBoard
                phases={phases}
                links={links}
                savedItems={form.savedItems}
                faults={faults}
                isReadOnly={isReadOnly}
                {...board}
              />
            )}
          </BoardArea>
          {hasLinks && (
            <LinksPanel
              links={links}
              board={boardArea}
              statuses={statusLists ? equipmentOptions(statusLists, projectIds) : NOTHING}
              isReadOnly={isReadOnly}
              onGo={(itemId) => focusCard(body.current, itemId)}
              onOpenItem={board.onOpenItem}
              onRemoveLink={removeLink}
              onChooseItem={chooseItem}
              onClose={() => flushSync(() => setLinks(false))}
            />
          )}
        </Work>
        <Announcement of={announcement} />
      </Body>
      <EditorDialogs
        dialog={dialog}
        form={form}
        parts={parts}
        onAnnounce={announce}
        onInsert={insertPhase}
        onOpen={openNext}
        onClose={closeDialog}
      />
      {!isRunning && (
        <EditorEnd
          mode={mode}
          form={form}
          formId={formId}
          isUnsaved={isUnsaved}
          changes={[...changes, ...overwrites]}
          saveDisabledReason={disabledReason}
          onSave={save}
        />
      )}
    </>
  )
}
