import { passwordMessages } from '@sitewright/domain/passwords/messages'
import type { PasswordConfig } from '@sitewright/domain/passwords/model'
import { passwordRequirements } from '@sitewright/domain/passwords/rules'
import type { GatewayConfig } from '../../config'
import { invalid } from '../../http/refusals'
import { COMMON_PASSWORDS } from './common-passwords'

type Settings = Pick<GatewayConfig, 'passwordMinLength'>

/** What a new password must be: the same for all users, so that it reveals nothing about a name or a link (AUTH-112). */
export const requirementsOf = ({ passwordMinLength }: Settings): PasswordConfig => ({
  minLength: passwordMinLength,
  requirements: [passwordMessages.notUserName, passwordMessages.notCommon],
})

/** @throws Problem 400 with every requirement that a new password does not meet */
export function requireGood(settings: Settings, newPassword: string, userName: string): void {
  const folded = newPassword.toLowerCase()
  const unmet = passwordRequirements(requirementsOf(settings), newPassword)
    .filter(({ isMet }) => isMet === false)
    .map(({ text }) => text)
  if (folded === userName.toLowerCase()) unmet.push(passwordMessages.notUserName)
  if (COMMON_PASSWORDS.has(folded)) unmet.push(passwordMessages.notCommon)
  if (unmet.length > 0) throw invalid({ newPassword: unmet }, unmet[0])
}
