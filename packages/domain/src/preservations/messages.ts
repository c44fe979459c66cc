/** Texts of preservations that calls and screens need. (Operations specification §2, §5, §8.) */
export const preservationMessages = {
  nameRequired: 'Preservation Name is required', // specified: PRES-18
  stepNameRequired: 'Step Name is required', // specified: PRES-22
  negative: 'Value less than 0 not allowed', // specified: PRES-23
  fetchFailed: 'Failed to fetch preservations.', // specified: MSG-51
  saved: 'Preservation successfully added', // specified: MSG-53
  saveFailed: 'Preservation could not be added', // specified: MSG-52
  noAccess: 'No project access to view Preservation. Please assign project first', // specified: PRES-30
  notFound: 'No such preservation.',
  projectNotFound: 'No such project.',
  projectInactive: 'This project is inactive. Choose an active project.',
  otherKey: 'This preservation has a different related key.',
  otherProject: 'This preservation belongs to another project.',
  stepsRequired: 'Add at least one step.',
  projectsRequired: 'Choose at least one project.',
  stepTwice: 'This step is listed twice.',
  projectTwice: 'This project is listed twice.',
  noInterval: 'Enter a number, such as 7.',
  tooLongInterval: (limit: number) => `Enter at most ${limit.toLocaleString('en-US')}.`,
  unknownUnit: 'Choose Days or Hours.',
  unknownType: 'Choose one of the two lists.',
  conflict: 'Someone else changed this preservation while you were editing.',
} as const
