import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ComboBox } from '../combo-box/ComboBox'
import { MultiComboBox } from '../combo-box/MultiComboBox'
import { ThemeStyles } from '../tokens/ThemeStyles'

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

let root: Root

beforeEach(() => {
  const place = document.createElement('div')
  document.body.append(place)
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

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
          <button type="button" onClick={lock}>Lock bo</button>
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
