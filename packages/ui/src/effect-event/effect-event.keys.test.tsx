import { useEffect, useLayoutEffect, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useEffectEvent as useCurrent, useLatestCallback } from './use-effect-event'

let root: Root
afterEach(() => root.unmount())

it.each([
  ['useEffectEvent', useCurrent],
  ['what replaces it in React 19.0', useLatestCallback],
])(
  '%s calls the newest callback from listeners and layout effects, and does not restart the effect',
  async (_, useEffectEvent) => {
    const reports: string[] = []
    function Counter() {
      const [count, setCount] = useState(0)
      const report = useEffectEvent((from: string) => void reports.push(`${from} ${count}`))
      useLayoutEffect(() => report('layout'), [count])
      useEffect(() => {
        reports.push('listen')
        const listen = ({ key }: KeyboardEvent) => key === 'r' && report('key')
        document.addEventListener('keydown', listen)
        return () => document.removeEventListener('keydown', listen)
      }, [])
      return (
        <button type="button" onClick={() => setCount(count + 1)}>
          {`Count ${count}`}
        </button>
      )
    }
    const element = document.body.appendChild(document.createElement('div'))
    root = createRoot(element)
    root.render(<Counter />)
    await expect.element(page.getByText('Count 0')).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.element(page.getByText('Count 2')).toBeVisible()
    await userEvent.keyboard('r')
    expect(reports).toEqual(['layout 0', 'listen', 'layout 1', 'layout 2', 'key 2'])
  },
)
