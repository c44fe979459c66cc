/** What the fields of a user mean, below each of them. */
export const userFormMessages = {
  userName: "A username can't be changed.",
  email: 'Reset links and sign-in codes go to this address.',
  isApproved: 'Only approved users can sign in.',
  isLockedOut: "A locked user can't sign in until you clear this.",
  twoFactorEnabled: 'Each sign-in also asks for a code sent by email.',
  mustUpdatePassword: 'The user chooses a new password at the next sign-in.',
  isSsoUser: 'SSO users sign in with their company account and have no password here.',
} as const
