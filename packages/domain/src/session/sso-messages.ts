/** Texts of single sign-on. (Identity specification §5, §8.) */
export const ssoMessages = {
  notAnAccount:
    'The user information entered is not an active SSO account, your SSO login is likely your e-mail address. Check with your IT staff if you need help.', // specified: ERR-20
  infoFailed: 'Failed to fetch SSO info.', // specified: AUTH-105
  /** Follows the server's words about a failed single sign-on (ERR-16). */
  assistance: 'Please contact your administrator or support for further assistance.', // specified: ERR-16
} as const
