import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../button/Button'
import { Dialog } from '../dialog/Dialog'
import { useDrawing } from '../site-map/drawing/use-drawing'
import { ShapeTools } from '../site-map/drawing/ShapeTools'
import type { MapView } from '../site-map/drawing/shape'
import { TreeCheckbox } from '../tree-checkbox/TreeCheckbox'
import { Announcement } from './Announcement'
import { announce } from './announce'
import { useAnnouncement } from './use-announcement'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()
/** What a screen reader reads: each text that a live region gets. React and the announcer write none that is already there. */
const read: string[] = []
const observer = new MutationObserver((records) => {
  for (const { target } of records) {
    const element = target instanceof Element ? target : target.parentElement
    const region = element?.closest('[role="status"], [aria-live], [data-live-announcer]')
    // Without the no-break space of a text that repeats.
    if (region?.textContent) read.push(region.textContent.trim())
  }
})

const draw = (content: ReactNode): void => root.render(content)
beforeEach(() => {
  read.length = 0
  observer.observe(document, { childList: true, characterData: true, subtree: true })
})
afterEach(() => {
  observer.disconnect()
})

/** Says the same each time it is pressed. */
function Refusing() {
  const [announcement, say] = useAnnouncement()
  return (
    <>
      <button type="button" onClick={() => say('It is already last.')}>
        Down
      </button>
      <Announcement of={announcement} />
    </>
  )
}

const VIEW: MapView = {
  center: () => [0, 0],
  project: () => ({ x: 0, y: 0 }),
  unproject: () => [0, 0],
  panBy: () => undefined,
  zoomBy: () => undefined,
  reveal: () => undefined,
}

/** Nothing is drawn, so there is no vertex to select. */
function EmptyMap() {
  const drawing = useDrawing()
  return (
    <>
      <button type="button" onKeyDown={(event) => drawing.onMapKeyDown(event, VIEW)}>
        Map
      </button>
      <ShapeTools drawing={drawing} />
    </>
  )
}

describe('the same refusal twice', () => {
  it.each<[name: string, content: ReactNode, control: () => HTMLElement | null, key: string, text: string]>([
    ['of a component', <Refusing key="a" />, () => document.querySelector('button'), '{Enter}', 'It is already last.'],
    [
      'of a disabled button',
      <Button key="b" disabledReason="You cannot save.">
        Save
      </Button>,
      () => document.querySelector('button'),
      '{Enter}',
      'You cannot save.',
    ],
    [
      'of a tree',
      <TreeCheckbox key="c" label="Roles" nodes={[{ id: 'a', name: 'A' }]} disabledReason="You can read this." />,
      () => document.querySelector('[role="tree"]'),
      ' ',
      'You can read this.',
    ],
    ['of a map', <EmptyMap key="d" />, () => document.querySelector('button'), 'n', 'Nothing is drawn yet.'],
  ])('is read twice: %s', async (_name, content, control, key, text) => {
    draw(content)
    await expect.poll(control).not.toBeNull()
    control()?.focus()
    await userEvent.keyboard(key)
    await expect.poll(() => read.filter((one) => one === text).length).toBe(1)
    await userEvent.keyboard(key)
    await expect.poll(() => read.filter((one) => one === text).length).toBe(2)
  })
})

/** A page whose dialog asks before something is announced in the page. */
function Asking() {
  const [isOpen, setOpen] = useState(false)
  const [announcement, say] = useAnnouncement()
  const remove = (): void => {
    say('Phase Weld removed.')
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Remove
      </button>
      <Announcement of={announcement} />
      <Dialog
        isOpen={isOpen}
        title="Remove Weld?"
        onClose={() => setOpen(false)}
        footer={<Button onClick={remove}>Yes</Button>}
      >
        Its items move.
      </Dialog>
    </>
  )
}

describe('an announcement while a modal dialog is open', () => {
  it('is read although its component is behind the dialog', async () => {
    draw(<Asking />)
    await userEvent.click(page.getByRole('button', { name: 'Remove' }))
    await userEvent.click(page.getByRole('button', { name: 'Yes' }))
    // Not in the page, which was hidden when it was announced.
    await expect.poll(() => document.querySelector('[data-live-announcer]')?.textContent).toBe('Phase Weld removed.')
  })

  it('is inside a native dialog, outside of which everything is inert', async () => {
    draw(<dialog ref={(dialog) => dialog?.showModal()}>Calendar</dialog>)
    await expect.poll(() => document.querySelector('dialog')?.open).toBe(true)
    announce('test', 'Not available.')
    await expect.poll(() => document.querySelector('dialog [data-live-announcer]')?.textContent).toBe('Not available.')
  })

  it('returns to the page when the native dialog is gone', async () => {
    draw(<dialog ref={(dialog) => dialog?.showModal()}>Calendar</dialog>)
    await expect.poll(() => document.querySelector('dialog')?.open).toBe(true)
    announce('test', 'Not available.')
    await expect.poll(() => read).toEqual(['Not available.'])
    draw(null)
    await expect.poll(() => document.querySelector('dialog')).toBeNull()
    announce('test', 'Saved.')
    await expect.poll(() => document.querySelector('body > [data-live-announcer]')?.textContent).toBe('Saved.')
  })
})
