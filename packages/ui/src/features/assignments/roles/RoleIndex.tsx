import { roleLabels } from '@sitewright/domain/roles/messages'
import type { RoleChoice } from '@sitewright/domain/roles/rules'
import { VisuallyHidden } from '../../../visually-hidden/VisuallyHidden'
import { Index } from './RolesTab.styles'
import { useCurrentSection } from '../../patterns/use-current-section'

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

/** The groups with the number of selected roles, the one in view marked. A press moves the focus to the heading of a group. Only on wide screens. */
export function RoleIndex({ groups }: RoleIndexProps) {
  const current = useCurrentSection(groups.map(({ headingId }) => headingId))
  return (
    <Index aria-label={roleLabels.groups}>
      <ul>
        {groups.map(({ headingId, name, choices, isChanged }) => {
          const selected = choices.filter((choice) => choice.isSelected).length
          return (
            <li key={headingId}>
              <button
                type="button"
                aria-current={headingId === current ? 'true' : undefined}
                onClick={() => document.getElementById(headingId)?.focus()}
              >
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
