import axe from 'axe-core'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestRoot } from '../test-root/test-root-fixture'
import { ThemeStyles } from '../tokens/ThemeStyles'

const EXAMPLES = Object.entries(import.meta.glob<ComponentType>('../*/*.example.tsx', { import: 'Example' }))

const root = createTestRoot()
const errors: string[] = []

beforeEach(() => {
  errors.length = 0
  vi.spyOn(console, 'error').mockImplementation((...values) => void errors.push(values.join(' ').slice(0, 300)))
})

describe('the example on the page of a component', () => {
  it.each(EXAMPLES)('%s runs without an error, and axe finds nothing', async (_file, load) => {
    const Example = await load()
    root.render(
      <main>
        <ThemeStyles />
        <Example />
      </main>,
    )
    await expect.poll(() => document.querySelector('main')?.textContent).toBeTruthy()
    const { violations } = await axe.run('main', { resultTypes: ['violations'] })
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    expect(errors).toEqual([])
  })
})
