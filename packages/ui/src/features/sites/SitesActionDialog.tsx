import type { ReactNode } from 'react'
import {
  selectedSiteLabels as labels,
  selectedSiteMessages as messages,
} from '@sitewright/domain/sites/selected-messages'
import type { SimpleSite } from '@sitewright/domain/sites/site'
import { Button } from '../../button/Button'
import { ConfirmDialog, type ConfirmDialogProps } from '../../confirm-dialog/ConfirmDialog'
import { Note } from '../../note/Note'
import { ProgressBar } from '../../progress-bar/ProgressBar'
import { ResultList, Progress } from './SiteScreens.styles'
import type { SiteFailures, useSitesAction } from './use-sites-action'

export type { SitesAction, SitesControl } from './use-sites-action'

/** The most failures that are listed. */
const MAX_FAILURES = 5

/** Props of SitesActionDialog. */
export interface SitesActionDialogProps extends Pick<
  ConfirmDialogProps,
  'title' | 'confirmLabel' | 'tone' | 'confirmDisabledReason' | 'initialFocus'
> {
  action: ReturnType<typeof useSitesAction>
  /** The sites that the button acts on. */
  sites: readonly SimpleSite[]
  children: ReactNode
}

/** Confirms an action on several sites, shows its progress, and names the sites that failed. */
export function SitesActionDialog({ action, sites, children, ...dialog }: SitesActionDialogProps) {
  const { done, failures } = action
  // The names of the sites that failed follow the error, which the dialog would show alone.
  const { error, ...confirmation } = action.confirmation
  return (
    <ConfirmDialog {...dialog} {...confirmation} isOpen>
      {children}
      {done !== undefined && sites.length > 1 && (
        <Progress>
          <ProgressBar
            label={labels.progress}
            kind="progress"
            value={(100 * done) / sites.length}
            valueText={labels.progressOf(done, sites.length)}
          />
          <Button size="small" onClick={action.stop}>
            {labels.stop}
          </Button>
        </Progress>
      )}
      {error !== undefined && <Failures error={error} failures={failures} />}
    </ConfirmDialog>
  )
}

function Failures({ error, failures }: { error: string; failures: SiteFailures }) {
  const unlisted = failures.size - MAX_FAILURES
  return (
    <Note tone="danger" role="alert">
      {error}
      <ResultList>
        {[...failures].slice(0, MAX_FAILURES).map(([{ siteId, name }, message]) => (
          <li key={siteId}>{messages.failure(name, message)}</li>
        ))}
        {unlisted > 0 && <li>{messages.more(unlisted)}</li>}
      </ResultList>
    </Note>
  )
}
