import { useLayoutEffect, useRef, useState } from 'react'

type Action = (...args: never[]) => unknown

/** Wraps the latest actions in stable functions, so that a key press does not render a thousand cards. The keys must stay the same. */
export function useStableActions<Table extends Readonly<Record<string, Action>>>(actions: Table): Table {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const [stable] = useState(() => {
    const wrapped = { ...actions }
    for (const key in wrapped) {
      const wrap: Action = (...args) => latest.current[key]?.(...args)
      // It passes its arguments on, so it has the signature of the action.
      wrapped[key] = wrap as Table[Extract<keyof Table, string>]
    }
    return wrapped
  })
  return stable
}
