/** What the infinite button writes (CONST-26). Any negative value is read as unlimited (LIC-43). */
export const UNLIMITED = -1

/** Any negative limit is unlimited (USER-71, LIC-42, LIC-43, CONST-08). */
export const isUnlimited = (max: number): boolean => max < 0
