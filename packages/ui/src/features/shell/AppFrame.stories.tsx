import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../button/Button'
import { PageHeader } from '../../page-header/PageHeader'
import { AppFrame, type AppFrameProps, type NavigationEntry } from './AppFrame'
import { NotificationBell } from '../jobs/NotificationBell'
import { OfflineBar } from './OfflineBar'
import { TestBanner } from './TestBanner'
import { VersionBanner } from './VersionBanner'

const meta: Meta<typeof AppFrame> = {
  title: 'Screens/Shell/Frame',
  component: AppFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '#home',
    navigation: [
      { id: 'users', label: 'Users', href: '#users', isCurrent: true },
      { id: 'projects', label: 'Projects', href: '#projects', isCurrent: false },
    ],
    user: { userName: 'super.admin', firstName: 'Sanna', lastName: 'Aalto' },
    userSettingsHref: '#me',
    environmentsHref: '#environments',
    environment: 'PROD',
    theme: 'system',
    onThemeChange: fn(),
    onLogOut: fn(),
    onJump: fn(),
    onKeys: fn(),
    notifications: (
      <NotificationBell news={0} inFlight={0} isOpen={false} onOpenChange={fn()}>
        {null}
      </NotificationBell>
    ),
    children: <PageHeader title="Users" />,
  },
}

export default meta
type Story = StoryObj<typeof AppFrame>

export const Default: Story = {}

export const TestEnvironment: Story = {
  args: { environment: 'UAT', banners: <TestBanner environment="UAT" /> },
}

/** Every bar and banner at once. */
export const AllBanners: Story = {
  args: {
    environment: 'PUBLIC_TEST',
    bars: <OfflineBar isOffline onRetry={fn()} />,
    banners: (
      <>
        <TestBanner environment="PUBLIC_TEST" productionUrl="https://www.example.com" />
        <VersionBanner onReload={fn()} onClose={fn()} />
      </>
    ),
    children: (
      <>
        <PageHeader title="Users" />
        <div style={{ height: 2000 }} />
      </>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const view = canvasElement.ownerDocument.defaultView
    const bar = canvas.getByRole('link', { name: /Home/ }).closest('header')
    const isSmall = view?.matchMedia('(max-width: 639px), (max-height: 480px)').matches === true
    const covered = () => canvasElement.ownerDocument.documentElement.style.getPropertyValue('--sw-sticky-top')
    view?.scrollTo(0, 900)
    // In a small window the top bar stays alone; in others what stands above it stays too, and the page knows how much they cover.
    const first = isSmall ? bar : bar?.parentElement
    await waitFor(() => expect(first?.getBoundingClientRect().top).toBe(0))
    // A resize observer measures it, one frame later at the earliest.
    await waitFor(() => expect(covered() === '').toBe(isSmall))
    view?.scrollTo(0, 0)
  },
}

const ENTRIES: NavigationEntry[] = [
  'Users',
  'Projects',
  'Sites',
  'API Keys',
  'Licenses',
  'License',
  'Reports',
  'Imports',
  'Integration',
  'Workflow',
  'Preservation',
].map((label, place) => ({ id: label, label, href: `#${place}`, isCurrent: label === 'Workflow' }))
ENTRIES.push({
  id: 'mobile',
  label: 'Mobile Admin',
  href: 'https://mobile.example.com',
  isCurrent: false,
  isExternal: true,
})

/** Links that do not fit move into More. */
export const ManyAreas: Story = {
  parameters: { rows: ['NAV-15', 'NAV-16'] },
  args: { navigation: ENTRIES },
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas, canvasElement }) => {
    const bar = canvas.getByRole('link', { name: /Home/ }).closest('header')
    await waitFor(() => expect(bar?.scrollWidth).toBe(bar?.clientWidth))
    const links = within(canvas.getByRole('navigation', { name: 'Main' })).getAllByRole('link')
    await expect(links.length).toBeGreaterThan(2)
    await expect(links.length).toBeLessThan(ENTRIES.length)
    // From the last link on by keyboard.
    links.at(-1)?.focus()
    await userEvent.tab()
    const more = canvas.getByRole('button', { name: 'More' })
    await expect(more).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const menu = within(await within(canvasElement.ownerDocument.body).findByRole('menu', { name: 'More' }))
    const folded = menu.getAllByRole('menuitem').map((item) => item.textContent)
    await expect([...links.map((link) => link.textContent), ...folded]).toEqual(ENTRIES.map(({ label }) => label))
    await expect(menu.getByRole('menuitem', { name: 'Workflow' })).toHaveAttribute('aria-current', 'page')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(more).toHaveFocus())
  },
}

function Narrowing() {
  const [width, setWidth] = useState(1400)
  return (
    <div style={{ width }}>
      <AppFrame {...(meta.args as AppFrameProps)} navigation={ENTRIES} />
      <Button onClick={() => setWidth(width === 1400 ? 800 : 1400)}>Change the width</Button>
    </div>
  )
}

export const FocusStays: Story = {
  name: 'A link that folds away hands its focus to More',
  tags: ['test-only'],
  render: () => <Narrowing />,
  play: async ({ canvas }) => {
    const change = canvas.getByRole('button', { name: 'Change the width' })
    canvas.getByRole('link', { name: 'Preservation' }).focus()
    change.click()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus())
    change.click()
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Mobile Admin' })).toHaveFocus())
  },
}

export const OwnProductName: Story = {
  args: { productName: 'Harbour Works' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Harbour Works, Home' })).toBeVisible()
  },
}

/** Without any area. */
export const NoAreas: Story = {
  name: 'Without areas',
  args: { navigation: [] },
  play: async ({ canvas }) => {
    await expect(within(canvas.getByRole('navigation')).queryByRole('link')).toBeNull()
    await expect(canvas.getByRole('button', { name: /user menu/ })).toBeVisible()
  },
}

export const KeyboardAlone: Story = {
  tags: ['test-only'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    canvas.getByRole('button', { name: /user menu/ }).focus()
    await userEvent.keyboard('{Enter}')
    const menu = within(canvasElement.ownerDocument.body)
    await expect(await menu.findByRole('menuitem', { name: 'User Settings' })).toHaveFocus()
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.onLogOut).toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByRole('button', { name: /user menu/ })).toHaveFocus())
  },
}
