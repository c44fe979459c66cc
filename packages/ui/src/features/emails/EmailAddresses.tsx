'use client'

import { EMAIL_TAG_LIMIT, emailKey, isEmailAddress } from '@sitewright/domain/shared/email'
import { emailTagMessages } from '@sitewright/domain/shared/messages'
import { FormEmailTagInput, type FormEmailTagInputProps } from '../../form/FormEmailTagInput'

/** Props of EmailAddresses: those of FormEmailTagInput that the product does not decide. */
export interface EmailAddressesProps extends Omit<FormEmailTagInputProps, 'isAddress' | 'keyOf' | 'labels'> {
  /** How many addresses there may be; as specified by default. The schema of the form is given the same. */
  limit?: number
}

/**
 * E-mail addresses in a form, by the product's rule and in its words. (Identity specification §5; USER-118 to USER-121.) Suggestions
 * come from `source`: the active users of a project (USER-122).
 */
export function EmailAddresses({ limit = EMAIL_TAG_LIMIT, ...rest }: EmailAddressesProps) {
  return (
    <FormEmailTagInput {...rest} limit={limit} isAddress={isEmailAddress} keyOf={emailKey} labels={emailTagMessages} />
  )
}
