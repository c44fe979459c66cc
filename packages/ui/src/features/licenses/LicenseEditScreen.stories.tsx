import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { LicenseAddOn } from '@sitewright/domain/add-ons/model'
import type { LicenseState } from '@sitewright/domain/licenses/edit'
import { toExpiryDate } from '@sitewright/domain/licenses/expiry'
import type { LicenseUse } from '@sitewright/domain/licenses/model'
import type { LicenseStep, SaveProgress, StepResult } from '@sitewright/domain/licenses/save-sequence'
import { failed, loading, ready } from '../../view/view-state'
import { showsFailure } from '../fixtures/plays'
import type { SaveLicense } from './LicenseEditForm'
import type { LicenseEnvironmentsProps } from './LicenseEnvironments'
import { LicenseEditScreen } from './LicenseEditScreen'
import { OverLimitUsers } from './OverLimitUsers'

const NOW = Date.UTC(2026, 10, 24, 9, 52)

const addOn = (addOnId: number, shortName: string, name: string, maxUsers: number, numUsers: number): LicenseAddOn => ({
  addOnId,
  name,
  description: `${name} for the site`,
  shortName,
  addonData: { category: shortName === 'VND' ? 'VENDOR' : 'STANDARD', color: '#2f6fd6', shortName },
  maxUsers,
  numUsers,
})

const ADD_ONS = [
  addOn(1, 'MC', 'Material Control', 220, 181),
  addOn(2, 'TE', 'Tools and Equipment', 160, 96),
  addOn(3, 'CON', 'Construction', 40, 38),
  addOn(5, 'MUS', 'Mobile Muster', -5, 31),
  addOn(6, 'VND', 'Vendor Portal', 10, 3),
  addOn(7, 'SEN', 'Sensor Network', 0, 0),
]

const STATE: LicenseState = {
  parts: {
    license: {
      licenseId: 1,
      name: 'Northgate Constructors',
      company: 'Northgate Constructors Ltd.',
      environmentId: 1,
      maxProjects: 50,
      maxUsers: 300,
      isActive: true,
      expiryDate: toExpiryDate('2027-06-06'),
      expiryNotificationDays: [5, 10, 30],
      licenseType: 'STANDARD',
      ownerId: 1,
      ownerName: 'super.admin',
      environmentNames: ['PROD', 'UAT'],
      numProjects: 44,
      numUsers: 240,
      ssoUrl: '',
      version: 3,
    },
    addOns: ADD_ONS,
    integrationIds: [1, 2],
  },
  tags: [3, '"a"', '"i"'],
}

const INTEGRATIONS = ['Drawing Register', 'Procurement Link', 'Tag Gateway', 'Label Service'].map((name, index) => ({
  integrationId: index + 1,
  integrationName: name,
  imgUrl: '',
  ...(index === 2 ? {} : { setupHost: `${name.split(' ')[0]?.toLowerCase()}.example` }),
}))

const withState = (parts: Partial<LicenseState['parts']>, integrations = INTEGRATIONS) =>
  ready({ state: { ...STATE, parts: { ...STATE.parts, ...parts } }, integrations })

const ALL_SAVED: SaveProgress = {
  addOns: { state: 'saved', at: NOW, fields: ['limit3'] },
  license: { state: 'saved', at: NOW, fields: ['maxUsers'] },
  integrations: { state: 'saved', at: NOW, fields: [] },
}
const onSave = fn<SaveLicense>(async () => ({ outcome: { status: 'saved', value: STATE }, progress: ALL_SAVED }))

/** A save that stops at a step. */
const stopAt = (step: LicenseStep): Awaited<ReturnType<SaveLicense>> => {
  const order: LicenseStep[] = ['addOns', 'license', 'integrations']
  const at = order.indexOf(step)
  const resultOf = (each: LicenseStep): StepResult => {
    const place = order.indexOf(each)
    if (place < at) return ALL_SAVED[each]
    if (place > at) return { state: 'waiting' }
    return { state: 'failed', message: 'The disk of the server is full.', requestId: '7f3a-91c2' }
  }
  const progress: SaveProgress = {
    addOns: resultOf('addOns'),
    license: resultOf('license'),
    integrations: resultOf('integrations'),
  }
  return { outcome: { status: 'failed', message: 'Not saved.', fields: {} }, progress }
}

