import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { UserReport } from '@sitewright/domain/reports/model'
import { refused } from '@sitewright/domain/shared/policy'
import { userRecordMessages } from '@sitewright/domain/users/record-messages'
import { failed, loading, ready } from '../../view/view-state'
import { showsFailure, showsNothing } from '../fixtures/plays'
import { UserReports } from './UserReports'

const report = (reportId: number, reportName: string, over: Partial<UserReport> = {}): UserReport => ({
  reportId,
  reportName,
  reportPath: `/Material/${reportName}`,
  active: true,
  assigned: false,
  autoAssigned: false,
  reason: null,
  ...over,
})

const reports = [
  report(1, 'Announcements', { assigned: true, autoAssigned: true, reason: 'By report group: every user' }),
  report(2, 'Needs by Week'),
  report(3, 'Open Picks', { assigned: true }),
  report(4, 'Old Summary', { active: false }),
  report(5, 'Tide Windows'),
]

const meta: Meta<typeof UserReports> = {
  title: 'Screens/Users/Reports',
  component: UserReports,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready(reports),
    edit: { allowed: true },
    isSaving: () => false,
    onToggle: fn(),
    onAssign: fn(async () => true),
  },
}

export default meta
type Story = StoryObj<typeof UserReports>

/** One badge each; an automatic assignment says why. */
export const Default: Story = {
  parameters: { rows: ['USER-97', 'USER-99', 'USER-101'] },
  play: async ({ canvas, args }) => {
    const fixed = canvas.getByRole('button', { name: 'Auto assigned, report Announcements' })
    await expect(fixed).toHaveAccessibleDescription('By report group: every user')
    await userEvent.click(fixed)
    await expect(args.onToggle).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Assigned, report Open Picks' }))
    await expect(args.onToggle).toHaveBeenCalledWith(reports[2])
  },
}

export const Several: Story = {
  name: 'Several are assigned at once',
  tags: ['test-only'],
  parameters: { rows: ['USER-98'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }))
    await expect(await canvas.findByRole('region', { name: 'Selection' })).toHaveTextContent('2 of 5 selected')
    await userEvent.click(canvas.getByRole('button', { name: 'Assign selected' }))
    await waitFor(() => expect(args.onAssign).toHaveBeenCalledWith([2, 5]))
  },
}

export const OwnReports: Story = {
  name: 'Your own reports are read-only',
  tags: ['test-only'],
  parameters: { rows: ['USER-102', 'USER-105'] },
  args: { edit: refused('You need the "Administer Assigned Reports" role. Ask your administrator.') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can view but not edit your own reports.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Open Picks/ })).toBeNull()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

/** The reports of a user that you cannot edit are read-only, with the reason. */
export const OfUserWithMoreRoles: Story = {
  name: 'User with more roles',
  parameters: { rows: ['ROLE-50'] },
  args: { edit: refused('This user administers all licenses.'), readOnlyText: userRecordMessages.readOnly },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('You can view but not edit this user. This user administers all licenses.'),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Open Picks/ })).toBeNull()
  },
}

export const Loading: Story = { args: { view: loading() } }

export const Failed: Story = {
  args: { view: failed({ message: 'Failed load reports.' }, fn()) },
  play: showsFailure('Failed load reports.'),
}

export const None: Story = { args: { view: ready([]) }, play: showsNothing('There are no reports.') }

export const Saving: Story = { args: { isSaving: (shown) => shown.reportId === 2 } }

export const KeyboardAlone: Story = {
  name: 'By keyboard alone',
  tags: ['test-only'],
  parameters: { rows: ['USER-98'] },
  play: async ({ canvas, args }) => {
    await userEvent.keyboard('/')
    await expect(canvas.getByRole('searchbox', { name: 'Filter reports' })).toHaveFocus()
    await userEvent.keyboard('tide')
    await waitFor(() => expect(canvas.queryByText('Open Picks')).toBeNull())
    const badge = canvas.getByRole('button', { name: 'Un-assigned, report Tide Windows' })
    for (let presses = 0; presses < 6 && badge !== document.activeElement; presses += 1) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onToggle).toHaveBeenCalledWith(reports[4])
  },
}
