'use client'

import { workflowLabels } from '@sitewright/domain/workflows/messages'
import { checkPhaseWeights } from '@sitewright/domain/workflows/rules'
import { WeightEditor } from '../../weight-editor/WeightEditor'
import { findSaveErrors, getWeightRules, listWeights, type ProductWeightProps } from './weight-rules'

/** The part of a phase that this editor needs. */
export interface WeighedPhase {
  phaseId: string
  phaseName: string
  /** Any CSS color. */
  color: string
}

/** Props of PhaseWeights: those of WeightEditor, and these. */
export interface PhaseWeightsProps extends ProductWeightProps {
  /** The phases of one workflow, in their order. */
  phases: readonly WeighedPhase[]
}

/** Edits the weights of the phases of a workflow with the product's rules and texts (WF-52 to WF-56, WF-59). */
export function PhaseWeights({ phases, value, isSaveTried = false, ...rest }: PhaseWeightsProps) {
  const ids = phases.map(({ phaseId }) => phaseId)
  return (
    <WeightEditor
      {...rest}
      {...getWeightRules('phase')}
      label={workflowLabels.phaseWeights}
      rows={phases.map(({ phaseId, phaseName, color }) => ({ id: phaseId, name: phaseName, color }))}
      value={value}
      errors={isSaveTried ? { ...findSaveErrors('phase', value, ids), ...rest.errors } : rest.errors}
      error={isSaveTried ? checkPhaseWeights(listWeights(value, ids)) : undefined}
    />
  )
}
