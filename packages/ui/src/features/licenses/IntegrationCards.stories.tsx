import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { integrationMessages } from '@sitewright/domain/integrations/messages'
import type { Integration } from '@sitewright/domain/integrations/model'
import { failed, loading, ready } from '../../view/view-state'
import { IntegrationCards } from './IntegrationCards'

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"%3E%3Crect width="4" height="4"/%3E%3C/svg%3E'

const INTEGRATIONS: readonly Integration[] = [
  { integrationId: 1, integrationName: 'Drawing Register', imgUrl: '', setupHost: 'drawings.example' },
  { integrationId: 2, integrationName: 'Procurement Link', imgUrl: '' },
  { integrationId: 3, integrationName: 'Tag Gateway', imgUrl: '', setupHost: 'tags.example:8443' },
]

const meta: Meta<typeof IntegrationCards> = {
  title: 'Screens/Licenses/Integration cards',
  component: IntegrationCards,
  args: { view: ready(INTEGRATIONS), onSetup: fn(async () => undefined) },
}

export default meta
type Story = StoryObj<typeof IntegrationCards>

/** Setup is on the cards that have an address. */
export const Default: Story = {
  parameters: { rows: ['LIC-30', 'LIC-31', 'LIC-34'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    const buttons = canvas.getAllByRole('button', { name: /^Setup/ })
    await expect(buttons.map((button) => button.textContent)).toEqual(['Setup', 'Setup'])
    await expect(canvas.getByText('No address configured')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Setup Tag Gateway (opens in a new tab)' }))
    await expect(args.onSetup).toHaveBeenCalledWith(INTEGRATIONS[2])
  },
}

/** Without Setup, cards are read-only. */
export const ReadOnly: Story = {
  parameters: { rows: ['LIC-32'] },
  args: { onSetup: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** The button is busy until the address arrives. */
export const Opening: Story = {
  args: { onSetup: fn(() => new Promise<undefined>(() => undefined)) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^Setup Drawing Register/ })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

/** A failure appears in its card, and the next press retries. */
export const NotOpened: Story = {
  args: { onSetup: fn(async () => integrationMessages.tabBlocked) },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: /^Setup Drawing Register/ })
    await userEvent.click(button)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(integrationMessages.tabBlocked))
    await userEvent.click(button)
    await expect(args.onSetup).toHaveBeenCalledTimes(2)
  },
}

export const Pictures: Story = {
  name: 'A picture is only shown by http or https, with a sign where it cannot be loaded',
  tags: ['test-only'],
  args: {
    view: ready([
      { integrationId: 1, integrationName: 'Picture', imgUrl: `${window.location.origin}/favicon.svg` },
      { integrationId: 2, integrationName: 'Picture in its address', imgUrl: PICTURE },
      { integrationId: 3, integrationName: 'Code', imgUrl: 'javascript:alert(1)' },
      { integrationId: 4, integrationName: 'No address', imgUrl: 'picture.png' },
      { integrationId: 5, integrationName: 'Missing picture', imgUrl: `${window.location.origin}/there-is-none.png` },
    ]),
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => {
      const sources = [...canvasElement.querySelectorAll('img')].map((image) => image.getAttribute('src'))
      return expect(sources.every((source) => source === `${window.location.origin}/favicon.svg`)).toBe(true)
    })
  },
}

/** Long names and hosts wrap. */
export const LongNames: Story = {
  name: 'Long names and hosts',
  args: {
    view: ready([
      {
        integrationId: 1,
        integrationName: 'Drawing register of the Northgate Refinery Expansion, second phase, with all vendors',
        imgUrl: '',
        setupHost: 'a-very-long-name-of-a-host-that-somehow-has-to-fit.integrations.northgate-constructors.example',
      },
    ]),
  },
}

export const Loading: Story = { args: { view: loading() } }

/** The list could not be loaded. */
export const Failed: Story = {
  parameters: { rows: ['ERR-46'] },
  args: { view: failed({ message: integrationMessages.fetchFailed }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(integrationMessages.fetchFailed)
  },
}

export const Empty: Story = {
  args: { view: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: integrationMessages.emptyTitle })).toBeVisible()
  },
}
