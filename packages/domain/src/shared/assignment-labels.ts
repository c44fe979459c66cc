/** Marks of unsaved roles, projects and product licenses. */
export const assignmentLabels = {
  added: 'Added',
  removed: 'Removed',
  /** Mark of a closed branch with a change in it. */
  changed: 'Changed below',
} as const
