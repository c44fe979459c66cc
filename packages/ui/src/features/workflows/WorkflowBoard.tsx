'use client'

import {
  isItemNameTaken,
  isPhaseNameTaken,
  ITEM_FLAGS,
  type ItemFlag,
  referencesTo,
  withLinksRewritten,
} from '@sitewright/domain/workflows/board'
import { boardLabels, boardMessages, itemFlagLabels, referenceText } from '@sitewright/domain/workflows/board-messages'
import { CheckCheck, ClipboardList, Factory, Link, Mail, RotateCcw, Scale, Split, Wrench, Zap } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { type BoardTarget, PhaseBoard, type Phases } from '../../phase-board/PhaseBoard'
import { toBoard, toCard, toWorkflow, type WorkflowCard, type WorkflowPhases } from './board-view'

const ICONS: Readonly<Record<ItemFlag, ReactNode>> = {
  preRequisite: <Link />,
  conditionalVisibility: <Split />,
  requirements: <ClipboardList />,
  triggers: <Zap />,
  reset: <RotateCcw />,
  complete: <CheckCheck />,
  equipmentStatus: <Wrench />,
  production: <Factory />,
  emails: <Mail />,
}
const FLAGS = ITEM_FLAGS.map((id) => ({ id, label: itemFlagLabels[id], icon: ICONS[id] }))
const LABELS = {
  addItem: boardLabels.createItem,
  addItemTo: boardLabels.createItemIn,
  addPhase: boardLabels.addPhase,
  nameMissing: boardMessages.itemNameRequired,
  phaseNameMissing: boardMessages.phaseNameRequired,
}

/** Props of WorkflowBoard. */
export interface WorkflowBoardProps {
  phases: WorkflowPhases
  onChange: (phases: WorkflowPhases) => void
  /** Called when the user opens the properties of an item. */
  onOpenItem: (itemId: string) => void
  /** Called when the user adds an item to a phase. */
  onCreateItem: (phaseId: string) => void
  /** Called when the user opens the item weights of a phase. */
  onEditWeights: (phaseId: string) => void
  isReadOnly?: boolean
}

type Target = BoardTarget<WorkflowCard>

/** Links point to items by phase and item id, so a move rewrites them (WF-41). */
const rewriteLinks = (next: Phases<WorkflowCard>): Phases<WorkflowCard> => {
  const phases = toWorkflow(next)
  const rewritten = withLinksRewritten(phases)
  if (rewritten === phases) return next
  return next.map((phase, index) => ({ ...phase, items: rewritten[index]?.items.map(toCard) ?? phase.items }))
}

/** The phases and items of a workflow. Pointer, menu and keys move them alike (WF-35, WF-40 to WF-42, WF-79). */
export function WorkflowBoard(props: WorkflowBoardProps) {
  const { phases, onChange, onOpenItem, onCreateItem, onEditWeights, isReadOnly } = props
  const actions = useMemo(
    () => [{ id: 'weights', label: boardLabels.editWeights, icon: <Scale />, onAction: onEditWeights }],
    [onEditWeights],
  )
  const getReferences = ({ phase, item }: Target): string[] =>
    referencesTo(phases, item === undefined ? { phaseId: phase.id } : { itemId: item.id }).map(
      ({ kind, from, fromPhase }) => referenceText(kind, from.itemName, fromPhase.phaseName),
    )
  const getNameError = ({ phase, item }: Target, name: string): string | undefined => {
    if (item === undefined) return isPhaseNameTaken(phases, phase.id, name) ? boardMessages.phaseNameTaken : undefined
    const items = phase.items.map((card) => ({ itemId: card.id, itemName: card.name }))
    return isItemNameTaken(items, item.id, name) ? boardMessages.itemNameTaken : undefined
  }
  return (
    <PhaseBoard<WorkflowCard>
      label={boardLabels.phases}
      value={toBoard(phases)}
      onChange={(board) => onChange(toWorkflow(board))}
      flags={FLAGS}
      labels={LABELS}
      isReadOnly={isReadOnly}
      phaseActions={actions}
      applySideEffects={rewriteLinks}
      getMoveError={(card, phase) =>
        getNameError({ phase, item: card }, card.name) === undefined
          ? undefined
          : boardMessages.itemNameTakenThere(phase.name)
      }
      getNameError={getNameError}
      getReferences={getReferences}
      getRemoveError={(target) => {
        const references = getReferences(target)
        return references.length > 0 ? boardMessages.referredTo(references) : undefined
      }}
      createItem={(phase) => {
        onCreateItem(phase.id)
        return undefined
      }}
      onOpen={({ item }) => {
        if (item !== undefined) onOpenItem(item.id)
      }}
    />
  )
}
