import { beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { TypedConfirmDialog } from '../confirm-dialog/TypedConfirmDialog'
import { makePhase } from '../phase-board/board-fixture'
import { PhaseBoard } from '../phase-board/PhaseBoard'
import { SiteMap } from '../site-map/SiteMap'
import { ThemeStyles } from '../tokens/ThemeStyles'
import { WeightEditor } from '../weight-editor/WeightEditor'
import { createTestRoot } from '../test-root/test-root-fixture'

const onAction = vi.fn()

const root = createTestRoot()

beforeEach(() => {
  onAction.mockReset()
})

async function render(content: React.ReactNode, field: string): Promise<void> {
  root.render(
    <>
      <ThemeStyles />
      {content}
    </>,
  )
  await expect.poll(() => document.querySelector(field)).not.toBeNull()
  document.querySelector<HTMLElement>(field)?.focus()
}

/** The Enter that accepts a conversion. Safari reports it after the composition, with only this key code. */
const acceptConversion = (isComposing: boolean): void => {
  const init = { key: 'Enter', keyCode: 229, isComposing, bubbles: true, cancelable: true }
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', init))
}

it.each([true, false])('does not confirm a typed dialog, isComposing %s', async (isComposing) => {
  await render(
    <TypedConfirmDialog
      isOpen
      title="Delete 東京?"
      expected="東京"
      confirmLabel="Delete"
      onConfirm={onAction}
      onClose={vi.fn()}
    >
      Its sites are deleted too.
    </TypedConfirmDialog>,
    'input',
  )
  await userEvent.fill(document.querySelector('input') ?? document.body, '東京')
  acceptConversion(isComposing)
  expect(onAction).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onAction).toHaveBeenCalledOnce()
})

it.each([true, false])('does not end the name of a card, isComposing %s', async (isComposing) => {
  await render(
    <PhaseBoard label="Phases" defaultValue={[makePhase('Build', 60, '#3b82c4', ['Cut'])]} onChange={onAction} />,
    'li [data-part="stop"]',
  )
  await userEvent.keyboard('{F2}')
  await expect.poll(() => document.activeElement?.tagName).toBe('INPUT')
  acceptConversion(isComposing)
  expect(document.activeElement?.tagName).toBe('INPUT')
})

it.each([true, false])('does not move to the next weight, isComposing %s', async (isComposing) => {
  const rows = ['Build', 'Test'].map((name) => ({ id: name, name }))
  await render(<WeightEditor label="Weights" rows={rows} />, 'input')
  acceptConversion(isComposing)
  expect(document.activeElement).toBe(document.querySelector('input'))
})

it.each([true, false])('does not add a vertex, isComposing %s', async (isComposing) => {
  await render(<SiteMap label="Location" onChange={onAction} />, 'form input, [dir=ltr]')
  const field = [...document.querySelectorAll('input')].find(({ labels }) =>
    labels?.[0]?.textContent.includes('New vertex'),
  )
  field?.focus()
  await userEvent.keyboard('53.5, 10')
  acceptConversion(isComposing)
  expect(onAction).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onAction).toHaveBeenCalledOnce()
})
