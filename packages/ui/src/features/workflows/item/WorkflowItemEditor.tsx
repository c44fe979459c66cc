'use client'

import type { WorkflowItem } from '@sitewright/domain/workflows/item'
import { findItem, withItem } from '@sitewright/domain/workflows/item-edit'
import { itemLabels as labels, itemMessages as messages } from '@sitewright/domain/workflows/item-messages'
import { ITEM_TABS, type ItemControls, type ItemTab } from '@sitewright/domain/workflows/item-tabs'
import type { ItemFault } from '@sitewright/domain/workflows/validate-item'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Announcement } from '../../../announcer/Announcement'
import { Button } from '../../../button/Button'
import { ConfirmDialog } from '../../../confirm-dialog/ConfirmDialog'
import { Dialog } from '../../../dialog/Dialog'
import { FaultSummary } from '../../../fault-summary/FaultSummary'
import { Note } from '../../../note/Note'
import { listDifferences } from '../../../draft/draft-texts'
import { blockSave, DraftConflict } from '../../patterns/DraftParts'
import { StoredDraft, useStoredDraft } from '../../patterns/StoredDraft'
import { createItemTexts } from '../workflow-texts'
import { countErrors } from './draft-errors'
import { ExcludedParts } from './ExcludedParts'
import type { ItemContext } from './item-context'
import { ItemProperties } from './ItemProperties'
import { ItemTabs } from './ItemTabs'
import type { ItemValue } from './item-value'
import { useItemEdit } from './use-item-edit'
import { FootNote } from './WorkflowItemEditor.styles'

export type { ItemContext, SiteChoice, StatusChoice } from './item-context'

/** Phases of a workflow. */
export interface EditedWorkflow {
  phases: readonly WorkflowPhase[]
}

/**
 * Props of WorkflowItemEditor.
 * @typeParam Value the workflow, of which only the phases change
 */
export interface WorkflowItemEditorProps<Value extends EditedWorkflow = EditedWorkflow> {
  workflow: Value
  /** The item to edit. Without such an item nothing is shown. */
  itemId: string
  /** What the selected projects offer. */
  context: ItemContext
  /** Called once, when the user confirms changes, with the workflow that contains the changed item: one step for undo. */
  onChange: (workflow: Value) => void
  /** Called by OK after `onChange`, and when the user closes the dialog. */
  onClose: () => void
  /** What a save found wrong with this item; nothing by default. A fault of a tab is a link that opens it. */
  faults?: readonly Pick<ItemFault, 'path' | 'message' | 'tab'>[]
  /** The tab that is open first; the first that is not disabled by default. */
  initialTab?: ItemTab
  /** Why the item cannot be changed, as a sentence; undefined where it can. */
  readOnlyReason?: string | undefined
}

/**
 * The properties and the tabs of an item in a dialog. Nothing changes until OK, which checks everything and moves the focus to the first error.
 * Closing with changes asks first. (Operations specification §2; ITEM-08 to ITEM-95.)
 */
export function WorkflowItemEditor<Value extends EditedWorkflow>(props: WorkflowItemEditorProps<Value>) {
  const { workflow, itemId, onChange, ...rest } = props
  const placed = findItem(workflow.phases, itemId)
  if (placed === undefined) return null
  return (
    <ItemDialog
      key={itemId}
      {...rest}
      phases={workflow.phases}
      item={placed.item}
      onConfirm={(item) => onChange({ ...workflow, phases: withItem(workflow.phases, item) })}
    />
  )
}

interface ItemDialogProps extends Omit<WorkflowItemEditorProps, 'workflow' | 'itemId' | 'onChange'> {
  phases: readonly WorkflowPhase[]
  item: WorkflowItem
  onConfirm: (item: WorkflowItem) => void
}

const findOpenTab = ({ tabs }: ItemControls): ItemTab =>
  ITEM_TABS.find((id) => tabs[id] === undefined) ?? 'requirements'

