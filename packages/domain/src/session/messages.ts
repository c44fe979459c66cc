import { sharedMessages } from '../shared/messages'

/** Texts of sign-in. (Identity specification §2, §5, §8.) */
export const sessionMessages = {
  userNameRequired: 'Please enter your username.', // specified: AUTH-103
  passwordRequired: 'Please enter your password.', // specified: AUTH-19
  codeRequired: 'Please enter the code.',
  loginFailed: 'Failed to login. Try again.', // specified: AUTH-32
  rolesFailed: 'Failed to get user roles.', // specified: ERR-32
  mustUpdatePassword: sharedMessages.mustUpdatePassword,
  noProjects: 'No projects assigned to user.', // specified: AUTH-35
  /** `product` names where the user goes on to; the specified text is that of the default (AUTH-45). */
  redirecting: (product: string = DEFAULT_WEB_APPLICATION) => `Please wait to be redirected back to ${product}.`,
  sessionGuidFailed: 'Failed to fetch session Guid.', // specified: ERR-34
  /** ERR-15. */
  ssoError: (error: string, description: string) =>
    `Single Sign-on error. If the error persists please contact an administrator with the following code: ${error} - ${description}`, // specified: ERR-15
  /** ERR-17: an address to write to, with problems of single sign-on and of the login. */
  support: (email: string) => `Support: ${email}`,
  /** Why someone else ended a session: the sentence of a 412 (ERR-98). */
  endedInOtherTab: 'You logged out in another tab. Please log in to continue.',
  /** After the reason why the session ended, where a form had changes. */
  lostByEnd: 'Your unsaved changes in this tab are lost.',
  /** The same where the device stores them. */
  storedAtEnd: 'Log in again to restore your unsaved changes.',
  ssoStateUnknown: 'This sign-on was already used, or it was started in another browser. Start again.',
  addressInvalid: 'Please enter a valid email.',
  signedInElsewhere: (userName: string) => `You signed in as ${userName} in another tab.`,
} as const

/** What the gateway answers about a session. Apart from the messages, because the portal does not load them. */
export const sessionReplies = {
  endedByLogout: 'You were logged out. Please log in to continue.',
  endedByLock: 'Your account was locked. Contact your administrator.',
  endedByDeactivation: 'Your account was deactivated. Contact your administrator.',
  endedByLicense: 'Your license is no longer active. Contact your administrator.',
  endedByPasswordRequest: 'Your administrator asks you to choose a new password. Please log in to continue.',
  /** The gateway rejects a return from single sign-on. */
  ssoRefused: 'Single sign-on was rejected. Try again.',
  /** The identity provider does not answer. */
  ssoUnavailable: "The single sign-on service isn't responding. Try again later.",
  codeRefused: 'This code is wrong or expired. Check the latest email.',
  /** When no code can complete the login, for example after the last try. A wrong code that the user can retry gets `codeRefused` (AUTH-118). */
  codeOver: 'This login attempt has ended. Log in again to get a new code.',
  newCodeLater: (seconds: number) =>
    `You requested several codes. You can request another one in ${timeLeft(seconds)}.`,
  /** The user is linked to a different subject of the identity provider. */
  ssoOtherSubject:
    "Your username is linked to a different account at your identity provider. Ask an administrator to switch 'Is SSO User' off and on, then try again.",
  addressProofNeeded: 'Confirm the email address that will receive your login codes.',
  proofWrongPassword: 'The password is wrong.',
  proofNoPassword: 'You sign in with single sign-on. Use an emailed code instead.',
} as const

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** What is left of a session, in words: "2 minutes", "1 minute 5 seconds". Nothing is "0 seconds". */
export function timeLeft(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60]
  const parts = [minutes > 0 && counted(minutes, 'minute'), (rest > 0 || minutes === 0) && counted(rest, 'second')]
  return parts.filter((part) => part !== false).join(' ')
}

const DEFAULT_WEB_APPLICATION = 'the web application'

/** Of the identity provider for development, which demo mode has. */
export const providerMessages = {
  title: 'Development sign-on',
  noPassword: 'This identity provider is for development and needs no password. Choose an account.',
  choose: 'Demo accounts',
  other: 'Another user',
  userName: 'Username',
  submit: 'Log in',
  cancel: 'Cancel',
  cancelled: 'You canceled the sign-on.',
  tooLate: 'This sign-on has expired or was started in another browser. Go back and try again.',
  fault: (error: string, description: string) => `The sign-on failed: ${error}${description && ` (${description})`}.`,
  notInstalled:
    'The identity provider of demo mode needs the package oidc-provider, which this installation leaves out. Run npm ci without --omit=dev, then restart the gateway.',
  back: 'Back to the portal',
  leaving: 'Logging out',
  leave: 'Log out',
  left: 'You are logged out.',
} as const
