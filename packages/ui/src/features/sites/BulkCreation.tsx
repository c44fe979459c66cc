import { useState } from 'react'
import { siteScreenLabels as labels, siteScreenMessages as messages } from '@sitewright/domain/sites/screen-messages'
import { Button, ButtonLink } from '../../button/Button'
import { focusOnMount } from '../../focus/focus-on-mount'
import { Link } from '../../link/Link'
import { Note } from '../../note/Note'
import { ProgressBar } from '../../progress-bar/ProgressBar'
import { Progress, ResultList } from './SiteScreens.styles'
import type { BulkProgress, BulkReport } from './use-bulk-creation'

/** The progress of creating hierarchies, and the button that stops after the current one. */
export function BulkProgressBar({ progress, onStop }: { progress: BulkProgress; onStop: () => void }) {
  const { done, total } = progress
  const [isStopping, setStopping] = useState(false)
  return (
    <Progress>
      <ProgressBar
        kind="progress"
        label={labels.createProgress}
        value={(done / total) * 100}
        valueText={messages.bulkProgress(done, total)}
      />
      <Button
        size="small"
        isBusy={isStopping}
        onClick={() => {
          setStopping(true)
          onStop()
        }}
      >
        {labels.stop}
      </Button>
    </Progress>
  )
}

/** The most hierarchies to list. All others are only counted. */
const MAX_LISTED = 20

/** The hierarchies that were not created: each failed request with its message, and those that were not tried after it (SITE-93). */
export function BulkFailures({ failed, skipped }: Pick<BulkReport, 'failed' | 'skipped'>) {
  return (
    <Note tone="danger" role="alert">
      {messages.bulkFailures(failed.length + skipped.length)}
      <ResultList>
        {failed.slice(0, MAX_LISTED).map(({ root, message }) => (
          <li key={root.place}>{messages.bulkFailure(root.name, message)}</li>
        ))}
        {failed.length > MAX_LISTED && <li>{messages.moreFailures(failed.length - MAX_LISTED)}</li>}
        {skipped.length > 0 && (
          <li>
            {messages.bulkSkipped(
              skipped.slice(0, MAX_LISTED).map(({ name }) => name),
              Math.max(0, skipped.length - MAX_LISTED),
            )}
          </li>
        )}
      </ResultList>
    </Note>
  )
}

/** Props of BulkCreated. */
export interface BulkCreatedProps {
  created: BulkReport['created']
  /** Whether others failed. */
  hasFailed: boolean
  /** The address of the hierarchy of a top site. */
  treeHref: (siteId: number) => string
  /** The address of all sites of the project. */
  sitesHref: string
}

/** What was created, with links to it (SITE-94). */
export function BulkCreated({ created, hasFailed, treeHref, sitesHref }: BulkCreatedProps) {
  const numSites = created.reduce((sum, { root }) => sum + root.changedIds.size, 0)
  return (
    <Note
      tone="success"
      // The links to what was created are next. Text that could not be created keeps the focus.
      ref={hasFailed ? undefined : focusOnMount}
      tabIndex={-1}
      action={
        <ButtonLink size="small" href={sitesHref}>
          {labels.showSites}
        </ButtonLink>
      }
    >
      {messages.bulkCreated(numSites, created.length)}
      <ResultList>
        {created.slice(0, MAX_LISTED).map(({ root, siteId }) => (
          <li key={root.place}>
            {siteId === undefined ? root.name : <Link href={treeHref(siteId)}>{root.name}</Link>}
          </li>
        ))}
        {created.length > MAX_LISTED && <li>{messages.moreFailures(created.length - MAX_LISTED)}</li>}
      </ResultList>
    </Note>
  )
}
