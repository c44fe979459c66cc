import { Diff } from 'lucide-react'
import { splitCopies } from '@sitewright/domain/shared/several-copies'
import {
  severalCopiesLabels as labels,
  severalCopiesMessages as messages,
} from '@sitewright/domain/shared/several-copies-messages'
import { Badge } from '../../badge/Badge'
import { Button } from '../../button/Button'
import { SelectionBar } from '../../data-table/SelectionBar'
import { TableFoot } from '../../data-table/TableFoot'
import { KeyCap } from '../../sign/KeyCap'
import { BarFacts, Key, Keys } from './CopyBar.styles'
import { CopyReview, type CopyReviewProps } from './CopyReview'
import type { SeveralCopies } from './use-several-copies'

/** Props of CopyBar. */
export interface CopyBarProps extends Pick<CopyReviewProps, 'project' | 'texts'> {
  copies: SeveralCopies
}

/** What is selected in the lists of the Copy tab, in words, and its review (COPY-35, COPY-39). */
export function CopyBar({ copies, ...rest }: CopyBarProps) {
  const { planned, review, progress } = copies
  const count = planned.reduce((sum, { ids }) => sum + ids.length, 0)
  const overwritten = splitCopies(planned).overwritten.reduce((sum, { ids }) => sum + ids.length, 0)
  return (
    <>
      <TableFoot
        isDocked
        footer={undefined}
        bar={
          <SelectionBar
            selection={{ count, total: count, onClear: copies.clear }}
            labels={{ count: () => messages.selected(count) }}
          >
            <BarFacts>
              <span>{messages.describe(planned)}</span>
              {overwritten > 0 && (
                <Badge tone="warning" icon={<Diff aria-hidden="true" />}>
                  {messages.overwrites(overwritten)}
                </Badge>
              )}
            </BarFacts>
            <Keys aria-hidden="true">
              <KeyCap cap="Space" /> {labels.select}
              <KeyCap cap="D" /> {labels.differences}
            </Keys>
            <Button
              tone="primary"
              aria-haspopup="dialog"
              aria-keyshortcuts="Control+Enter"
              isBusy={progress !== undefined}
              onClick={copies.openReview}
            >
              {progress === undefined ? labels.review : messages.progress(progress.done, progress.all)}
              {progress === undefined && (
                <Key aria-hidden="true">
                  <KeyCap cap="Ctrl Enter" />
                </Key>
              )}
            </Button>
          </SelectionBar>
        }
      />
      {review !== undefined && (
        <CopyReview
          {...rest}
          copies={review}
          onConfirm={(unarchive) => void copies.confirm(unarchive)}
          onClose={copies.closeReview}
        />
      )}
    </>
  )
}
