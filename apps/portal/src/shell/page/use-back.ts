import { useState } from 'react'
import { useNavigate } from 'react-router-dom'

/** The index of the current entry in the history of this browser tab, which the router stores in its state; 0 for the first page. */
function getHistoryIndex(): number {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0
}

/**
 * Goes back to the page from which this one was opened, skipping visits to its tabs.
 * @param fallback the page to open if this one was the first
 */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  const [start] = useState(getHistoryIndex)
  return () => void (start > 0 ? navigate(start - 1 - getHistoryIndex()) : navigate(fallback, { replace: true }))
}
