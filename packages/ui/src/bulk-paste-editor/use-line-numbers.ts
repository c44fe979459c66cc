import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { observeSize } from '../observe/observe-size'

/** The measures of a text field, px. */
interface Lines {
  top: number
  height: number
  line: number
  padding: number
}

const UNMEASURED: Lines = { top: 0, height: 260, line: 20, padding: 8 }

/** The visible lines of a text field and their positions, updated in the same frame as its scrolling. */
export function useLineNumbers(area: RefObject<HTMLTextAreaElement | null>, count: number) {
  const [lines, setLines] = useState(UNMEASURED)
  useLayoutEffect(() => {
    const element = area.current
    if (element === null) return
    const read = (): void => {
      const style = getComputedStyle(element)
      setLines({
        top: element.scrollTop,
        height: element.clientHeight,
        line: Number.parseFloat(style.lineHeight) || UNMEASURED.line,
        padding: Number.parseFloat(style.paddingTop) || 0,
      })
    }
    read()
    return observeSize([element], read)
  }, [area])

  const first = Math.max(0, Math.floor((lines.top - lines.padding) / lines.line))
  const last = Math.min(count, Math.ceil((lines.top + lines.height) / lines.line) + 1)
  return {
    visibleLines: Array.from({ length: Math.max(0, last - first) }, (_, turn) => ({
      line: first + turn,
      top: lines.padding + (first + turn) * lines.line - lines.top,
    })),
    onScroll: (): void => {
      const top = area.current?.scrollTop ?? 0
      flushSync(() => setLines((now) => ({ ...now, top })))
    },
    /** Focuses the field, selects a line and scrolls it to the middle. */
    select: (text: string, line: number): void => {
      const element = area.current
      if (element === null) return
      let start = 0
      for (let turn = 0; turn < line && start >= 0; turn += 1) start = text.indexOf('\n', start) + 1 || -1
      if (start < 0) return
      const end = text.indexOf('\n', start)
      element.focus({ preventScroll: true })
      element.setSelectionRange(start, end < 0 ? text.length : end)
      element.scrollTop = lines.padding + line * lines.line - (lines.height - lines.line) / 2
      element.scrollLeft = 0
      element.scrollIntoView({ block: 'nearest' })
    },
  }
}

/** The result of `useLineNumbers`. */
export type LineNumbers = ReturnType<typeof useLineNumbers>
