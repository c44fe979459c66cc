import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CheckboxGroup } from '../checkbox-group/CheckboxGroup'
import { ComboBox } from '../combo-box/ComboBox'
import { MultiComboBox } from '../combo-box/MultiComboBox'
import { type Column, DataTable } from '../data-table/DataTable'
import { people, type Person } from '../data-table/fixture'
import { useRowSelection } from '../data-table/use-row-selection'
import { useRowView } from '../data-table/use-row-view'
import { type Selection, useSelection } from '../data-table/use-selection'
import { WindowedTable } from '../data-table/WindowedTable'
import { EmailTagInput } from '../email-tag-input/EmailTagInput'
import { MenuButton } from '../menu/MenuButton'
import { RadioGroup } from '../radio-group/RadioGroup'
import { Select } from '../select/Select'
import { ToggleBadge } from '../toggle-badge/ToggleBadge'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { ROLES } from '../tree/fixture'
import { TreeCheckbox, type TreeSelection } from '../tree-checkbox/TreeCheckbox'
import { WeightEditor } from '../weight-editor/WeightEditor'
import { createTestRoot } from '../test-root/test-root-fixture'

/*
 * Locked and disabled options in every component that selects: whatever the user presses, they do not change.
 */

const REASON = 'Only an administrator can change this.'
const option = (value: string) => ({ value, label: value })
const OPTIONS = [
  option('ann'),
  { ...option('bo'), disabledReason: REASON },
  { ...option('cy'), removeDisabledReason: REASON },
  { ...option('dee'), disabledReason: REASON },
]

const root = createTestRoot()

function render(content: React.ReactNode): void {
  root.render(
    <>
      <ThemeStyles />
      {content}
    </>,
  )
}
const focusInput = async (name: string): Promise<void> => {
  await expect.element(page.getByRole('combobox', { name })).toBeVisible()
  page.getByRole('combobox', { name }).element().focus()
}
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('MultiComboBox', () => {
  it.each(['options', 'chosenOptions'] as const)(
    'leaves values that %s lock, whatever clears or removes values [WF-66, WF-80]',
    async (prop) => {
      const changed = vi.fn<(value: string[]) => void>()
      const lists = prop === 'options' ? { options: OPTIONS } : { options: [], chosenOptions: OPTIONS }
      render(<MultiComboBox label="Users" {...lists} defaultValue={['ann', 'bo', 'cy']} onChange={changed} />)
      await button('Clear Users').click()
      expect(changed.mock.calls).toEqual([[['bo', 'cy']]])
      await expect.element(button('Clear Users')).not.toBeInTheDocument()
      await expect.element(button('Remove bo')).not.toBeInTheDocument()
      await expect.element(button('cy')).toHaveAttribute('aria-disabled', 'true')
      await focusInput('Users')
      await userEvent.keyboard('{Backspace}{Backspace}{Delete}{Enter}{ArrowLeft}{Backspace}{Delete}{Enter}')
      expect(changed).toHaveBeenCalledOnce()
    },
  )

  it('neither adds nor removes a locked value that is typed', async () => {
    const changed = vi.fn<(value: string[]) => void>()
    render(<MultiComboBox label="Users" options={OPTIONS} defaultValue={['bo', 'cy']} onChange={changed} />)
    await focusInput('Users')
    for (const name of ['bo', 'cy', 'dee']) {
      await userEvent.keyboard(`${name}{ArrowDown}{Enter}{Escape}`)
      await userEvent.keyboard(`${name}{Enter}{Escape}`)
    }
    await userEvent.keyboard('{ArrowDown}')
    for (const name of ['bo', 'cy', 'dee']) await page.getByRole('option', { name }).click({ force: true })
    expect(changed).not.toHaveBeenCalled()
    await userEvent.keyboard('ann{Enter}')
    expect(changed.mock.calls).toEqual([[['bo', 'cy', 'ann']]])
  })

  it('does not restore a value that was locked after it was cleared', async () => {
    const changed = vi.fn<(value: string[]) => void>()
    const OPEN = [option('ann'), option('bo'), option('cy')]
    function Field() {
      const [options, setOptions] = useState(OPEN)
      const lock = (): void =>
        setOptions(OPEN.map((open) => (open.value === 'bo' ? { ...open, disabledReason: REASON } : open)))
      return (
        <>
          <MultiComboBox label="Users" options={options} defaultValue={['ann', 'bo', 'cy']} onChange={changed} />
          <button type="button" onClick={lock}>
            Lock bo
          </button>
        </>
      )
    }
    render(<Field />)
    await button('Clear Users').click()
    await button('Lock bo').click()
    await focusInput('Users')
    await userEvent.keyboard('{Control>}z{/Control}')
    expect(changed.mock.calls).toEqual([[[]], [['ann', 'cy']]])
  })

  it.each([
    ['while the options fail to load', { failure: 'The options could not be loaded.' }],
    ['from an earlier search', { filter: 'none', isLoading: true }],
  ] as const)('chooses no option %s', async (_, props) => {
    const changed = vi.fn<(value: string[]) => void>()
    render(<MultiComboBox label="Users" options={[option('ann')]} onChange={changed} {...props} />)
    await focusInput('Users')
    await userEvent.keyboard('ann{Enter}')
    expect(changed).not.toHaveBeenCalled()
    expect(document.querySelector('[aria-activedescendant]')).toBeNull()
  })
})

