import { memo, useCallback, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { TextField } from '../text-field/TextField'
import { type EditableColumn, EditableRow, EditableTable } from './EditableTable'
import { createTestRoot } from '../test-root/test-root-fixture'

const COLUMNS: readonly EditableColumn[] = [
  { id: 'name', header: 'Name' },
  { id: 'value', header: 'Value' },
]

const onRender = vi.fn<(id: number) => void>()

const Row = memo(function Row({ id, onRemove }: { id: number; onRemove: (id: number) => void }) {
  const [value, setValue] = useState('')
  onRender(id)
  return (
    <EditableRow
      name={`Row ${id}`}
      cells={{
        name: `Row ${id}`,
        value: <TextField label={`Value ${id}`} isLabelHidden value={value} onChange={setValue} />,
      }}
      onRemove={() => onRemove(id)}
    />
  )
})

function Table({ count }: { count: number }) {
  const [ids, setIds] = useState(() => Array.from({ length: count }, (_, place) => place + 1))
  const remove = useCallback((removed: number) => setIds((now) => now.filter((id) => id !== removed)), [])
  return (
    <EditableTable caption="Rows" columns={COLUMNS} onAdd={() => setIds((now) => [...now, now.length + 1])}>
      {ids.map((id) => (
        <Row key={id} id={id} onRemove={remove} />
      ))}
    </EditableTable>
  )
}

const root = createTestRoot()

beforeEach(() => {
  onRender.mockClear()
})

const getFocused = (): string | null | undefined =>
  document.activeElement instanceof HTMLInputElement
    ? document.activeElement.labels?.[0]?.textContent
    : document.activeElement?.textContent

const nextFrame = () => new Promise(requestAnimationFrame)

it('keeps its height while the user scrolls through 2,000 rows, and renders no other row again [NAV-44]', async () => {
  root.render(<Table count={2000} />)
  await expect.poll(() => document.querySelectorAll('tbody > tr').length).toBe(2000)
  const getHeight = () => document.querySelector('table')?.getBoundingClientRect().height
  const height = getHeight()
  document.querySelector('tbody > tr:nth-child(1000)')?.scrollIntoView()
  await nextFrame()
  await nextFrame()
  expect(getHeight()).toBe(height)
  document.querySelector<HTMLElement>('tbody > tr:last-child input')?.focus()
  await nextFrame()
  await nextFrame()
  expect(getHeight()).toBe(height)
  onRender.mockClear()
  await userEvent.keyboard('a{Tab}{Enter}')
  expect(getFocused()).toBe('Value 1999')
  // Only the row with the typed text.
  expect(onRender.mock.calls).toEqual([[2000]])
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  expect(getFocused()).toBe('Value 2000')
})

it('removes one row with a held key, and then one row with each press [NAV-44]', async () => {
  root.render(<Table count={4} />)
  await expect.poll(() => document.querySelectorAll('tbody > tr').length).toBe(4)
  document.querySelector<HTMLElement>('tbody > tr:nth-child(2) button')?.focus()
  await userEvent.keyboard('{Enter>3}{/Enter}')
  expect(document.querySelectorAll('tbody > tr')).toHaveLength(3)
  expect(getFocused()).toBe('Value 3')
  await userEvent.keyboard('{Tab}{Enter}{Tab}{Enter}')
  expect(document.querySelectorAll('tbody > tr')).toHaveLength(1)
  expect(getFocused()).toBe('Value 1')
})
