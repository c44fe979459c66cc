'use client'

import { sharedMessages } from '@sitewright/domain/shared/messages'
import { CopyField, type CopyFieldProps } from '../../copy-field/CopyField'
import type { ToastQueue } from '../../toasts/toast-queue'

/** Props of ProductCopyField: those of CopyField, and these. */
export interface ProductCopyFieldProps extends Omit<CopyFieldProps, 'onCopied' | 'onFailed'> {
  /** Where the outcome is told. */
  toasts: Pick<ToastQueue, 'info' | 'error'>
}

/** A value to take along that tells its outcome in the product's words, as toasts. (Identity specification §8; ERR-12, ERR-13.) */
export function ProductCopyField({ toasts, ...rest }: ProductCopyFieldProps) {
  return (
    <CopyField
      {...rest}
      // Copied twice it is said twice, in one place.
      onCopied={() => toasts.info(sharedMessages.copied, { key: 'clipboard' })}
      onFailed={() => toasts.error(sharedMessages.copyFailed, { key: 'clipboard' })}
    />
  )
}
