import { SitePropertiesForm } from '@sitewright/ui/features/sites/SitePropertiesForm'
import { SitePropertiesSkeleton } from '@sitewright/ui/features/sites/SitePropertiesSkeleton'
import { SITE_SAVES, saveSite } from '../../data/sites'
import { useSiteEdit } from '../../shell/use-site-edit'
import { useOpenedSite } from './use-opened-site'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: SitePropertiesSkeleton, saves: SITE_SAVES } as const

export function Component() {
  const site = useOpenedSite()
  return (
    <SitePropertiesForm
      site={site}
      edit={useSiteEdit(site.projectId)}
      onSave={(input) => saveSite(site.siteId, input)}
    />
  )
}
