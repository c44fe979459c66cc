import { roleLabels } from '@sitewright/domain/roles/messages'
import { Segments } from '../../../segments/Segments'

/** Which roles the tab shows. */
export type RoleView = 'all' | 'selected' | 'changed'

const VIEWS: readonly RoleView[] = ['all', 'selected', 'changed']

/** Props of RoleFilter. */
export interface RoleFilterProps {
  value: RoleView
  /** Number of roles that differ from the server. */
  changedCount: number
  onChange: (value: RoleView) => void
}

/** Narrows the tab to selected or changed roles. Exposes `radiogroup`: one tab stop, arrow keys select. */
export function RoleFilter({ value, changedCount, onChange }: RoleFilterProps) {
  return (
    <Segments
      label={roleLabels.show}
      options={VIEWS.map((view) => ({
        value: view,
        label: roleLabels.views[view],
        count: view === 'changed' && changedCount > 0 ? changedCount : undefined,
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
