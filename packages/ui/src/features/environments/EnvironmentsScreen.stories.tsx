import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { environmentMessages } from '@sitewright/domain/environments/messages'
import type { Environment } from '@sitewright/domain/environments/model'
import { failed, loading, ready } from '../../view/view-state'
import { EnvironmentsScreen } from './EnvironmentsScreen'

const ENVIRONMENTS: readonly Environment[] = [
  { environmentId: 1, name: 'PROD', serverUrl: 'https://prod.example.com/' },
  { environmentId: 2, name: 'UAT', serverUrl: 'https://uat.example.com/app' },
]

const meta: Meta<typeof EnvironmentsScreen> = {
  title: 'Screens/Environments/Environments',
  component: EnvironmentsScreen,
  parameters: { layout: 'fullscreen' },
  args: { view: ready(ENVIRONMENTS), onOpen: fn() },
  decorators: [(Story) => <main>{Story()}</main>],
}

export default meta
type Story = StoryObj<typeof EnvironmentsScreen>

export const Default: Story = {
  name: 'One button for each environment [ENV-02, ENV-03]',
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual(['PROD', 'UAT'])
    await userEvent.click(canvas.getByRole('button', { name: 'UAT' }))
    await expect(args.onOpen).toHaveBeenCalledWith(ENVIRONMENTS[1])
  },
}

export const Opening: Story = {
  name: 'While one is opened the others wait [ENV-04]',
  args: { openingId: 1 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'PROD' })).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'PROD' }))
    await userEvent.click(canvas.getByRole('button', { name: 'UAT' }))
    await expect(canvas.getByRole('button', { name: 'UAT' })).toHaveAccessibleDescription(
      /Wait: PROD is being opened\./,
    )
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
}

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

export const Empty: Story = {
  name: 'A license without environments [ENV-13]',
  args: { view: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: environmentMessages.emptyTitle })).toBeVisible()
  },
}

const retry = fn()
export const Failed: Story = {
  name: 'They could not be fetched [ERR-36]',
  args: { view: failed({ message: 'The server cannot be reached.' }, retry) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to fetch environments.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(retry).toHaveBeenCalled()
  },
}

export const KeyboardAlone: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'UAT' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpen).toHaveBeenCalledWith(ENVIRONMENTS[1])
  },
}
