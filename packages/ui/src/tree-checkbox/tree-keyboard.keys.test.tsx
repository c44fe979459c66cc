import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { SITES } from '../tree/fixture'
import { TreeCheckbox } from './TreeCheckbox'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()
const onChange = vi.fn<() => void>()
const onAction = vi.fn<(id: string) => void>()

beforeEach(async () => {
  onChange.mockClear()
  onAction.mockClear()
  root.render(
    <>
      <ThemeStyles />
      <TreeCheckbox
        label="Sites"
        nodes={SITES}
        defaultExpanded="all"
        selectAll="hidden"
        onChange={onChange}
        onAction={onAction}
      />
    </>,
  )
  await expect.poll(() => document.querySelector('[role="tree"]')).not.toBeNull()
  await userEvent.keyboard('{Tab}')
})

const currentName = (): string | undefined => {
  const id = document.activeElement?.getAttribute('aria-activedescendant') ?? ''
  return document.getElementById(id)?.querySelector('[data-part="name"]')?.textContent
}

it('checks a row once, and runs its action once, while a key is held down', async () => {
  await userEvent.keyboard('{ >4/}')
  expect(onChange).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Enter>4/}')
  expect(onAction).toHaveBeenCalledOnce()
  await userEvent.keyboard('{ArrowDown>4/}')
  expect(currentName()).toBe('Row 01')
})

it('finds a name with spaces and punctuation, and checks nothing on the way', async () => {
  await userEvent.keyboard('laydown yard b')
  expect(currentName()).toBe('Laydown Yard B')
  await userEvent.keyboard('{Home}bin 01-c')
  expect(currentName()).toBe('Bin 01-C')
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowUp} ')
  expect(onChange).toHaveBeenCalledOnce()
})
