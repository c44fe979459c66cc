'use client'

import { useLayoutEffect, useRef, useState } from 'react'
import type { RowActions } from './WeightRow'

/** The newest of the actions behind functions that stay the same, so that they draw no row anew. */
export function useSteadyActions(actions: RowActions): RowActions {
  const latest = useRef(actions)
  useLayoutEffect(() => {
    latest.current = actions
  })
  const [steady] = useState<RowActions>(() => ({
    onType: (...all) => latest.current.onType(...all),
    onKey: (...all) => latest.current.onKey(...all),
    onPaste: (...all) => latest.current.onPaste(...all),
    onLeave: (...all) => latest.current.onLeave(...all),
    onLock: (...all) => latest.current.onLock(...all),
    onRest: (...all) => latest.current.onRest(...all),
  }))
  return steady
}
