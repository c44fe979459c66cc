import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { bannerMessages } from '@sitewright/domain/shared/messages'
import { Button } from '../../button/Button'
import { DemoBanner } from './DemoBanner'
import { OfflineBar } from './OfflineBar'
import { TestBanner } from './TestBanner'
import { VersionBanner } from './VersionBanner'

const meta: Meta = {
  title: 'Screens/Shell/Banners',
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <>
        {Story()}
        <main style={{ minHeight: 120 }} />
      </>
    ),
  ],
}

export default meta
type Story = StoryObj

/** A development environment. */
export const Dev: Story = {
  name: 'Development',
  parameters: { rows: ['NAV-28'] },
  render: () => <TestBanner environment="DEV" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(bannerMessages.DEV)).toBeVisible()
  },
}

/** A test environment. */
export const Uat: Story = {
  name: 'User acceptance test',
  parameters: { rows: ['NAV-29'] },
  render: () => <TestBanner environment="UAT" productionUrl="https://www.example.com" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(bannerMessages.UAT)).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** A public test environment links to production. */
export const PublicTest: Story = {
  parameters: { rows: ['NAV-30', 'NAV-32'] },
  render: () => <TestBanner environment="PUBLIC_TEST" productionUrl="https://www.example.com" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to production' })).toHaveAttribute(
      'href',
      'https://www.example.com',
    )
  },
}

/** A public demo. */
export const PublicDemo: Story = {
  render: () => <DemoBanner />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(bannerMessages.publicDemo)).toBeVisible()
  },
}

/** Shows no banner in production or in an unknown environment. */
export const Production: Story = {
  parameters: { rows: ['NAV-31'] },
  render: () => (
    <div data-testid="place">
      <TestBanner environment="PROD" />
      <TestBanner environment="STAGING" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('place')).toBeEmptyDOMElement()
  },
}

const reload = fn()
const dismiss = fn()

/** A new version offers to reload. */
export const NewVersion: Story = {
  parameters: { rows: ['NAV-22'] },
  render: () => <VersionBanner onReload={reload} onClose={dismiss} />,
  play: async ({ canvas }) => {
    reload.mockClear()
    await expect(canvas.getByRole('status')).toHaveTextContent('A new version is available.')
    canvas.getByRole('button', { name: 'Reload' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(reload).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(dismiss).toHaveBeenCalled()
  },
}

export const NewVersionUnsaved: Story = {
  name: 'A new version never reloads over unsaved changes',
  tags: ['test-only'],
  render: () => <VersionBanner hasUnsavedChanges onReload={reload} />,
  play: async ({ canvas }) => {
    reload.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(canvas.getByRole('button', { name: 'Reload' })).toHaveAccessibleDescription(
      bannerMessages.newVersionUnsaved,
    )
    await expect(reload).not.toHaveBeenCalled()
  },
}

export const Offline: Story = {
  render: () => <OfflineBar isOffline onRetry={reload} />,
  play: async ({ canvas }) => {
    reload.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(reload).toHaveBeenCalledOnce()
  },
}

function Connection() {
  const [isOffline, setOffline] = useState(false)
  return (
    <>
      <OfflineBar isOffline={isOffline} onRetry={() => setOffline(false)} />
      <Button onClick={() => setOffline(!isOffline)}>Pull the plug</Button>
    </>
  )
}

export const BackAgain: Story = {
  name: 'The connection goes and comes back, and both are announced',
  tags: ['test-only'],
  render: () => <Connection />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    const plug = canvas.getByRole('button', { name: 'Pull the plug' })
    await userEvent.click(plug)
    await expect(canvas.getByRole('status')).toHaveTextContent(bannerMessages.offline)
    await userEvent.click(plug)
    await expect(canvas.getByRole('status')).toHaveTextContent('Connected again.')
    await expect(canvas.queryByText(bannerMessages.offline)).toBeNull()
    // A retry that succeeds removes its button.
    await userEvent.click(plug)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}
