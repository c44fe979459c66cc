import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { RadioGroup } from './RadioGroup'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()
const OPTIONS = ['Pipe', 'Valve', 'Pump'].map((label) => ({ value: label, label }))

it.each(['vertical', 'horizontal'] as const)('selects with each arrow key in a %s group', async (orientation) => {
  const onChange = vi.fn()
  root.render(<RadioGroup label="Kind" orientation={orientation} options={OPTIONS} onChange={onChange} />)
  const option = (name: string) => page.getByRole('radio', { name })
  await expect.element(option('Pipe')).toBeInTheDocument()
  await userEvent.keyboard('{Tab}')
  await expect.element(option('Pipe')).toHaveFocus()
  await userEvent.keyboard(' ')
  for (const [key, name] of [
    ['{ArrowDown}', 'Valve'],
    ['{ArrowRight}', 'Pump'],
    ['{ArrowLeft}', 'Valve'],
    ['{ArrowUp}', 'Pipe'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(option(name)).toBeChecked()
    await expect.element(option(name)).toHaveFocus()
  }
  expect(onChange.mock.calls.flat()).toEqual(['Pipe', 'Valve', 'Pump', 'Valve', 'Pipe'])
})
