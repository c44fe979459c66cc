'use client'

import { Check, Copy, X } from 'lucide-react'
import { Announcement } from '../announcer/Announcement'
import { useAnnouncement } from '../announcer/use-announcement'
import { IconButton } from '../button/Button'
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
  const [announcement, announce] = useAnnouncement()
  const { state, copy } = useCopy(text, {
    onCopied: onCopied ?? (() => announce('Copied')),
    onFailed: onFailed ?? (() => announce('Could not copy')),
  })
  const Icon = { idle: Copy, copied: Check, failed: X }[state]
  return (
    <>
      <IconButton size="small" label={label} icon={<Icon aria-hidden="true" />} onClick={() => void copy()} />
      <Announcement of={announcement} />
    </>
  )
}
