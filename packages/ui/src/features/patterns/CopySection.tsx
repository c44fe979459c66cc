import { type ReactNode, useId } from 'react'
import { Skeleton } from '../../skeleton/Skeleton'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { CopyBody, CopyHead, CopyRow, CopyRows, Count } from './CopySection.styles'

/** Props of CopySection. */
export interface CopySectionProps<T> {
  title: string
  view: ViewState<T>
  /** The text of how many records the source has: "12 import systems in the source". */
  count: (value: T) => string
  /** Title of a failed load. */
  failedTitle: string
  children: (value: T) => ReactNode
}

/** One of the lists below the source of the Copy tab: its title, its count, and its records once they are loaded. */
export function CopySection<T>({ title, view, count, failedTitle, children }: CopySectionProps<T>) {
  const id = useId()
  return (
    <CopyBody aria-labelledby={id}>
      <CopyHead>
        <h2 id={id}>{title}</h2>
        {view.state === 'ready' && <Count>{count(view.value)}</Count>}
      </CopyHead>
      <View view={view} layout="region" headingLevel={3} failedTitle={failedTitle} loading={<CopySkeleton />}>
        {children}
      </View>
    </CopyBody>
  )
}

const CopySkeleton = () => (
  <CopyRows aria-hidden="true">
    {[60, 45, 55].map((width) => (
      <CopyRow key={width}>
        <Skeleton width={`${width}%`} />
      </CopyRow>
    ))}
  </CopyRows>
)
