import { useState } from 'react'

/**
 * State that is either controlled by the caller or lives in the component.
 * @param value the controlled value; `undefined` for an uncontrolled component
 * @param defaultValue the initial value of an uncontrolled component
 * @param onChange called with every new value
 * @returns the value, a function that changes it, and one that restores the default value without calling `onChange`: `onReset` of `useField`
 */
export function useValue<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void, () => void] {
  const [ownValue, setOwnValue] = useState(defaultValue)
  const change = (next: Value): void => {
    setOwnValue(() => next)
    onChange?.(next)
  }
  return [value === undefined ? ownValue : value, change, () => setOwnValue(() => defaultValue)]
}
