import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { HomeScreen } from './HomeScreen'

const meta: Meta<typeof HomeScreen> = {
  title: 'Screens/Home/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
}

export default meta

export const Default: StoryObj<typeof HomeScreen> = {
  name: 'A title and a text [ROUTE-08, ROUTE-09]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
    await expect(canvas.getByText(/Choose an area/)).toBeVisible()
  },
}

export const WithoutAreas: StoryObj<typeof HomeScreen> = {
  args: { hasAreas: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/Your roles open no area/)).toBeVisible()
    await expect(canvas.queryByText(/Choose an area/)).toBeNull()
  },
}
