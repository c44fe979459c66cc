import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createTestRoot } from '../test-root/test-root-fixture'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { manyNames, YARD } from './fixture'
import { NameTreeEditor } from './NameTreeEditor'

const root = createTestRoot()
const field = () => document.querySelector<HTMLInputElement>('[type="search"]')
const nameAt = (row: number) => document.querySelector<HTMLInputElement>(`[data-row="${row}"] input`)
const currentName = () => document.querySelector<HTMLInputElement>('[data-active] input')?.value
const statuses = () => [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent)

/** At once, because a pause between two letters searches for the first ones. */
const search = (text: string) => page.getByRole('searchbox').fill(text)

async function show(nodes = YARD): Promise<void> {
  root.render(
    <>
      <ThemeStyles />
      <NameTreeEditor label="Sites" nodes={nodes} hasSearch onSave={() => undefined} />
    </>,
  )
  await expect.poll(() => field()).not.toBeNull()
}

describe('the search of a name tree', () => {
  it('is reached with /, counts the matches and moves between them with Enter and Shift+Enter [SITE-86]', async () => {
    await show()
    await userEvent.keyboard('/')
    await expect.poll(() => document.activeElement).toBe(field())
    await search('LAYDOWN')
    await expect.poll(currentName).toBe('Laydown Yards')
    await expect.element(page.getByText('Match 1 of 3', { exact: true })).toBeVisible()
    expect(statuses()).toContain('3 matches')
    await userEvent.keyboard('{Enter}{Enter}')
    expect(currentName()).toBe('Laydown Yard B')
    expect(statuses()).toContain('Match 3 of 3: Laydown Yard B, in Laydown Yards')
    await userEvent.keyboard('{Enter}')
    expect(currentName()).toBe('Laydown Yards')
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    expect(currentName()).toBe('Laydown Yard B')
    expect(document.activeElement).toBe(field())
    await userEvent.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(nameAt(3))
  })

  it('finds new and renamed rows, and keeps what was typed [SITE-86]', async () => {
    await show()
    await userEvent.click(page.getByRole('textbox').nth(4))
    await userEvent.keyboard('{End} crane{Enter}Crane 2')
    await userEvent.click(page.getByRole('searchbox'))
    await search('crane')
    await expect.element(page.getByText('Match 2 of 2', { exact: true })).toBeVisible()
    expect(currentName()).toBe('Crane 2')
    await userEvent.keyboard('{Enter}')
    expect(currentName()).toBe('Row 01 crane')
    await userEvent.keyboard('{Escape}')
    expect(field()?.value).toBe('')
    expect(document.querySelectorAll('[data-row]')).toHaveLength(9)
    await search('xyz')
    await expect.poll(statuses).toContain('No match')
    expect([nameAt(4)?.value, nameAt(5)?.value]).toEqual(['Row 01 crane', 'Crane 2'])
  })

  it('scrolls to a match among 20,000 names [SITE-86]', async () => {
    await show(manyNames(20_000))
    await userEvent.keyboard('/')
    await search('bin 19999')
    await expect.poll(currentName).toBe('Bin 19999')
    await userEvent.keyboard('{ArrowDown}!')
    expect((document.activeElement as HTMLInputElement).value).toBe('Bin 19999!')
  })

  it('leaves a row closed that was closed during the search [SITE-87]', async () => {
    await show()
    await userEvent.keyboard('/')
    await search('laydown')
    await expect.poll(currentName).toBe('Laydown Yards')
    await userEvent.click(page.getByRole('textbox').first())
    await userEvent.keyboard('{Control>}{ArrowUp}{/Control}')
    const count = document.querySelectorAll('[data-row]').length
    expect(count).toBeLessThan(9)
    await search('')
    await expect.poll(() => field()?.value).toBe('')
    expect(document.querySelectorAll('[data-row]')).toHaveLength(count)
  })

  it('types a slash into a name [SITE-86]', async () => {
    await show()
    await userEvent.click(page.getByRole('textbox').first())
    await userEvent.keyboard('{End}/')
    expect(nameAt(0)?.value).toBe('Tank Farm/')
  })
})
