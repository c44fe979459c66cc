/** Errors of the fields of a license (LIC-63 to LIC-75). A file of its own, because the model needs no other text of licenses. */
export const licenseFieldMessages = {
  nameRequired: 'Please enter a license name.', // specified: LIC-63
  companyRequired: 'Please enter a company name.', // specified: LIC-64
  environmentRequired: 'Please select an environment.', // specified: LIC-66
  maxProjectsRequired: 'Please enter maximum number of projects.', // specified: LIC-67
  maxProjectsInvalid: 'Please enter a valid max Projects value.', // specified: LIC-68
  maxUsersRequired: 'Please enter a maximum number of users.', // specified: LIC-69
  maxUsersInvalid: 'Please enter a valid max Users value.', // specified: LIC-70
  firstMaxUsersZero:
    'The first license needs at least one user, its administrator. Enter 1 or more, or -1 for unlimited.',
  addOnLimitInvalid: 'Please enter positive value.', // specified: LIC-71
  addOnLimitRequired: 'Please enter value.', // specified: LIC-72
  addOnNotFound: 'This license does not have this product license.',
  addOnRepeated: 'Each product license can be listed only once.',
  notificationDays: 'Enter comma separated numbers ex) 5, 10, 30', // specified: LIC-74
  expiryInvalid: 'Enter a date, such as 31/12/2030.',
  expiryTooEarly: 'Choose 1/1/1970 or a later day.',
  expiryTooLate: 'Choose a day up to 18/1/2038.',
} as const
