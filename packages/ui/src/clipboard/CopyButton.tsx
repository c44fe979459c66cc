'use client'

import { Check, Copy, X } from 'lucide-react'
import { IconButton } from '../button/Button'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { type CopyOutcome, useCopy } from './use-copy'

/** Props of CopyButton. */
export interface CopyButtonProps extends CopyOutcome {
  /** What is put on the clipboard. */
  text: string
  /** Its name: "Copy License Id". */
  label: string
  /** Said when it is done, unless `onCopied` says so elsewhere; "Copied" by default. */
  copiedLabel?: string
  /** Said when the browser refuses, unless `onFailed` says so elsewhere; "Could not copy" by default. */
  failedLabel?: string
}

/** An icon that copies what stands beside it. Exposes `button`; the focus stays on it. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, copiedLabel = 'Copied', failedLabel = 'Could not copy', onCopied, onFailed } = props
  const { state, copy } = useCopy(text, { onCopied, onFailed })
  const said = { idle: '', copied: onCopied ? '' : copiedLabel, failed: onFailed ? '' : failedLabel }[state]
  const Icon = { idle: Copy, copied: Check, failed: X }[state]
  return (
    <>
      <IconButton size="small" label={label} icon={<Icon aria-hidden="true" />} onClick={() => void copy()} />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
