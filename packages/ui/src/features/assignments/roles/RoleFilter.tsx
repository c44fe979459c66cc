import { useId } from 'react'
import { roleLabels } from '@sitewright/domain/roles/messages'
import { Segments } from '../../patterns/Segments.styles'

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
  const name = useId()
  return (
    <Segments role="radiogroup" aria-label={roleLabels.show}>
      {VIEWS.map((view) => (
        <label key={view}>
          <input type="radio" name={name} checked={value === view} onChange={() => onChange(view)} />
          <span>{roleLabels.views[view]}</span>
          {/* A space, because the name of the radio button is both texts. */}{' '}
          {view === 'changed' && changedCount > 0 && <span data-part="count">{changedCount}</span>}
        </label>
      ))}
    </Segments>
  )
}
