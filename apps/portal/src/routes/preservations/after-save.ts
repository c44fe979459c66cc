/** The navigation state with which the editor returns to the list after a save: the list is fetched again. */
export const AFTER_SAVE = 'preservations-after-save'
