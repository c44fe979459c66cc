import { useSyncExternalStore } from 'react'
import { createListeners } from '../listeners'
import { readStored, store, unstore } from '../storage'

const KEY = 'sitewright.singleKeys'
const OFF = 'off'

/** Whether shortcuts of a single character act on this device (WCAG 2.1.4). */
export function createSingleKeyChoice() {
  const listeners = createListeners()
  let isOn = readStored(KEY) !== OFF
  return {
    isOn: (): boolean => isOn,
    subscribe: listeners.subscribe,
    choose: (value: boolean): void => {
      isOn = value
      if (value) unstore(KEY)
      else store(KEY, OFF)
      listeners.notify()
    },
  }
}

export const singleKeyChoice = createSingleKeyChoice()

export const useSingleKeyChoice = (): boolean =>
  useSyncExternalStore(singleKeyChoice.subscribe, singleKeyChoice.isOn, singleKeyChoice.isOn)
