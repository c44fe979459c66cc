import { pageTitles } from '../shared/page-titles'

/** Labels of the sign-in pages and dialogs, and what only signing in says. Apart from the messages, because every page loads those. */
export const sessionLabels = {
  title: pageTitles.signIn,
  /** In the title block of the sheet. */
  productRole: 'Administration portal',
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
  tokenProblem: (email: string) =>
    `Something went wrong with login. If this persists, please contact support at ${email}`, // specified: ERR-21
  newCodeFailed: 'Failed to email a new code. Try again.',
  signedInAsOther:
    'You signed in as a different user. Log in as the same user as before to keep your changes, or leave this page.',
  ssoTitle: pageTitles.sso,
  ssoProcessing: 'Logging you in.',
  ssoLogoutTitle: pageTitles.ssoLogout,
  ssoLogoutProcessing: 'Logging you out.',
  continueAs: (userName: string) => `Continue as ${userName}`,
  checking: 'Checking your session.',
} as const
