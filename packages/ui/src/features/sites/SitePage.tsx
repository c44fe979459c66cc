import { Archive, ArchiveRestore, CircleCheck, FolderInput, Network, Printer } from 'lucide-react'
import { useState } from 'react'
import type { Decision } from '@sitewright/domain/shared/policy'
import { siteLabels } from '@sitewright/domain/sites/messages'
import { siteMoveLabels } from '@sitewright/domain/sites/move-messages'
import { siteScreenLabels as labels } from '@sitewright/domain/sites/screen-messages'
import type { Site } from '@sitewright/domain/sites/site'
import { Badge } from '../../badge/Badge'
import type { Breadcrumb } from '../../breadcrumbs/Breadcrumbs'
import { Button, ButtonLink } from '../../button/Button'
import { shapeFromGeoJson } from '../../site-map/drawing/geojson'
import { TabbedPage, type TabbedPageProps } from '../patterns/TabbedPage'
import { describeShape } from './site-draft'
import { SiteStateDialog, type SiteStateDialogProps } from './SiteStateDialog'

/** Props of SitePage. */
export interface SitePageProps
  extends
    Pick<TabbedPageProps<Site>, 'view' | 'tabs' | 'loading' | 'failedTitle' | 'children'>,
    Pick<SiteStateDialogProps, 'loadPreview' | 'onChangeState' | 'onChanged'> {
  /** The pages above: the projects and the project. */
  breadcrumb: readonly Breadcrumb[]
  siteHref: (siteId: number) => string
  treeHref: string
  /** The decision about every write of sites (PERM-28). */
  edit: Decision
  /** Prints a label of the site. Only active sites have the action (SITE-16). */
  onPrint?: ((site: Site) => void) | undefined
  /** Asks where the site moves (SITE-80). Only active sites have the action. */
  onMove?: ((site: Site) => void) | undefined
}

/** The frame of a site: its facts, its actions and the tabs (SITE-01, SITE-03, SITE-61). */
export function SitePage(props: SitePageProps) {
  const { view, breadcrumb, siteHref, edit, loadPreview, onChangeState, onChanged } = props
  const [isAsking, setAsking] = useState(false)
  const site = view.state === 'ready' ? view.value : undefined
  const path = (site?.path ?? []).map(({ siteId, name }) => ({ label: name, href: siteHref(siteId) }))
  const [list, ...parents] = [...breadcrumb, ...path]
  return (
    <>
      <TabbedPage
        view={view}
        tabs={props.tabs}
        loading={props.loading}
        failedTitle={props.failedTitle}
        title={site?.name ?? labels.site}
        list={list}
        parents={parents}
        badges={site && <StateBadge isActive={site.active} />}
        actions={site && <Actions {...props} site={site} onAsk={() => setAsking(true)} />}
        facts={getFacts(site)}
      >
        {props.children}
      </TabbedPage>
      {site !== undefined && edit.allowed && (
        <SiteStateDialog
          site={site}
          isOpen={isAsking}
          loadPreview={loadPreview}
          onChangeState={onChangeState}
          onChanged={onChanged}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

/** "Active", or the badge that archived sites have everywhere. */
const StateBadge = ({ isActive }: { isActive: boolean }) =>
  isActive ? (
    <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
      {labels.active}
    </Badge>
  ) : (
    <Badge variant="fixed" icon={<Archive aria-hidden="true" />}>
      {labels.archived}
    </Badge>
  )

function Actions({ site, edit, treeHref, onPrint, onMove, onAsk }: SitePageProps & { site: Site; onAsk: () => void }) {
  const icon = site.active ? <Archive aria-hidden="true" /> : <ArchiveRestore aria-hidden="true" />
  return (
    <>
      <ButtonLink href={treeHref} icon={<Network aria-hidden="true" />}>
        {edit.allowed ? siteLabels.edit : siteLabels.view}
      </ButtonLink>
      {onMove !== undefined && site.active && edit.allowed && (
        <Button icon={<FolderInput aria-hidden="true" />} onClick={() => onMove(site)}>
          {siteMoveLabels.menu}
        </Button>
      )}
      {onPrint !== undefined && site.active && (
        <Button icon={<Printer aria-hidden="true" />} onClick={() => onPrint(site)}>
          {labels.printLabel}
        </Button>
      )}
      <Button
        tone={site.active ? 'danger' : 'default'}
        icon={icon}
        disabledReason={edit.allowed ? undefined : edit.reason}
        onClick={onAsk}
      >
        {site.active ? labels.archive : labels.unarchive}
      </Button>
    </>
  )
}

const getFacts = (site: Site | undefined): TabbedPageProps<Site>['facts'] => [
  { label: labels.siteId, value: site?.siteId, skeleton: 48 },
  { label: labels.depth, value: site?.depth, skeleton: 24 },
  { label: labels.subSites, value: site && (site.children?.length ?? 0), skeleton: 24 },
  { label: labels.geometry, value: site && describeShape(shapeFromGeoJson(site.location)), skeleton: 96 },
]
