/** Texts of calls of import systems. (Operations specification §5, §8.) */
export const importSystemMessages = {
  nameRequired: 'Please enter a name for the import system.', // specified: IMP-07
  pathRequired: 'Please enter a path for the import system.', // specified: IMP-08
  projectRequired: 'Please select a project for the import system.', // specified: IMP-10
  copyNameRequired: 'Please enter a display name for import system.', // specified: COPY-08
  nameTaken: 'Project already has an import system with that name. Please select a new name.', // specified: IMP-12
  copyNameTaken: 'Project already contains an import system with this name. Please select a different name.', // specified: COPY-09
  fetchFailed: 'Failed to fetch imports.', // specified: MSG-44
  fetchOneFailed: 'Failed to fetch import system.', // specified: MSG-43
  fetchPathsFailed: 'Failed to fetch import paths.', // specified: MSG-45
  fetchOfProjectFailed: 'Failed to fetch imports for project.', // specified: MSG-46
  saved: 'Import system saved.', // specified: MSG-49
  saveFailed: 'Failed to save import system.', // specified: MSG-50
  notFound: 'No such import system.',
  otherProject: 'Must be the project in the URL.',
  conflict: 'Someone else changed this import system while you were editing.',
} as const
