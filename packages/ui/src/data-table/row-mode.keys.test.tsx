import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { LinkProvider, type LinkProps } from '../link/Link'
import { type Column, DataTable } from './DataTable'
import { people, type Person } from './fixture'
import { useRowMode } from './use-row-mode'
import { useSelection } from './use-selection'
import { createTestRoot } from '../test-root/test-root-fixture'

const navigate = vi.fn<(href: string) => void>()
const COLUMNS: Column<Person>[] = [{ id: 'userName', header: 'Username', cell: (person) => person.userName }]
const ROWS = people(6)
const rowKey = (person: Person): number => person.id

function RouterLink({ href, onClick, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        event.preventDefault()
        navigate(href)
      }}
    >
      {children}
    </a>
  )
}

function Users() {
  const [page, setPage] = useState(1)
  const selection = useSelection({ rows: ROWS, rowKey, total: ROWS.length })
  const rowMode = useRowMode({ isEnabled: true, onPage: (step) => setPage((now) => now + step) })
  return (
    <LinkProvider component={RouterLink}>
      <DataTable
        ref={rowMode}
        caption="Users"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={rowKey}
        rowName={(person) => person.userName}
        rowHref={(person) => `/user/${person.userName}`}
        selection={selection}
        announcement={`Page ${page}`}
      />
    </LinkProvider>
  )
}

const root = createTestRoot()

beforeEach(() => {
  navigate.mockClear()
})

const findBox = (row: number): HTMLInputElement | null =>
  document.querySelector(`tbody > tr:nth-child(${row}) input[type="checkbox"]`)

it('acts once on a held key, and moves on with a held J', async () => {
  root.render(<Users />)
  await expect.poll(() => findBox(3)).not.toBeNull()
  await userEvent.keyboard('{j>3/}')
  await expect.poll(() => document.activeElement?.textContent).toBe(ROWS[2]?.userName)
  await userEvent.keyboard('{x>2/}')
  await expect.poll(() => findBox(3)?.checked).toBe(true)
  findBox(3)?.focus()
  await userEvent.keyboard('{Enter>3/}')
  expect(navigate.mock.calls).toEqual([[`/user/${ROWS[2]?.userName}`]])
  await userEvent.keyboard('{]>3/}')
  await expect.poll(() => document.querySelector('[role="status"]')?.textContent).toBe('Page 2')
})

it('selects a row once while Space is held on its checkbox', async () => {
  root.render(<Users />)
  await expect.poll(() => findBox(1)).not.toBeNull()
  findBox(1)?.focus()
  await userEvent.keyboard('{Space>4/}')
  await expect.poll(() => findBox(1)?.checked).toBe(true)
  expect(document.activeElement).toBe(findBox(1))
})
