/** Texts of the project screens. (Operations specification §2, §4, §5, §8.) */
export const projectRecordMessages = {
  nameRequired: 'Please enter a project name.', // specified: PROJ-21
  nameTooShort: 'Project Name must be at least 4 characters.', // specified: PROJ-22
  descriptionRequired: 'Please enter a description.', // specified: PROJ-24
  licenseRequired: 'Please select a license.',
  fetchFailed: 'Failed to fetch projects.', // specified: MSG-22
  notFound: 'No such project.',
  parentNotFound: 'No such project in this license.',
  environmentNotFound: 'This license has no such environment.',
  added: 'Project added.', // specified: PROJ-19
  addFailed: 'Failed to add project.', // specified: PROJ-19
  saved: 'Project info saved.', // specified: PROJ-38
  saveFailed: 'Save failed.', // specified: PROJ-39
  conflict: 'Someone else changed this project while you were editing.',
  activated: 'Project activated.', // specified: PROJ-49
  activateFailed: 'Failed to reactivate project.', // specified: PROJ-49
  deactivated: 'Project deactivated.', // specified: PROJ-47
  deactivateFailed: 'Failed to deactivate project.', // specified: PROJ-47
  deactivateWarning:
    'Deactivating a project cannot be reversed. All assigned users and API keys will be removed from this project.', // specified: PROJ-46
  limitReached: 'The maximum number of projects of the license is reached.', // specified: PROJ-56
  emptyTitle: 'No projects found.', // specified: PROJ-11
} as const
