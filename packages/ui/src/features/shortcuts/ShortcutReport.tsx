import { shortcutLabels } from '@sitewright/domain/shortcuts/messages'
import { Badge } from '../../badge/Badge'
import type { ShortcutRow } from './shortcut-draft'
import { Name, Path } from './ShortcutsTab.styles'

/** Props of ShortcutReport. */
export interface ShortcutReportProps {
  row: Pick<ShortcutRow, 'reportName' | 'reportPath' | 'active'>
  /** Its kind or its place is not saved yet. */
  isChanged: boolean
}

/** The report of a shortcut: its name, its path, and what is unusual about it. */
export function ShortcutReport({ row, isChanged }: ShortcutReportProps) {
  return (
    <div data-part="report">
      <Name>
        {row.reportName}
        {row.active === false && <Badge>{shortcutLabels.inactive}</Badge>}
        {isChanged && <Badge tone="info">{shortcutLabels.unsaved}</Badge>}
      </Name>
      <Path data-part="path">{row.reportPath}</Path>
    </div>
  )
}
