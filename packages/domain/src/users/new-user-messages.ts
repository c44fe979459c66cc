/** Texts of a new user whose groups failed (USER-37); apart from the others, which the first page loads. */
export const newUserMessages = {
  /** The user is there, but not in all groups that were chosen, or still in others that came with the copy. */
  groupsFailed: (userName: string, notJoined: readonly string[], notLeft: readonly string[], why: string) =>
    [
      `${userName} was added.`,
      ...(notJoined.length > 0 ? [`Not assigned to: ${notJoined.join(', ')}.`] : []),
      ...(notLeft.length > 0 ? [`Still assigned to: ${notLeft.join(', ')}.`] : []),
      why,
    ]
      .join(' ')
      .trim(),
} as const

export const newUserLabels = {
  openUser: 'Open User',
} as const