describe('ComboBox', () => {
  it('does not clear or replace a value that cannot be removed', async () => {
    const changed = vi.fn<(value: string | null) => void>()
    render(<ComboBox label="User" options={OPTIONS} defaultValue="cy" onChange={changed} />)
    await focusInput('User')
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}ann{Enter}{Tab}')
    await expect.element(button('Clear User')).not.toBeInTheDocument()
    await expect.element(page.getByRole('combobox')).toHaveValue('cy')
    await expect.element(page.getByRole('combobox')).toHaveAccessibleDescription(REASON)
    expect(changed).not.toHaveBeenCalled()
  })

  it('does not clear a disabled value, but another one replaces it', async () => {
    const changed = vi.fn<(value: string | null) => void>()
    render(<ComboBox label="User" options={OPTIONS} defaultValue="bo" onChange={changed} />)
    await focusInput('User')
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}{Enter}')
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}{Tab}')
    await focusInput('User')
    await userEvent.keyboard('{Control>}a{/Control}dee{Enter}')
    await expect.element(button('Clear User')).not.toBeInTheDocument()
    expect(changed).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}a{/Control}ann{Enter}')
    expect(changed.mock.calls.map(([value]) => value)).toEqual(['ann'])
  })

  it('chooses no option that a failure hides', async () => {
    const changed = vi.fn<(value: string | null) => void>()
    render(<ComboBox label="User" options={OPTIONS} failure="The options could not be loaded." onChange={changed} />)
    await focusInput('User')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}ann{Enter}')
    expect(changed).not.toHaveBeenCalled()
  })

  it('chooses nothing after it is disabled while its list is open', async () => {
    const changed = vi.fn<(value: string | null) => void>()
    const show = (disabledReason?: string): void =>
      render(
        <ComboBox
          label="User"
          options={OPTIONS}
          defaultValue="ann"
          onChange={changed}
          {...(disabledReason !== undefined && { disabledReason })}
        />,
      )
    show()
    await focusInput('User')
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}')
    show(REASON)
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await userEvent.keyboard('{ArrowDown}{Enter}{Tab}')
    expect(changed).not.toHaveBeenCalled()
  })
})

describe('CheckboxGroup', () => {
  it('does not change a disabled option with Select All, Space or a click', async () => {
    const changed = vi.fn<(value: string[]) => void>()
    const options = [
      option('ann'),
      { ...option('bo'), disabledReason: REASON },
      { ...option('dee'), disabledReason: REASON },
    ]
    render(<CheckboxGroup label="Users" options={options} defaultValue={['bo']} hasSelectAll onChange={changed} />)
    const box = (name: string) => page.getByRole('checkbox', { name })
    await box('Select All').click()
    await box('Select All').click()
    expect(changed.mock.calls).toEqual([[['ann', 'bo']], [['bo']]])
    for (const name of ['bo', 'dee']) {
      await box(name).click({ force: true })
      await userEvent.keyboard(' ')
    }
    expect(changed).toHaveBeenCalledTimes(2)
    await expect.element(box('bo')).toBeChecked()
    await expect.element(box('dee')).not.toBeChecked()
  })
})

