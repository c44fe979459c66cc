'use client'

import { Check, Copy, X } from 'lucide-react'
import { Announcement } from '../announcer/Announcement'
import { useAnnouncement } from '../announcer/use-announcement'
import { IconButton } from '../button/Button'
import type { CompleteTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'
import { type CopyOutcome, useCopy } from './use-copy'

/** Texts of CopyButton. */
export interface CopyButtonLabels {
  /** Announced after a copy. */
  copied: string
  /** Announced when the browser refused. */
  failed: string
}

const LABELS: CompleteTexts<CopyButtonLabels> = { copied: 'Copied', failed: 'Could not copy' }

/** Props of CopyButton. */
export interface CopyButtonProps extends CopyOutcome {
  /** The text to copy. */
  text: string
  /** Its name: "Copy License Id". */
  label: string
}

/** An icon button that copies the text beside it. Exposes `button`. The focus stays on it. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, onCopied, onFailed } = props
  const labels = useLabels('CopyButton', LABELS, undefined)
  const [announcement, announce] = useAnnouncement()
  const { state, copy } = useCopy(text, {
    onCopied: onCopied ?? (() => announce(labels.copied)),
    onFailed: onFailed ?? (() => announce(labels.failed)),
  })
  const Icon = { idle: Copy, copied: Check, failed: X }[state]
  return (
    <>
      <IconButton size="small" label={label} icon={<Icon aria-hidden="true" />} onClick={() => void copy()} />
      <Announcement of={announcement} />
    </>
  )
}
