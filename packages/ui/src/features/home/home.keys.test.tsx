import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { homeLabels } from '@sitewright/domain/home/messages'
import { ready } from '../../view/view-state'
import { HOME_NOW, oneLicenseOverview } from '../fixtures/home'
import { HomeScreen, type HomeScreenProps } from './HomeScreen'

let root: Root
beforeEach(() => {
  const container = document.createElement('main')
  document.body.append(container)
  root = createRoot(container)
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
})

const retry = vi.fn<() => void>()
const onClearRecent = vi.fn<() => void>()
const onJump = vi.fn<() => void>()
const props: HomeScreenProps = {
  overview: ready(
    { ...oneLicenseOverview, attention: { ...oneLicenseOverview.attention, idleUsers: { state: 'failed' } } },
    { retry },
  ),
  limitsOf: 'license',
  scope: { value: '1', options: [{ value: '1', label: 'Northgate Constructors' }], onChange: vi.fn() },
  links: {
    review: (line) => ({ href: `#review-${line}` }),
    license: () => '#license',
    user: () => '#user',
    licenses: undefined,
    project: (id) => `#project-${id}`,
    importSystem: () => undefined,
  },
  areas: [
    { id: 'users', label: 'Users', href: '#users', action: { kind: 'create', label: 'New User', href: '#new' } },
    { id: 'projects', label: 'Projects', href: '#projects' },
  ],
  recent: [{ kind: 'user', id: 'a', label: 'agnes.ndlovu', href: '#agnes', openedAt: HOME_NOW }],
  onClearRecent,
  onJump,
  now: HOME_NOW,
  dates: { timeZone: 'UTC' },
}

const nameOf = (element: Element | null): string =>
  element?.getAttribute('aria-label') ??
  (element instanceof HTMLSelectElement ? (element.labels[0]?.textContent ?? '') : (element?.textContent ?? ''))

async function pressTab(times: number): Promise<string[]> {
  const names: string[] = []
  for (let press = 0; press < times; press += 1) {
    await userEvent.keyboard('{Tab}')
    names.push(nameOf(document.activeElement))
  }
  return names
}

it('goes by Tab through scope, lines, limits, recent records and areas, in the order of the page [HOME-14]', async () => {
  root.render(<HomeScreen {...props} />)
  await vi.waitFor(() => expect(document.querySelector('table')).not.toBeNull())
  expect(await pressTab(16)).toEqual([
    'Scope',
    'Check again',
    'locked.out',
    'Review users: 1 user is locked out',
    'Review seats: 1 product license is full or nearly full',
    'Retry, idle users',
    'Hydrogen Plant',
    'Rail Loading Rack',
    'Review projects: 2 projects have no sites',
    'View License',
    'Clear',
    'agnes.ndlovu',
    'Users',
    'New User',
    'Projects',
    'Jump to Ctrl K',
  ])
  await userEvent.keyboard('{Enter}')
  expect(onJump).toHaveBeenCalledOnce()
})

it('checks again by Enter, and keeps the focus on the button [HOME-10]', async () => {
  root.render(<HomeScreen {...props} />)
  await vi.waitFor(() => expect(document.querySelector('table')).not.toBeNull())
  await pressTab(2)
  await userEvent.keyboard('{Enter}')
  expect(retry).toHaveBeenCalledOnce()
  root.render(<HomeScreen {...props} overview={ready({ ...oneLicenseOverview }, { retry, isRefreshing: true })} />)
  const later = { ...oneLicenseOverview, checkedAt: HOME_NOW + 60_000 }
  root.render(<HomeScreen {...props} overview={ready(later, { retry })} />)
  await vi.waitFor(() => expect(document.body.textContent).toContain('Checked today 9:42AM'))
  expect(nameOf(document.activeElement)).toBe(homeLabels.checkAgain)
})

it('keeps the focus in the section when Retry of a line disappears with its failure [HOME-07]', async () => {
  root.render(<HomeScreen {...props} />)
  await vi.waitFor(() => expect(document.querySelector('table')).not.toBeNull())
  await pressTab(6)
  await userEvent.keyboard('{Enter}')
  root.render(<HomeScreen {...props} overview={ready(oneLicenseOverview, { retry })} />)
  await vi.waitFor(() => expect(document.body.textContent).toContain("26 users haven't signed in"))
  const region = document.querySelector(`section[aria-labelledby]`)
  expect(region?.contains(document.activeElement)).toBe(true)
})
