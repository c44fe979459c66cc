/** Texts of the dialogs that extend, prove and restore a session, and of their codes. Apart from the messages, because every page loads those. */
export const sessionDialogMessages = {
  endsSoonTitle: 'Your session ends soon',
  /** `left` is a duration in words: "2 minutes". */
  endsSoon: (left: string) => `You'll be logged out in ${left}. Your changes stay on this page.`,
  /** AUTH-114. */
  proofNeeded: "Confirm that it's you to continue.",
  proofFailed: "Failed to confirm that it's you. Try again.",
  newCodeSent: 'We emailed you a new code. The previous code no longer works.',
  proofCodeFailed: 'Failed to email a code. Try again.',
  /** When the session has reached its latest end, or the server cannot extend sessions. */
  cannotExtend: "You can't extend this session. When it ends, log in again on this page.",
  extendFailed: "Couldn't extend the session. Try again.",
  extended: 'Session extended.',
  signInAgain: 'Your session has ended. Log in again to continue where you were.',
  waitForLogin: 'Wait for the login to finish.',
  windowRefused: 'Your browser blocked the single sign-on window. Allow pop-ups for this site, then try again.',
  endNow: 'Log Out',
  extend: 'Extend',
  leavePage: 'Leave this page',
  /** AUTH-114. */
  proofTitle: "Confirm it's you",
  proofLead: 'Enter your password to continue.',
  proofCodeLead: 'Enter the code to continue.',
  addressProofLead: (address: string) =>
    `Your login codes will go to ${address}. We'll email a code there first, to make sure that you get them.`,
  proofSubmit: 'Confirm',
  proofByCode: 'Email me a code instead',
  proofByPassword: 'Use my password instead',
  proofSendCode: 'Email me a code',
  proofCancel: 'Cancel',
  signInAgainTitle: 'Log in again',
} as const
