import { Skeleton } from '@sitewright/ui/skeleton'
import { VisuallyHidden } from '@sitewright/ui/visually-hidden'

export function Example() {
  return (
    <div aria-busy="true" style={{ display: 'grid', gap: '0.5rem', maxWidth: '20rem' }}>
      <VisuallyHidden>Loading the user</VisuallyHidden>
      <Skeleton width="60%" />
      <Skeleton />
      <Skeleton shape="badge" />
    </div>
  )
}