const USE: LicenseUse = {
  userCount: 231,
  signedInCount: 14,
  inactiveCount: 9,
  apiKeyCount: 27,
  signedIn: ['amara.osei', 'farid.haddad', 'lena.vogt'],
}

const ENVIRONMENTS = ['PROD', 'UAT', 'TRAINING', 'DEV', 'East'].map((name, index) => ({
  environmentId: index + 1,
  name,
  serverUrl: `https://${name.toLowerCase()}.northgate.example`,
}))

const LINKED = new Map([
  [1, Date.UTC(2024, 1, 3)],
  [2, undefined],
])

const onLink = fn<LicenseEnvironmentsProps['onLink']>(async () => undefined)
const onUnlink = fn<NonNullable<LicenseEnvironmentsProps['onUnlink']>>(async () => undefined)

const meta: Meta<typeof LicenseEditScreen> = {
  title: 'Screens/Licenses/Edit',
  component: LicenseEditScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    view: ready({ state: STATE, integrations: INTEGRATIONS }),
    failedTitle: 'Failed to load licenses',
    listHref: '#list',
    viewHref: '#view',
    usersHref: '#users',
    hrefOfUser: (userName) => `#${userName}`,
    isOwn: false,
    use: ready(USE),
    onCount: fn(),
    environments: { view: ready({ all: ENVIRONMENTS, linked: LINKED }), onLink, onUnlink },
    now: NOW,
    timeZone: 'UTC',
    onSave,
    onSaved: fn(),
    renderOverLimit: ({ maxUsers, addOnId }) => {
      const numUsers = addOnId === undefined ? 240 : (ADD_ONS.find((one) => one.addOnId === addOnId)?.numUsers ?? 0)
      const users = ['femi.balogun', 'zoe.lindqvist', 'ana.ruiz'].map((userName, index) => ({
        userId: index + 1,
        userName,
        firstName: 'Some',
        lastName: 'One',
      }))
      const over = numUsers - maxUsers
      return (
        <OverLimitUsers
          view={ready({ numUsers, over, users: users.slice(0, over) })}
          hrefOf={(userName) => `#${userName}`}
          listHref="#users"
        />
      )
    },
  },
  beforeEach: () => {
    onLink.mockReset()
    onLink.mockResolvedValue(undefined)
    onUnlink.mockReset()
    onUnlink.mockResolvedValue(undefined)
    onSave.mockReset()
    onSave.mockResolvedValue({ outcome: { status: 'saved', value: STATE }, progress: ALL_SAVED })
  },
}

export default meta
type Story = StoryObj<typeof LicenseEditScreen>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const limit = (canvas: Canvas, name: string) => canvas.getByRole('spinbutton', { name })
async function type(input: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(input)
  await userEvent.type(input, text)
}

