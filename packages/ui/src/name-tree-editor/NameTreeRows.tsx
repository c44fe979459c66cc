'use client'

import { NameTreeRow } from './NameTreeRow'
import { Rows } from './NameTreeEditor.styles'
import { type NameTreeLabels, shortName } from './name-tree-labels'
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
  /** Makes the ids of rows unique on the page. */
  idPrefix: string
}

/** Renders the rows in view, and always the current row, because it can have the focus. */
export function NameTreeRows({ tree, actions, attempt, labels, disabledReason, idPrefix }: NameTreeRowsProps) {
  const { rows, facts, view, activePlace, saved, changed } = tree
  const [start, stop] = view.range
  const drawnPlaces = Array.from({ length: stop - start }, (_, i) => start + i)
  if (activePlace < start) drawnPlaces.unshift(activePlace)
  else if (activePlace >= stop) drawnPlaces.push(activePlace)
  return (
    <Rows role="presentation" style={{ '--rows': view.height / view.sizes.rowHeight }}>
      {drawnPlaces.map((place) => {
        const row = rows[place]
        if (row === undefined) return null
        const parent = rows[facts[place]?.parent ?? -1]
        const id = `${idPrefix}-${typeof row.id}-${encodeURIComponent(row.id)}`
        return (
          <NameTreeRow
            key={id}
            id={id}
            row={row}
            place={place}
            line={place - view.shift / view.sizes.rowHeight}
            facts={facts[place]}
            parent={parent && shortName(parent.name, labels.nameless)}
            node={saved.nodesById.get(row.id)}
            isChanged={changed.has(row.id)}
            isActive={place === activePlace}
            error={attempt.getRuleError(row)}
            failure={attempt.getFailure(row)}
            disabledReason={disabledReason}
            labels={labels}
            onRename={actions.rename}
          />
        )
      })}
    </Rows>
  )
}
