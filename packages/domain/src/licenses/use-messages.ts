const count = (number: number, one: string): string =>
  `${number.toLocaleString('en-US')} ${one}${number === 1 ? '' : 's'}`

/** Texts about who is shut out when a license is closed (LIC-86). */
export const licenseUseMessages = {
  /** `231 users are shut out` */
  shutOut: (users: number) => `${count(users, 'user')} ${users === 1 ? 'is' : 'are'} shut out`,
  /** Beside the unsaved changes. */
  shutsOut: (users: number | undefined) =>
    users === undefined ? 'Shuts out the users of this license' : `Shuts out ${count(users, 'user')}`,
  signedOut: (signedIn: number) =>
    `${signedIn} of them ${signedIn === 1 ? 'is' : 'are'} signed in and will be signed out.`,
  inactiveBefore: (inactive: number, all: number) =>
    `Of the ${count(all, 'user')}, ${inactive} ${inactive === 1 ? 'was' : 'were'} inactive or locked before.`,
  /** Before the user names. */
  signedInNow: 'Signed in now:',
  dataStays: 'Their data stays. Reopen the license to restore their access.',
  counting: 'Counting who is shut out…',
  countFailed: 'Failed to count who is shut out.',
  countFirst: 'The number of users must be counted first.',
  typeFirst: (users: number) => `Type ${users} first.`,
} as const

export const licenseUseLabels = {
  whenYouSave: 'When you save,',
  users: 'Users shut out',
  signedIn: 'Signed in now',
  apiKeys: 'API keys stopped',
  deactivateTitle: (name: string) => `Deactivate ${name}?`,
  deactivate: 'Deactivate and save',
  expireTitle: (name: string) => `Let ${name} expire?`,
  expire: 'Expire and save',
  typeToConfirm: (users: string) => `Type ${users} to confirm`,
} as const
