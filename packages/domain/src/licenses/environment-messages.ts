/** Texts of the environments of a license (LIC-87). */
export const licenseEnvironmentMessages = {
  linked: (name: string) => `${name} linked.`,
  unlinked: (name: string) => `${name} unlinked.`,
  linkFailed: (name: string) => `Failed to link ${name}.`,
  unlinkFailed: (name: string) => `Failed to unlink ${name}.`,
  /** After the sentence of the server. */
  onlyLinkMissing: 'The license is saved. Only this link is missing.',
  help: 'Users choose between linked environments after they sign in. With one link they go there directly, with none they stay in the portal.',
  noneTitle: 'No environment is linked',
  none: 'Users of this license can sign in, but stay in the portal.',
  unlinking: (name: string, users: number | undefined) =>
    `Users of this license can no longer open ${name}. ${
      users === undefined ? '' : `${users.toLocaleString('en-US')} ${users === 1 ? 'user' : 'users'} can open it now. `
    }Nothing in ${name} is deleted.`,
  oneLeft: (name: string) => `Users then go directly to ${name} after they sign in.`,
  noneLeft: 'Users then stay in the portal after they sign in.',
} as const

export const licenseEnvironmentLabels = {
  title: 'Environments',
  linkedOf: (linked: number, all: number) => `${linked} of ${all} linked`,
  worksAtOnce: 'Each link saves immediately.',
  linked: 'Linked',
  since: (day: string) => `since ${day}`,
  notLinked: 'Not linked',
  linking: 'Linking',
  triedAt: (time: string) => `tried at ${time}`,
  link: 'Link',
  linkNamed: (name: string) => `Link ${name}`,
  retry: 'Retry',
  retryNamed: (name: string) => `Retry linking ${name}`,
  unlink: 'Unlink…',
  unlinkNamed: (name: string) => `Unlink ${name}…`,
  unlinkTitle: (name: string) => `Unlink ${name}?`,
  unlinkConfirm: (name: string) => `Unlink ${name}`,
} as const
