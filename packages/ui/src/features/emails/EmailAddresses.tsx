'use client'

import { EMAIL_TAG_LIMIT, emailKey, isEmailAddress } from '@sitewright/domain/shared/email'
import { emailTagMessages } from '@sitewright/domain/shared/messages'
import { FormEmailTagInput, type FormEmailTagInputProps } from '../../form/FormEmailTagInput'

/** Props of EmailAddresses: those of FormEmailTagInput that the product does not set. */
export interface EmailAddressesProps extends Omit<FormEmailTagInputProps, 'isAddress' | 'normalize' | 'labels'> {
  /** How many addresses are allowed; as specified by default. Pass the same number to the schema of the form. */
  maxTags?: number
}

/**
 * E-mail addresses in a form, with the product's rule and texts. (Identity specification §5; USER-118 to USER-121.) `source`
 * suggests the active users of a project (USER-122).
 */
export function EmailAddresses({ maxTags = EMAIL_TAG_LIMIT, ...rest }: EmailAddressesProps) {
  return (
    <FormEmailTagInput
      {...rest}
      maxTags={maxTags}
      isAddress={isEmailAddress}
      normalize={emailKey}
      labels={emailTagMessages}
    />
  )
}