/** Moves the focus to the first field with an error, else to the open tab, whose list has one. */
const focusFirstError = (panel: HTMLElement | null): void => {
  const target =
    panel?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    panel?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
  target?.focus()
}

function ItemDialog({
  phases,
  item,
  context,
  faults = [],
  readOnlyReason,
  initialTab,
  onConfirm,
  onClose,
}: ItemDialogProps) {
  const edit = useItemEdit({ phases, item, context, readOnlyReason, onConfirm })
  const [tab, setTab] = useState<ItemTab>(() => initialTab ?? findOpenTab(edit.controls))
  const [isDiscarding, setDiscarding] = useState(false)
  const formId = useId()
  const storedDraft = useStoredDraft(`item ${item.itemId}`)
  const texts = useMemo(() => createItemTexts(phases), [phases])
  const panel = useRef<HTMLElement>(null)
  const name = edit.item.itemName || labels.unnamed
  const errorCount = countErrors(edit.errors)
  const openTab = (next: ItemTab): void => {
    flushSync(() => setTab(next))
    panel.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
  }
  const end = (): void => {
    storedDraft.clear()
    onClose()
  }
  const close = (): void => {
    if (readOnlyReason === undefined && edit.hasChanges) setDiscarding(true)
    else end()
  }
  const confirm = (): void => {
    if (blockSave(edit.draft, formId)) return
    const errors = flushSync(() => edit.finish(crypto.randomUUID()))
    if (errors === undefined) {
      end()
      return
    }
    const faulty = ITEM_TABS.filter((id) => errors.tabs[id] !== undefined)
    const [first] = faulty
    if (first !== undefined && !faulty.includes(tab)) flushSync(() => setTab(first))
    focusFirstError(panel.current)
  }
  return (
    <Dialog
      isOpen
      size="wide"
      title={labels.title(item.itemName || labels.unnamed)}
      id={formId}
      ref={panel}
      onClose={close}
      footer={
        readOnlyReason === undefined ? (
          <>
            <FootNote data-tone={edit.isTried && errorCount > 0 ? 'danger' : undefined} role="status">
              {edit.isTried && errorCount > 0 ? messages.hasErrors(errorCount) : messages.pending}
            </FootNote>
            <Button onClick={close}>{labels.cancel}</Button>
            <Button tone="primary" onClick={confirm}>
              {labels.ok}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{labels.close}</Button>
        )
      }
    >
      {readOnlyReason === undefined ? (
        <StoredDraft<ItemValue>
          control={storedDraft}
          draft={edit.draft}
          hasChanges={edit.hasChanges}
          describeSince={(before) => listDifferences(before, edit.draft.base.value, texts).map(({ label }) => label)}
          formId={formId}
          onRestore={edit.restore}
        />
      ) : (
        <Note tone="info">{readOnlyReason}</Note>
      )}
      <DraftConflict draft={edit.draft} texts={texts} formId={formId} title={undefined} onChoose={edit.choose} />
      {faults.length > 0 && (
        <FaultSummary
          title={messages.faults}
          errors={faults.map(({ path, message, tab: faultTab }) => ({
            key: path,
            text: message,
            onFollow: faultTab && (() => openTab(faultTab)),
          }))}
        />
      )}
      <ItemProperties edit={edit} />
      <ExcludedParts edit={edit} onResolved={() => openTab(tab)} />
      <ItemTabs edit={edit} tab={tab} onTabChange={setTab} />
      <Announcement of={edit.announcement} />
      {/* Inside, so that the focus of this dialog may move into that one. */}
      <ConfirmDialog
        isOpen={isDiscarding}
        title={messages.discardTitle(name)}
        confirmLabel={messages.discard}
        tone="danger"
        labels={{ cancel: messages.keepEditing }}
        onConfirm={end}
        onClose={() => setDiscarding(false)}
      >
        {messages.discardText}
      </ConfirmDialog>
    </Dialog>
  )
}
