import { Problem } from '@sitewright/domain/shared/problem'
import { test } from '../support/faulty-gateway'
import { findProjectId } from '../support/site-world'
import { expect } from '../support/test'

const REFINERY = 'Northgate Refinery Expansion'

/** A failure without a text, for which the portal has its own. */
const silent = () => new Problem({ status: 500, message: '' })
const worded = () => new Problem({ status: 500, message: 'The configs are being moved.' })

test.describe('configs that the server cannot answer for', () => {
  test('of a license have the text of the server, else a text of the portal [CONF-63, MSG-06, MSG-15]', async ({
    page,
    signInAs,
    faults,
  }) => {
    await signInAs('customer.admin')
    faults.failNext('licenseConfigs.list', worded())
    await page.goto('/license/1/configuration')
    await expect(page.getByText('The configs are being moved.')).toBeVisible()
    faults.failNext('licenseConfigs.list', silent())
    await page.getByRole('button', { name: 'Retry' }).press('Enter')
    await expect(page.getByText('The configs are being moved.')).toHaveCount(0)
    await expect(page.getByText('Failed to fetch license configs.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).press('Enter')
    const digits = page.getByRole('spinbutton', { name: 'Number of digits' })
    await digits.fill('7')
    faults.failNext('licenseConfigs.save', silent())
    const card = page.getByRole('form', { name: 'DocumentNameAutoNumbering' })
    await card.getByRole('button', { name: 'SAVE DocumentNameAutoNumbering' }).press('Enter')
    await expect(card.getByRole('alert')).toHaveText('Failed to update configs.')
    await card.getByRole('button', { name: 'DELETE DocumentNameAutoNumbering' }).press('Enter')
    const question = page.getByRole('alertdialog')
    faults.failNext('licenseConfigs.remove', silent())
    await question.getByRole('button', { name: 'Delete config' }).press('Enter')
    await expect(question).toContainText('Config was not removed.')
    await question.getByRole('button', { name: 'Cancel' }).press('Enter')
    await expect(digits).toHaveValue('7')
    faults.failNext('licenseConfigs.add', silent())
    await page.getByRole('button', { name: 'Add Config' }).press('Enter')
    await page.getByRole('menuitem').first().press('Enter')
    await expect(page.getByText('Adding config failed.')).toBeVisible()
  })

  test('and a single config of a project has another text of the portal [MSG-05]', async ({
    page,
    signInAs,
    clientOf,
    faults,
  }) => {
    const projectId = await findProjectId(await clientOf('super.admin'), REFINERY)
    await signInAs('customer.admin')
    faults.failNext('configs.ofProject', silent())
    await page.goto(`/projects/${projectId}/view/resourceProperties`)
    await expect(page.getByText('Failed to fetch config.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Retry' }).press('Enter')
    await expect(page.getByText('Failed to fetch config.')).toHaveCount(0)
  })

  test('keep the changes of several configs that could not be saved together, and say so [CONF-72, MSG-07]', async ({
    page,
    signInAs,
    clientOf,
    faults,
  }) => {
    const projectId = await findProjectId(await clientOf('super.admin'), REFINERY)
    await signInAs('customer.admin')
    await page.goto(`/projects/${projectId}/view/configs`)
    const minimum = page.getByRole('spinbutton', { name: 'Minimum Storage Levels' })
    await minimum.fill('3')
    const plant = page.getByRole('textbox', { name: 'ERP plant code' })
    await plant.fill('NG-7')
    const bar = page.getByRole('region', { name: 'Unsaved changes' })
    await expect(bar).toContainText('2 unsaved changes in 2 configs')
    faults.failNext('configs.saveTogether', silent())
    await page.keyboard.press('Control+s')
    await expect(bar).toContainText('Failed to update configs.')
    await expect(bar).toContainText('2 unsaved changes in 2 configs')
    await page.keyboard.press('Control+s')
    await expect(bar).toHaveCount(0)
    await expect(minimum).toHaveValue('3')
    await expect(plant).toHaveValue('NG-7')
  })
})
