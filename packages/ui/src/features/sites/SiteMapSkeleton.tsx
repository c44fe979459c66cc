import { Skeleton } from '../../skeleton/Skeleton'
import { MapPlaceholder, MapSheet } from './SiteMapForm.styles'

/** A map that is still loading. */
export function SiteMapSkeleton() {
  return (
    <MapSheet aria-hidden="true" data-sheet="">
      <MapPlaceholder />
      <Skeleton shape="box" />
    </MapSheet>
  )
}
