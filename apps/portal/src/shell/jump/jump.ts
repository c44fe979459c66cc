import { useSyncExternalStore } from 'react'
import { createListeners } from '../listeners'

/** What the keys of the frame open. */
export type JumpSheet = 'jump' | 'keys'

const listeners = createListeners()
let opened: JumpSheet | undefined
const open = (sheet: JumpSheet | undefined): void => {
  opened = sheet
  listeners.notify()
}

/** Opens Jump to, from anywhere in the portal. */
export const openJump = (): void => open('jump')
/** Opens the keyboard shortcuts. */
export const openKeys = (): void => open('keys')
export const closeJump = (): void => open(undefined)

const get = () => opened
export const useJumpSheet = (): JumpSheet | undefined => useSyncExternalStore(listeners.subscribe, get, get)
