import { placeItems } from '@sitewright/domain/workflows/editor-draft'
import { changeTexts, editorLabels as labels } from '@sitewright/domain/workflows/editor-messages'
import type { ItemTab } from '@sitewright/domain/workflows/item-tabs'
import { newPhase } from '@sitewright/domain/workflows/new-parts'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { type ReactNode, useState } from 'react'
import { type EditorDialog, withItemWeights, withNewItem, withPhase, withPhaseWeights } from './editor-dialog'
import type { ExistingPhasesProps } from './existing-phase/ExistingPhases'
import { CreateItemDialog } from './item/CreateItemDialog'
import { PhaseDialog } from './PhaseDialog'
import type { WorkflowForm } from './use-workflow-form'
import { WeightsDialog } from './WeightsDialog'

/** What a part of the editor that reads data gets. */
export interface DataPartProps {
  projectIds: readonly number[]
  phases: readonly WorkflowPhase[]
  onClose: () => void
}

/** What the dialog of an item gets. */
export interface ItemPartProps extends DataPartProps {
  itemId: string
  /** The tab that is open first; the first that is not disabled by default. */
  tab: ItemTab | undefined
  onChange: (phases: readonly WorkflowPhase[]) => void
}

/** What the dry run of the draft gets. */
export interface DryRunPartProps extends DataPartProps {
  /** Name of the workflow. */
  workflow: string
  /** Number of unsaved changes in the draft. */
  changeCount: number
  listHref: string
}

/** What the dialog with the phases of other workflows gets. */
export type ExistingPhasesPartProps = DataPartProps & Pick<ExistingPhasesProps, 'workflow' | 'onInsert' | 'onNew'>

/** Parts of the editor that read data of the selected projects. They are mounted while their dialog is open. */
export interface EditorParts {
  /** The dialog with the phases of other workflows (WF-33). */
  existingPhases: (props: ExistingPhasesPartProps) => ReactNode
  /** The dialog with the properties of an item. */
  item: (props: ItemPartProps) => ReactNode
  /** The page with the dry run of the draft (WF-85). */
  dryRun?: (props: DryRunPartProps) => ReactNode
}

/** Props of EditorDialogs. */
export interface EditorDialogsProps {
  dialog: EditorDialog | undefined
  form: WorkflowForm
  parts: EditorParts
  /** Announces what a dialog added. */
  onAnnounce: (text: string) => void
  /** Inserts a copied phase, and closes the dialog unless it stays. */
  onInsert: ExistingPhasesProps['onInsert']
  /** Opens another dialog instead. */
  onOpen: (dialog: EditorDialog) => void
  onClose: () => void
}

const { steps } = changeTexts

/** The dialog over the form. Each of them is one step of undo. */
export function EditorDialogs({ dialog, ...props }: EditorDialogsProps) {
  return dialog !== undefined && <OpenDialog dialog={dialog} {...props} />
}

function OpenDialog(props: EditorDialogsProps & { dialog: EditorDialog }) {
  const { dialog, form, parts, onAnnounce, onInsert, onOpen, onClose } = props
  // What the reply of a save changes while the dialog is open is merged with what the dialog changes.
  const [{ draft: opened, step: from }] = useState(form)
  const { phases, projectIds } = opened
  const apply: WorkflowForm['change'] = (update, step) => form.change(update, step, from)
  const change: WorkflowForm['change'] = (update, step) => {
    apply(update, step)
    onClose()
  }
  const savePhase = (phase: WorkflowPhase, label: string): void => change((draft) => withPhase(draft, phase), { label })
  const addPhase = (phase: WorkflowPhase): void => {
    savePhase(phase, steps.addPhase(phase.phaseName))
    onAnnounce(changeTexts.phaseAdded(phase.phaseName, phases.length + 1))
  }
  const shared = { projectIds, phases, onClose }
  if (dialog.kind === 'phase-weights')
    return (
      <WeightsDialog
        phases={phases}
        phase={undefined}
        saved={Object.fromEntries(form.stored.draft.phases.map((phase) => [phase.phaseId, phase.phaseWeight]))}
        onDone={(weights) => change((draft) => withPhaseWeights(draft, weights), { label: steps.phaseWeights })}
        onClose={onClose}
      />
    )
  if (dialog.kind === 'new-phase')
    return (
      <PhaseDialog phase={dialog.phase} phases={phases} title={labels.newPhase} onDone={addPhase} onClose={onClose} />
    )
  // Several phases can be inserted, so it shows the draft as it is now.
  if (dialog.kind === 'existing-phase')
    return parts.existingPhases({
      ...shared,
      phases: form.draft.phases,
      workflow: form.draft.name || labels.unnamed,
      onInsert,
      onNew: (name) => onOpen({ kind: 'new-phase', phase: newPhase(crypto.randomUUID(), name) }),
    })
  if (dialog.kind === 'item')
    return parts.item({
      ...shared,
      itemId: dialog.itemId,
      tab: dialog.tab,
      onChange: (next) =>
        apply((draft) => ({ ...draft, phases: next }), {
          label: steps.item(placeItems(next).get(dialog.itemId)?.item.itemName ?? labels.item),
        }),
    })
  const phase = phases.find(({ phaseId }) => phaseId === dialog.phaseId)
  // Someone can undo what added the phase while its dialog is about to open.
  if (phase === undefined) return null
  if (dialog.kind === 'item-weights')
    return (
      <WeightsDialog
        phases={phases}
        phase={phase}
        saved={Object.fromEntries([...form.savedItems].map(([id, { item }]) => [id, item.itemWeight]))}
        onDone={(weights) =>
          change((draft) => withItemWeights(draft, phase.phaseId, weights), {
            label: steps.itemWeights(phase.phaseName),
          })
        }
        onClose={onClose}
      />
    )
  if (dialog.kind === 'phase')
    return (
      <PhaseDialog
        phase={phase}
        phases={phases}
        title={labels.phaseTitle(phase.phaseName)}
        onDone={(next) => savePhase(next, steps.phase(next.phaseName))}
        onClose={onClose}
      />
    )
  return (
    <CreateItemDialog
      phase={phase}
      onCreate={(item) => {
        apply((draft) => withNewItem(draft, phase.phaseId, dialog.position, item), {
          label: steps.addPhase(item.itemName),
        })
        onAnnounce(changeTexts.itemAdded(item.itemName, phase.phaseName))
      }}
      onClose={onClose}
    />
  )
}
