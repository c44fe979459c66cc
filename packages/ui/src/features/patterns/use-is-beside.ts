import { createContext, use } from 'react'

/** Provided by SplitPage. A module of its own, because lists need no more of it. */
export const BesideContext = createContext(false)

/** Whether a list and what was opened from it are beside each other, for the parts of either. */
export const useIsBeside = (): boolean => use(BesideContext)
