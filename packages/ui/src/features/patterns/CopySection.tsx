import { Copy } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { EmptyState } from '../../empty-state/EmptyState'
import { Skeleton } from '../../skeleton/Skeleton'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { CopyBody, CopyHead, CopyRow, CopyRows, Count } from './CopySection.styles'

/** Props of CopySection. */
export interface CopySectionProps<T> {
  title: string
  view: ViewState<T>
  /** How many records the source has. */
  getCount: (value: T) => number
  /** The text of that count: "12 in the source". */
  describeCount: (count: number) => string
  /** Title of a source without records. */
  emptyTitle: string
  /** Title of a failed load. */
  failedTitle: string
  /** Renders the records, of which there is at least one. */
  children: (value: T) => ReactNode
}

/** One of the lists below the source of the Copy tab: its title, its count, and its records once they are loaded. */
export function CopySection<T>({ title, view, getCount, describeCount, children, ...props }: CopySectionProps<T>) {
  const id = useId()
  return (
    <CopyBody aria-labelledby={id}>
      <CopyHead>
        <h2 id={id}>{title}</h2>
        {view.state === 'ready' && <Count>{describeCount(getCount(view.value))}</Count>}
      </CopyHead>
      <View view={view} layout="region" headingLevel={3} failedTitle={props.failedTitle} loading={<CopySkeleton />}>
        {(value) =>
          getCount(value) === 0 ? (
            <EmptyState title={props.emptyTitle} icon={<Copy aria-hidden="true" />} />
          ) : (
            children(value)
          )
        }
      </View>
    </CopyBody>
  )
}

const CopySkeleton = () => (
  <CopyRows aria-hidden="true">
    <ul>
      {[60, 45, 55].map((width) => (
        <li key={width}>
          <CopyRow>
            <Skeleton width={`${width}%`} />
          </CopyRow>
        </li>
      ))}
    </ul>
  </CopyRows>
)
