import { useEffect, useState } from 'react'

/** Part of the viewport below which a section does not count as current yet. */
const LINE = 0.35

/**
 * The section that the user reads: the last one that starts in the upper third of the viewport.
 * @param headingIds in document order
 * @returns one of them; undefined before the first layout
 */
export function useCurrentSection(headingIds: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = headingIds.join(' ')
  useEffect(() => {
    let frame = 0
    const update = (): void => {
      frame = 0
      const line = window.innerHeight * LINE
      const ids = key.split(' ')
      const started = ids.filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < line)
      const { scrollHeight, clientHeight } = document.documentElement
      const isAtEnd = scrollHeight > clientHeight && window.scrollY + clientHeight >= scrollHeight - 1
      setCurrent(isAtEnd ? ids.at(-1) : (started.at(-1) ?? ids[0]))
    }
    const schedule = (): void => {
      if (frame === 0) frame = requestAnimationFrame(update)
    }
    schedule()
    window.addEventListener('scroll', schedule, { passive: true })
    window.addEventListener('resize', schedule)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', schedule)
      window.removeEventListener('resize', schedule)
    }
  }, [key])
  return current
}
