import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { GroupNameInput } from '@sitewright/domain/groups/model'
import type { LeaveGuardProps } from '../../leave-guard/LeaveGuard'
import { person, PersonPage, type SavePerson } from '../fixtures/PersonPage'
import { createTestRoot } from '../../test-root/test-root-fixture'

const root = createTestRoot()
const onSave = vi.fn<SavePerson>()
/** Every element that had the focus, as a name. */
let focused: string[] = []

const getName = (element: Element | null): string => {
  if (element === null || element === document.body) return 'body'
  if (element instanceof HTMLInputElement && element.type === 'radio')
    return `${element.closest('fieldset')?.querySelector('legend')?.textContent} ${element.value}`
  return element.textContent || (element as HTMLInputElement).name || element.tagName
}
const getFocus = (): string => getName(document.activeElement)
const watchFocus = (): void => void focused.push(getFocus())

beforeEach(async () => {
  focused = []
  onSave.mockReset()
  onSave
    .mockResolvedValueOnce({ status: 'conflict', current: person({ phone: '33', name: 'Jo', isActive: false }, 7) })
    .mockImplementation(async (value) => ({ status: 'saved', value: { value, version: 8 } }))
  root.render(<PersonPage schema={GroupNameInput} onSave={onSave} next={person({ phone: '33', name: 'Jo' }, 7)} />)
  await expect.element(page.getByRole('textbox', { name: 'Phone' })).toBeVisible()
})

const typeInto = async (label: string, text: string): Promise<void> => {
  document.querySelector<HTMLInputElement>(`input[name="${label}"]`)?.focus()
  await userEvent.keyboard(`{Control>}a{/Control}${text}`)
}

it('returns from Save to the field that was typed in, not to one that Tab passed', async () => {
  onSave.mockReset()
  onSave.mockImplementation(async (value) => ({ status: 'saved', value: { value, version: 8 } }))
  await typeInto('name', 'Jordan')
  for (let press = 0; press < 20 && !getFocus().startsWith('Save'); press += 1) await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.poll(getFocus).toBe('name')
})

it('saves neither with Ctrl+S nor with "Save and leave" while Save is disabled, and Save says why', async () => {
  let saveAndLeave: LeaveGuardProps['onSave']
  root.render(
    <PersonPage
      key="disabled"
      schema={GroupNameInput}
      onSave={onSave}
      getDisabledReason={() => 'Choose a copy first.'}
      onGuard={(props) => void (saveAndLeave = props.onSave)}
    />,
  )
  await expect.poll(() => saveAndLeave).toBeDefined()
  await typeInto('name', 'Jordan')
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(getFocus).toMatch(/^Save/)
  await expect.element(page.getByText('Choose a copy first.')).toBeVisible()
  expect(await saveAndLeave?.()).toBe(false)
  expect(onSave).not.toHaveBeenCalled()
})

describe('a conflict, by keys alone', () => {
  it('takes the focus, is chosen with arrows, and is saved with Ctrl+S in one press', async () => {
    await typeInto('name', 'Jordan')
    await typeInto('phone', '22')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(getFocus).toBe('Someone else changed this while you were editing')
    document.addEventListener('focusin', watchFocus)
    // Save and Ctrl+S go to the first field without a choice.
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(getFocus()).toBe('Name theirs')
    expect(onSave).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(getFocus).toBe('Name mine')
    await expect.element(page.getByText('1 of 2 conflicts resolved')).toBeVisible()
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(getFocus()).toBe('Phone theirs')
    await userEvent.keyboard(' ')
    await expect.element(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('33')
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Control>}s{/Control}')
    await expect.poll(() => document.querySelector('section')).toBeNull()
    document.removeEventListener('focusin', watchFocus)
    expect(onSave).toHaveBeenCalledTimes(2)
    const [value, info] = onSave.mock.lastCall ?? []
    expect(value).toMatchObject({ name: 'Jordan', phone: '33', isActive: false })
    expect(info).toMatchObject({ version: 7, changedFields: ['name'] })
    expect(getFocus()).toBe('name')
    expect(focused).not.toContain('body')
  })

  it('is walked with Tab: the buttons, each choice, then the form', async () => {
    await typeInto('name', 'Jordan')
    await typeInto('phone', '22')
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect.poll(getFocus).toBe('Someone else changed this while you were editing')
    const stops: string[] = []
    for (let stop = 0; stop < 5; stop++) {
      await userEvent.tab()
      stops.push(getFocus())
    }
    expect(stops).toEqual(['Use their changes', 'Keep my changes', 'Name theirs', 'Phone theirs', 'name'])
  })

  it('keeps the focus where it is when a refresh finds it, and while the user types on', async () => {
    await typeInto('phone', '22')
    await page.getByRole('button', { name: 'Refresh' }).click()
    await expect.element(page.getByRole('radio', { name: /^Their version/ })).toBeInTheDocument()
    expect(getFocus()).toBe('Refresh')
    document.querySelector<HTMLInputElement>('input[name="phone"]')?.focus()
    await userEvent.keyboard('{End}4')
    await expect.element(page.getByRole('radio', { name: 'Your version 224' })).not.toBeChecked()
    expect(getFocus()).toBe('phone')
  })
})
