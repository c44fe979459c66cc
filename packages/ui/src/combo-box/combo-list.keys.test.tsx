import { type ReactNode, useState } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { EmailTagInput } from '../email-tag-input/EmailTagInput'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { ComboBox } from './ComboBox'
import type { ComboOption } from './combo-option'
import { MultiComboBox } from './MultiComboBox'
import { createTestRoot } from '../test-root/test-root-fixture'

const toOptions = (names: readonly string[]): ComboOption[] => names.map((name) => ({ value: name, label: name }))
const FRUIT = toOptions(['apple', 'pear', 'plum'])
/** Values that are no part of an id. */
const ODD = ['two words', 'two  words', '"quoted"', "it's", 'a\tb', 'naïve 🙂', '🙂', '#id .class > *', '0', ' ']

const root = createTestRoot()
const onChange = vi.fn<(value: unknown) => void>()

beforeEach(() => {
  onChange.mockReset()
})

const render = (content: ReactNode): void =>
  root.render(
    <>
      <ThemeStyles />
      {content}
    </>,
  )
const combo = () => page.getByRole('combobox')
const status = () => page.getByRole('status')
/** The text of the active option; null without one. Fails if the id names no element. */
const getActive = (): string | null => {
  const id = combo().element().getAttribute('aria-activedescendant')
  if (id === null) return null
  const option = document.getElementById(id)
  if (option === null) throw new Error(`No element has the id ${id}`)
  return option.textContent
}
/** Every reference to an id names one element. */
const checkIds = (): void => {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => /\s/.test(id))).toEqual([])
  for (const name of ['aria-activedescendant', 'aria-controls', 'aria-describedby', 'aria-labelledby'])
    for (const element of document.querySelectorAll(`[${name}]`))
      for (const id of (element.getAttribute(name) ?? '').split(' ')) expect(ids).toContain(id)
}

function Changing({ children }: { children: (change: 'none' | 'fail' | 'shrink') => ReactNode }) {
  const [change, setChange] = useState<'none' | 'fail' | 'shrink'>('none')
  return (
    <>
      {(['fail', 'shrink'] as const).map((next) => (
        <button
          key={next}
          type="button"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setChange(next)}
        >
          {next}
        </button>
      ))}
      {children(change)}
    </>
  )
}
const change = (name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()

describe('an open list', () => {
  it.each([
    ['one value', ComboBox],
    ['several values', MultiComboBox],
  ])('of %s chooses nothing while a failure hides its options', async (_, Box) => {
    render(
      <Changing>
        {(state) => (
          <Box label="Fruit" options={FRUIT} onChange={onChange} failure={state === 'fail' ? 'No.' : undefined} />
        )}
      </Changing>,
    )
    await combo().click()
    await userEvent.keyboard('pear')
    expect(getActive()).toBe('pear')
    await change('fail')
    await expect.element(page.getByText('No.', { exact: true }).first()).toBeVisible()
    expect(getActive()).toBeNull()
    await userEvent.keyboard('{ArrowDown}{Home}{End}')
    expect(getActive()).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(onChange).not.toHaveBeenCalled()
  })

  it.each([
    ['one value', ComboBox],
    ['several values', MultiComboBox],
  ])('of %s names and chooses no option that vanished while it was active', async (_, Box) => {
    render(
      <Changing>
        {(state) => <Box label="Fruit" options={state === 'shrink' ? FRUIT.slice(0, 2) : FRUIT} onChange={onChange} />}
      </Changing>,
    )
    await combo().click()
    await userEvent.keyboard('{End}')
    expect(getActive()).toBe('plum')
    await change('shrink')
    await expect.poll(getActive).toBeNull()
    expect(page.getByRole('option').elements()).toHaveLength(2)
    await userEvent.keyboard('{ArrowDown}')
    expect(getActive()).toBe('apple')
  })

  it('of suggestions keeps the active address when others arrive, and drops one that vanished', async () => {
    const answers: ((options: readonly ComboOption[]) => void)[] = []
    const source = () => new Promise<readonly ComboOption[]>((resolve) => void answers.push(resolve))
    render(<EmailTagInput label="Recipients" source={source} onChange={onChange} />)
    const answer = async (count: number, names: readonly string[]): Promise<void> => {
      await expect.poll(() => answers).toHaveLength(count)
      answers[count - 1]?.(toOptions(names.map((name) => `${name}@works.example`)))
      await expect.poll(() => page.getByRole('option').elements()).toHaveLength(names.length)
    }
    await combo().click()
    await userEvent.keyboard('a')
    await answer(1, ['ann', 'ada', 'amy'])
    await userEvent.keyboard('n{ArrowDown}{ArrowDown}')
    expect(getActive()).toBe('ada@works.example')
    await answer(2, ['ada', 'joan'])
    expect(getActive()).toBe('ada@works.example')
    await userEvent.keyboard('n{ArrowDown}{ArrowDown}')
    expect(getActive()).toBe('joan@works.example')
    await answer(3, ['ann'])
    expect(getActive()).toBeNull()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith(['ann@works.example'])
  })
})

describe('a choice of several values', () => {
  it('is announced while its search text stays, and the next search after it', async () => {
    render(<MultiComboBox label="Fruit" options={FRUIT} />)
    await combo().click()
    await userEvent.keyboard('p')
    await expect.element(status()).toHaveTextContent('3 results')
    await userEvent.keyboard('{Enter}')
    await expect.element(status()).toHaveTextContent('1 selected')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(status()).toHaveTextContent('2 selected')
    await expect.element(combo()).toHaveValue('p')
    await userEvent.keyboard('{End}l')
    await expect.element(status()).toHaveTextContent(/result/)
  })
})

describe('values with blanks, quotes and emoji', () => {
  it('are reached and chosen one by one', async () => {
    render(<ComboBox label="Value" options={toOptions(ODD)} onChange={onChange} />)
    for (const [place, value] of ODD.entries()) {
      await combo().click()
      await userEvent.keyboard(`{Home}${'{ArrowDown}'.repeat(place)}`)
      expect(getActive()).toBe(value)
      checkIds()
      await userEvent.keyboard('{Enter}')
      expect(onChange.mock.lastCall?.[0]).toBe(value)
    }
  })

  it('are tags with reasons of their own', async () => {
    const options = ODD.map((value, at) => ({ value, label: value, removeDisabledReason: `Reason ${at}.` }))
    render(<MultiComboBox label="Values" options={options} defaultValue={ODD} />)
    await expect.poll(() => page.getByRole('listitem').elements()).toHaveLength(ODD.length)
    checkIds()
    for (const [at, item] of page.getByRole('listitem').elements().entries())
      await expect.element(item.querySelector('button')).toHaveAccessibleDescription(`Reason ${at}.`)
  })
})
