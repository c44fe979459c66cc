import { useEffect, useEffectEvent, useState } from 'react'
import {
  configScreenLabels as labels,
  configScreenMessages as messages,
} from '@sitewright/domain/configs/screen-messages'
import type { SiteLabel } from '@sitewright/domain/labels/model'
import { Button } from '../../button/Button'
import { Note } from '../../note/Note'
import { Quiet } from './Configs.styles'
import { Preview } from './ListEditors.styles'

/** The picture of a label as an address, or why there is none. */
export type LabelPicture = { readonly picture: string } | { readonly message: string }

/** Draws a label for a sample name. */
export type LabelPreviews = (label: SiteLabel, signal: AbortSignal) => Promise<LabelPicture>

/** The pause in typing before the server draws the label, in milliseconds. */
const DELAY_MS = 600

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
  const picture = usePicture(isOpen ? label : undefined, previews)
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
      {picture !== undefined && 'picture' in picture && <img src={picture.picture} alt={labels.previewOf(number)} />}
      {picture !== undefined && 'message' in picture && <Note tone="warning">{picture.message}</Note>}
      {label === undefined ? (
        <Quiet as="figcaption">{messages.previewNeedsValid}</Quiet>
      ) : (
        <Quiet as="figcaption">{picture === undefined ? messages.previewLoading : messages.previewSample}</Quiet>
      )}
    </Preview>
  )
}

/** Draws a label after a pause in typing. The last picture stays until the next one arrives. */
function usePicture(label: SiteLabel | undefined, previews: LabelPreviews): LabelPicture | undefined {
  const [picture, setPicture] = useState<LabelPicture>()
  const text = label && JSON.stringify(label)
  const draw = useEffectEvent(async (signal: AbortSignal) => {
    if (label === undefined) return
    const drawn = await previews(label, signal)
    if (!signal.aborted) setPicture(drawn)
  })
  // In an effect, because the text can also change by a refresh or a discard.
  useEffect(() => {
    if (text === undefined) return
    const controller = new AbortController()
    const timer = setTimeout(() => void draw(controller.signal), DELAY_MS)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text])
  return picture
}
