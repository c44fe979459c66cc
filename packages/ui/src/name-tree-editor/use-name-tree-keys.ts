import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, useRef } from 'react'
import { undoKey } from '../undo/use-undo-history'
import type { NameTree } from './use-name-tree'
import type { NameTreeActions } from './use-name-tree-actions'

/** The row of a field; -1 for all else. */
function placeOf(target: EventTarget): number {
  if (!(target instanceof HTMLInputElement)) return -1
  return Number(target.closest<HTMLElement>('[data-place]')?.dataset.place ?? -1)
}

/** The keyboard of a name tree, heard by the region around its fields; all other keys are the field's own. */
export function useNameTreeKeys(tree: NameTree, actions: NameTreeActions) {
  const { rows, view, saved } = tree
  /** The field in which the key that is down now was pressed. */
  const pressedIn = useRef<EventTarget>(undefined)
  const isEmptyNew = (field: HTMLInputElement, place: number): boolean =>
    field.value === '' && !saved.nodeOf.has(rows[place]?.id ?? '')

  /** A key that is held adds and removes once, and deletes no letter of the name that has the focus after that. */
  const isHeldTooLong = ({ key, repeat, target }: KeyboardEvent<HTMLElement>, place: number): boolean => {
    if (!repeat) pressedIn.current = target
    if (!repeat || !['Enter', 'Backspace', 'Delete'].includes(key)) return false
    return key === 'Enter' || pressedIn.current !== target || isEmptyNew(target as HTMLInputElement, place)
  }

  /** @returns whether the key is one of the tree's */
  const press = (event: KeyboardEvent<HTMLElement>, field: HTMLInputElement, place: number): boolean => {
    const way = undoKey(event)
    if (way !== undefined) {
      actions.travel(way)
      return true
    }
    const last = rows.length - 1
    // Of the tree: a name has a direction of its own.
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const { altKey, shiftKey } = event
    const isCommand = event.ctrlKey || event.metaKey
    const go = (to: number): void => tree.focusPlace(Math.max(0, Math.min(to, last)))
    const alt: Record<string, () => void> = {
      ArrowUp: () => actions.move(place, 'up', true),
      ArrowDown: () => actions.move(place, 'down', true),
      ArrowRight: () => actions.move(place, isRtl ? 'outdent' : 'indent', true),
      ArrowLeft: () => actions.move(place, isRtl ? 'indent' : 'outdent', true),
    }
    const command: Record<string, () => void> = { Home: () => go(0), End: () => go(last) }
    const plain: Record<string, () => void> = {
      ArrowUp: () => go(place - 1),
      ArrowDown: () => go(place + 1),
      PageUp: () => go(place - view.pageSize()),
      PageDown: () => go(place + view.pageSize()),
      Enter: () => actions.add(place, 'sibling'),
      F2: () => {
        field.select()
        const reason = actions.nodeAt(place)?.disabledReason
        if (reason !== undefined) actions.say(reason)
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
      const place = placeOf(event.target)
      // A word that is being put together from several keys keeps its Enter and Escape.
      if (event.defaultPrevented || place < 0 || event.nativeEvent.isComposing) return
      if (!isHeldTooLong(event, place) && !press(event, event.target as HTMLInputElement, place)) return
      event.preventDefault()
      event.stopPropagation()
    },
    onPaste: (event: ClipboardEvent<HTMLElement>): void => {
      const place = placeOf(event.target)
      const text = event.clipboardData.getData('text/plain')
      if (place < 0 || !/[\r\n]/.test(text.trim())) return
      event.preventDefault()
      const { selectionStart, selectionEnd } = event.target as HTMLInputElement
      actions.paste(place, text, [selectionStart ?? 0, selectionEnd ?? 0])
    },
    onFocus: (event: FocusEvent<HTMLElement>): void => {
      const place = placeOf(event.target)
      if (place >= 0) actions.visit(place)
    },
  }
}
