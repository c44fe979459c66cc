import type { FormEvent, FormEventHandler } from 'react'

interface Handlers {
  onInvalid?: FormEventHandler<HTMLFieldSetElement> | undefined
  onInput?: FormEventHandler<HTMLFieldSetElement> | undefined
}

/**
 * The props of a group's root: those of its caller and those of `useField`, which both handle `invalid` and `input`. In other fields the
 * caller's handlers are on the control.
 */
export const getGroupProps = <Rest extends Handlers, Frame extends Record<keyof Handlers, FormEventHandler>>(
  rest: Rest,
  frame: Frame,
) => {
  const handle = (name: keyof Handlers) => (event: FormEvent<HTMLFieldSetElement>) => {
    rest[name]?.(event)
    frame[name](event)
  }
  return { ...rest, ...frame, onInvalid: handle('onInvalid'), onInput: handle('onInput') }
}
