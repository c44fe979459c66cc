/** Why a role, or whatever gives one, cannot be granted or revoked by a user (ROLE-53, ROLE-55), or an account not be changed (ROLE-56). */
export const grantMessages = {
  role: 'You can only grant a role if you have it.',
  account:
    "You can't change how this user signs in, because they have administrative roles that you don't have, or had them in the last 24 hours.",
  taken: (names: readonly string[]) =>
    `You can only remove these roles if you have them or the "Administer Role" role: ${names.join(', ')}.`,
  leave: 'To remove users from this user group, you need its administrative roles or the "Administer Role" role.',
  apart:
    '"Administer Project Read" and "Access Other Projects" together open the projects of other licenses. Only users with the "Access All Customer Licenses" role can combine them.',
  shutOut: 'To lock or deactivate this user, you need their administrative roles or the "Administer Role" role.',
} as const

/** The same from the gateway alone. Apart from the others, because the portal does not load them. */
export const grantReplies = {
  keyOff:
    'To deactivate this API key, you need its administrative roles, or the "Administer API Keys" or "Administer Role" role.',
  keyOffFromAbove:
    'This API key has the "Access All Customer Licenses" role. You need that role to deactivate the key.',
  keyOn: 'To activate this API key, you need its administrative roles.',
  roles: (names: readonly string[]) => `You can only grant these roles if you have them: ${names.join(', ')}.`,
  accountByKey: "An API key can't change how a user signs in. Sign in to the portal to do this.",
  takenFromAbove: (names: readonly string[]) =>
    `This user has the "Access All Customer Licenses" role. You need that role to remove: ${names.join(', ')}.`,
  apartFor: (names: readonly string[], unnamedCount = 0) =>
    `${grantMessages.apart} This concerns: ${names.join(', ')}${unnamedCount === 0 ? '' : ` and ${unnamedCount.toLocaleString('en-US')} more`}.`,
  byKey: (names: readonly string[]) =>
    `An API key can't grant administrative roles. Sign in to the portal to grant: ${names.join(', ')}.`,
  admittedByKey:
    "An API key can't activate, unlock or move a user or user group with administrative roles. Sign in to the portal to do this.",
  keyTaken: (names: readonly string[]) =>
    `You can only remove these roles from an API key if you have them, or the "Administer API Keys" or "Administer Role" role: ${names.join(', ')}.`,
  keyTakenFromAbove: (names: readonly string[]) =>
    `This API key has the "Access All Customer Licenses" role. You need that role to remove: ${names.join(', ')}.`,
  lastSuperAdministrator: 'At least one super-administrator must be able to sign in.', // specified: LIC-86
} as const
