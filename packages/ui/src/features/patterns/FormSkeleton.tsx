import { createContext, type ReactNode, use } from 'react'

const SkeletonContext = createContext(false)

/** Whether the fields around a component are skeletons, because the record is still loading. */
export const useIsSkeleton = (): boolean => use(SkeletonContext)

/**
 * Renders the fields of a form as skeletons, so that the form that is still loading has the shape of the loaded one. The fields must be those of
 * `patterns`, such as EditedTextField; they need no form around them here.
 */
export function FormSkeleton({ children }: { children: ReactNode }) {
  return <SkeletonContext value>{children}</SkeletonContext>
}
