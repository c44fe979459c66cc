import { afterEach, describe, expect, it, vi } from 'vitest'
import { fillJsdom } from './fill-jsdom'

afterEach(() => vi.unstubAllGlobals())

describe('fillJsdom', () => {
  it('adds what is missing, and leaves what is there', () => {
    const own = () => false
    class FakeElement extends EventTarget {
      readonly tag = 'div'
    }
    class FakeHTMLElement extends EventTarget {
      readonly tag = 'div'
    }
    class FakeDialog extends EventTarget {
      open = false
      declare showModal: () => void
      declare close: () => void
    }
    Object.assign(FakeElement.prototype, { checkVisibility: own })
    vi.stubGlobal('Element', FakeElement)
    vi.stubGlobal('HTMLElement', FakeHTMLElement)
    vi.stubGlobal('HTMLDialogElement', FakeDialog)
    // As Vitest does with the names of a window that jsdom lacks.
    vi.stubGlobal('CSS', undefined)
    fillJsdom()
    expect(FakeElement.prototype).toHaveProperty('checkVisibility', own)
    expect(FakeElement.prototype).toHaveProperty('scrollIntoView')
    expect(FakeHTMLElement.prototype).toHaveProperty('showPopover')
    expect(globalThis.matchMedia('(min-width: 640px)').matches).toBe(false)
    expect(CSS.escape('1 a"é-_')).toBe('\\31 \\ a\\"é-_')
    const dialog = new FakeDialog()
    dialog.showModal()
    expect(dialog.open).toBe(true)
    const onClose = vi.fn()
    dialog.addEventListener('close', onClose)
    dialog.close()
    expect([dialog.open, onClose.mock.calls.length]).toEqual([false, 1])
  })
})
