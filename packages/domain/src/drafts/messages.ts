/** The question of Log Out about unsaved changes that this device stores (DRAFT-06). */
export const logOutLabels = {
  title: 'Delete your unsaved changes?',
  text: (count: number) =>
    count === 1
      ? 'This device has unsaved changes of one form, which only you can read. What is open in another tab is kept for 7 days.'
      : `This device has unsaved changes of ${count} forms, which only you can read. What is open in another tab is kept for 7 days.`,
  remove: 'Delete and log out',
  keep: 'Keep for 7 days and log out',
  cancel: 'Cancel',
} as const