/** The license, its product licenses and its integrations. */
export const Default: Story = {
  parameters: { rows: ['LIC-50', 'LIC-51', 'LIC-52', 'LIC-54', 'LIC-55', 'CONST-22'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Notification Days' })).toHaveValue('5, 10, 30')
    await expect(canvas.getByText('Product licenses with zero users are ignored.')).toBeVisible()
    await expect(canvas.getByText('Not in All Infinite')).toBeVisible()
    await expect(canvas.getByText('Ignored')).toBeVisible()
    // A stored number below -1 is unlimited (LIC-73).
    await expect(canvas.getByRole('textbox', { name: 'Max Users, Mobile Muster' })).toHaveValue('Unlimited')
    await expect(canvas.getByRole('checkbox', { name: 'Drawing Register' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Tag Gateway' })).not.toBeChecked()
  },
}

/** A limit lower than its use is a warning with the names of those who are over it. */
export const OverALimit: Story = {
  play: async ({ canvas }) => {
    await type(limit(canvas, 'Max Users'), '230')
    await type(limit(canvas, 'Max Users, Construction'), '36')
    await expect(canvas.getByText('2 over the limit')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'femi.balogun' })).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: '36 more' })).toHaveAttribute('href', '#users')
    await expect(canvas.getByRole('link', { name: 'Show users' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-disabled')
  },
}

export const AllInfinite: Story = {
  name: 'All Infinite leaves product license 1, and switched off restores what was typed',
  tags: ['test-only'],
  parameters: { rows: ['LIC-53', 'LIC-56', 'CONST-25'] },
  play: async ({ canvas }) => {
    await type(limit(canvas, 'Max Users, Construction'), '45')
    const all = canvas.getByRole('switch', { name: 'All Infinite' })
    await userEvent.click(all)
    await expect(canvas.getByRole('textbox', { name: 'Max Users, Construction' })).toHaveValue('Unlimited')
    await expect(limit(canvas, 'Max Users, Material Control')).toHaveValue('220')
    await expect(all).toBeChecked()
    await userEvent.click(all)
    await expect(limit(canvas, 'Max Users, Construction')).toHaveValue('45')
    await expect(canvas.getByRole('textbox', { name: 'Max Users, Mobile Muster' })).toHaveValue('Unlimited')
    await expect(all).not.toBeChecked()
  },
}

export const AllInfiniteOneByOne: Story = {
  name: 'Limits that were made unlimited one by one come back as they are stored when All Infinite is switched off',
  tags: ['test-only'],
  parameters: { rows: ['LIC-56'] },
  play: async ({ canvas }) => {
    for (const name of ['Tools and Equipment', 'Construction', 'Vendor Portal', 'Sensor Network'])
      await userEvent.click(canvas.getByRole('button', { name: `Max Users, ${name}, infinite` }))
    const all = canvas.getByRole('switch', { name: 'All Infinite' })
    await expect(all).toBeChecked()
    await userEvent.click(all)
    await expect(limit(canvas, 'Max Users, Construction')).toHaveValue('40')
    await expect(canvas.getByRole('textbox', { name: 'Max Users, Mobile Muster' })).toHaveValue('Unlimited')
    await expect(canvas.queryByText(/unsaved change/)).toBeNull()
  },
}

export const AllStoredInfinite: Story = {
  name: 'All Infinite says why it stays on when all limits are stored as unlimited',
  tags: ['test-only'],
  parameters: { rows: ['LIC-56'] },
  args: { view: withState({ addOns: ADD_ONS.map((one) => ({ ...one, maxUsers: one.addOnId === 1 ? 220 : -5 })) }) },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('switch', { name: 'All Infinite' })
    await expect(all).toBeChecked()
    await expect(all).toHaveAccessibleDescription(/Enter a number for each product license/)
    const button = canvas.getByRole('button', { name: 'Max Users, Construction, infinite' })
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(canvas.queryByText(/unsaved change/)).toBeNull()
  },
}

export const SavedUnseen: Story = {
  name: 'A version that someone else saved without a visible change does not block the save',
  tags: ['test-only'],
  parameters: { rows: ['LIC-88'] },
  play: async ({ canvas, args }) => {
    const current: LicenseState = {
      parts: { ...STATE.parts, license: { ...STATE.parts.license, version: 5 } },
      tags: [5, '"a"', '"i"'],
    }
    const progress: SaveProgress = { ...ALL_SAVED, license: { state: 'waiting' }, integrations: { state: 'waiting' } }
    onSave.mockResolvedValueOnce({ outcome: { status: 'conflict', current }, progress })
    await type(canvas.getByRole('textbox', { name: 'Company' }), 'Anyone Ltd.')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    await expect(onSave.mock.calls[1]?.[0].tags).toEqual([5, '"a"', '"i"'])
  },
}

export const Saved: Story = {
  name: 'A save names the changed fields, then the page is left',
  tags: ['test-only'],
  parameters: { rows: ['LIC-60', 'LIC-75'] },
  play: async ({ canvas, args }) => {
    await type(canvas.getByRole('textbox', { name: 'Notification Days' }), '10,5 ,10')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Tag Gateway' }))
    await expect(canvas.getByText('2 unsaved changes')).toBeVisible()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    const [, edit, info] = onSave.mock.calls[0] ?? []
    await expect(edit?.notificationDays).toBe('10, 5')
    await expect(info).toEqual({ changedFields: ['notificationDays', 'integrationIds'], before: undefined })
  },
}

const failingAt = (step: LicenseStep, title: string): Story => ({
  play: async ({ canvas, args }) => {
    onSave.mockResolvedValueOnce(stopAt(step))
    await type(limit(canvas, 'Max Users'), '310')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    const panel = await canvas.findByRole('region', { name: title })
    await expect(within(panel).getByRole('heading')).toHaveFocus()
    await expect(within(panel).getByText('7f3a-91c2')).toBeVisible()
    await expect(within(panel).getByRole('alert')).toHaveTextContent('The disk of the server is full.')
    await expect(limit(canvas, 'Max Users')).toHaveValue('310')
    await expect(args.onSaved).not.toHaveBeenCalled()
    await userEvent.keyboard('{Control>}s{/Control}')
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    await expect(onSave.mock.calls[1]?.[2].before?.[step].state).toBe('failed')
  },
})

export const FailedAtTheFirstStep: Story = {
  ...failingAt('addOns', 'Not saved: product licenses.'),
  name: 'Product licenses that are not saved stop the save, and the reason is announced',
  tags: ['test-only'],
  parameters: { rows: ['LIC-62', 'ERR-41', 'ERR-99'] },
}

export const FailedAtTheSecondStep: Story = {
  ...failingAt('license', 'Saved: product licenses. Not saved: license.'),
  name: 'A license that is not saved stops the save after its product licenses',
  tags: ['test-only'],
  parameters: { rows: ['LIC-62', 'ERR-43', 'ERR-99'] },
}

export const FailedAtTheThirdStep: Story = {
  ...failingAt('integrations', 'Saved: product licenses and license. Not saved: integrations.'),
  name: 'Integrations that are not saved are saved again alone',
  tags: ['test-only'],
  parameters: { rows: ['LIC-62'] },
}

/** A save that stopped, for looking at. */
export const Stopped: Story = {
  name: 'Save stopped halfway',
  play: async ({ canvas }) => {
    onSave.mockResolvedValueOnce(stopAt('license'))
    await type(limit(canvas, 'Max Users'), '310')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await canvas.findByRole('region', { name: /Not saved: license/ })
  },
}

export const SomeoneElseSaved: Story = {
  name: 'A conflict asks about the fields that both changed',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const { license } = STATE.parts
    const current: LicenseState = {
      parts: { ...STATE.parts, license: { ...license, maxUsers: 333, company: 'Theirs Ltd.', version: 4 } },
      tags: [4, '"a"', '"i"'],
    }
    onSave.mockResolvedValueOnce({
      outcome: { status: 'conflict', current, author: { name: 'Priya Anand', at: NOW } },
      progress: { addOns: { state: 'unchanged' }, license: { state: 'waiting' }, integrations: { state: 'waiting' } },
    })
    await type(limit(canvas, 'Max Users'), '310')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await expect(await canvas.findByRole('radio', { name: /333/ })).toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveValue('Theirs Ltd.')
  },
}

