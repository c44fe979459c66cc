import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Site } from '@sitewright/domain/sites/site'
import { laydownYard } from '../fixtures/sites'
import { type SiteFormProps, SitePropertiesForm } from './SitePropertiesForm'
import { createTestRoot } from '../../test-root/test-root-fixture'

const root = createTestRoot()
const onSave = vi.fn<SiteFormProps['onSave']>()

beforeEach(() => {
  onSave.mockReset()
})

const render = (site: Site): void =>
  root.render(<SitePropertiesForm site={site} edit={{ allowed: true }} onSave={onSave} />)

const withProperties = (version: number, userProperties: Site['properties']['userProperties']): Site => ({
  ...laydownYard,
  version,
  properties: { ...laydownYard.properties, userProperties },
})

const text = (name: string) => page.getByRole('textbox', { name, exact: true })

it('keeps the focus and what is typed in a property while another one is added before it by a refresh [SITE-78]', async () => {
  render(laydownYard)
  const value = text('Value of Permit zone')
  await value.click()
  await userEvent.keyboard('{End} and')
  const { userProperties } = laydownYard.properties
  render(withProperties(6, { 'A new one': { value: '1', type: 'Default' }, ...userProperties }))
  await expect.element(text('Value of A new one')).toBeVisible()
  await userEvent.keyboard(' D')
  expect(document.activeElement).toBe(value.element())
  await expect.element(value).toHaveValue('Hot work C and D')
})

it('keeps the focus in a new property that the save moves to its place in the list [SITE-78]', async () => {
  onSave.mockImplementation(async (input) => {
    const properties = Object.entries(input.properties.userProperties)
    return {
      status: 'saved',
      value: withProperties(6, Object.fromEntries(properties.toSorted(([one], [other]) => one.localeCompare(other)))),
    }
  })
  render(laydownYard)
  await page.getByRole('button', { name: 'Add Property' }).click()
  await userEvent.keyboard(' Bay {Tab} 7 ')
  const value = document.activeElement
  await userEvent.keyboard('{Control>}s{/Control}')
  await expect.poll(() => onSave.mock.calls.length).toBe(1)
  await expect.element(page.getByRole('region', { name: 'Unsaved changes' })).not.toBeInTheDocument()
  await expect.element(text('Name of property 3')).toHaveValue('Bay')
  expect(document.activeElement).toBe(value)
  await expect.element(text('Value of Bay')).toHaveValue('7')
})

it('says at the list what is wrong after an attempt to save, until it is corrected', async () => {
  render(laydownYard)
  await page.getByRole('button', { name: 'Add Property' }).click()
  await userEvent.keyboard('Permit zone')
  await userEvent.keyboard('{Control>}s{/Control}')
  const alert = page.getByRole('alert').filter({ hasText: 'Some properties are invalid. Correct them and try again.' })
  await expect.element(alert).toBeVisible()
  await text('Name of property 5').click()
  await userEvent.keyboard('{End} 2')
  await expect.element(alert).not.toBeInTheDocument()
  expect(onSave).not.toHaveBeenCalled()
})
