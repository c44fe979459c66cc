'use client'

import { NameTreeRow } from './NameTreeRow'
import { Rows } from './NameTreeEditor.styles'
import { hasChildren } from './outline'
import { type NameTreeLabels, shortName } from './name-tree-labels'
import type { Attempt } from './use-attempt'
import type { NameTree } from './use-name-tree'
import type { NameSearch } from './use-name-search'
import type { NameTreeActions } from './use-name-tree-actions'

/** Props of NameTreeRows. */
export interface NameTreeRowsProps {
  tree: NameTree
  actions: NameTreeActions
  attempt: Attempt
  search: NameSearch
  labels: NameTreeLabels
  disabledReason: string | undefined
}

/** Renders the rows in view, and always the current row, because it can have the focus. */
export function NameTreeRows({ tree, actions, attempt, search, labels, disabledReason }: NameTreeRowsProps) {
  const { rows, facts, view, saved, changed } = tree
  return (
    <Rows role="presentation" style={view.style}>
      {view.drawn.map((drawn) => {
        const row = rows[drawn.row]
        const fact = facts[drawn.row]
        if (row === undefined || fact === undefined) return null
        const parent = rows[fact.parent]
        const id = view.getElementId(row.id)
        return (
          <NameTreeRow
            key={id}
            id={id}
            name={row.name}
            {...drawn}
            level={row.depth + 1}
            position={fact.position}
            setSize={fact.setSize}
            parent={parent && shortName(parent.name, labels.nameless)}
            node={saved.nodesById.get(row.id)}
            isChanged={changed.has(row.id)}
            isOpen={hasChildren(rows, drawn.row) ? !tree.isClosed(drawn.row) : undefined}
            countBelow={tree.countBelow(drawn.row)}
            isMatch={search.isMatch(drawn.row)}
            error={attempt.getRuleError(row)}
            failure={attempt.getFailure(row)}
            disabledReason={disabledReason}
            labels={labels}
            onRename={actions.rename}
            onOpen={actions.setOpen}
          />
        )
      })}
    </Rows>
  )
}
