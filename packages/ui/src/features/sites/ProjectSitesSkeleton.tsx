import { siteScreenLabels } from '@sitewright/domain/sites/screen-messages'
import { Skeleton } from '../../skeleton/Skeleton'
import { TreeSkeleton } from '../../tree/TreeSkeleton'
import { Find, SitesBar, SitesBody, Storage } from './ProjectSites.styles'

/** Sites that are still loading. */
export function ProjectSitesSkeleton() {
  return (
    <SitesBody aria-hidden="true">
      <SitesBar>
        <Find>
          <Skeleton shape="box" />
        </Find>
        <Storage>
          <Skeleton shape="box" />
        </Storage>
      </SitesBar>
      <div>
        <TreeSkeleton label={siteScreenLabels.sites} />
      </div>
    </SitesBody>
  )
}
