import { type ReactNode, useRef, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button, IconButton } from '../button/Button'
import { ComboBox } from '../combo-box/ComboBox'
import { Dialog } from '../dialog/Dialog'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { ProgressBar } from '../progress-bar/ProgressBar'
import { SwatchTagList } from '../swatch-tag/SwatchTag'
import { ToggleBadge } from '../toggle-badge/ToggleBadge'
import { TreeCheckbox } from '../tree-checkbox/TreeCheckbox'
import { OverflowTooltip } from '../tooltip/OverflowTooltip'
import { Tooltip } from '../tooltip/Tooltip'
import { createTestRoot } from '../test-root/test-root-fixture'

const root = createTestRoot()

/** A cell that cuts off its text. */
function CutText() {
  const container = useRef<HTMLDivElement>(null)
  return (
    <div ref={container}>
      <p data-hover="" style={{ width: 40, overflow: 'hidden', whiteSpace: 'nowrap' }}>
        Night Shift Supervisors of Northgate Refinery
      </p>
      <OverflowTooltip container={container} selector="p" />
    </div>
  )
}

/** What opens on hover, and where the pointer goes. */
const LAYERS: [name: string, content: ReactNode, selector: string][] = [
  [
    'the reason of a button',
    <Button key="a" disabledReason="No permission.">
      Archive
    </Button>,
    '[aria-disabled]',
  ],
  [
    'a tooltip',
    <Tooltip key="b" text="Ends all sessions.">
      <Button>Lock</Button>
    </Tooltip>,
    '[aria-describedby]',
  ],
  ['the name of an icon', <IconButton key="c" label="Rename" icon={<i>R</i>} />, '[aria-label="Rename"]'],
  [
    'the action of a badge',
    <ToggleBadge key="d" owner="Ann" isSelected actionDescription="Press to lock.">
      Open
    </ToggleBadge>,
    'button',
  ],
  ['a text that is cut off', <CutText key="e" />, '[data-hover]'],
  [
    'what a short code means',
    <SwatchTagList key="g" items={[{ id: 1, label: 'MC', title: 'Material Control', color: 'red' }]} />,
    '[data-hint]',
  ],
  ['the warning of a bar', <ProgressBar key="h" label="Users" value={95} valueText="19 of 20" />, '[data-hint]'],
  [
    'the reason of a row',
    <TreeCheckbox
      key="f"
      label="Sites"
      nodes={[
        { id: 1, name: 'Harbor', disabledReason: 'Closed.' },
        { id: 2, name: 'Quay', disabledReason: 'Archived.' },
      ]}
    />,
    '[role="treeitem"]:last-child [data-part="label"]',
  ],
]

function Page({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog isOpen={isOpen} title="Users" onClose={() => setOpen(false)}>
      <ThemeStyles />
      <div style={{ padding: 60 }}>{children}</div>
      <input aria-label="Elsewhere" />
    </Dialog>
  )
}

/** Waits until the browser has handled a layout that it drew. */
const settle = async (): Promise<void> => {
  for (let frame = 0; frame < 20; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
}

const openLayer = () => document.querySelector<HTMLElement>('[popover]:popover-open')

describe('what opens on hover', () => {
  it.each(LAYERS)('closes alone on Escape, wherever the focus is: %s', async (_name, content, selector) => {
    root.render(<Page>{content}</Page>)
    const dialog = page.getByRole('dialog', { name: 'Users' })
    await expect.element(dialog).toBeVisible()
    await Promise.all(document.getAnimations().map(({ finished }) => finished))
    const target = dialog.element().querySelector(`[style] ${selector}`)
    if (target === null) throw new Error(`No ${selector}`)
    const elsewhere = page.getByRole('textbox', { name: 'Elsewhere' })
    await userEvent.click(elsewhere)
    await userEvent.hover(target, { force: true })
    await expect.poll(openLayer).not.toBeNull()
    // The pointer can rest on it.
    const layer = openLayer()
    layer?.setAttribute('data-testid', 'layer')
    await userEvent.hover(page.getByTestId('layer'), { force: true })
    await expect.poll(openLayer).toBe(layer)
    await expect.element(elsewhere).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.poll(openLayer).toBeNull()
    // The browser reports the elements that the layer covered as entered.
    await settle()
    expect(openLayer()).toBeNull()
    await expect.element(dialog).toBeVisible()
    await userEvent.hover(elsewhere)
    await userEvent.hover(target, { force: true })
    await expect.poll(openLayer).toBe(layer)
    await userEvent.keyboard('{Escape}')
    await expect.poll(openLayer).toBeNull()
    await settle()
    expect(openLayer()).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull()
  })
})

/** A banner above the anchor of an open list. */
function Moving() {
  const [hasBanner, setBanner] = useState(false)
  return (
    <>
      {hasBanner && <div style={{ height: 90 }}>Could not be saved.</div>}
      <ComboBox label="Site" options={[{ value: 'a', label: 'Harbor' }]} />
      <button type="button" onKeyDown={() => setBanner(true)}>
        Fail
      </button>
    </>
  )
}

describe('an open list', () => {
  it('follows its field when a message above moves it', async () => {
    root.render(<Moving />)
    const field = page.getByRole('combobox', { name: 'Site' })
    await userEvent.click(field)
    const gap = () => {
      const list = document.querySelector('[popover]:popover-open')
      const box = field.element().closest('[data-has-tags], div')
      return list && box ? Math.round(list.getBoundingClientRect().top - box.getBoundingClientRect().bottom) : undefined
    }
    await expect.poll(gap).toBe(4)
    const before = field.element().getBoundingClientRect().top
    document.querySelector('button:last-of-type')?.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true }))
    await expect.poll(() => field.element().getBoundingClientRect().top - before).toBe(90)
    await expect.poll(gap).toBe(4)
  })
})
