import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { TreeId } from '../tree/tree-index'
import { type NameTreeLabels, shortName } from './name-tree-labels'
import type { OutlineRow } from './outline'
import type { NameTree } from './use-name-tree'

/** Maximum number of listed entries. The others are only counted. */
const MAX_ENTRIES = 50

/**
 * The errors of the last attempt to save, and the rows that could not be saved. The list of errors does not change until the next
 * attempt, so that nothing moves while a user fixes a name. Entries that are valid now are marked.
 */
export function useAttempt(
  tree: NameTree,
  labels: NameTreeLabels,
  failures: ReadonlyMap<TreeId, string> | undefined,
  onInvalid: ((errors: ReadonlyMap<TreeId, string>) => void) | undefined,
) {
  const { rows, errors, saved } = tree
  const [rejected, setRejected] = useState<ReadonlyMap<TreeId, string>>(new Map())
  const box = useRef<HTMLDivElement>(null)

  /** A new row without a name has no error before the first attempt to save. */
  const getRuleError = ({ id, name }: OutlineRow): string | undefined =>
    name === '' && !saved.nodesById.has(id) && !rejected.has(id) ? undefined : errors.get(id)
  const getFailure = ({ id }: OutlineRow): string | undefined => failures?.get(id)

  const isRejected = rejected.size > 0
  const problems = isRejected ? rejected : (failures ?? rejected)
  const names = problems.size === 0 ? undefined : new Map(rows.map(({ id, name }) => [id, name]))
  // Removed rows have no problem.
  const list = [...problems].filter(([id]) => names?.has(id))
  const open = isRejected ? list.filter(([id]) => errors.has(id)).length : list.length
  const summary = names &&
    list.length > 0 && {
      ref: box,
      role: isRejected ? ('group' as const) : ('alert' as const),
      title: !isRejected ? labels.failures(open) : open === 0 ? labels.noErrors : labels.errors(open),
      errors: list.slice(0, MAX_ENTRIES).map(([id, text]) => ({
        key: `${typeof id}-${String(id)}`,
        text: `${shortName(names.get(id) ?? '', labels.nameless)}: ${text}`,
        isFixed: isRejected && !errors.has(id),
        onFollow: () => tree.focusPlace(tree.latest.current.findIndex((row) => row.id === id)),
      })),
      overflowText: list.length > MAX_ENTRIES ? labels.more(list.length - MAX_ENTRIES) : undefined,
    }
  return {
    summary,
    getRuleError,
    getFailure,
    getError: (row: OutlineRow) => getRuleError(row) ?? getFailure(row),
    /** Lists the errors, and moves the focus to the list. */
    reject: (current: ReadonlyMap<TreeId, string>): void => {
      flushSync(() => setRejected(current))
      box.current?.focus()
      onInvalid?.(current)
    },
    clear: (): void => setRejected(new Map()),
  }
}

/** The result of `useAttempt`. */
export type Attempt = ReturnType<typeof useAttempt>
