import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach } from 'vitest'

/** A React root on the page for each test of a file, which leaves nothing on it. Call it once, before the tests. */
export function createTestRoot(): Pick<Root, 'render' | 'unmount'> {
  let root: Root
  beforeEach(() => {
    const container = document.createElement('div')
    document.body.append(container)
    root = createRoot(container)
  })
  afterEach(() => {
    root.unmount()
    document.body.replaceChildren()
  })
  return { render: (content) => root.render(content), unmount: () => root.unmount() }
}
