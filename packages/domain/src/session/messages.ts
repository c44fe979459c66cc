/** Texts of sign-in. (Identity specification §5, §8.) */
export const sessionMessages = {
  userNameRequired: 'Please enter your username.',
  passwordRequired: 'Please enter your password.',
  loginFailed: 'Failed to login. Try again.',
  rolesFailed: 'Failed to get user roles.',
  tokenProblem: (email: string) =>
    `Something went wrong with login. If this persists, please contact support at ${email}`,
  /** A second factor, single sign-on or a forced update is needed and this server does not offer it yet. */
  signInNotOffered: 'This account signs in another way, which is not available here.',
  mustUpdatePassword: 'Please update your password.',
  /** Why a session was ended by somebody: the sentence of a 412 (ERR-98). */
  endedByLogout: 'You were logged out. Please log in to continue.',
  endedByLock: 'Your account was locked. Contact your administrator.',
  endedByDeactivation: 'Your account was deactivated. Contact your administrator.',
  endedByLicense: 'Your license is not active any more. Contact your administrator.',
} as const

export const sessionLabels = {
  title: 'Log in',
  userName: 'Username',
  password: 'Password',
  submit: 'Log in',
  capsLock: 'Caps Lock is on.',
} as const
