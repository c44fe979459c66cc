import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { AllTooltips } from './tooltip-fixture'

it('renders tooltips and reasons on a server', () => {
  const html = renderToString(createElement(AllTooltips))
  for (const text of ['Ends all sessions.', 'No permission.', 'aria-label="Rename"', 'Press to lock.'])
    expect(html).toContain(text)
})
