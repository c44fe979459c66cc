import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { ReportChoice, type LicenseReportKind } from './ReportChoice'

const meta: Meta<typeof ReportChoice> = {
  title: 'Screens/Licenses/Report choice',
  component: ReportChoice,
  args: { kind: 'current' },
  render: function Chosen({ kind: first }) {
    const [kind, setKind] = useState<LicenseReportKind>(first)
    return <ReportChoice kind={kind} onChange={setKind} />
  },
}

export default meta
type Story = StoryObj<typeof ReportChoice>

/** Current or monthly, chosen with the arrow keys. */
export const Default: Story = {
  parameters: { rows: ['LIC-21', 'LIC-22'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Report' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Current' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  },
}

export const Monthly: Story = { args: { kind: 'monthly' } }
