/** Errors of the fields of a user group (GROUP-31, GROUP-33). A file of its own, because the user list loads the model of a group and no other text of groups. */
export const groupFieldMessages = {
  nameRequired: 'User Group Name is required.', // specified: GROUP-31
  nameTaken: 'User Group Name already exists.', // specified: GROUP-33
  licenseRequired: 'Please select a license.',
} as const
