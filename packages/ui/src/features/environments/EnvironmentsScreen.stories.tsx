import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { environmentMessages } from '@sitewright/domain/environments/messages'
import type { Environment } from '@sitewright/domain/environments/model'
import { failed, loading, ready } from '../../view/view-state'
import { EnvironmentsScreen } from './EnvironmentsScreen'

const ENVIRONMENTS: readonly Environment[] = [
  { environmentId: 2, name: 'UAT', serverUrl: 'https://uat.example.com/app' },
  { environmentId: 1, name: 'PROD', serverUrl: 'https://prod.example.com/' },
]

const meta: Meta<typeof EnvironmentsScreen> = {
  title: 'Screens/Environments/Environments',
  component: EnvironmentsScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready(ENVIRONMENTS), userName: 'jordan.whitfield', homeHref: '#home', onOpen: fn() },
  decorators: [(Story) => <main>{Story()}</main>],
}

export default meta
type Story = StoryObj<typeof EnvironmentsScreen>

/** One button for each environment, production first. */
export const Default: Story = {
  parameters: { rows: ['ENV-02', 'ENV-03'] },
  play: async ({ canvas, args }) => {
    const names = canvas.getAllByRole('button').map((button) => button.textContent)
    await expect(names).toEqual(['Open PROD', 'Open UAT'])
    await expect(canvas.getByText('Production')).toBeVisible()
    await expect(canvas.getByText('Test')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Stay in the portal' })).toHaveAttribute('href', '#home')
    await userEvent.click(canvas.getByRole('button', { name: 'Open UAT' }))
    await expect(args.onOpen).toHaveBeenCalledWith(ENVIRONMENTS[0])
  },
}

/** While one is opened the others wait. */
export const Opening: Story = {
  parameters: { rows: ['ENV-04'] },
  args: { openingId: 1 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Open PROD' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Open PROD' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Open UAT' }))
    await expect(canvas.getByRole('button', { name: 'Open UAT' })).toHaveAccessibleDescription(
      /Wait until PROD is open\./,
    )
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

/** A failure stays in its card, and the other card stays usable. */
export const NotOpened: Story = {
  parameters: { rows: ['ENV-09', 'ERR-34'] },
  args: { failure: { environmentId: 2, message: 'Failed to fetch session Guid.' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Failed to fetch session Guid\. You are still in the portal\./,
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Open PROD' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Try UAT again' }))
    await expect(args.onOpen).toHaveBeenCalledTimes(2)
  },
}

export const Single: Story = { args: { view: ready(ENVIRONMENTS.slice(0, 1)) } }

export const Many: Story = {
  args: {
    view: ready(
      Array.from({ length: 9 }, (_, place) => ({
        environmentId: place,
        name: place === 4 ? 'Northgate Refinery Expansion, acceptance of the second phase' : `Environment ${place + 1}`,
        serverUrl: `https://environment-${place}.example.com`,
      })),
    ),
  },
}

export const Loading: Story = {
  args: { view: loading() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading')).toBeInTheDocument()
  },
}

/** A license without environments. */
export const Empty: Story = {
  parameters: { rows: ['ENV-13'] },
  args: { view: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: environmentMessages.emptyTitle })).toBeVisible()
  },
}

/** A user without projects cannot open an environment, and learns why. */
export const WithoutProjects: Story = {
  parameters: { rows: ['AUTH-36'] },
  args: { hasNoProjects: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(environmentMessages.noProjects)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Stay in the portal' })).toBeVisible()
  },
}

const retry = fn()
/** Says that environments could not be fetched. */
export const Failed: Story = {
  parameters: { rows: ['ERR-36'] },
  args: { view: failed({ message: "Can't reach the server." }, retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch environments.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(retry).toHaveBeenCalled()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Open UAT' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(ENVIRONMENTS[0])
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Stay in the portal' })).toHaveFocus()
  },
}
