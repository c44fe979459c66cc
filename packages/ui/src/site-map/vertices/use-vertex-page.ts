'use client'

import { useState } from 'react'

/** Lines of a page: each has two fields and four buttons. */
export const PAGE = 100

/** Which of many vertices are shown: those around the selected one, until others are asked for. */
export function useVertexPage(count: number, selected: number | undefined) {
  const [asked, setAsked] = useState<{ page: number; selected: number | undefined }>()
  const isAsked = asked !== undefined && (asked.selected === selected || selected === undefined)
  const last = Math.max(0, Math.ceil(count / PAGE) - 1)
  const page = Math.min(last, isAsked ? asked.page : Math.floor((selected ?? 0) / PAGE))
  return {
    page,
    last,
    first: page * PAGE,
    end: Math.min(count, (page + 1) * PAGE),
    goTo: (next: number) => setAsked({ page: next, selected }),
  }
}
