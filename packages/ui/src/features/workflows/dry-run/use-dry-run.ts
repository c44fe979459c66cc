import { createDryRun, type RunAct, type RunStep } from '@sitewright/domain/workflows/dry-run'
import type { RunNames } from '@sitewright/domain/workflows/dry-run-messages'
import type { EquipmentStatus } from '@sitewright/domain/workflows/item'
import { equipmentMappings } from '@sitewright/domain/workflows/item-parts'
import { itemLabels } from '@sitewright/domain/workflows/item-messages'
import { listItems } from '@sitewright/domain/workflows/links'
import type { WorkflowPhase } from '@sitewright/domain/workflows/workflow'
import { useMemo, useState } from 'react'
import { formatWeight } from '../../../weight-editor/weights'

/** Options of `useDryRun`. */
export interface DryRunOptions {
  phases: readonly WorkflowPhase[]
  statuses: readonly EquipmentStatus[]
  /** Memoize it. */
  getSiteName: (siteId: number) => string | undefined
}

/** A dry run of a draft with its steps, of which the last one can be undone. */
export function useDryRun({ phases, statuses, getSiteName }: DryRunOptions) {
  const run = useMemo(() => createDryRun(phases), [phases])
  const [steps, setSteps] = useState<readonly RunStep[]>([])
  const names: RunNames = useMemo(() => {
    const byState = new Map(statuses.map(({ state, name }) => [state, name]))
    return {
      run,
      // Rounded down, so that 100 is only what is done.
      formatWeight: (percent) => formatWeight(Math.floor(percent * 10 + 1e-6) / 10),
      statusName: (state) => byState.get(state) ?? itemLabels.unknownStatus(state),
      siteName: getSiteName,
    }
  }, [run, statuses, getSiteName])
  const last = steps.at(-1)
  const state = last?.state ?? run.start
  return {
    run,
    names,
    steps,
    last,
    state,
    /** Codes of the statuses that items name, in the order of the items. */
    offered: useMemo(
      () => [
        ...new Set(
          listItems(phases).flatMap(({ item }) =>
            equipmentMappings(item).flatMap(({ equipmentStatusState: status }) => (status === null ? [] : [status])),
          ),
        ),
      ],
      [phases],
    ),
    progress: run.getProgress(state),
    /** @returns the step, for its announcement */
    act: (act: RunAct): RunStep => {
      const step = run.act(state, act)
      setSteps([...steps, step])
      return step
    },
    runAll: (): number => {
      const added = run.runAll(state)
      setSteps([...steps, ...added])
      return added.length
    },
    /** Takes the last step back, and acts otherwise instead if there is an act. */
    undo: (act?: RunAct): RunStep | undefined => {
      const before = steps.slice(0, -1)
      const step = act && run.act(before.at(-1)?.state ?? run.start, act)
      setSteps(step ? [...before, step] : before)
      return step
    },
    clear: () => setSteps([]),
  }
}

/** A dry run on the screen. */
export type ShownRun = ReturnType<typeof useDryRun>
