import { useState } from 'react'
import { siteScreenLabels as labels, siteScreenMessages as messages } from '@sitewright/domain/sites/screen-messages'
import { Button } from '../../button/Button'
import { Note } from '../../note/Note'
import { ProgressBar } from '../../progress-bar/ProgressBar'
import { FailureList, Progress } from './SiteScreens.styles'
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

/** The most failures to list. All others are only counted. */
const MAX_FAILURES = 20

/** The hierarchies that were not created, with the messages of the server. */
export function BulkFailures({ failures }: { failures: BulkReport['failed'] }) {
  return (
    <Note tone="danger" role="alert">
      {messages.bulkFailures(failures.length)}
      <FailureList>
        {failures.slice(0, MAX_FAILURES).map(({ root, message }) => (
          <li key={root.place}>{messages.bulkFailure(root.name, message)}</li>
        ))}
        {failures.length > MAX_FAILURES && <li>{messages.moreFailures(failures.length - MAX_FAILURES)}</li>}
      </FailureList>
    </Note>
  )
}
