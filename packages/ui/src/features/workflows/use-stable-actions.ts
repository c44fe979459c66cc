import { useLayoutEffect, useRef, useState } from 'react'

type Actions = Readonly<Record<string, (...args: never[]) => unknown>>

/** Wraps the latest actions in stable functions, so that typing a name does not render a thousand cards. The keys must stay the same. */
export function useStableActions<Table extends Actions>(actions: Table): Table {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const [stable] = useState(() => {
    const wrap = (key: string) => [key, (...args: never[]) => latest.current[key]?.(...args)] as const
    // The wrapped functions have the signatures of the actions.
    return Object.fromEntries(Object.keys(actions).map(wrap)) as unknown as Table
  })
  return stable
}
