'use client'

import { Check, Copy, X } from 'lucide-react'
import { IconButton } from '../button/Button'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { type CopyOutcome, useCopy } from './use-copy'

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
  const { state, copy } = useCopy(text, { onCopied, onFailed })
  const announcement = { idle: '', copied: onCopied ? '' : 'Copied', failed: onFailed ? '' : 'Could not copy' }[state]
  const Icon = { idle: Copy, copied: Check, failed: X }[state]
  return (
    <>
      <IconButton size="small" label={label} icon={<Icon aria-hidden="true" />} onClick={() => void copy()} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}