export const SavedElsewhere: Story = {
  name: 'A conflict with a save of the own second tab says so, and names no other person',
  tags: ['test-only'],
  play: async ({ canvas }) => {
    const { license } = STATE.parts
    const current: LicenseState = {
      parts: { ...STATE.parts, license: { ...license, maxUsers: 333, version: 4 } },
      tags: [4, '"a"', '"i"'],
    }
    onSave.mockResolvedValueOnce({
      outcome: { status: 'conflict', current, author: { name: 'You', at: NOW, isOwn: true } },
      progress: { addOns: { state: 'unchanged' }, license: { state: 'waiting' }, integrations: { state: 'waiting' } },
    })
    await type(limit(canvas, 'Max Users'), '310')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    const panel = await canvas.findByRole('region', {
      name: /^You changed this .* in another tab or on another device, while you were editing$/,
    })
    await expect(within(panel).getByRole('radio', { name: 'Other version 333' })).toBeVisible()
    await expect(panel).toHaveTextContent(
      'Both versions changed Max Users. Choose one version. Nothing is lost until you save.',
    )
  },
}

/** An invalid value shows its error when the field is left, and disables Save with the reason. */
export const Invalid: Story = {
  parameters: { rows: ['LIC-74', 'LIC-80'] },
  play: async ({ canvas }) => {
    await type(canvas.getByRole('textbox', { name: 'Notification Days' }), '5, ten')
    await userEvent.tab()
    const sentence = 'Enter comma separated numbers ex) 5, 10, 30'
    await expect(canvas.getByRole('textbox', { name: 'Notification Days' })).toBeInvalid()
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(sentence)
  },
}

/** Deactivating the own license warns. */
export const OwnLicense: Story = {
  name: 'Deactivating your own license',
  args: { isOwn: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Active/ }))
    await expect(canvas.getByText(/This is your own license/)).toBeVisible()
  },
}

