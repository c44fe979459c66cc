import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { firstRunMessages, firstRunRefusals, firstRunSteps } from '@sitewright/domain/first-run/messages'
import { licenseFieldMessages } from '@sitewright/domain/licenses/field-messages'
import { licenseScreenLabels } from '@sitewright/domain/licenses/screen-messages'
import { ready } from '../../view/view-state'
import { productLicense } from '../fixtures/catalog'
import { afterLicense, afterProducts, firstRunState } from '../fixtures/first-run'
import { FirstRunScreen, type FirstRunScreenProps } from './FirstRunScreen'
import { LicenseStep, type LicenseStepProps } from './LicenseStep'

const onSave = fn<LicenseStepProps['onSave']>()
const hrefOf = (step: string): string => `#${step}`

type Props = LicenseStepProps & Pick<FirstRunScreenProps, 'view'>

const meta: Meta<Props> = {
  title: 'Screens/First run/License',
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(afterProducts),
    parts: ready({
      environments: [
        { environmentId: 1, name: 'Live', serverUrl: 'https://live.example.com' },
        { environmentId: 2, name: 'Test', serverUrl: 'https://test.example.com' },
      ],
      products: [
        productLicense({ id: 1, name: 'Administration', shortName: 'ADM' }),
        productLicense({ id: 6, name: 'Vendor Portal', shortName: 'VND', color: '#fcc400', isVendor: true }),
      ],
    }),
    onSave,
    onSaved: fn(),
    hrefOf,
    doneHref: '#done',
    homeHref: '#home',
  },
  render: ({ view, ...props }) => (
    <FirstRunScreen view={view} step="license" hrefOf={hrefOf}>
      {(state) => <LicenseStep {...props} state={state} />}
    </FirstRunScreen>
  ),
  beforeEach: () => {
    onSave.mockReset()
    onSave.mockResolvedValue({ status: 'saved', value: { name: 'Tunnel Works' } })
  },
}

export default meta
type Story = StoryObj<Props>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function fillIn(canvas: Canvas): Promise<void> {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Tunnel Works')
  await userEvent.type(canvas.getByRole('textbox', { name: 'Company' }), 'Tunnel Works Ltd.')
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
}

/** Needs only a name and a company: environment, limits and product licenses are preselected. */
export const Filled: Story = {
  parameters: { rows: ['FIRST-08'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('combobox', { name: 'Environment' })).toHaveDisplayValue('Live')
    await fillIn(canvas)
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    await expect(onSave).toHaveBeenCalledWith({
      name: 'Tunnel Works',
      company: 'Tunnel Works Ltd.',
      environmentId: 1,
      expiryDate: null,
      maxProjects: -1,
      maxUsers: -1,
      isActive: true,
      addOnIds: [1, 6],
    })
  },
}

/** A license that someone else created meanwhile is named, and typed values stay. */
export const Refused: Story = {
  parameters: { rows: ['FIRST-10'] },
  play: async ({ canvas }) => {
    const message = firstRunRefusals.licenseDone('Bridge Works')
    onSave.mockResolvedValue({ status: 'failed', message, fields: {} })
    await fillIn(canvas)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(message)
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Tunnel Works')
  },
}

/** An error about the product licenses is beside them, and keeps what was typed. */
export const NoProducts: Story = {
  parameters: { rows: ['FIRST-08'] },
  play: async ({ canvas }) => {
    const fields = { addOnIds: [firstRunMessages.licenseProductsRequired] }
    onSave.mockResolvedValue({ status: 'failed', message: 'Some values are invalid.', fields })
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Administration' }))
    await fillIn(canvas)
    await expect(await canvas.findByText(firstRunMessages.licenseProductsRequired)).toBeVisible()
    // The first one that is selected.
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Vendor Portal' })).toHaveFocus())
  },
}

export const NoUsers: Story = {
  name: 'A maximum of 0 users is invalid, because the next step adds the administrator',
  tags: ['test-only'],
  parameters: { rows: ['FIRST-16'] },
  play: async ({ canvas }) => {
    const { maxUsers, infinite } = licenseScreenLabels
    await userEvent.click(canvas.getByRole('button', { name: infinite(maxUsers) }))
    await userEvent.type(canvas.getByRole('spinbutton', { name: maxUsers }), '0')
    await fillIn(canvas)
    await expect(await canvas.findByText(licenseFieldMessages.firstMaxUsersZero)).toBeVisible()
    await expect(onSave).not.toHaveBeenCalled()
  },
}

/** Before the product licenses exist, it leads to that step. */
export const Blocked: Story = {
  parameters: { rows: ['FIRST-05'] },
  args: { view: ready(firstRunState({ hasEmail: true, environment: { id: 1, name: 'Live' } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(firstRunMessages.blocked('product-licenses'))).toBeVisible()
    const { title } = firstRunSteps['product-licenses']
    await expect(canvas.getByRole('link', { name: `Go to ${title}` })).toHaveAttribute('href', '#product-licenses')
  },
}

export const Done: Story = {
  args: { view: ready(afterLicense) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(firstRunMessages.stepDone.license('Tunnel Works'))).toBeVisible()
  },
}
