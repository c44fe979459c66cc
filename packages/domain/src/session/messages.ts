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
} as const

export const sessionLabels = {
  title: 'Log in',
  userName: 'Username',
  password: 'Password',
  submit: 'Log in',
  capsLock: 'Caps Lock is on.',
} as const