describe('RadioGroup and Select', () => {
  const options = [option('ann'), { ...option('bo'), disabledReason: REASON }, option('cy')]

  it('select no disabled option with arrow keys, typing or a click', async () => {
    const changed = vi.fn<(value: string) => void>()
    render(
      <>
        <RadioGroup label="User" options={options} defaultValue="ann" onChange={changed} />
        <Select label="Owner" options={options} defaultValue="ann" onChange={changed} />
      </>,
    )
    await page.getByRole('radio', { name: 'bo' }).click({ force: true })
    // The reason of a disabled option can cover the one above it.
    page.getByRole('radio', { name: 'ann' }).element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(page.getByRole('radio', { name: 'bo' })).not.toBeChecked()
    page.getByRole('combobox', { name: 'Owner' }).element().focus()
    await userEvent.keyboard('bo')
    await expect.element(page.getByRole('combobox', { name: 'Owner' })).toHaveValue('ann')
    expect(changed.mock.calls.flat()).not.toContain('bo')
  })

  it('change nothing while they are disabled as a whole', async () => {
    const changed = vi.fn<(value: string) => void>()
    render(
      <>
        <RadioGroup label="User" options={options} defaultValue="ann" onChange={changed} disabledReason={REASON} />
        <Select label="Owner" options={options} defaultValue="ann" onChange={changed} disabledReason={REASON} />
      </>,
    )
    await page.getByRole('radio', { name: 'cy' }).click({ force: true })
    await userEvent.keyboard('{ArrowDown}{ArrowUp} ')
    page.getByRole('combobox', { name: 'Owner' }).element().focus()
    await userEvent.keyboard('cy{ArrowDown}{End}{PageDown}{Control>}{ArrowDown}{End}{/Control}')
    await expect.element(page.getByRole('radio', { name: 'ann' })).toBeChecked()
    await expect.element(page.getByRole('combobox', { name: 'Owner' })).toHaveValue('ann')
    expect(changed).not.toHaveBeenCalled()
  })
})

describe('TreeCheckbox', () => {
  it('does not change disabled and inherited nodes with Ctrl+A, a range or Space', async () => {
    const changed = vi.fn<(selection: TreeSelection<string>) => void>()
    render(
      <TreeCheckbox label="Roles" nodes={ROLES} defaultExpanded="all" defaultValue={['keys']} onChange={changed} />,
    )
    await expect.element(page.getByRole('tree')).toBeVisible()
    const ids = () => changed.mock.lastCall?.[0].toArray().toSorted()
    page.getByRole('tree').element().focus()
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(ids()).toEqual(['keys', 'project', 'site', 'worker'])
    await userEvent.keyboard('{Control>}a{/Control}')
    expect(ids()).toEqual(['keys'])
    await userEvent.keyboard(`{Home}{Shift>}${'{ArrowDown}'.repeat(ROLES.length)}{/Shift}`)
    expect(ids()).toEqual(['keys', 'project', 'site', 'worker'])
    await userEvent.keyboard(`{Home}{ }${'{ArrowDown}{ }'.repeat(ROLES.length)}`)
    expect(ids()).toContain('keys')
    expect(ids()).not.toContain('roles')
  })
})

