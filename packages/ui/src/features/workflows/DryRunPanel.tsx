'use client'

import { dryRunLabels, dryRunMessages as messages } from '@sitewright/domain/workflows/dry-run-messages'
import { Button } from '../../button/Button'
import { createPanelLoader, useLazyPanel } from '../../lazy-panel/lazy-panel'
import type { DryRunProps } from './dry-run/DryRun'
import { PartFailure } from './PartFailure'

const LOADER = createPanelLoader(async () => (await import('./dry-run/DryRun')).DryRun)

/** The dry run of a workflow, whose code is loaded when it is opened. */
export function DryRunPanel(props: DryRunProps) {
  const { Panel, hasFailed, retry } = useLazyPanel(LOADER, true, () => undefined)
  if (Panel !== undefined) return <Panel {...props} />
  if (!hasFailed) return <p role="status">{messages.loading}</p>
  return (
    <PartFailure
      title={messages.failed}
      onRetry={retry}
      leave={
        <Button tone="ghost" onClick={props.onClose}>
          {dryRunLabels.back}
        </Button>
      }
    >
      <p>{messages.failedHelp}</p>
    </PartFailure>
  )
}
