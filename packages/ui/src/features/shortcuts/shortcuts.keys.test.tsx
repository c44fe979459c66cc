import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Shortcut } from '@sitewright/domain/shortcuts/model'
import { ready } from '../../view/view-state'
import { ShortcutsTab } from './ShortcutsTab'
import { createTestRoot } from '../../test-root/test-root-fixture'

const root = createTestRoot()

const toReports = (...names: readonly string[]): Shortcut[] =>
  names.map((reportName, order) => ({
    id: reportName.codePointAt(0) ?? 0,
    type: null,
    order,
    reportName,
    reportPath: `/${reportName}`,
  }))

const render = (tag: string, ...names: readonly string[]): void =>
  root.render(
    <ShortcutsTab
      view={ready({ value: toReports(...names), tag })}
      edit={{ allowed: true }}
      onSave={async () => ({ status: 'failed', message: '', fields: {} })}
      onDelete={async () => undefined}
    />,
  )

const getNames = (): string[] =>
  [...document.querySelectorAll('ol [data-part="report"] > :first-child')].map(
    (element) => element.firstChild?.textContent ?? '',
  )

it('keeps the focus and the new order while a refresh adds a shortcut and removes another [SET-34, SET-36]', async () => {
  render('1', 'Alpha', 'Bravo', 'Charlie', 'Delta')
  const down = page.getByRole('button', { name: 'Move Alpha down' })
  await down.click()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(getNames()).toEqual(['Bravo', 'Charlie', 'Alpha', 'Delta'])
  render('2', 'Alpha', 'Charlie', 'Delta', 'Echo')
  await expect.poll(getNames).toEqual(['Charlie', 'Alpha', 'Delta', 'Echo'])
  expect(document.activeElement).toBe(down.element())
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(getNames()).toEqual(['Charlie', 'Delta', 'Alpha', 'Echo'])
  expect(document.activeElement).toBe(down.element())
})

it('drops a dragged shortcut where the pointer is, also when a refresh adds one meanwhile [SET-34, SET-36]', async () => {
  render('1', 'Alpha', 'Bravo', 'Charlie')
  await expect.element(page.getByText('Charlie', { exact: true })).toBeVisible()
  const findRow = (name: string): Element => {
    const row = [...document.querySelectorAll('ol > li')].find((item) => item.textContent.includes(name))
    if (row === undefined) throw new Error(`There is no shortcut ${name}.`)
    return row
  }
  const handle = findRow('Alpha').querySelector('[data-part="handle"]')
  const { left, top } = findRow('Alpha').getBoundingClientRect()
  const at = (clientY: number) => ({
    clientX: left + 4,
    clientY,
    bubbles: true,
    isPrimary: true,
    pointerId: 1,
    button: 0,
  })
  const moveTo = async (clientY: number): Promise<void> => {
    document.dispatchEvent(new PointerEvent('pointermove', at(clientY)))
    await new Promise(requestAnimationFrame)
  }
  handle?.dispatchEvent(new PointerEvent('pointerdown', at(top + 4)))
  for (const step of [12, 24]) await moveTo(top + step)
  await expect.poll(() => findRow('Alpha').hasAttribute('data-dragging')).toBe(true)
  render('2', 'Alpha', 'Bravo', 'Charlie', 'Delta')
  await expect.poll(getNames).toEqual(['Alpha', 'Bravo', 'Charlie', 'Delta'])
  const target = findRow('Charlie').getBoundingClientRect()
  await moveTo(target.top + target.height / 2)
  await expect.poll(() => findRow('Charlie').getAttribute('data-drop')).toBe('after')
  document.dispatchEvent(new PointerEvent('pointerup', at(target.top + target.height / 2)))
  await expect.poll(getNames).toEqual(['Bravo', 'Charlie', 'Alpha', 'Delta'])
})
