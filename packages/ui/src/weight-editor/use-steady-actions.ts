'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import type { RowActions } from './WeightRow'

/** Wraps the latest actions in stable functions, so that a new action does not re-render every row. */
export function useSteadyActions(actions: RowActions): RowActions {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const [steadyActions] = useState<RowActions>(() => ({
    onType: (...args) => latest.current.onType(...args),
    onKey: (...args) => latest.current.onKey(...args),
    onPaste: (...args) => latest.current.onPaste(...args),
    onLeave: (...args) => latest.current.onLeave(...args),
    onLock: (...args) => latest.current.onLock(...args),
    onRest: (...args) => latest.current.onRest(...args),
  }))
  return steadyActions
}
