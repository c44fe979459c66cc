import { Skeleton } from '../skeleton/Skeleton'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { SkeletonRow } from './Tree.styles'

const WIDTHS = [120, 164, 96, 140, 188, 112]

/** Placeholder rows of a loading tree. The label is for screen readers. */
export function TreeSkeleton({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      {WIDTHS.map((width, row) => (
        <SkeletonRow key={width} aria-hidden="true" data-inner={row % 3 === 0 ? undefined : ''}>
          <Skeleton shape="box" />
          <Skeleton width={width} />
        </SkeletonRow>
      ))}
    </>
  )
}
