/** Texts of the pages of one user. A file of its own, because the user list loads the other texts of users. */
export const userRecordMessages = {
  addFailed: (userName: string) => `Failed to add ${userName}.`, // specified: ERR-50
  added: 'User added.', // specified: ERR-53
  passwordReset: 'Password reset.', // specified: ERR-53
  /** USER-125. */
  noPassword: "This user has no password yet and can't sign in. Email a link to set one.",
  saved: 'User updated.', // specified: ERR-53
  readOnly: (reason: string) => `You can view but not edit this user. ${reason}`,
} as const
