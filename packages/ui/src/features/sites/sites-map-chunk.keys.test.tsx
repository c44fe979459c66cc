import { afterEach, expect, it } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { createTestRoot } from '../../test-root/test-root-fixture'
import { ThemeStyles } from '../../tokens/ThemeStyles'
import { createMappedSites } from '../fixtures/sites'
import { createMapPage, SitesMapPage } from './sites-map-fixture'

const root = createTestRoot()
const PAGE = createMapPage(createMappedSites())
/** The code of the panel, and that of the engine. */
const CHUNKS = ['**/features/sites/OverviewMap.tsx*', '**/site-map/engine/MapLibreMap*']

afterEach(async () => {
  for (const chunk of CHUNKS) await commands.allow(chunk)
})

it('keeps the list and the selection when the code of the map fails to load, and shows the map after Retry [MAP-31]', async () => {
  const title = page.getByRole('heading', { name: 'The map could not be loaded' })
  const retry = page.getByRole('button', { name: 'Retry' })
  for (const chunk of CHUNKS) await commands.refuse(chunk)
  root.render(
    <>
      <ThemeStyles />
      <SitesMapPage {...PAGE} />
    </>,
  )
  await expect.element(title).toBeVisible()
  await expect.element(page.getByText('The list, the selection and the actions still work.')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select Pipe Rack 3' }).click()
  await expect.element(page.getByRole('region', { name: 'Selection' })).toBeVisible()

  // The panel loads now, and the engine does not.
  await commands.allow(CHUNKS[0] ?? '')
  ;(retry.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).not.toBe(document.body)
  await expect.poll(() => document.querySelectorAll('[role="alert"] h2').length, { timeout: 20_000 }).toBe(1)
  await expect.element(title).toBeVisible()

  await commands.allow(CHUNKS[1] ?? '')
  await retry.click()
  expect(document.activeElement).not.toBe(document.body)
  const findMap = () => document.querySelector<HTMLElement>('[role="application"][data-map-state="idle"]')
  await expect.poll(findMap, { timeout: 30_000 }).not.toBeNull()
  await expect.element(page.getByRole('region', { name: 'Selection' })).toBeVisible()
})