describe('tables', () => {
  const ROWS = people(6)
  const COLUMNS: Column<Person>[] = [{ id: 'userName', header: 'Username', cell: (person) => person.userName }]
  const disabledReason = ({ id }: Person): string | undefined => (id === 3 || id === 4 ? REASON : undefined)
  const shared = {
    caption: 'Users',
    columns: COLUMNS,
    rowKey: (person: Person) => person.id,
    rowName: (person: Person) => person.userName,
  }
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('tbody input[type=checkbox]')]
  const checked = () => boxes().map((box) => box.checked)
  const clickRange = async (from: number, to: number): Promise<void> => {
    await userEvent.click(boxes()[from] as Element)
    await userEvent.click(boxes()[to] as Element, { modifiers: ['Shift'] })
  }

  it('a paged one selects no disabled row with select all, a range or Space', async () => {
    const selected = vi.fn<(value: Selection<number>) => void>()
    function Users() {
      const selection = useSelection({
        ...shared,
        rows: ROWS,
        total: 40,
        defaultValue: { kind: 'some', keys: new Set([3]) },
        disabledReason,
        onChange: selected,
      })
      return (
        <>
          <DataTable {...shared} rows={ROWS} selection={selection} />
          <button type="button" onClick={selection.onSelectAll}>
            Select all 40
          </button>
        </>
      )
    }
    render(<Users />)
    await expect.poll(boxes).toHaveLength(6)
    expect(checked()).toEqual(Array(6).fill(false))
    await clickRange(0, 5)
    const enabled = ROWS.map((row) => disabledReason(row) === undefined)
    expect(checked()).toEqual(enabled)
    expect(selected).toHaveBeenLastCalledWith({ kind: 'some', keys: new Set([1, 2, 5, 6]) })
    await button('Select all 40').click()
    expect(checked()).toEqual(enabled)
    expect(selected).toHaveBeenLastCalledWith({ kind: 'all', except: new Set([3, 4]) })
    boxes()[2]?.focus()
    await userEvent.keyboard(' ')
    expect(checked()).toEqual(enabled)
  })

  it('a windowed one leaves disabled rows as they are, cleared or not', async () => {
    function Users() {
      const view = useRowView({ rows: ROWS, columns: COLUMNS })
      const selection = useRowSelection({ ...shared, view, defaultKeys: [3], disabledReason })
      return (
        <>
          <WindowedTable {...shared} view={view} selection={selection} height="20rem" />
          <button type="button" onClick={selection.onClear}>
            Clear
          </button>
        </>
      )
    }
    render(<Users />)
    await expect.poll(boxes).toHaveLength(6)
    await clickRange(0, 5)
    expect(checked()).toEqual([true, true, true, false, true, true])
    await button('Clear').click()
    expect(checked()).toEqual([false, false, true, false, false, false])
    const all = document.querySelector<HTMLInputElement>('thead input[type=checkbox]')
    all?.click()
    await expect.poll(checked).toEqual([true, true, true, false, true, true])
    all?.click()
    await expect.poll(checked).toEqual([false, false, true, false, false, false])
  })
})

describe('WeightEditor', () => {
  it('does not change a locked row with typing, Even split, a paste or the undo of an earlier step', async () => {
    const rows = ['Cut', 'Weld', 'Sign'].map((name) => ({ id: name, name }))
    render(<WeightEditor label="Weights" rows={rows} defaultValue={{ Cut: 20, Weld: 30, Sign: 50 }} />)
    const field = (name: string) => page.getByRole('spinbutton', { name })
    await field('Weld').fill('40')
    await field('Cut').fill('10')
    await button('Lock Cut').click()
    field('Cut').element().focus()
    await userEvent.keyboard('7{Backspace}{ArrowUp}{PageUp}=')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(field('Cut')).toHaveValue('10')
    await expect.element(field('Weld')).toHaveValue('30')
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.element(field('Cut')).toHaveValue('10')
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect.element(field('Weld')).toHaveValue('40')
    await button('Even split').click()
    await expect.element(field('Cut')).toHaveValue('10')
    await expect.element(field('Weld')).toHaveValue('45')
  })
})

describe('EmailTagInput', () => {
  it('changes no tag with Backspace, typing or undo while it is disabled', async () => {
    const changed = vi.fn<(value: string[]) => void>()
    const show = (disabledReason?: string): void =>
      render(
        <EmailTagInput
          label="Recipients"
          defaultValue={['ann@works.example', 'bo@works.example']}
          onChange={changed}
          {...(disabledReason !== undefined && { disabledReason })}
        />,
      )
    show()
    await page.getByRole('button', { name: 'Remove bo@works.example' }).click()
    show(REASON)
    await expect.element(page.getByRole('button', { name: 'Remove ann@works.example' })).not.toBeInTheDocument()
    document.querySelector<HTMLInputElement>('input[type=text]')?.focus()
    await userEvent.keyboard('{Control>}z{/Control}{Backspace}{Backspace}cy@works.example{Enter}{Tab}')
    expect(changed.mock.calls).toEqual([[['ann@works.example']]])
  })
})

describe('ToggleBadge and MenuButton', () => {
  it('do nothing while they are disabled', async () => {
    const changed = vi.fn()
    render(
      <>
        <ToggleBadge owner="user ann" isSelected onChange={changed} disabledReason={REASON}>
          Active
        </ToggleBadge>
        <MenuButton
          label="Actions"
          items={[{ id: 'delete', label: 'Delete', onAction: changed, disabledReason: REASON }]}
        />
      </>,
    )
    await page.getByRole('button', { name: /^Active/ }).click({ force: true })
    await userEvent.keyboard('{Enter} ')
    await button('Actions').click()
    await page.getByRole('menuitem', { name: /^Delete/ }).click({ force: true })
    await userEvent.keyboard('d{Enter} ')
    expect(changed).not.toHaveBeenCalled()
  })
})
