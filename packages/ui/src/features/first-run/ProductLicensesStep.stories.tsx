import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { firstRunMessages } from '@sitewright/domain/first-run/messages'
import { suggestProductLicenses } from '@sitewright/domain/first-run/rules'
import { ROLE_GROUPS } from '@sitewright/domain/shared/role-catalog'
import { failed, loading, ready } from '../../view/view-state'
import { afterEnvironment, afterProducts } from '../fixtures/first-run'
import { FirstRunScreen, type FirstRunScreenProps } from './FirstRunScreen'
import { ProductLicensesStep, type ProductLicensesStepProps } from './ProductLicensesStep'

const onSave = fn<ProductLicensesStepProps['onSave']>()
const hrefOf = (step: string): string => `#${step}`
const groups = ROLE_GROUPS.map(({ name }, place) => ({ roleGroupId: place + 1, name }))

type Props = ProductLicensesStepProps & Pick<FirstRunScreenProps, 'view'>

const meta: Meta<Props> = {
  title: 'Screens/First run/Product licenses',
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(afterEnvironment),
    suggestions: ready(suggestProductLicenses(groups, [])),
    onSave,
    onSaved: fn(),
    hrefOf,
    doneHref: '#done',
    homeHref: '#home',
  },
  render: ({ view, ...props }) => (
    <FirstRunScreen view={view} step="product-licenses" hrefOf={hrefOf}>
      {(state) => <ProductLicensesStep {...props} state={state} />}
    </FirstRunScreen>
  ),
  beforeEach: () => {
    onSave.mockReset()
    onSave.mockResolvedValue({ status: 'saved', value: null })
  },
}

export default meta
type Story = StoryObj<Props>

/** Suggests product licenses with number, role groups and short name, all selected. */
export const Suggested: Story = {
  parameters: { rows: ['FIRST-07'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(6)
    await expect(canvas.getByRole('checkbox', { name: 'Preservation' })).toHaveAccessibleDescription(
      'Number 4. Offers Menu Access, Preservation.',
    )
    await expect(canvas.getByText('PRS')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Preservation' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    await expect(onSave.mock.calls[0]?.[0].map(({ input }) => input.id)).toEqual([1, 2, 3, 5, 6])
  },
}

/** One that the catalog has cannot be selected again, and says which it is. */
export const InCatalog: Story = {
  parameters: { rows: ['FIRST-07', 'FIRST-10'] },
  args: { suggestions: ready(suggestProductLicenses(groups, [{ id: 2, name: 'Materials', shortName: 'MAT' }])) },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Material Control' })
    await expect(box).toBeChecked()
    await expect(box).toHaveAttribute('aria-disabled', 'true')
    await expect(box).toHaveAccessibleDescription(expect.stringContaining(firstRunMessages.inCatalog('Materials')))
  },
}

export const NoStandard: Story = {
  name: 'Needs one that is not for vendors',
  tags: ['test-only'],
  parameters: { rows: ['FIRST-07'] },
  play: async ({ canvas }) => {
    for (const name of ['Administration', 'Material Control', 'Construction', 'Preservation', 'Mobile Tools'])
      await userEvent.click(canvas.getByRole('checkbox', { name }))
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByText(firstRunMessages.productsRequired)).toBeVisible()
    await expect(onSave).not.toHaveBeenCalled()
  },
}

export const Partly: Story = {
  name: 'A failure names those that were added',
  tags: ['test-only'],
  parameters: { rows: ['FIRST-07'] },
  play: async ({ canvas }) => {
    const message = firstRunMessages.productsPartly(['Administration'], 'Material Control', 'No connection.')
    onSave.mockResolvedValue({ status: 'failed', message, fields: {} })
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Added Administration. Failed to add Material Control: No connection.',
    )
  },
}

export const Done: Story = {
  name: 'Product licenses that were added elsewhere count',
  tags: ['test-only'],
  parameters: { rows: ['FIRST-02'] },
  args: { view: ready(afterProducts) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(firstRunMessages.stepDone['product-licenses'](5))).toBeVisible()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const Loading: Story = { args: { suggestions: loading() } }

export const Failed: Story = {
  args: { suggestions: failed({ message: firstRunMessages.productsFetchFailed }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(firstRunMessages.productsFetchFailed)
  },
}
