import { useState } from 'react'

/**
 * A value that its owner holds, or that the component holds itself.
 * @param given the owner's value; `undefined` leaves it to the component
 * @param initial what the component starts with
 * @param onChange told every change
 */
export function useValue<Value>(
  given: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(initial)
  const change = (value: Value): void => {
    setOwn(() => value)
    onChange?.(value)
  }
  return [given === undefined ? own : given, change]
}
