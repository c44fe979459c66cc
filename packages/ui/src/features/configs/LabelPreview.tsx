import { useState } from 'react'
import {
  configScreenLabels as labels,
  configScreenMessages as messages,
} from '@sitewright/domain/configs/screen-messages'
import type { SiteLabel } from '@sitewright/domain/labels/model'
import { Button } from '../../button/Button'
import { Note } from '../../note/Note'
import { type LabelPicture, useLabelPicture } from '../patterns/use-label-picture'
import { Quiet } from './Configs.styles'
import { Preview } from './ListEditors.styles'

/** Draws a label for a sample name. */
export type LabelPreviews = (label: SiteLabel, signal: AbortSignal) => Promise<LabelPicture>

/** Props of LabelPreview. */
export interface LabelPreviewProps {
  number: number
  /** The label as it is typed; undefined while it has errors. */
  label: SiteLabel | undefined
  previews: LabelPreviews
}

/** A preview of a label, which the server draws. The first request is sent when the user opens the preview, so that a page with many labels sends none. Then the preview follows the typed text. */
export function LabelPreview({ number, label, previews }: LabelPreviewProps) {
  const [isOpen, setOpen] = useState(false)
  const key = isOpen && label !== undefined ? JSON.stringify(label) : undefined
  const { picture, message } = useLabelPicture(key, async (signal) => (label ? previews(label, signal) : {}))
  if (!isOpen) {
    return (
      <Preview tabIndex={-1}>
        <Button
          size="small"
          aria-label={labels.showPreviewOf(number)}
          onClick={(event) => {
            // The button goes, so the preview takes the focus.
            event.currentTarget.parentElement?.focus()
            setOpen(true)
          }}
        >
          {labels.showPreview}
        </Button>
      </Preview>
    )
  }
  return (
    <Preview tabIndex={-1} aria-live="polite">
      {picture !== undefined && <img src={picture} alt={labels.previewOf(number)} />}
      {message !== undefined && <Note tone="warning">{message}</Note>}
      {label === undefined ? (
        <Quiet as="figcaption">{messages.previewNeedsValid}</Quiet>
      ) : (
        <Quiet as="figcaption">
          {picture === undefined && message === undefined ? messages.previewLoading : messages.previewSample}
        </Quiet>
      )}
    </Preview>
  )
}
