/** Characters of the name of a workflow, a phase, an item, a preservation or a step, without spaces around it (CONS2-39). */
export const MAX_STEP_NAME = 500

/** What the infinite button writes (CONST-26). Any negative value is read as unlimited (LIC-43). */
export const UNLIMITED = -1

export const UNLIMITED_LABEL = 'Unlimited' // specified: CONST-09

/** Any negative limit is unlimited (USER-71, LIC-42, LIC-43, CONST-08). */
export const isUnlimited = (max: number): boolean => max < 0

/** So many that are taken away by one press or one save are asked about first. */
export const ASK_FROM_REMOVALS = 20
