import { relateSelected } from '@sitewright/domain/sites/selected'
import {
  selectedSiteLabels as labels,
  selectedSiteMessages as messages,
} from '@sitewright/domain/sites/selected-messages'
import type { SimpleSite } from '@sitewright/domain/sites/site'
import { SitesActionDialog } from './SitesActionDialog'
import { type SitesAction, useSitesAction } from './use-sites-action'

/** Props of SitesArchiveDialog. */
export interface SitesArchiveDialogProps {
  /** The selected sites, parents before children. */
  chosen: readonly SimpleSite[]
  /** All sites of the project, parents before children. */
  sites: readonly SimpleSite[]
  onArchive: SitesAction
  onClose: () => void
}

/** Asks before several sites are archived, with all sites below them (SITE-82). */
export function SitesArchiveDialog({ chosen, sites, onArchive, onClose }: SitesArchiveDialogProps) {
  const ids = new Set(chosen.map(({ siteId }) => siteId))
  const action = useSitesAction(relateSelected(sites, ({ siteId }) => ids.has(siteId)).topmost, onArchive, onClose)
  const { remaining } = action
  const tops = new Set(remaining)
  const { below } = relateSelected(sites, (site) => tops.has(site))
  return (
    <SitesActionDialog
      action={action}
      sites={remaining}
      title={labels.archiveTitle(remaining.length)}
      confirmLabel={labels.archiveConfirm(remaining.length)}
      tone="danger"
    >
      <p>
        {messages.archiveText(
          remaining.map(({ name }) => name),
          below.length,
        )}
      </p>
    </SitesActionDialog>
  )
}
