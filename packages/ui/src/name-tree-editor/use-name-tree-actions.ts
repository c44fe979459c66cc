import { useRef, useState } from 'react'
import type { NameNode } from './name-node'
import { lastNewId, newIds, oneLine, pastedRows } from './name-node'
import { type NameTreeLabels, shortName } from './name-tree-labels'
import {
  blockEnd,
  factsOf,
  insertRows,
  moveRow,
  type OutlineMove,
  placeOfNew,
  removeRow,
  renameRow,
  siblingBefore,
} from './outline'
import type { NameTree } from './use-name-tree'

/**
 * What a person does to a name tree, by key, button or paste: each does it, says it, and gives the focus to where one goes on.
 * @param disabledReason why nothing can be changed
 */
export function useNameTreeActions(tree: NameTree, labels: NameTreeLabels, disabledReason: string | undefined) {
  const { rows, facts, saved } = tree
  const [said, setSaid] = useState('')
  // The same sentence twice is another one, so that it is heard twice.
  const say = (sentence: string): void => setSaid((now) => (now === sentence ? `${sentence} ` : sentence))
  /** The name that is being typed: which visit of which row, and whether a letter has come. */
  const edit = useRef({ visit: 0, isDirty: false })
  const [lastId] = useState(() => lastNewId(rows))

  const nodeAt = (place: number): NameNode | undefined => saved.nodeOf.get(rows[place]?.id ?? '')
  const nameAt = (place: number): string => shortName(rows[place]?.name ?? '', labels.nameless)
  const done = (): void => {
    edit.current.isDirty = false
  }

  /** Why nothing can be put under a row: for a reason of its own, or of one that it stands under. */
  const shutReason = (place: number): string | undefined => {
    for (let up = place; up >= 0; up = facts[up]?.parent ?? -1) {
      const reason = nodeAt(up)?.childReason
      if (reason !== undefined) return reason
    }
    return undefined
  }
  const parentOf = (place: number): number => facts[place]?.parent ?? -1

  const moveReason = (place: number, move: OutlineMove): string | undefined => {
    if (rows[place] === undefined) return labels.noRow
    if (disabledReason !== undefined) return disabledReason
    if (moveRow(rows, place, move) === rows) return labels.noMove[move]
    const own = nodeAt(place)?.placeReason
    if (own !== undefined || move === 'up' || move === 'down') return own
    return shutReason(move === 'indent' ? siblingBefore(rows, place) : parentOf(parentOf(place)))
  }
  /** Why nothing can be added after a row, or under it. */
  const addReason = (place: number, as: 'sibling' | 'child'): string | undefined => {
    if (disabledReason !== undefined) return disabledReason
    if (as === 'child' && rows[place] === undefined) return labels.noRow
    return shutReason(as === 'child' ? place : parentOf(place))
  }
  const removeReason = (place: number): string | undefined => {
    if (rows[place] === undefined) return labels.noRow
    if (disabledReason !== undefined) return disabledReason
    const block = rows.slice(place, blockEnd(rows, place))
    return block.some(({ id }) => saved.nodeOf.has(id)) ? labels.noRemove : undefined
  }
  /** @returns whether it may be done; says why not */
  const may = (reason: string | undefined): boolean => {
    if (reason !== undefined) say(reason)
    return reason === undefined
  }

  const add = (at: number, as: 'sibling' | 'child'): void => {
    if (!may(addReason(at, as))) return
    const { place, depth } = placeOfNew(rows, at, as)
    const id = newIds(rows, lastId).next().value
    tree.step(insertRows(rows, place, [{ id, name: '', depth }]), { label: labels.stepAdd })
    done()
    tree.focusPlace(place)
  }
  /** @param isFocused the field has the focus, and keeps it; else the button that was pressed does */
  const move = (at: number, way: OutlineMove, isFocused: boolean): void => {
    if (!may(moveReason(at, way))) return
    const next = moveRow(rows, at, way)
    const place = next.findIndex(({ id }) => id === rows[at]?.id)
    tree.step(next, { label: labels.stepMove(nameAt(at)) })
    done()
    const fact = factsOf(next)[place]
    const parent = next[fact?.parent ?? -1]
    say(
      labels.moved(nameAt(at), {
        level: (next[place]?.depth ?? 0) + 1,
        position: fact?.position ?? 1,
        setSize: fact?.setSize ?? 1,
        parent: parent === undefined ? undefined : shortName(parent.name, labels.nameless),
      }),
    )
    if (isFocused) tree.focusPlace(place)
    else tree.show(place)
  }
  const remove = (at: number, isFocused: boolean): void => {
    if (!may(removeReason(at))) return
    const next = removeRow(rows, at)
    tree.step(next, { label: labels.stepRemove(nameAt(at)) })
    done()
    say(labels.removed(nameAt(at)))
    const heir = Math.min(at, next.length - 1)
    if (isFocused) tree.focusPlace(heir)
    else tree.show(heir)
  }
  const rename = (at: number, name: string): void => {
    // Also when it is dropped in.
    const next = renameRow(rows, at, oneLine(name))
    const label = labels.stepRename(nameAt(at))
    tree.set(next, { label, mergeKey: `${String(rows[at]?.id)} ${edit.current.visit}` })
    edit.current.isDirty = true
  }
  /** @returns whether there was a name to take back */
  const cancel = (at: number): boolean => {
    if (!edit.current.isDirty) return false
    done()
    // The owner may have taken all steps away meanwhile.
    if (tree.travel('undo').label === undefined) return false
    const place = tree.latest.current.findIndex(({ id }) => id === rows[at]?.id)
    tree.focusPlace(place)
    say(labels.canceled(shortName(tree.latest.current[place]?.name ?? '', labels.nameless)))
    return true
  }
  const travel = (way: 'undo' | 'redo'): void => {
    done()
    const { label, place } = tree.travel(way)
    if (label === undefined) return
    tree.focusPlace(place)
    say(way === 'undo' ? labels.undone(label) : labels.redone(label))
  }
  /** @param selection of the field, which the first line takes the place of */
  const paste = (at: number, text: string, [start, end]: [number, number]): void => {
    const row = rows[at]
    if (row === undefined || !may(disabledReason ?? nodeAt(at)?.disabledReason ?? addReason(at, 'sibling'))) return
    const { first, added } = pastedRows(text, {
      depth: row.depth,
      canHold: shutReason(at) === undefined,
      ids: newIds(rows, lastId),
    })
    const name = row.name.slice(0, start) + first + row.name.slice(end)
    const { place } = placeOfNew(rows, at, 'sibling')
    const count = added.length + 1
    tree.step(insertRows(renameRow(rows, at, name), place, added), { label: labels.stepPaste(count) })
    done()
    say(labels.pasted(count))
    tree.focusPlace(added.length === 0 ? at : place + added.length - 1)
  }
  /** The focus has come to a row: what is typed from now on is another step. */
  const visit = (place: number): void => {
    edit.current = { visit: edit.current.visit + 1, isDirty: false }
    if (rows[place]?.id !== tree.active.id || tree.active.place !== place)
      tree.setActive({ id: rows[place]?.id, place })
  }
  return {
    said,
    say,
    add,
    move,
    remove,
    rename,
    cancel,
    travel,
    paste,
    visit,
    moveReason,
    addReason,
    removeReason,
    nodeAt,
  }
}

/** What `useNameTreeActions` gives. */
export type NameTreeActions = ReturnType<typeof useNameTreeActions>
