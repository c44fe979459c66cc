'use client'

import { Check, Copy, X } from 'lucide-react'
import { IconButton } from '../button/Button'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { type CopyOutcome, useCopy } from './use-copy'

/** Texts of CopyButton. */
export interface CopyButtonLabels {
  /** Announced after a copy, unless `onCopied` is set. */
  copied: string
  /** Announced when the browser refused, unless `onFailed` is set. */
  failed: string
}

/** Props of CopyButton. */
export interface CopyButtonProps extends CopyOutcome {
  /** The text to copy. */
  text: string
  /** Its name: "Copy License Id". */
  label: string
  /** Texts that differ from the English ones. */
  labels?: Partial<CopyButtonLabels>
}

const LABELS: CopyButtonLabels = { copied: 'Copied', failed: 'Could not copy' }

/** An icon button that copies the text beside it. Exposes `button`. The focus stays on it. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, onCopied, onFailed, labels: labelOverrides } = props
  const labels = { ...LABELS, ...labelOverrides }
  const { state, copy } = useCopy(text, { onCopied, onFailed })
  const announcement = { idle: '', copied: onCopied ? '' : labels.copied, failed: onFailed ? '' : labels.failed }[state]
  const Icon = { idle: Copy, copied: Check, failed: X }[state]
  return (
    <>
      <IconButton size="small" label={label} icon={<Icon aria-hidden="true" />} onClick={() => void copy()} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}
