import type { PasswordConfig } from '@sitewright/domain/passwords/model'
import type { ResetState } from '@sitewright/ui/features/sign-in/ResetScreen'

export interface ResetFacts {
  /** Whose password it is: of the user of a link, or of the signed-in user. */
  owner: { token: string } | { userName: string } | undefined
  isLinkGood: boolean
  isLinkRefused: boolean
  /** Why the link could not be checked. */
  linkFailure: string | undefined
  isChecking: boolean
  requirements: PasswordConfig | undefined
  /** They have come, or will not come: then the default length is asked for (AUTH-94). */
  areRequirementsKnown: boolean
  onRetry: () => void
}

/** What the page of a new password shows (AUTH-84 to AUTH-87, AUTH-99). */
export function stateOfReset(facts: ResetFacts): ResetState {
  const { owner, linkFailure, isChecking, onRetry } = facts
  if (owner === undefined || facts.isLinkRefused) return { kind: 'invalid' }
  if (!facts.isLinkGood) {
    return linkFailure === undefined
      ? { kind: 'checking' }
      : { kind: 'failed', message: linkFailure, isRetrying: isChecking, onRetry }
  }
  if (!facts.areRequirementsKnown) return { kind: 'checking' }
  return 'token' in owner
    ? { kind: 'form', variant: 'reset', requirements: facts.requirements }
    : { kind: 'form', variant: 'update', requirements: facts.requirements, userName: owner.userName }
}
