import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { SelectionBar } from '../data-table/SelectionBar'
import { createToastQueue } from '../toasts/toast-queue'
import { ToastHistory } from '../toasts/ToastHistory'
import { Toasts } from '../toasts/Toasts'
import { LeaveDialog } from './LeaveDialog'
import { UnsavedBar, UnsavedBarAhead } from './UnsavedBar'

const changes = [{ id: 'first-name', label: 'First Name' }]

describe('rendering on a server', () => {
  it('renders an unsaved bar with the shortcut for Windows and Linux', () => {
    const html = renderToString(
      createElement(UnsavedBar, { changes, state: 'unsaved', formId: 'user', onDiscard: () => undefined }),
    )
    expect(html).toContain('1 unsaved change')
    expect(html).toContain('Ctrl S')
  })

  it('renders nothing for the early styles of a bar', () => {
    expect(renderToString(createElement(UnsavedBarAhead))).toBe('')
  })

  it('renders a selection bar', () => {
    const selection = { count: 2, total: 9, onClear: () => undefined }
    expect(renderToString(createElement(SelectionBar, { selection }))).toContain('2 of 9 selected')
  })

  it('renders an empty toast region, and the button of its history', () => {
    const queue = createToastQueue()
    expect(renderToString(createElement(Toasts, { queue }))).toContain('aria-label="Notifications"')
    expect(renderToString(createElement(ToastHistory, { queue }))).toContain('Notifications')
  })

  it('does not throw for an open dialog', () => {
    const leave = createElement(LeaveDialog, {
      isOpen: true,
      changes,
      onClose: () => undefined,
      onLeave: () => undefined,
    })
    expect(() => renderToString(leave)).not.toThrow()
  })
})
