import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { undoKey } from '../undo/use-undo-history'
import { isImeKey } from '../field/is-ime-key'
import { readLevelKey } from '../tree/level-key'
import { findEventRow } from '../tree/use-tree-rows'
import { findRow } from '../tree/visible-rows'
import type { NameTree } from './use-name-tree'
import type { NameTreeActions } from './use-name-tree-actions'

/** The place of the row of a field; -1 for any other element. */
const findFieldPlace = (target: EventTarget): number => (target instanceof HTMLInputElement ? findEventRow(target) : -1)

/** The keyboard of a name tree, handled by the scroll container. The field handles all other keys. */
export function useNameTreeKeys(tree: NameTree, actions: NameTreeActions, hasLevels: boolean) {
  const { rows, visible, view, saved } = tree
  /** The field in which the current key press started. */
  const pressedIn = useRef<EventTarget>(undefined)
  const isEmptyNew = (field: HTMLInputElement, place: number): boolean =>
    field.value === '' && !saved.nodesById.has(rows[place]?.id ?? '')

  /** A key that is held down adds or removes one row, and deletes no letter of the next row. */
  const isIgnoredRepeat = ({ key, repeat, target }: KeyboardEvent<HTMLElement>, place: number): boolean => {
    if (!repeat) pressedIn.current = target
    if (!repeat || !['Enter', 'Backspace', 'Delete'].includes(key)) return false
    return key === 'Enter' || pressedIn.current !== target || isEmptyNew(target as HTMLInputElement, place)
  }

  /** @returns whether the key is one of the tree's */
  const press = (event: KeyboardEvent<HTMLElement>, field: HTMLInputElement, place: number): boolean => {
    const direction = undoKey(event)
    if (direction !== undefined) {
      actions.undoOrRedo(direction)
      return true
    }
    const level = readLevelKey(event)
    if (hasLevels && level > 0) {
      tree.setLevel(level)
      return true
    }
    const line = findRow(visible, place)
    // The direction of the tree: a name has its own.
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const { altKey, shiftKey } = event
    const isCommand = event.ctrlKey || event.metaKey
    const focus = (to: number): void => tree.focusPlace(visible[Math.max(0, Math.min(to, visible.length - 1))] ?? -1)
    const alt: Record<string, () => void> = {
      ArrowUp: () => actions.move(place, 'up', true),
      ArrowDown: () => actions.move(place, 'down', true),
      ArrowRight: () => actions.move(place, isRtl ? 'outdent' : 'indent', true),
      ArrowLeft: () => actions.move(place, isRtl ? 'indent' : 'outdent', true),
    }
    const command: Record<string, () => void> = {
      Home: () => focus(0),
      End: () => focus(visible.length - 1),
      ArrowDown: () => actions.setOpen(place, true),
      ArrowUp: () => {
        const parent = tree.facts[place]?.parent ?? -1
        if (!actions.setOpen(place, false) && parent >= 0) tree.focusPlace(parent)
      },
    }
    const plain: Record<string, () => void> = {
      ArrowUp: () => focus(line - 1),
      ArrowDown: () => focus(line + 1),
      PageUp: () => focus(line - view.pageSize()),
      PageDown: () => focus(line + view.pageSize()),
      Enter: () => actions.add(place, 'sibling'),
      F2: () => {
        field.select()
        const reason = actions.nodeAt(place)?.disabledReason
        if (reason !== undefined) actions.announce(reason)
      },
    }
    if (isEmptyNew(field, place)) plain.Delete = plain.Backspace = () => actions.remove(place, true)
    const shifted: Record<string, () => void> = { Enter: () => actions.add(place, 'child') }
    if (event.key === 'Escape') return actions.cancel(place)
    const keys = isCommand ? command : altKey ? alt : shiftKey ? shifted : plain
    keys[event.key]?.()
    return keys[event.key] !== undefined
  }
  return {
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
      const place = findFieldPlace(event.target)
      // Enter and Escape belong to a pending composition.
      if (event.defaultPrevented || place < 0 || isImeKey(event)) return
      if (!isIgnoredRepeat(event, place) && !press(event, event.target as HTMLInputElement, place)) return
      event.preventDefault()
      event.stopPropagation()
    },
    onPaste: (event: ClipboardEvent<HTMLElement>): void => {
      const place = findFieldPlace(event.target)
      const text = event.clipboardData.getData('text/plain')
      if (place < 0 || !/[\r\n]/.test(text.trim())) return
      event.preventDefault()
      const { selectionStart, selectionEnd } = event.target as HTMLInputElement
      actions.paste(place, text, [selectionStart ?? 0, selectionEnd ?? 0])
    },
    onFocus: (event: FocusEvent<HTMLElement>): void => {
      const place = findFieldPlace(event.target)
      if (place >= 0) actions.visit(place)
    },
  }
}
