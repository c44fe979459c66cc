'use client'

import { useState } from 'react'

/** Rows of a page. Each has two fields and four buttons. */
export const PAGE_SIZE = 100

/** The current page of vertices: the page of the selected vertex until the user opens another one. */
export function useVertexPage(count: number, selected: number | undefined) {
  const [chosen, setChosen] = useState<{ page: number; selected: number | undefined }>()
  const isChosen = chosen !== undefined && (chosen.selected === selected || selected === undefined)
  const last = Math.max(0, Math.ceil(count / PAGE_SIZE) - 1)
  const page = Math.min(last, isChosen ? chosen.page : Math.floor((selected ?? 0) / PAGE_SIZE))
  return {
    number: page,
    last,
    first: page * PAGE_SIZE,
    end: Math.min(count, (page + 1) * PAGE_SIZE),
    goTo: (next: number) => setChosen({ page: next, selected }),
  }
}
