'use client'

import { createContext, type RefObject, useContext, useEffect } from 'react'
import { useEffectEvent } from '../effect-event/use-effect-event'
import { isShortcut } from '../field/is-shortcut'
import { findSingleKey, type FirstKey, startsSequence, toKeyName } from './find-single-key'

/**
 * Whether shortcuts of a single character act; `true` by default. An app provides the user's choice around its pages, because such keys must be possible to
 * turn off (WCAG 2.1.4). Keys of a component that act only while it has the focus do not need it.
 */
export const SingleKeys = createContext(true)

/** Whether shortcuts of a single character act. Without them, do not show the key. */
export const useHasSingleKeys = (): boolean => useContext(SingleKeys)

/**
 * Shortcuts without a modifier that act from anywhere on the page: `{ '/': focusSearch, 'g u': openUsers }`. They do not act while the user types in a field, while
 * a dialog covers `element`, with a modifier key, or when a component has used the key. A held key acts once.
 * @param keys by `KeyboardEvent.key`, letters in lower case; two keys with a space are pressed one after the other
 * @param element what the keys belong to, which must be visible
 * @param isMeant whether the keys act now, for several components with the same keys on a page; they always do by default
 */
export function useSingleKeys(
  keys: Readonly<Record<string, () => void>>,
  element: RefObject<HTMLElement | null>,
  isMeant?: () => boolean,
): void {
  const isOn = useHasSingleKeys()
  const names = Object.keys(keys)
  /** @returns the key, if a sequence can follow */
  const press = useEffectEvent((event: KeyboardEvent, first: FirstKey | undefined): FirstKey | undefined => {
    const key = toKeyName(event)
    const owner = element.current
    if (
      key === undefined ||
      owner === null ||
      !isShortcut(event, owner) ||
      !owner.checkVisibility() ||
      isMeant?.() === false
    )
      return undefined
    const pressed = { key, at: event.timeStamp }
    const name = findSingleKey(names, pressed, first)
    if (name === undefined) return startsSequence(names, key) && !event.repeat ? pressed : undefined
    event.preventDefault()
    if (!event.repeat) keys[name]?.()
    return undefined
  })
  const hasKeys = names.length > 0
  useEffect(() => {
    if (!isOn || !hasKeys) return
    let first: FirstKey | undefined
    const onKeyDown = (event: KeyboardEvent): void => {
      // Shift is pressed before '?', and is no other key.
      if (event.key !== 'Shift') first = press(event, first)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn, hasKeys])
}
