import { useState } from 'react'
import type { Decision } from '@sitewright/domain/shared/policy'
import type { User } from '@sitewright/domain/users/model'
import { type Selection, useSelection } from '../../data-table/use-selection'

const nothing: Selection<number> = { kind: 'some', keys: new Set() }

/**
 * Which users of the page are selected. It belongs to the page that is shown: another filter, order or page starts with none, so that nobody who is out of
 * sight is changed. Whoever leaves the page by a refresh is not selected any more.
 * @param page names the filter, order and page
 */
export function usePageSelection(rows: readonly User[], page: string, edit: (user: User) => Decision) {
  const [kept, setKept] = useState({ page, value: nothing })
  const value = kept.page === page && kept.value.kind === 'some' ? kept.value : nothing
  const here = rows.filter((user) => value.kind === 'some' && value.keys.has(user.userId))
  const selection = useSelection<User, number>({
    rows,
    rowKey: (user) => user.userId,
    total: rows.length,
    value: { kind: 'some', keys: new Set(here.map((user) => user.userId)) },
    onChange: (next) => setKept({ page, value: next }),
    disabledReason: (user) => {
      const decision = edit(user)
      return decision.allowed ? undefined : decision.reason
    },
  })
  // The users of other pages are not offered.
  return { users: here, selection: { ...selection, onSelectAll: undefined } }
}