/** An expired license stays savable. */
export const Expired: Story = {
  args: { view: withState({ license: { ...STATE.parts.license, expiryDate: toExpiryDate('2026-01-31') } }) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('This day is past: users of this license can’t sign in.')).toBeVisible()
    await type(canvas.getByRole('textbox', { name: 'Company' }), 'Anyone Ltd.')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
  },
}

export const Deactivated: Story = {
  name: 'Deactivating the license shows who is shut out, and Save asks for their number',
  tags: ['test-only'],
  parameters: { rows: ['LIC-86'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Active/ }))
    await expect(canvas.getByText('231 users are shut out')).toBeVisible()
    const bar = within(canvas.getByRole('region', { name: 'Unsaved changes' }))
    await expect(bar.getByText('Shuts out 231 users')).toBeVisible()
    await expect(bar.getByRole('button', { name: 'Save…' })).toBeVisible()
    await expect(canvas.getByText('Signed in now:', { exact: false })).toHaveTextContent(
      'Signed in now: amara.osei, farid.haddad, lena.vogt and 11 more.',
    )
    await expect(canvas.getByRole('link', { name: 'farid.haddad' })).toHaveAttribute('href', '#farid.haddad')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Deactivate Northgate Constructors?' })
    await expect(args.onCount).toHaveBeenCalledOnce()
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Type 231 to confirm' }), '23')
    await expect(within(dialog).getByRole('button', { name: 'Deactivate and save' })).toHaveAccessibleDescription(
      'Type 231 first.',
    )
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(onSave).not.toHaveBeenCalled()
    await expect(canvas.getByText('1 unsaved change')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Type 231 to confirm' }), '231')
    await userEvent.click(screen.getByRole('button', { name: 'Deactivate and save' }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
    await expect(onSave.mock.calls[0]?.[1].isActive).toBe(false)
  },
}

/** The question before the license is closed, for looking at. */
export const AskedToDeactivate: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Active/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await userEvent.type(await screen.findByRole('textbox', { name: 'Type 231 to confirm' }), '23')
  },
}

export const MadeToExpire: Story = {
  name: 'A day that is past asks for the number of users who are shut out',
  tags: ['test-only'],
  parameters: { rows: ['LIC-86'] },
  play: async ({ canvas, args }) => {
    await type(canvas.getByRole('textbox', { name: /^Expiry Date/ }), '31/1/2026')
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await screen.findByRole('alertdialog', { name: 'Let Northgate Constructors expire?' })
    await userEvent.type(screen.getByRole('textbox', { name: 'Type 231 to confirm' }), '231{Enter}')
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
  },
}

/** A license is closed only after its users are counted. */
export const NotCounted: Story = {
  parameters: { rows: ['LIC-86'] },
  args: { use: failed({ message: 'The database does not answer.' }, fn()) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Active/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    const dialog = await screen.findByRole('alertdialog')
    const confirm = within(dialog).getByRole('button', { name: 'Deactivate and save' })
    await expect(confirm).toHaveAccessibleDescription('The number of users must be counted first.')
    await expect(within(dialog).getByRole('button', { name: /^Retry/ })).toBeVisible()
  },
}

export const LinkedSince: Story = {
  name: 'An environment says since when it is linked, if the server knows it',
  tags: ['test-only'],
  parameters: { rows: ['LIC-87'] },
  play: async ({ canvas }) => {
    const [prod, uat] = within(canvas.getByRole('region', { name: 'Environments' })).getAllByRole('listitem')
    await expect(prod).toHaveTextContent(/Linkedsince 3\/2\/2024/)
    await expect(uat).not.toHaveTextContent('since')
  },
}

export const LinkRetried: Story = {
  name: 'A link that fails says why in its row, and can be retried at any time',
  tags: ['test-only'],
  parameters: { rows: ['LIC-87'] },
  play: async ({ canvas }) => {
    onLink.mockResolvedValueOnce({ message: 'Environment does not answer.', requestId: '7f3a-91c2', at: NOW })
    await userEvent.click(canvas.getByRole('button', { name: 'Link TRAINING' }))
    await expect(await canvas.findByText(/Environment does not answer/)).toHaveTextContent(/Request 7f3a-91c2/)
    await expect(canvas.getByText('tried at 9:52AM')).toBeVisible()
    const retry = canvas.getByRole('button', { name: 'Retry linking TRAINING' })
    await expect(retry).toHaveFocus()
    await userEvent.click(retry)
    await waitFor(() => expect(canvas.queryByText(/Environment does not answer/)).toBeNull())
    await expect(onLink.mock.calls.map(([environment]) => environment.name)).toEqual(['TRAINING', 'TRAINING'])
  },
}

