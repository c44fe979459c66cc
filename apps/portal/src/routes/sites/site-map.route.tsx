import { useState } from 'react'
import { SiteColorFields } from '@sitewright/ui/features/site-colors/SiteColorFields'
import { SiteMapForm } from '@sitewright/ui/features/sites/SiteMapForm'
import { SiteMapSkeleton } from '@sitewright/ui/features/sites/SiteMapSkeleton'
import { loadSite, SITE_SAVES, saveSite, useNeighbors, useSites } from '../../data/sites'
import { useSiteEdit } from '../../shell/use-site-edit'
import { useRuntimeConfig } from '../../shell/runtime-config'
import { pageNotices } from '../../shell/page/page-notices'
import { useActor } from '../../shell/session/use-session'
import { useOpenedSite } from './use-opened-site'

/** Shown by the layout until the tab can render. */
export const handle = { Skeleton: SiteMapSkeleton, saves: SITE_SAVES } as const

/** The only tab that loads the code of the map (MAP-15). */
export function Component() {
  const site = useOpenedSite()
  const { mapboxToken } = useRuntimeConfig()
  const actor = useActor()
  const edit = useSiteEdit(site.projectId)
  const [isSearching, setSearching] = useState(false)
  const sites = useSites(isSearching ? site.projectId : undefined, actor)
  return (
    <SiteMapForm
      site={site}
      edit={edit}
      colorFields={<SiteColorFields disabledReason={edit.allowed ? undefined : edit.reason} />}
      toasts={pageNotices}
      {...(mapboxToken !== undefined && { mapConfig: { mapboxToken } })}
      neighbors={useNeighbors(site.siteId).data}
      search={{ sites: sites.data, hasFailed: sites.error !== undefined, onOpen: () => setSearching(true), loadSite }}
      onSave={(input) => saveSite(site.siteId, input)}
    />
  )
}
