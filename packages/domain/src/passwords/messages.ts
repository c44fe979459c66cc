import { inLine } from '../shared/in-line'
import { pageTitles } from '../shared/page-titles'

/** Texts of recovery, reset and forced update. (Identity specification §2, §5, §8.) */
export const passwordMessages = {
  required: 'Password required.', // specified: AUTH-92
  tooShort: (minimum: number) => `Must be at least ${minimum} characters.`, // specified: AUTH-93
  tooLong: (maximum: number) => `Must be at most ${maximum} characters.`,
  mustMatch: 'Passwords must match.', // specified: AUTH-95
  /** Why every session of the user ended: the sentence of a 412 (ERR-98). */
  sessionsEnded: 'Your password was changed. Please log in to continue.',
  resetFailed: 'Failed to reset password. Try again.', // specified: ERR-28
  resetDone: 'Password reset successfully. Please login.', // specified: AUTH-100
  recoveryFailed: 'Failed to send email to provided username. Try again.', // specified: AUTH-111
  recoverySent: 'Email has been sent.', // specified: AUTH-111
  recoveryUserName: 'Please enter a username.', // specified: AUTH-81
  recoveryEmail: 'Please enter a valid email.', // specified: AUTH-82
  invalidLink: 'Invalid Link!',
  linkFailed: "Couldn't check this link. Try again.",
  /** ROUTE-44, USER-113. */
  ssoUser: 'SSO users can not have their passwords managed.', // specified: ERR-96
  infoFailed: 'Failed to fetch the password state.',
  /** Requirements of the reference server beside the length. */
  notUserName: 'Must not be the username.',
  /** Of a forced update, which would change nothing. */
  notPresent: 'Must differ from your current password.',
  notCommon: 'Choose a less common password.',
} as const

/** What the ways of the password tab do (USER-106 to USER-111): for another user, and for oneself (USER-138). */
export const passwordWays = {
  other: {
    manual: 'Sets the password that you enter. This signs the user out everywhere.',
    autoReset:
      "We'll email the user a temporary password. They must change it when they next sign in. This signs the user out everywhere.",
    emailLink:
      "We'll email the user a link to choose a new password. It expires in 24 hours. The current password works until then.",
    autoResetConfirm: (userName: string) => `The current password of ${userName} stops working immediately.`,
  },
  own: {
    manual: 'Sets the password that you enter. This signs you out everywhere, here too.',
    autoReset:
      "We'll email you a temporary password. You must change it when you next sign in. This signs you out everywhere, here too.",
    emailLink:
      "We'll email you a link to choose a new password. It expires in 24 hours. Your current password works until then.",
    autoResetConfirm: () => 'Your current password stops working immediately.',
  },
} as const

export const passwordLabels = {
  recoveryTitle: pageTitles.recovery,
  userName: 'Username',
  email: 'Email',
  sendLink: 'Send Reset Link', // specified: AUTH-79
  backToLogin: 'Go Back',
  resetTitle: pageTitles.reset,
  updateTitle: 'Update Password',
  password: 'Password',
  repassword: 'Retype Password',
  save: 'Save',
  requestLink: 'Request a new reset link',
  tab: 'Password',
  manual: 'Manual Update',
  autoReset: 'Auto Reset',
  autoResetOf: (userName: string) => `Reset the password of ${userName}?`,
  emailLink: 'Email Link',
  lastChanged: 'Last Password Change',
  cancel: 'Cancel',
  requirements: 'Requirements',
  met: 'Met',
  unmet: 'Not met',
  /** Of a requirement that the server alone can tell. */
  checkedOnSave: 'Checked on save',
  checkingLink: 'Checking the link.',
  recoveryHelp: "We'll email you a link to choose a new password.",
  invalidHelp: 'The link was already used, or is older than 24 hours.',
} as const

/** Names of sign-in details in a notice (AUTH-116). */
export const signInDetails = {
  password: 'Password',
  email: 'Email address',
  twoFactorEnabled: 'Two-factor authentication',
  isSsoUser: 'Single sign-on',
} as const

/** Mails of the gateway; plain text. */
export const passwordMails = {
  /** The mail names the user, because several users can share an address. */
  recovery: (product: string, name: string, userName: string, link: string) => ({
    subject: `${product}: reset your password`,
    text: `Hello ${inLine(name)},\n\nOpen this link to choose a new password for the username ${inLine(userName)}:\n\n${link}\n\nThe link expires in 24 hours and works once. If you did not request it, ignore this email. Your password stays the same.\n`,
  }),
  /** To the first administrator of a license, who has no password yet. */
  invitation: (product: string, name: string, userName: string, license: string, link: string) => ({
    subject: `${product}: your account`,
    text: `Hello ${inLine(name)},\n\nYou are an administrator of ${inLine(license)} in ${product}. Your username is ${inLine(userName)}. Open this link to choose a password:\n\n${link}\n\nThe link expires in 24 hours and works once. After that, choose "Forgot Password" on the login page to get another link.\n`,
  }),
  autoReset: (product: string, name: string, password: string) => ({
    subject: `${product}: your new password`,
    text: `Hello ${inLine(name)},\n\nAn administrator reset your password. Your new password is\n\n${password}\n\nYou must choose another password when you log in with it.\n`,
  }),
  proof: (product: string, name: string, code: string) => ({
    subject: `${product}: your confirmation code`,
    text: `Hello ${inLine(name)},\n\nYour confirmation code is ${code}\n\nIt expires in 10 minutes and works once. If you are not changing your sign-in details, someone else may be using your session: change your password immediately.\n`,
  }),
  /** AUTH-116. @param changes names of the details that changed (`signInDetails`) */
  signInChanged: (product: string, name: string, changes: readonly string[]) => ({
    subject: `${product}: your sign-in details changed`,
    text: `Hello ${inLine(name)},\n\nThese sign-in details of your account changed:\n\n${changes.map((change) => `- ${change}\n`).join('')}\nIf you did not expect this, contact your administrator immediately.\n`,
  }),
  secondFactor: (product: string, name: string, code: string) => ({
    subject: `${product}: your login code`,
    text: `Hello ${inLine(name)},\n\nYour login code is ${code}\n\nIt expires in 10 minutes and works once. If you are not logging in, someone else may know your password: change it immediately.\n`,
  }),
} as const
