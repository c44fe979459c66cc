'use client'

import { clipboardMessages } from '@sitewright/domain/shared/clipboard-messages'
import { CopyField, type CopyFieldProps } from '../../copy-field/CopyField'
import type { ToastQueue } from '../../toasts/toast-queue'

/** Props of ProductCopyField: those of CopyField, and these. */
export interface ProductCopyFieldProps extends Omit<CopyFieldProps, 'onCopied' | 'onFailed'> {
  /** Show the outcome. */
  toasts: Pick<ToastQueue, 'info' | 'error'>
}

/** A value that the user can copy. Toasts show the outcome (identity specification §8; ERR-12, ERR-13). */
export function ProductCopyField({ toasts, ...rest }: ProductCopyFieldProps) {
  return (
    <CopyField
      {...rest}
      // With a key, so that a second copy replaces the first toast.
      onCopied={() => toasts.info(clipboardMessages.copied, { key: 'clipboard' })}
      onFailed={() => toasts.error(clipboardMessages.copyFailed, { key: 'clipboard' })}
    />
  )
}
