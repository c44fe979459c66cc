import { useState } from 'react'
import {
  activityFilterLabels as labels,
  activityFilterMessages as messages,
} from '@sitewright/domain/activity/filter-messages'
import { type ActivityCounts, MAX_EXAMINED } from '@sitewright/domain/activity/model'
import { Button } from '../../button/Button'
import { RadioGroup } from '../../radio-group/RadioGroup'
import { Help, Panel } from './ActivityFilters.styles'

/** Props of DownloadPanel. */
export interface DownloadPanelProps {
  counts: ActivityCounts
  isFiltered: boolean
  onDownload: (which: 'matching' | 'all') => void
}

/** Chooses what the exported file has. */
export function DownloadPanel({ counts, isFiltered, onDownload }: DownloadPanelProps) {
  const [which, setWhich] = useState<'matching' | 'all'>(isFiltered ? 'matching' : 'all')
  const countOf = counts.isPartial ? messages.entriesAtLeast : messages.entries
  const all = counts.isPartial ? MAX_EXAMINED : counts.total
  return (
    <Panel>
      {isFiltered && (
        <RadioGroup
          label={labels.downloadWhich}
          value={which}
          onChange={setWhich}
          options={[
            {
              value: 'matching' as const,
              label: labels.downloadMatching(countOf(counts.matching)),
              help: labels.downloadMatchingHelp,
            },
            { value: 'all' as const, label: labels.downloadAll(countOf(all)) },
          ]}
        />
      )}
      {!isFiltered && <p>{labels.downloadAll(countOf(all))}</p>}
      <Help>{labels.downloadHelp}</Help>
      <Button tone="primary" onClick={() => onDownload(which)}>
        {labels.downloadStart}
      </Button>
    </Panel>
  )
}
