/** Texts of the email tag input. (Identity specification §5; USER-118 to USER-121.) No full stop in the first two: as specified. */
export const emailTagMessages = {
  invalid: 'Invalid Email Address', // specified: USER-118
  repeated: 'Email Address already exists', // specified: USER-119
  tooMany: (limit: number) => `No more than ${limit} email addresses.`, // specified: USER-121
  count: (count: number, limit: number) => `${count} of ${limit}`,
} as const
