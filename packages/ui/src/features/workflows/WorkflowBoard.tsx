'use client'

import {
  indexReferences,
  isItemNameTaken,
  isPhaseNameTaken,
  ITEM_FLAGS,
  withLinksRewritten,
} from '@sitewright/domain/workflows/board'
import {
  boardLabels,
  boardMessages,
  itemFlagLabels,
  itemUsedBy,
  phaseUsedBy,
} from '@sitewright/domain/workflows/board-messages'
import type { WorkflowLinks } from '@sitewright/domain/workflows/links'
import type { WorkflowFault } from '@sitewright/domain/workflows/validate'
import { Scale } from 'lucide-react'
import { memo, useMemo } from 'react'
import { type BoardTarget, PhaseBoard, type Phases } from '../../phase-board/PhaseBoard'
import type { StepOptions, Undo } from '../../undo/use-undo-history'
import {
  NO_SAVED_ITEMS,
  markCards,
  type SavedItems,
  toBoard,
  toWorkflow,
  type WorkflowCard,
  type WorkflowPhases,
} from './board-view'
import { FLAG_ICONS } from './flag-icons'
import { REBALANCES, type Rebalance } from './rebalance'
import { describeItemWeights } from './weight-rules'

const FLAGS = ITEM_FLAGS.map((id) => ({ id, label: itemFlagLabels[id], icon: FLAG_ICONS[id] }))
const LABELS = {
  addItem: boardLabels.createItem,
  addItemTo: boardLabels.createItemIn,
  addPhase: boardLabels.addPhase,
  nameMissing: boardMessages.itemNameRequired,
  phaseNameMissing: boardMessages.phaseNameRequired,
  // The reason names the item or the phase.
  notRemoved: (_name: string, reason: string) => reason,
}

/** What users do on the board. Keep the functions the same: a new one renders the board again. */
export interface BoardActions {
  /** Called with all phases after each change, and with the name of the undo step. */
  onChange: (phases: WorkflowPhases, step: StepOptions) => void
  /** Undo and redo of the whole form. */
  onUndo: Undo<never>['undo']
  onRedo: Undo<never>['redo']
  /** Called when the user opens the properties of an item. */
  onOpenItem: (itemId: string) => void
  /** Called when the user opens the properties of a phase. */
  onOpenPhase: (phaseId: string) => void
  /** Called when the user adds an item to a phase. */
  onCreateItem: (phaseId: string, position: number) => void
  /** Called when the user opens the item weights of a phase. */
  onEditWeights: (phaseId: string) => void
  /** Called when the user rebalances the item weights of a phase (WF-95). */
  onRebalance: (phaseId: string, how: Rebalance) => void
}

/** Props of WorkflowBoard. */
export interface WorkflowBoardProps extends BoardActions {
  phases: WorkflowPhases
  /** The links of the phases. Memoize them. */
  links: WorkflowLinks
  /** The saved items, which the cards are compared with; nothing by default. */
  savedItems?: SavedItems
  /** What is wrong with the phases; marks the cards of the items. Memoize it. */
  faults?: readonly WorkflowFault[]
  isReadOnly?: boolean
}

const NO_FAULTS: readonly WorkflowFault[] = []

type Target = BoardTarget<WorkflowCard>

/** Links point to items by phase and item id, so a move rewrites them (WF-41). */
const rewriteLinks = (next: Phases<WorkflowCard>): Phases<WorkflowCard> => {
  const phases = toWorkflow(next)
  const rewritten = withLinksRewritten(phases)
  return rewritten === phases ? next : toBoard(rewritten)
}

/** The phases and items of a workflow. Pointer, menu and keys move them alike (WF-35, WF-40 to WF-42, WF-79). */
export const WorkflowBoard = memo(function WorkflowBoard(props: WorkflowBoardProps) {
  const { phases, links, savedItems = NO_SAVED_ITEMS, faults = NO_FAULTS, isReadOnly } = props
  const { onChange, onUndo, onRedo, onOpenItem, onOpenPhase, onCreateItem, onEditWeights, onRebalance } = props
  const actions = useMemo(
    () => [{ id: 'weights', label: boardLabels.editWeights, icon: <Scale />, onAction: onEditWeights }],
    [onEditWeights],
  )
  const warningActions = useMemo(
    () =>
      REBALANCES.map((how) => ({
        id: how,
        label: boardLabels.rebalanceHow[how],
        icon: <Scale />,
        onAction: (phaseId: string) => onRebalance(phaseId, how),
      })),
    [onRebalance],
  )
  const board = useMemo(
    () => markCards(toBoard(phases, savedItems), links, faults),
    [phases, savedItems, links, faults],
  )
  const findReferences = useMemo(() => indexReferences(phases), [phases])
  const getRemoveError = ({ phase, item }: Target): string | undefined => {
    const references = findReferences(item === undefined ? { phaseId: phase.id } : { itemId: item.id })
    if (references.length === 0) return undefined
    const users = references.map(({ kind, from }) => ({ kind, name: from.itemName }))
    return item === undefined ? phaseUsedBy(phase.name, users) : itemUsedBy(item.name, users)
  }
  const getNameError = ({ phase, item }: Target, name: string): string | undefined => {
    if (item === undefined) return isPhaseNameTaken(phases, phase.id, name) ? boardMessages.phaseNameTaken : undefined
    const items = phase.items.map((card) => ({ itemId: card.id, itemName: card.name }))
    return isItemNameTaken(items, item.id, name) ? boardMessages.itemNameTaken : undefined
  }
  return (
    <PhaseBoard<WorkflowCard>
      label={boardLabels.phases}
      history={{
        value: board,
        set: (next, step) => onChange(toWorkflow(next), step),
        undo: onUndo,
        redo: onRedo,
        undoLabel: undefined,
        redoLabel: undefined,
      }}
      hasSearch
      hasUndoButtons={false}
      isVirtualized={false}
      flags={FLAGS}
      labels={LABELS}
      isReadOnly={isReadOnly}
      phaseActions={actions}
      getPhaseWarning={({ items }) => describeItemWeights(items.map(({ weight = 0 }) => weight))}
      warningActions={warningActions}
      applySideEffects={rewriteLinks}
      getMoveError={(card, phase) =>
        getNameError({ phase, item: card }, card.name) === undefined
          ? undefined
          : boardMessages.itemNameTakenThere(phase.name)
      }
      getNameError={getNameError}
      getRemoveError={getRemoveError}
      createItem={(phase, position) => {
        onCreateItem(phase.id, position)
        return undefined
      }}
      onOpen={({ phase, item }) => (item === undefined ? onOpenPhase(phase.id) : onOpenItem(item.id))}
    />
  )
})
