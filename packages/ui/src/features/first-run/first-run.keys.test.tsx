import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { suggestProductLicenses } from '@sitewright/domain/first-run/rules'
import { ready } from '../../view/view-state'
import { createToastQueue } from '../../toasts/toast-queue'
import { afterEnvironment, afterLicense, firstRunState } from '../fixtures/first-run'
import { AdministratorStep, type AdministratorStepProps } from './AdministratorStep'
import { EnvironmentStep, type EnvironmentStepProps } from './EnvironmentStep'
import { FirstRunScreen } from './FirstRunScreen'
import { ProductLicensesStep, type ProductLicensesStepProps } from './ProductLicensesStep'
import { createTestRoot } from '../../test-root/test-root-fixture'

const root = createTestRoot()

const links = { hrefOf: (step: string) => `#${step}`, doneHref: '#done', homeHref: '#home' }
const onSaved = vi.fn<() => void>()
beforeEach(() => onSaved.mockReset())
const focused = (): string => {
  const element = document.activeElement as HTMLElement
  return (
    element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent ?? element.textContent
  )
}
const pressTab = async (times: number): Promise<string[]> => {
  const names: string[] = []
  for (let press = 0; press < times; press += 1) {
    await userEvent.keyboard('{Tab}')
    names.push(focused().replace(/\*.*$/, '').trim())
  }
  return names
}

it('Tab goes through the steps, the fields in reading order, Continue and Later, and Enter in a field continues [FIRST-13]', async () => {
  const onSave = vi.fn<EnvironmentStepProps['onSave']>(async () => ({ status: 'saved', value: {} }))
  const state = firstRunState()
  root.render(
    <FirstRunScreen view={ready(state)} step="environment" hrefOf={links.hrefOf}>
      {() => <EnvironmentStep {...links} {...{ state, onSave, onSaved }} toasts={createToastQueue()} />}
    </FirstRunScreen>,
  )
  await expect.element(page.getByRole('textbox', { name: 'Your Email Address' })).toBeVisible()
  expect(await pressTab(12)).toEqual([
    'Set Up',
    'Environment',
    'Product licenses',
    'First license',
    'First administrator',
    'Your Email Address',
    'Name',
    'Label',
    'Address',
    'Create a secret',
    'Continue',
    'Later',
  ])
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Enter}')
  await expect.poll(focused).toContain('Your Email Address')
  await userEvent.keyboard(
    'me@office.example{Tab}Live{Tab}{Tab}https://live.example.com{Tab} {Shift>}{Tab}{/Shift}{Enter}',
  )
  await expect.poll(() => onSaved.mock.calls.length).toBe(1)
  expect(onSave.mock.calls[0]?.[0]).toMatchObject({ name: 'Live', createsSecret: false })
})

it('Space takes a product license out, and Ctrl+S continues [FIRST-13]', async () => {
  const onSave = vi.fn<ProductLicensesStepProps['onSave']>(async () => ({ status: 'saved', value: null }))
  const suggestions = ready(suggestProductLicenses([{ roleGroupId: 1, name: 'Access' }], []))
  root.render(<ProductLicensesStep {...links} {...{ suggestions, onSave, onSaved }} state={afterEnvironment} />)
  await expect.element(page.getByRole('checkbox', { name: 'Administration' })).toBeInTheDocument()
  expect(await pressTab(2)).toEqual(['Administration', 'Material Control'])
  await userEvent.keyboard(' {Control>}s{/Control}')
  await expect.poll(() => onSaved.mock.calls.length).toBe(1)
  expect(onSave.mock.calls[0]?.[0].map(({ input }) => input.shortName)).toEqual(['ADM', 'CON', 'PRS', 'MOB', 'VND'])
})

it('a rejected save puts the focus on the first invalid field, and Enter tries again [FIRST-13]', async () => {
  const onSave = vi.fn<AdministratorStepProps['onSave']>(async () => ({
    status: 'failed',
    message: 'Some values are invalid.',
    fields: { userName: ['Taken.'] },
  }))
  root.render(<AdministratorStep {...links} {...{ onSave, onSaved }} state={afterLicense} licenseHref="#license" />)
  await userEvent.click(page.getByRole('textbox', { name: 'First Name' }))
  await userEvent.keyboard('Ada{Tab}Byron{Tab}ada{Tab}ada@tunnel.example{Enter}')
  await expect.poll(focused).toContain('Username')
  onSave.mockResolvedValue({ status: 'saved', value: { email: 'ada@tunnel.example' } })
  await userEvent.keyboard('.byron{Enter}')
  await expect.poll(() => onSaved.mock.calls.length).toBe(1)
})
