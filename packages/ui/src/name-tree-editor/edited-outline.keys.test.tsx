import { useMemo, useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { type EditedOutline, type NameChange, NameTreeEditor } from './NameTreeEditor'
import { createTestRoot } from '../test-root/test-root-fixture'

const SAVED = [
  { id: 1, name: 'North' },
  { id: 2, parentId: 1, name: 'Row 1' },
  { id: 3, name: 'South' },
]
/** Another user renamed a row, moved it and added one. */
const THEIRS = [
  { id: 1, name: 'North' },
  { id: 3, name: 'South side' },
  { id: 2, parentId: 3, name: 'Row 1' },
  { id: 4, name: 'West' },
]

const onSave = vi.fn<(changes: readonly NameChange[]) => void>()
const fields = () => page.getByRole('textbox')
const names = (): string[] =>
  fields()
    .elements()
    .map((field) => (field as HTMLInputElement).value)
const root = createTestRoot()
let stored = 'null'

beforeEach(() => {
  stored = 'null'
  onSave.mockReset()
})

/** Stores the value as JSON, as a draft on the device does. */
function Stored({ nodes }: { nodes: typeof SAVED }) {
  const [json, setJson] = useState(stored)
  const value = useMemo(() => JSON.parse(json) as EditedOutline | null, [json])
  return (
    <>
      <ThemeStyles />
      <NameTreeEditor
        label="Sites"
        nodes={nodes}
        value={value}
        onChange={(next) => {
          stored = JSON.stringify(next)
          setJson(stored)
        }}
        onSave={onSave}
      />
    </>
  )
}

it('saves only its own changes after a value stored as JSON is restored over newer names', async () => {
  root.render(<Stored key="before" nodes={SAVED} />)
  await fields().first().click()
  await userEvent.keyboard('{End}!')
  expect(names()).toEqual(['North!', 'Row 1', 'South'])
  root.render(<Stored key="after" nodes={THEIRS} />)
  await expect.poll(names).toEqual(['North!', 'South side', 'Row 1', 'West'])
  await page.getByRole('button', { name: 'Save' }).click()
  expect(onSave.mock.lastCall?.[0]).toEqual([{ id: 1, name: 'North!', parentId: null, position: 0, kinds: ['name'] }])
  // The next edit starts from their names.
  await fields().last().click()
  await userEvent.keyboard('{End}!')
  await expect.poll(names).toEqual(['North!', 'South side', 'Row 1', 'West!'])
  expect((JSON.parse(stored) as EditedOutline).base.map(({ name }) => name)).toEqual([
    'North',
    'South side',
    'Row 1',
    'West',
  ])
})

it.each(['{Control>}s{/Control}', '{Meta>}s{/Meta}'])(
  'saves with %s from a name, like the Save button',
  async (keys) => {
    root.render(<Stored nodes={SAVED} />)
    await fields().first().click()
    await userEvent.keyboard(`{End}!${keys}`)
    expect(onSave.mock.lastCall?.[0]).toMatchObject([{ id: 1, name: 'North!', kinds: ['name'] }])
    expect(onSave).toHaveBeenCalledOnce()
    await expect.element(fields().first()).toHaveFocus()
  },
)
