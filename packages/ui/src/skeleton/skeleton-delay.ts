/** Loading that takes less time shows no skeleton and no busy indicator, in milliseconds. */
export const SKELETON_DELAY_MS = 200
