/** The question of Log Out about unsaved changes that this device stores (DRAFT-06). */
export const logOutLabels = {
  title: 'Delete your unsaved changes?',
  text: (count: number) =>
    count === 1
      ? 'This device has unsaved changes in one form. Only you can read them. Changes that are open in another tab stay for 7 days.'
      : `This device has unsaved changes in ${count} forms. Only you can read them. Changes that are open in another tab stay for 7 days.`,
  remove: 'Delete and log out',
  keep: 'Keep for 7 days and log out',
  cancel: 'Cancel',
} as const
