import { pageTitles } from '../shared/page-titles'

/** Labels of the sign-in pages and dialogs. Apart from the messages, because every page loads those. */
export const sessionLabels = {
  title: pageTitles.signIn,
  userName: 'Username',
  password: 'Password',
  submit: 'Log in',
  capsLock: 'Caps Lock is on.',
  forgotPassword: 'Forgot Password', // specified: AUTH-08
  withSso: 'Login with Single Sign-on', // specified: AUTH-04
  withPassword: 'Login with Password', // specified: AUTH-05
  otherOptions: 'Other Login Options', // specified: AUTH-06
  secondFactorTitle: pageTitles.secondFactor,
  code: 'Code',
  /** @param email masked; some servers do not send it */
  codeHelp: (email: string = 'your email address') => `We emailed a code to ${email}. It expires in 10 minutes.`,
  newCode: 'Send a new code', // specified: AUTH-118
  backToLogin: 'Back to Login',
  verify: 'Verify',
  goBack: 'Go Back',
  ssoTitle: pageTitles.sso,
  ssoProcessing: 'Logging you in.',
  ssoLogoutTitle: pageTitles.ssoLogout,
  ssoLogoutProcessing: 'Logging you out.',
  continueAs: (userName: string) => `Continue as ${userName}`,
  checking: 'Checking your session.',
} as const
