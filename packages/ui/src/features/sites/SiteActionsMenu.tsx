import { siteScreenLabels as labels } from '@sitewright/domain/sites/screen-messages'
import type { Decision } from '@sitewright/domain/shared/policy'
import { type MenuItem, MenuButton } from '../../menu/MenuButton'

/** Props of SiteActionsMenu. */
export interface SiteActionsMenuProps {
  edit: Decision
  addHref: string
  bulkHref: string
  /** Starts the download of the labels of all sites. Without it, the menu has no such entry. */
  onDownloadBarcodes?: (() => void) | undefined
}

/** The menu in the header of the Sites tab (PROJ-32, PROJ-33). */
export function SiteActionsMenu({ edit, addHref, bulkHref, onDownloadBarcodes }: SiteActionsMenuProps) {
  const lock = edit.allowed ? {} : { disabledReason: edit.reason }
  const items: MenuItem[] = [
    { id: 'add', label: labels.addManually, href: addHref, ...lock },
    { id: 'bulk', label: labels.addBulk, href: bulkHref, ...lock },
    ...(onDownloadBarcodes === undefined
      ? []
      : [{ id: 'barcodes', label: labels.downloadBarcodes, onAction: onDownloadBarcodes }]),
  ]
  return <MenuButton label={labels.actions} items={items} placement="bottom end" />
}
