import { createRoot } from 'react-dom/client'

/** How the driver finds what it presses, and sees that it has done what it was pressed for. */
export interface Handles {
  /** Elements by name: what is pressed, or has the focus. */
  find: Record<string, () => Element | null | undefined>
  /** Whether a thing has happened, by the name of the operation. */
  is: Record<string, () => boolean>
  /** Keys that each contender has of its own for the same thing, by name. */
  keys?: Record<string, string[]>
}

/** A way to draw some data. */
export interface Contender<Input> extends Handles {
  /** Makes the data in the shape that it asks for. Not measured: a server would send it so. */
  prepare: (size: number) => Input
  App: (props: { input: Input }) => React.ReactNode
}

declare global {
  interface Window {
    bench: Handles & { longest: number; faults: string[] }
  }
}

/** Draws a button that mounts the contender, so that mounting begins with a real press too. */
export function start<Input>({ prepare, App, find, is, keys = {} }: Contender<Input>): void {
  const input = prepare(Number(new URLSearchParams(location.search).get('size')))
  const root = document.querySelector('#root') as HTMLElement
  const button = document.querySelector('#mount') as HTMLButtonElement
  window.bench = { find: { ...find, mount: () => button }, is, keys, longest: 0, faults: [] }
  window.addEventListener('error', (event) => window.bench.faults.push(event.message))
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.bench.longest = Math.max(window.bench.longest, duration)
  }).observe({ type: 'longtask' })
  button.addEventListener('click', () => {
    button.remove()
    createRoot(root).render(<App input={input} />)
  })
}

/** The elements that match, whose text holds a word. */
export const withText = (selector: string, text: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find((element) => element.textContent.includes(text))

/** The field that every contender is filtered by. */
export function FilterField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return <input id="filter" aria-label="Filter" value={value} onChange={(event) => onChange(event.target.value)} />
}

/** What shows that a tree was filtered by `8`, and by `8.` after the second key. */
export const filterChecks = (row: (text: string) => Element | undefined): Handles['is'] => ({
  filterFirst: () => row('Zone 0.0.0') === undefined && row('Zone 0.0.8') !== undefined,
  filterSecond: () => row('Zone 0.0.8') === undefined && row('Zone 0.8.0') !== undefined,
  unfiltered: () => row('Zone 0.0.0') !== undefined,
})
