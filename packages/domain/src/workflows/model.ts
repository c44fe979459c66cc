/** The phases of a workflow are so much together, and so are the items of each phase (CONS2-03). */
export const WEIGHT_TOTAL = 100

/** What one phase or item may weigh (CONS2-02). */
export const WEIGHT_RANGE = { min: 0, max: 100 } as const

/** How far from 100 a sum may be, the edge included (WF-59, CONS2-03). */
export const WEIGHT_TOLERANCE = 0.0001
