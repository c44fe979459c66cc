import { Skeleton } from '../skeleton/Skeleton'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { SkeletonRow } from './TreeCheckbox.styles'

const WIDTHS = [120, 164, 96, 140, 188, 112]

/** The rows of a tree whose nodes are still on their way; says so once. */
export function TreeSkeleton({ word }: { word: string }) {
  return (
    <>
      <VisuallyHidden>{word}</VisuallyHidden>
      {WIDTHS.map((width, row) => (
        <SkeletonRow key={width} aria-hidden="true" data-inner={row % 3 === 0 ? undefined : ''}>
          <Skeleton shape="box" />
          <Skeleton width={width} />
        </SkeletonRow>
      ))}
    </>
  )
}
