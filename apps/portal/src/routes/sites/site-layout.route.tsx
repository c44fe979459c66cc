import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { siteMessages } from '@sitewright/domain/sites/messages'
import { siteScreenLabels } from '@sitewright/domain/sites/screen-messages'
import { siteScopes } from '@sitewright/ui/features/labels/label-scopes'
import { SiteMoveDialog } from '@sitewright/ui/features/sites/SiteMoveDialog'
import { SitePage } from '@sitewright/ui/features/sites/SitePage'
import { asView } from '../../data/as-view'
import { useProject } from '../../data/projects'
import { useSite, useSites } from '../../data/sites'
import { moveSites } from '../../data/sites/move'
import { changeSiteState, previewSiteState } from '../../data/sites/state'
import { paths } from '../../paths'
import { useSiteEdit } from '../../shell/use-site-edit'
import { capabilities } from '../../shell/capabilities'
import { withParam } from '../../shell/page/layout'
import { parseId } from '../../shell/page/parse-id'
import { useBack } from '../../shell/page/use-back'
import { useActor } from '../../shell/session/use-session'
import { PrintSiteLabels } from '../labels/print-site-labels.part'
import { buildSiteBreadcrumb } from './site-breadcrumb'
import { useSiteLayout } from './use-opened-site'

/** The page of a site: the header above its tabs (SITE-01, SITE-02). */
export const Component = withParam('siteId', ({ param }) => {
  const projectId = parseId(useParams()['projectId'])
  const siteId = parseId(param)
  const site = useSite(projectId, siteId)
  const { data } = site
  const failedTitle = siteMessages.fetchOneFailed
  const view = asView(site, siteMessages.fetchOneFailed)
  const { title, page } = useSiteLayout(
    { projectId, siteId },
    { view, name: data?.name ?? siteScreenLabels.site, failedTitle },
  )
  const actor = useActor()
  const [isMoving, setMoving] = useState(false)
  const [isPrinting, setPrinting] = useState(false)
  const sites = useSites(isMoving || isPrinting ? projectId : undefined, actor)
  const goBack = useBack(paths.projectView(projectId))
  return (
    <>
      {title}
      <SitePage
        {...page}
        breadcrumb={buildSiteBreadcrumb(projectId, useProject(projectId).data?.name)}
        siteHref={(id) => paths.site(projectId, id)}
        treeHref={paths.siteTree(projectId, siteId)}
        edit={useSiteEdit(projectId)}
        loadPreview={() => previewSiteState(siteId)}
        onChangeState={(choice) => changeSiteState({ projectId, siteId }, choice)}
        onChanged={goBack}
        onPrint={() => setPrinting(true)}
        onMove={capabilities.has('sites.move') ? () => setMoving(true) : undefined}
      />
      <SiteMoveDialog
        moved={isMoving && data !== undefined ? [data] : undefined}
        view={asView(sites, siteMessages.fetchFailed)}
        onMove={(chosen, parentId) => moveSites(projectId, chosen, parentId)}
        onClose={() => setMoving(false)}
      />
      {data !== undefined && (
        <PrintSiteLabels
          project={data}
          // Without the sites of the project, the site alone can be printed.
          scopes={sites.data || sites.error ? siteScopes(sites.data ?? [data], siteId) : undefined}
          name={data.name}
          isOneSite
          isOpen={isPrinting}
          onClose={() => setPrinting(false)}
        />
      )}
    </>
  )
})
