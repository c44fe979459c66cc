import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { TreeId } from '../tree-checkbox/tree-index'
import { type NameTreeLabels, shortName } from './name-tree-labels'
import type { OutlineRow } from './outline'
import type { NameTree } from './use-name-tree'

/** So many are listed; the others are counted. */
const LISTED = 50

/**
 * What was wrong when a person last asked to save, and what could not be saved. The list of the first stands until the next
 * time, so that nothing moves under a person who mends a name; what is right by now is marked.
 */
export function useAttempt(
  tree: NameTree,
  labels: NameTreeLabels,
  failures: ReadonlyMap<TreeId, string> | undefined,
  onRefused: ((errors: ReadonlyMap<TreeId, string>) => void) | undefined,
) {
  const { rows, errors, saved } = tree
  const [refused, setRefused] = useState<ReadonlyMap<TreeId, string>>(new Map())
  const box = useRef<HTMLDivElement>(null)

  /** A new row that nobody has named yet is not told before one asks to save it. */
  const ruleErrorAt = ({ id, name }: OutlineRow): string | undefined =>
    name === '' && !saved.nodeOf.has(id) && !refused.has(id) ? undefined : errors.get(id)
  const failureAt = ({ id }: OutlineRow): string | undefined => failures?.get(id)

  const isRefused = refused.size > 0
  const given = isRefused ? refused : (failures ?? refused)
  const names = given.size === 0 ? undefined : new Map(rows.map(({ id, name }) => [id, name]))
  // Of a row that is there no more there is nothing to say.
  const list = [...given].filter(([id]) => names?.has(id))
  const open = isRefused ? list.filter(([id]) => errors.has(id)).length : list.length
  const summary = names &&
    list.length > 0 && {
      ref: box,
      role: isRefused ? ('group' as const) : ('alert' as const),
      title: isRefused ? labels.errors(open) : labels.failures(open),
      errors: list.slice(0, LISTED).map(([id, text]) => ({
        key: `${typeof id}-${String(id)}`,
        text: `${shortName(names.get(id) ?? '', labels.nameless)}: ${text}`,
        isFixed: isRefused && !errors.has(id),
        onFollow: () => tree.focusPlace(tree.latest.current.findIndex((row) => row.id === id)),
      })),
      overflowText: list.length > LISTED ? labels.more(list.length - LISTED) : undefined,
    }
  return {
    summary,
    ruleErrorAt,
    failureAt,
    errorAt: (row: OutlineRow) => ruleErrorAt(row) ?? failureAt(row),
    /** Lists what is wrong now, and goes there. */
    refuse: (): void => {
      flushSync(() => setRefused(errors))
      box.current?.focus()
      onRefused?.(errors)
    },
    settle: (): void => setRefused(new Map()),
  }
}

/** What `useAttempt` gives. */
export type Attempt = ReturnType<typeof useAttempt>
