import { allowed, anyRoleInLicense, mayChangeEqual, refused, type EditedUser, type Policy } from '../shared/policy'
import { mayTakeOver } from '../shared/grants'
import { passwordMessages } from './messages'

/** The facts of a user that decide who may set the password. */
export interface PasswordOwner extends EditedUser {
  readonly userId: number
  readonly mustUpdatePassword: boolean
  readonly isSsoUser: boolean
  /** Names of its roles, of its own and of its groups; clients omit them, because the state of the password says whether it can be set. */
  readonly roles?: readonly string[] | undefined
}

/** A forced update: the own password alone, while it must be updated; no role is needed (AUTH-99). */
export const canUpdatePassword: Policy<PasswordOwner> = {
  name: 'canUpdatePassword',
  canDecide: () => allowed,
  decide: (actor, user) =>
    actor.userId === user.userId && user.mustUpdatePassword
      ? allowed
      : refused('This password need not be updated by its owner now.'),
}

const byRole = anyRoleInLicense('canManagePassword', 'ADMINISTER_USER_CREATE_UPDATE')

/** See the state of a password and mail a link (ROLE-23, USER-114); not of who comes by single sign-on, nor of who stands above. */
export const canManagePassword: Policy<PasswordOwner> = {
  ...byRole,
  decide: (actor, user) => {
    const decision = byRole.decide(actor, user)
    if (!decision.allowed) return decision
    return user.isSsoUser ? refused(passwordMessages.ssoUser) : mayChangeEqual(actor, user)
  },
}

/** Set another user's password, unless they have administrative roles that the actor lacks: with the password, the actor could sign in with those roles (ROLE-53). */
export const canChoosePassword: Policy<PasswordOwner> = {
  ...canManagePassword,
  name: 'canChoosePassword',
  decide: (actor, user) => {
    const decision = canManagePassword.decide(actor, user)
    return decision.allowed ? mayTakeOver(actor, user.roles ?? []) : decision
  },
}

/** The forced update of the own password, or the password of another by who may choose it. One call serves both (API-63, API-65). */
export const canSetPassword: Policy<PasswordOwner> = {
  name: 'canSetPassword',
  canDecide: () => allowed,
  decide: (actor, user) =>
    canUpdatePassword.decide(actor, user).allowed ? allowed : canChoosePassword.decide(actor, user),
}
