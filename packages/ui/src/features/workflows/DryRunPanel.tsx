'use client'

import { sharedMessages } from '@sitewright/domain/shared/messages'
import { dryRunLabels, dryRunMessages as messages } from '@sitewright/domain/workflows/dry-run-messages'
import { Button } from '../../button/Button'
import { EmptyState } from '../../empty-state/EmptyState'
import { KeepFocus } from '../../focus/KeepFocus'
import { createPanelLoader, useLazyPanel } from '../../lazy-panel/lazy-panel'
import type { DryRunProps } from './dry-run/DryRun'

const LOADER = createPanelLoader(async () => (await import('./dry-run/DryRun')).DryRun)

/** The dry run of a workflow, whose code is loaded when it is opened. */
export function DryRunPanel(props: DryRunProps) {
  const { Panel, hasFailed, retry } = useLazyPanel(LOADER, true, () => undefined)
  if (Panel !== undefined) return <Panel {...props} />
  if (!hasFailed) return <p role="status">{messages.loading}</p>
  return (
    <KeepFocus>
      <EmptyState
        role="alert"
        tone="danger"
        title={messages.failed}
        actions={
          <>
            <Button onClick={retry}>{sharedMessages.retry}</Button>
            <Button tone="ghost" onClick={props.onClose}>
              {dryRunLabels.back}
            </Button>
          </>
        }
      >
        <p>{messages.failedHelp}</p>
      </EmptyState>
    </KeepFocus>
  )
}
