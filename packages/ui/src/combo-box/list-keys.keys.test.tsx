import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { ComboBox } from './ComboBox'
import { MultiComboBox } from './MultiComboBox'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()
const OPTIONS = Array.from({ length: 15 }, (_, place) => ({ value: `${place}`, label: `Unit ${place}` }))

const getActive = (): string | null | undefined =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent

it.each([
  ['one value', ComboBox],
  ['several values', MultiComboBox],
])('moves by ten options and to the ends in the list of %s', async (_, Box) => {
  root.render(
    <>
      <ThemeStyles />
      <Box label="Unit" options={OPTIONS} />
    </>,
  )
  await page.getByRole('combobox').click()
  await userEvent.keyboard('{Home}{ArrowDown}{PageDown}')
  expect(getActive()).toBe('Unit 11')
  await userEvent.keyboard('{PageDown}')
  expect(getActive()).toBe('Unit 14')
  await userEvent.keyboard('{PageUp}')
  expect(getActive()).toBe('Unit 4')
  await userEvent.keyboard('{PageUp}')
  expect(getActive()).toBe('Unit 0')
  await userEvent.keyboard('{End}')
  expect(getActive()).toBe('Unit 14')
})

it('moves the caret while the list is closed', async () => {
  root.render(<ComboBox label="Unit" options={OPTIONS} defaultValue="3" />)
  const input = page.getByRole('combobox')
  await expect.element(input).toHaveValue('Unit 3')
  await userEvent.tab()
  await expect.element(input).toHaveFocus()
  const getCaret = () => (input.element() as HTMLInputElement).selectionStart
  await userEvent.keyboard('{End}')
  expect(getCaret()).toBe(6)
  await userEvent.keyboard('{Home}')
  expect(getCaret()).toBe(0)
  await expect.element(input).toHaveAttribute('aria-expanded', 'false')
})
