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
import { boardOf, cardOf, type WorkflowCard, workflowOf, type WorkflowPhases } from './board-view'

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
const WORDS = {
  addItem: boardLabels.createItem,
  addPhase: boardLabels.addPhase,
  nameMissing: boardMessages.itemNameRequired,
  phaseNameMissing: boardMessages.phaseNameRequired,
}

/** Props of WorkflowBoard. */
export interface WorkflowBoardProps {
  phases: WorkflowPhases
  onChange: (phases: WorkflowPhases) => void
  /** Shows the properties of an item. */
  onOpenItem: (itemId: string) => void
  /** Asks for a new item of a phase. */
  onCreateItem: (phaseId: string) => void
  /** Shows the weights of the items of a phase. */
  onEditWeights: (phaseId: string) => void
  isReadOnly?: boolean
}

type Target = BoardTarget<WorkflowCard>

/** Phases point to items by both ids: what moved is followed (WF-41). */
const settle = (next: Phases<WorkflowCard>): Phases<WorkflowCard> => {
  const phases = workflowOf(next)
  const rewritten = withLinksRewritten(phases)
  if (rewritten === phases) return next
  return next.map((phase, at) => ({ ...phase, items: rewritten[at]?.items.map(cardOf) ?? phase.items }))
}

/** The phases and items of a workflow, moved by pointer, menu and keys alike (WF-35, WF-40 to WF-42, WF-79). */
export function WorkflowBoard(props: WorkflowBoardProps) {
  const { phases, onChange, onOpenItem, onCreateItem, onEditWeights, isReadOnly } = props
  const actions = useMemo(
    () => [{ id: 'weights', label: boardLabels.editWeights, icon: <Scale />, onAction: onEditWeights }],
    [onEditWeights],
  )
  const references = ({ phase, item }: Target): string[] =>
    referencesTo(phases, item === undefined ? { phaseId: phase.id } : { itemId: item.id }).map(
      ({ kind, from, fromPhase }) => referenceText(kind, from.itemName, fromPhase.phaseName),
    )
  const nameFault = ({ phase, item }: Target, name: string): string | undefined => {
    if (item === undefined) return isPhaseNameTaken(phases, phase.id, name) ? boardMessages.phaseNameTaken : undefined
    const items = phase.items.map((card) => ({ itemId: card.id, itemName: card.name }))
    return isItemNameTaken(items, item.id, name) ? boardMessages.itemNameTaken : undefined
  }
  return (
    <PhaseBoard<WorkflowCard>
      label={boardLabels.phases}
      value={boardOf(phases)}
      onChange={(board) => onChange(workflowOf(board))}
      flags={FLAGS}
      labels={WORDS}
      isReadOnly={isReadOnly}
      phaseActions={actions}
      settle={settle}
      canMove={(card, phase) =>
        nameFault({ phase, item: card }, card.name) === undefined
          ? undefined
          : boardMessages.itemNameTakenThere(phase.name)
      }
      canRename={nameFault}
      references={references}
      canRemove={(target) => {
        const found = references(target)
        return found.length > 0 ? boardMessages.referredTo(found) : undefined
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