/** A failed link, for looking at. */
export const LinkFailed: Story = {
  play: async ({ canvas }) => {
    onLink.mockResolvedValueOnce({ message: 'Environment does not answer.', requestId: '7f3a-91c2', at: NOW })
    await userEvent.click(canvas.getByRole('button', { name: 'Link TRAINING' }))
    await canvas.findByText(/Environment does not answer/)
    onLink.mockReturnValueOnce(new Promise(() => undefined))
    await userEvent.click(canvas.getByRole('button', { name: 'Link DEV' }))
  },
}

export const Unlinked: Story = {
  name: 'Unlinking asks with the number of users, and a failure stays in the question',
  tags: ['test-only'],
  parameters: { rows: ['LIC-87'] },
  play: async ({ canvas }) => {
    onUnlink.mockResolvedValueOnce('Failed to unlink UAT.')
    await userEvent.click(canvas.getByRole('button', { name: 'Unlink UAT…' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Unlink UAT?' })
    await expect(dialog).toHaveAccessibleDescription(/231 users can open it now.*Users then go directly to PROD/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Unlink UAT' }))
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to unlink UAT.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Unlink UAT' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(onUnlink).toHaveBeenCalledTimes(2)
  },
}

export const NeverLinked: Story = {
  name: 'A license whose only link failed can be linked again',
  tags: ['test-only'],
  parameters: { rows: ['LIC-87'] },
  args: { environments: { view: ready({ all: ENVIRONMENTS, linked: new Map() }), onLink, onUnlink } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No environment is linked' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Retry linking PROD' }))
    await expect(onLink).toHaveBeenCalledWith(ENVIRONMENTS[0])
  },
}

/** Environments that cannot be loaded leave the other fields editable. */
export const EnvironmentsFailed: Story = {
  args: {
    environments: { view: failed({ message: 'Service unavailable.' }, fn()), onLink, onUnlink: undefined },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Failed to fetch environments\.\s*Service unavailable\./)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    const { view } = args.environments
    await expect(view.state === 'failed' ? view.retry : undefined).toHaveBeenCalledOnce()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), ' East')
    await expect(await canvas.findByText('1 unsaved change')).toBeVisible()
  },
}

export const OfAServerThatNeitherCountsNorUnlinks: Story = {
  name: 'A server that neither counts nor unlinks still asks before the license is closed',
  tags: ['test-only'],
  parameters: { rows: ['LIC-86'] },
  args: {
    use: undefined,
    environments: {
      view: ready({ all: ENVIRONMENTS, linked: new Map([[1, undefined]]) }),
      onLink,
      onUnlink: undefined,
    },
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: /^Unlink/ })).toBeNull()
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Active/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }))
    await userEvent.click(await screen.findByRole('button', { name: 'Deactivate and save' }))
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce())
  },
}

/** A license without product licenses or integrations. */
export const Empty: Story = {
  args: { view: withState({ addOns: [], integrationIds: [] }, []) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This license has no product licenses.')).toBeVisible()
    await expect(canvas.getByText('There are no integrations to select.')).toBeVisible()
  },
}

export const TooLong: Story = {
  args: {
    view: withState({
      license: { ...STATE.parts.license, name: 'Northgate'.repeat(16), company: 'Constructors '.repeat(11) },
      addOns: ADD_ONS.map((one) => ({ ...one, name: `${one.name} `.repeat(5), description: 'Words '.repeat(30) })),
    }),
  },
}

export const Many: Story = {
  args: {
    view: withState({
      addOns: Array.from({ length: 40 }, (_, index) => addOn(index + 1, `P${index}`, `Product ${index}`, index, 2)),
    }),
  },
}

export const Loading: Story = { args: { view: loading() } }

export const Failed: Story = {
  args: { view: failed({ message: 'Failed to load licenses' }, fn()) },
  play: showsFailure('Failed to load licenses'),
}

export const NotFound: Story = {
  args: { view: failed({ message: 'No such license.', missingTitle: 'Not found' }, fn()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Not found\s*No such license\./)
    await expect(canvas.queryByRole('button', { name: 'Retry' })).toBeNull()
  },
}
