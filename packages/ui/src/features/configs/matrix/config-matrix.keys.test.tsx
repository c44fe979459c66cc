import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { createTestRoot } from '../../../test-root/test-root-fixture'
import { ready } from '../../../view/view-state'
import { ConfigMatrix, type ConfigMatrixProps } from './ConfigMatrix'
import { MATRIX, PROJECT_SEARCH, REFERENCE } from './matrix-fixture'

const root = createTestRoot()

const FILTER = { search: '', facets: [], page: 1, pageSize: 20, config: undefined }

function Matrix({ value = MATRIX }) {
  const [open, setOpen] = useState<ConfigMatrixProps['open']>()
  return (
    <ConfigMatrix
      view={ready(value)}
      filter={FILTER}
      shownFilter={FILTER}
      onFilter={() => undefined}
      pageHref={(number) => `#${number}`}
      counts={undefined}
      projects={PROJECT_SEARCH}
      reference={REFERENCE}
      onReference={() => undefined}
      open={open}
      onOpen={setOpen}
      differences={ready({ here: undefined, reference: undefined })}
      configsHref="#configs"
      configHref={() => '#config'}
      projectHref={() => '#project'}
    />
  )
}

const cell = (name: string) => page.getByRole('button', { name })
const focused = (): string => document.activeElement?.textContent?.trim() ?? ''

beforeEach(async () => {
  await page.viewport(1440, 900)
  root.render(<Matrix />)
  const first = cell('CustomBarcodeExport of Harbor Substation: Same')
  await expect.element(first).toBeVisible()
  ;(first.element() as HTMLElement).focus()
})

it('has one tab stop, and arrows, Home and End move in the grid [CONF-87]', async () => {
  const stops = document.querySelectorAll('[role="grid"] [tabindex="0"]')
  expect(stops).toHaveLength(1)
  await userEvent.keyboard('{ArrowDown}{ArrowRight}')
  expect(focused()).toBe('CustomEquipmentStatus of Module Yard: Same')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(focused()).toBe('4 set')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('12Northgate Refinery Expansion')
  await userEvent.keyboard('{End}{ArrowDown}{ArrowLeft}')
  expect(focused()).toBe('ReceiptPost of Harbor Substation: Default')
  await userEvent.keyboard('{Control>}{End}{/Control}')
  expect(focused()).toContain('ResourceProperties of Control Room')
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  expect(focused()).toBe('12Northgate Refinery Expansion')
  expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1)
})

it('opens the differences with Enter, and Escape returns to the cell [CONF-87]', async () => {
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(focused()).toBe('CustomEquipmentStatus')
  expect(document.activeElement?.tagName).toBe('H2')
  await userEvent.keyboard('{Escape}')
  expect(focused()).toBe('CustomEquipmentStatus of Harbor Substation: Differs 3')
  expect(page.getByRole('heading', { name: 'CustomEquipmentStatus' }).elements()).toHaveLength(0)
  await userEvent.keyboard('{Enter}{Tab}')
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Close differences')
  await userEvent.keyboard('{Enter}')
  expect(focused()).toBe('CustomEquipmentStatus of Harbor Substation: Differs 3')
})

it('shows one config at a time in a narrow window, and reaches it with the arrows [CONF-89]', async () => {
  await page.viewport(320, 700)
  await page.getByLabelText('Config', { exact: true }).selectOptions('EnforceStorageLevels')
  expect(document.querySelectorAll('[role="grid"] tbody tr:first-child > *')).toHaveLength(2)
})

it('closes the differences with the key that opened them, and the grid keeps the focus when their row disappears [CONF-87]', async () => {
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('region', { name: 'CustomBarcodeExport' })).toBeVisible()
  ;(cell('CustomBarcodeExport of Harbor Substation: Same').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('region', { name: 'CustomBarcodeExport' })).not.toBeInTheDocument()
  expect(focused()).toBe('CustomBarcodeExport of Harbor Substation: Same')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('heading', { name: 'CustomBarcodeExport' })).toHaveFocus()
  root.render(<Matrix value={{ ...MATRIX, projects: MATRIX.projects.slice(1) }} />)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('region', { name: 'CustomBarcodeExport' })).not.toBeInTheDocument()
  expect(document.activeElement?.closest('[role="grid"]')).not.toBeNull()
})
