import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import { announce, REFUSED_PRESS } from '../announcer/announce'
import type { Fault } from '../fault-summary/FaultSummary'
import type { TreeId } from '../tree/tree-index'
import { type Direction, findAround } from './find-around'
import { type NameTreeLabels, shortName } from './name-tree-labels'
import type { OutlineRow } from './outline'
import type { NameTree } from './use-name-tree'

/** Maximum number of listed entries. The others are only counted. */
const MAX_ENTRIES = 50

/**
 * The invalid names, and the rows that could not be saved. A name that the last attempt to save rejected stays in the list until the next
 * attempt, marked once it is valid.
 */
export function useAttempt(
  tree: NameTree,
  labels: NameTreeLabels,
  failures: ReadonlyMap<TreeId, string> | undefined,
  onInvalid: ((errors: ReadonlyMap<TreeId, string>) => void) | undefined,
  errorBox: RefObject<HTMLElement | null>,
) {
  const { rows, errors, saved, activePlace } = tree
  const [rejected, setRejected] = useState<ReadonlyMap<TreeId, string>>(new Map())

  /** A new row without a name has no error before the first attempt to save. */
  const getRuleError = ({ id, name }: OutlineRow): string | undefined =>
    name.trim() === '' && !saved.nodesById.has(id) && !rejected.has(id) ? undefined : errors.get(id)
  const getFailure = ({ id }: OutlineRow): string | undefined => failures?.get(id)
  const getError = (row: OutlineRow): string | undefined => getRuleError(row) ?? getFailure(row)

  /** Lists rows with a text, in their order. Removed rows have no problem. */
  const listFaults = (
    getText: (row: OutlineRow) => string | undefined,
    isFixed?: (row: OutlineRow) => boolean,
  ): Fault[] =>
    rows.flatMap((row) => {
      const text = getText(row)
      if (text === undefined) return []
      return {
        key: `${typeof row.id}-${String(row.id)}`,
        text: `${shortName(row.name, labels.nameless)}: ${text}`,
        isFixed: isFixed?.(row) === true,
        onFollow: () => tree.focusPlace(tree.latest.current.findIndex(({ id }) => id === row.id)),
      }
    })
  const toSummary = (faults: Fault[], getTitle: (open: number) => string) =>
    faults.length > 0 && {
      title: getTitle(faults.filter(({ isFixed }) => isFixed !== true).length),
      errors: faults.slice(0, MAX_ENTRIES),
      overflowText: faults.length > MAX_ENTRIES ? labels.more(faults.length - MAX_ENTRIES) : undefined,
    }
  const invalid =
    errors.size + rejected.size === 0
      ? []
      : listFaults(
          (row) => getRuleError(row) ?? rejected.get(row.id),
          (row) => getRuleError(row) === undefined,
        )
  const failed = failures === undefined || failures.size === 0 ? [] : listFaults(getFailure)
  const invalidCount = invalid.filter(({ isFixed }) => isFixed !== true).length
  return {
    errorList: toSummary(invalid, (open) => (open === 0 ? labels.noErrors : labels.errors(open))),
    failureList: toSummary(failed, labels.failures),
    invalidCount,
    getRuleError,
    getFailure,
    getError,
    /** Moves the focus to the next or the previous row with a problem. After the last one comes the first one. */
    go: (direction: Direction): void => {
      const places = rows.flatMap((row, place) => (getError(row) === undefined ? [] : [place]))
      const place = findAround(Int32Array.from(places), activePlace, direction)
      if (place === undefined) announce(REFUSED_PRESS, labels.noProblem)
      else tree.focusPlace(place)
    },
    /** Lists the errors, and moves the focus to the list. */
    reject: (current: ReadonlyMap<TreeId, string>): void => {
      flushSync(() => setRejected(current))
      errorBox.current?.focus()
      onInvalid?.(current)
    },
    clear: (): void => setRejected(new Map()),
  }
}

/** The result of `useAttempt`. */
export type Attempt = ReturnType<typeof useAttempt>
