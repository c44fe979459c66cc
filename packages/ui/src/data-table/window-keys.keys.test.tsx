import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { TextField } from '../text-field/TextField'
import { useRowView } from './use-row-view'
import { type Column, WindowedTable } from './WindowedTable'
import { createTestRoot } from '../test-root/test-root-fixture'

const ROWS = Array.from({ length: 400 }, (_, place) => place + 1)
const rowKey = (row: number): number => row

/** A virtualized table of fields, with one more field after it or nothing. */
function Fields({ hasMore }: { hasMore: boolean }) {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const toField = (label: string) => (
    <TextField
      label={label}
      isLabelHidden
      value={values[label] ?? ''}
      onChange={(value) => setValues((now) => ({ ...now, [label]: value }))}
    />
  )
  const columns: Column<number>[] = [
    { id: 'name', header: 'Name', cell: (row) => `Row ${row}` },
    { id: 'type', header: 'Type', cell: (row) => toField(`Type ${row}`) },
    { id: 'value', header: 'Value', cell: (row) => toField(`Value ${row}`) },
  ]
  const view = useRowView({ rows: ROWS, columns })
  return (
    <>
      <TextField label="Before" />
      <WindowedTable
        caption="Fields"
        columns={columns}
        view={view}
        rowKey={rowKey}
        rowName={(row) => `Row ${row}`}
        height="20rem"
      />
      {hasMore && <TextField label="After" />}
    </>
  )
}

const root = createTestRoot()

const getFocused = (): string | undefined =>
  document.activeElement instanceof HTMLInputElement
    ? document.activeElement.labels?.[0]?.textContent
    : document.activeElement?.tagName

async function start(label: string, hasMore = true): Promise<void> {
  root.render(<Fields hasMore={hasMore} />)
  const find = () => [...document.querySelectorAll('input')].find(({ labels }) => labels?.[0]?.textContent === label)
  await expect.poll(find).toBeDefined()
  find()?.focus()
}

it('moves by Tab through the fields of every row, far below the first rendered ones, and back', async () => {
  await start('Before')
  await userEvent.keyboard('{Tab}')
  const seen: (string | undefined)[] = []
  for (let press = 0; press < 80; press += 1) {
    await userEvent.keyboard('{Tab}')
    seen.push(getFocused())
  }
  expect(seen).toEqual(ROWS.slice(0, 40).flatMap((row) => [`Type ${row}`, `Value ${row}`]))
  const box = document.activeElement?.getBoundingClientRect()
  const region = document.querySelector('[role="region"]')?.getBoundingClientRect()
  expect(box?.top).toBeGreaterThanOrEqual(region?.top ?? Infinity)
  expect(box?.bottom).toBeLessThanOrEqual(region?.bottom ?? 0)
  for (let press = 0; press < 79; press += 1) await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(getFocused()).toBe('Type 1')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift}')
  expect(getFocused()).toBe('Before')
})

it('moves by arrow keys to the same field of another row, and selects its text as Tab does', async () => {
  await start('Value 1')
  await userEvent.keyboard('first{ArrowDown}second{ArrowUp}')
  expect(getFocused()).toBe('Value 1')
  await userEvent.keyboard('x')
  expect((document.activeElement as HTMLInputElement).value).toBe('x')
  await userEvent.keyboard('{Control>}{End}{/Control}')
  expect(getFocused()).toBe('Value 400')
  await userEvent.keyboard('{Tab}')
  expect(getFocused()).toBe('After')
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(getFocused()).toBe('Value 400')
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  expect(getFocused()).toBe('Value 1')
})

it('leaves no focus on an element without a name behind the last row', async () => {
  await start('Value 1', false)
  await userEvent.keyboard('{Control>}{End}{/Control}')
  expect(getFocused()).toBe('Value 400')
  await userEvent.keyboard('{Tab}')
  await expect.poll(() => document.activeElement?.tagName).not.toBe('SPAN')
})
