import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { EmailTagInput } from '../email-tag-input/EmailTagInput'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { MultiComboBox } from './MultiComboBox'
import { createTestRoot } from '../test-root/test-root-fixture'

const PEOPLE = ['ann', 'bo', 'cy', 'dee'].map((name) => ({ value: name, label: name }))
const ADDRESSES = PEOPLE.map(({ value }) => `${value}@works.example`)

const root = createTestRoot()

async function render(content: React.ReactNode): Promise<void> {
  root.render(
    <>
      <ThemeStyles />
      {content}
    </>,
  )
  await expect.poll(() => document.querySelectorAll('li')).toHaveLength(PEOPLE.length)
}
const countTags = (): number => document.querySelectorAll('li').length
const focusLastTag = async (): Promise<void> => {
  document.querySelector<HTMLInputElement>('input[type=text]')?.focus()
  await userEvent.keyboard('{Backspace}')
  expect(document.activeElement?.closest('li')).not.toBeNull()
}

it.each(['Backspace', 'Delete', 'Enter'])('removes one chosen value while %s is held down', async (key) => {
  await render(<MultiComboBox label="Users" options={PEOPLE} defaultValue={PEOPLE.map(({ value }) => value)} />)
  await focusLastTag()
  await userEvent.keyboard(`{${key}>6/}`)
  expect(countTags()).toBe(3)
  await userEvent.keyboard(`{${key}}`)
  expect(countTags()).toBe(2)
})

it.each(['Backspace', 'Delete'])('removes one email tag while %s is held down', async (key) => {
  await render(<EmailTagInput label="Recipients" defaultValue={ADDRESSES} />)
  await focusLastTag()
  await userEvent.keyboard(`{${key}>6/}`)
  expect(countTags()).toBe(3)
  await userEvent.keyboard(`{${key}}`)
  expect(countTags()).toBe(2)
})

it('opens one editor while Enter is held down on an email tag, and does not close it', async () => {
  await render(<EmailTagInput label="Recipients" defaultValue={ADDRESSES} />)
  await focusLastTag()
  await userEvent.keyboard('{Enter>6/}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Change dee@works.example')
})

it('does not submit the form while the Enter that adds a tag is held down', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  await render(
    <form onSubmit={submit}>
      <EmailTagInput label="Recipients" defaultValue={ADDRESSES} />
    </form>,
  )
  document.querySelector<HTMLInputElement>('input[type=text]')?.focus()
  await userEvent.keyboard('ed@works.example{Enter>6/}')
  expect(countTags()).toBe(5)
  expect(submit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(submit).toHaveBeenCalledOnce()
})

it('does not submit the form while the Enter that chooses an option is held down', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  const change = vi.fn<(value: string[]) => void>()
  await render(
    <form onSubmit={submit}>
      <MultiComboBox label="Users" options={PEOPLE} defaultValue={PEOPLE.map(({ value }) => value)} onChange={change} />
    </form>,
  )
  document.querySelector<HTMLInputElement>('input[type=text]')?.focus()
  await userEvent.keyboard('bo{Enter>6/}')
  expect(change.mock.calls).toEqual([[['ann', 'cy', 'dee']]])
  expect(submit).not.toHaveBeenCalled()
})
