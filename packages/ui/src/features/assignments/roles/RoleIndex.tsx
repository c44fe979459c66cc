import { roleLabels } from '@sitewright/domain/roles/messages'
import type { RoleChoice } from '@sitewright/domain/roles/rules'
import { VisuallyHidden } from '../../../visually-hidden/VisuallyHidden'
import { Index } from './RolesTab.styles'

/** One group in the index. */
export interface RoleIndexEntry {
  /** `id` of its heading. */
  headingId: string
  name: string
  choices: readonly RoleChoice[]
  isChanged: boolean
}

export interface RoleIndexProps {
  groups: readonly RoleIndexEntry[]
}

/** The groups with the number of selected roles. A press moves the focus to the heading of a group. Only on wide screens. */
export function RoleIndex({ groups }: RoleIndexProps) {
  return (
    <Index aria-label={roleLabels.groups}>
      <ul>
        {groups.map(({ headingId, name, choices, isChanged }) => {
          const selected = choices.filter((choice) => choice.isSelected).length
          return (
            <li key={headingId}>
              <button type="button" onClick={() => document.getElementById(headingId)?.focus()}>
                <span>{name}</span>
                {isChanged && <span data-part="mark" />}
                {isChanged && <VisuallyHidden>{roleLabels.changed}</VisuallyHidden>}
                <span data-part="count" aria-hidden="true">{`${selected}/${choices.length}`}</span>
                <VisuallyHidden>{roleLabels.selected(selected, choices.length, 0)}</VisuallyHidden>
              </button>
            </li>
          )
        })}
      </ul>
    </Index>
  )
}
