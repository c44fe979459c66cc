'use client'

import { NameTreeRow } from './NameTreeRow'
import { Rows } from './NameTreeEditor.styles'
import type { NameTreeLabels } from './name-tree-labels'
import type { Attempt } from './use-attempt'
import type { NameTree } from './use-name-tree'
import type { NameTreeActions } from './use-name-tree-actions'

/** Props of NameTreeRows. */
export interface NameTreeRowsProps {
  tree: NameTree
  actions: NameTreeActions
  attempt: Attempt
  labels: NameTreeLabels
  disabledReason: string | undefined
  /** Before the id of a row, so that no two trees of a page share one. */
  idPrefix: string
}

/** The rows in view, and the current one wherever it is: it may have the focus. */
export function NameTreeRows({ tree, actions, attempt, labels, disabledReason, idPrefix }: NameTreeRowsProps) {
  const { rows, facts, view, activePlace, saved, changed } = tree
  const [start, stop] = view.range
  const shown = Array.from({ length: stop - start }, (_, i) => start + i)
  if (activePlace < start) shown.unshift(activePlace)
  else if (activePlace >= stop) shown.push(activePlace)
  return (
    <Rows role="presentation" style={{ '--rows': view.height / view.sizes.rowHeight }}>
      {shown.map((place) => {
        const row = rows[place]
        if (row === undefined) return null
        const id = `${idPrefix}-${typeof row.id}-${encodeURIComponent(row.id)}`
        return (
          <NameTreeRow
            key={id}
            id={id}
            row={row}
            place={place}
            line={place - view.shift / view.sizes.rowHeight}
            facts={facts[place]}
            node={saved.nodeOf.get(row.id)}
            isChanged={changed.has(row.id)}
            isActive={place === activePlace}
            error={attempt.ruleErrorAt(row)}
            failure={attempt.failureAt(row)}
            disabledReason={disabledReason}
            labels={labels}
            onRename={actions.rename}
          />
        )
      })}
    </Rows>
  )
}
