import { type RefObject, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** What is measured of a text field, px. */
interface Lines {
  top: number
  height: number
  line: number
  padding: number
}

const USUAL: Lines = { top: 0, height: 260, line: 20, padding: 8 }

/** Which lines of a text field are seen, and where each stands; follows its scrolling within the same frame. */
export function useLineNumbers(area: RefObject<HTMLTextAreaElement | null>, count: number) {
  const [lines, setLines] = useState(USUAL)
  useLayoutEffect(() => {
    const element = area.current
    if (element === null) return
    const read = (): void => {
      const style = getComputedStyle(element)
      setLines({
        top: element.scrollTop,
        height: element.clientHeight,
        line: Number.parseFloat(style.lineHeight) || USUAL.line,
        padding: Number.parseFloat(style.paddingTop) || 0,
      })
    }
    read()
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => observer.disconnect()
  }, [area])

  const first = Math.max(0, Math.floor((lines.top - lines.padding) / lines.line))
  const last = Math.min(count, Math.ceil((lines.top + lines.height) / lines.line) + 1)
  return {
    shown: Array.from({ length: Math.max(0, last - first) }, (_, turn) => ({
      line: first + turn,
      top: lines.padding + (first + turn) * lines.line - lines.top,
    })),
    onScroll: (): void => {
      const top = area.current?.scrollTop ?? 0
      flushSync(() => setLines((now) => ({ ...now, top })))
    },
    /** Puts the focus on a line, selects it, and brings it into the middle of what is seen. */
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

/** What `useLineNumbers` gives. */
export type LineNumbers = ReturnType<typeof useLineNumbers>
