import { ClipboardCopy, Download, FileText, MapPin, Table2 } from 'lucide-react'
import type { SiteExportFormat } from '@sitewright/domain/sites/export'
import { siteExportLabels as labels } from '@sitewright/domain/sites/export-messages'
import { MenuButton } from '../../menu/MenuButton'

/** The order of the menu, with icons. */
const FORMATS = [
  ['copy', ClipboardCopy],
  ['text', FileText],
  ['csv', Table2],
  ['geojson', MapPin],
] as const satisfies readonly (readonly [SiteExportFormat, unknown])[]

/** Props of SiteExportMenu. */
export interface SiteExportMenuProps {
  /** Exports the sites that the tab shows. */
  onExport: (format: SiteExportFormat) => void
}

/** The menu of the Sites tab that exports its sites (SITE-95 to SITE-97). */
export function SiteExportMenu({ onExport }: SiteExportMenuProps) {
  return (
    <MenuButton
      label={labels.menu}
      startIcon={<Download aria-hidden="true" />}
      placement="bottom end"
      items={FORMATS.map(([id, Icon]) => ({
        id,
        label: labels.formats[id],
        icon: <Icon aria-hidden="true" />,
        onAction: () => onExport(id),
      }))}
    />
  )
}
