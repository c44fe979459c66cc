/** Texts of saves, archives and the list. (Operations specification §8; MSG-54 to MSG-61.) */
export const workflowSaveMessages = {
  added: 'Workflow has been saved successfully.', // specified: WF-75
  saved: 'Workflow Successfully Modified', // specified: WF-75
  addFailed: 'Workflow could not be added', // specified: WF-76
  saveFailed: 'Workflow could not be saved.', // specified: WF-76
  archived: 'Workflow successfully archived.', // specified: WF-15
  archiveFailed: 'Workflow could not be archived.', // specified: WF-16
  cannotArchive: 'Cannot Archive', // specified: WF-12
  loadFailed: 'Failed to fetch workflows.', // specified: MSG-60
  notFound: 'This workflow does not exist, or you cannot see its project.',
  conflict: 'Someone else changed this workflow. Nothing was saved.',
  archiveConflict: 'Someone else changed this workflow. Nothing was archived. Check it, then archive it again.',
  /** Refusals of the server. */
  archivedAlready: 'This workflow is archived and can no longer be changed.',
  projectMismatch: 'A stored workflow cannot move to another project.',
  projectInactive: 'This project is inactive. Choose an active project.',
  keyRequired: 'The related key must not be empty.',
  oneKey: 'All entries of a request must have the same related key.',
  keyMismatch: 'The related key of a stored workflow cannot change.',
  namedTwice: 'The request names a project or a workflow twice.',
  archiveBlocked: (name: string, project: string, reasons: string) =>
    `${name} in ${project} cannot be archived: ${reasons}.`,
  /** Reasons of an archive error (WF-18). */
  mappedTo: (resourceType: string) => `Assigned to resource type ${resourceType}`,
  /** After the copies of removed projects were archived, the save failed. */
  archivedButNotSaved: (projects: string) =>
    `The copies in ${projects} are archived, but the other changes are not saved. Save again.`,
} as const
