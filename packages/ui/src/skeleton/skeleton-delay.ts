/** What is done within this time, in milliseconds, shows no skeleton and no busy sign. */
export const SKELETON_DELAY_MS = 200
