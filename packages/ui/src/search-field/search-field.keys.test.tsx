import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { SearchField } from './SearchField'
import { createTestRoot } from '../test-root/test-root-fixture'

/** Calls of the Chrome DevTools Protocol that act as an input method editor. */
interface ImeCalls {
  'Input.imeSetComposition': { text: string; selectionStart: number; selectionEnd: number }
  'Input.insertText': { text: string }
}

declare module 'vitest/browser' {
  interface CDPSession {
    send<Method extends keyof ImeCalls>(method: Method, params: ImeCalls[Method]): Promise<void>
  }
}

const onChange = vi.fn<(value: string) => void>()
const root = createTestRoot()

beforeEach(() => {
  onChange.mockReset()
  root.render(
    <>
      <ThemeStyles />
      <SearchField label="Filter users" onChange={onChange} delay={0} />
    </>,
  )
})

const getField = () => document.querySelector('input')

describe('a search field with an input method editor', () => {
  it('searches for the composed text only, and not for its parts', async () => {
    await expect.poll(getField).not.toBeNull()
    await userEvent.keyboard('/')
    expect(document.activeElement).toBe(getField())
    for (const text of ['に', 'にほ', 'にほん']) {
      await cdp().send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
      await expect.poll(() => getField()?.value).toBe(text)
    }
    await cdp().send('Input.insertText', { text: '日本' })
    await expect.poll(() => onChange.mock.calls).toEqual([['日本']])
    await userEvent.keyboard('{Enter}')
    expect(onChange.mock.calls).toEqual([['日本']])
  })
})

describe('a search field in a form that is reset', () => {
  it('shows its first search and does not send the text that was typed before', async () => {
    root.render(
      <form onSubmit={(event) => event.preventDefault()}>
        <SearchField label="Filter sites" defaultValue="tank" onChange={onChange} delay={60_000} />
      </form>,
    )
    await expect.poll(() => getField()?.value).toBe('tank')
    getField()?.select()
    await userEvent.keyboard('valve{Enter}')
    expect(onChange.mock.calls).toEqual([['valve']])
    await userEvent.keyboard('s')
    document.forms[0]?.reset()
    await expect.poll(() => getField()?.value).toBe('tank')
    await userEvent.keyboard('s{Enter}')
    expect(onChange.mock.calls).toEqual([['valve'], ['tanks']])
  })
})

describe('a search field whose caller drops texts', () => {
  const render = (value: string): void =>
    root.render(<SearchField label="Filter users" value={value} onChange={onChange} delay={0} />)

  it('shows the value when an earlier text is set elsewhere, and sends the next text', async () => {
    render('')
    await expect.poll(getField).not.toBeNull()
    await userEvent.keyboard('/a{Enter}{Escape}')
    await expect.poll(() => onChange.mock.calls).toEqual([['a'], ['']])
    render('a')
    await expect.poll(() => getField()?.value).toBe('a')
    await userEvent.keyboard('{Escape}')
    expect(onChange).toHaveBeenLastCalledWith('')
    render('')
    await expect.poll(() => getField()?.value).toBe('')
    expect(onChange).toHaveBeenCalledTimes(3)
  })

  it('keeps text that is typed after an earlier text came back', async () => {
    render('')
    await expect.poll(getField).not.toBeNull()
    await userEvent.keyboard('/a{Enter}{Escape}')
    render('a')
    await userEvent.keyboard('b{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('b')
    render('b')
    expect(getField()?.value).toBe('b')
  })
})
