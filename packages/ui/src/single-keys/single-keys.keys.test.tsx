import { useRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Dialog } from '../dialog/Dialog'
import { SearchField } from '../search-field/SearchField'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { SingleKeys, useSingleKeys } from './use-single-keys'
import { createTestRoot } from '../test-root/test-root-fixture'

const pressed = vi.fn<(key: string) => void>()
const root = createTestRoot()

function Page() {
  const main = useRef<HTMLElement>(null)
  useSingleKeys({ '?': () => pressed('?'), '1': () => pressed('1'), 'g u': () => pressed('g u') }, main)
  return (
    <main ref={main}>
      <SearchField label="Search users" />
      <button type="button">Button</button>
      <input aria-label="Name" />
      <select aria-label="License">
        <option>1</option>
      </select>
    </main>
  )
}

const show = async ({ isOn = true, hasDialog = false } = {}): Promise<void> => {
  root.render(
    <SingleKeys value={isOn}>
      <ThemeStyles />
      <Page />
      <Dialog isOpen={hasDialog} title="A dialog" onClose={() => undefined}>
        Text
      </Dialog>
    </SingleKeys>,
  )
  await expect.poll(() => document.querySelector(hasDialog ? '[role="dialog"]' : 'main')).not.toBeNull()
}
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()
const calls = () => pressed.mock.calls.map(([key]) => key)

beforeEach(() => {
  pressed.mockReset()
})

describe('single keys', () => {
  it('act from anywhere on the page, also as a sequence [KEYS-01]', async () => {
    await show()
    await userEvent.keyboard('?')
    focus('button')
    await userEvent.keyboard('gu1')
    expect(calls()).toEqual(['?', 'g u', '1'])
    await userEvent.keyboard('/')
    expect(document.activeElement).toBe(document.querySelector('[type="search"]'))
  })

  it('do not act while the user types or chooses [KEYS-01]', async () => {
    await show()
    for (const field of ['[aria-label="Name"]', 'select', '[type="search"]']) {
      focus(field)
      await userEvent.keyboard('1gu')
    }
    expect(calls()).toEqual([])
  })

  it('do not act with a modifier, or on the page behind a dialog [KEYS-01]', async () => {
    await show()
    focus('button')
    await userEvent.keyboard('{Alt>}1{/Alt}{Control>}1{/Control}{Shift>}gu{/Shift}')
    await show({ hasDialog: true })
    await userEvent.keyboard('1gu?/')
    expect(calls()).toEqual([])
  })

  it('act once while a key is held down [KEYS-01]', async () => {
    await show()
    focus('button')
    await userEvent.keyboard('{1>5/}')
    expect(calls()).toEqual(['1'])
  })

  it('do not act, and are not shown, when they are off [KEYS-02]', async () => {
    await show({ isOn: false })
    focus('button')
    await userEvent.keyboard('?1gu/')
    expect(calls()).toEqual([])
    expect(document.activeElement).toBe(document.querySelector('button'))
    const field = document.querySelector('[type="search"]')
    expect(field?.getAttribute('aria-keyshortcuts')).toBeNull()
    expect(document.body.textContent).not.toContain('/')
  })
})
