import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type ActivityFilter, NO_ACTIVITY_FILTER } from '@sitewright/domain/activity/filter'
import { ThemeStyles } from '../../tokens/ThemeStyles'
import { ready } from '../../view/view-state'
import { ACTIVITY_NOW, activityCounts, changedGroupOfMany } from '../fixtures/activity'
import { ActivityTab } from './ActivityTab'
import { createTestRoot } from '../../test-root/test-root-fixture'

const DATES = { timeZone: 'UTC' }
const noop = () => undefined

function Tab({ initial = NO_ACTIVITY_FILTER }: { initial?: ActivityFilter }) {
  const [filter, setFilter] = useState(initial)
  return (
    <>
      <ThemeStyles />
      <ActivityTab
        view={ready([changedGroupOfMany])}
        older={{ state: 'none', loadedCount: undefined, load: noop }}
        fresh={{ count: 0, show: noop }}
        filters={{
          filter,
          onFilter: (change) => setFilter({ ...filter, ...change }),
          counts: activityCounts,
          onExport: noop,
        }}
        onOpen={async (entry) => ({
          ...entry,
          changes: [
            {
              field: 'users',
              added: {
                count: 236,
                items: Array.from({ length: 236 }, (_, index) => ({ name: `person.${index + 1}` })),
              },
            },
          ],
        })}
        thing="license"
        ownUserName="super.admin"
        now={ACTIVITY_NOW}
        dates={DATES}
      />
    </>
  )
}

const root = createTestRoot()

const button = (name: string | RegExp) => page.getByRole('button', { name })
/** Waits for a button, and focuses it. */
async function focus(name: string): Promise<void> {
  await expect.element(button(name)).toBeVisible()
  ;(button(name).element() as HTMLElement).focus()
}

describe('the filters of activity by keyboard', () => {
  it('/ moves to the search [ACT-19]', async () => {
    root.render(<Tab />)
    await expect.element(page.getByRole('searchbox', { name: 'Search activity' })).toBeVisible()
    await userEvent.keyboard('/')
    await expect.element(page.getByRole('searchbox', { name: 'Search activity' })).toHaveFocus()
  })

  it('Space checks a kind, and Escape returns to the button of the panel [ACT-19]', async () => {
    root.render(<Tab />)
    await focus('Any kind')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Kind' })).toBeVisible()
    await userEvent.keyboard('{Tab}{ }')
    await expect.element(page.getByRole('checkbox', { name: 'Sign-in' })).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await expect.element(button('Kind Sign-in').first()).toHaveFocus()
    expect(page.getByRole('dialog').elements()).toHaveLength(0)
  })

  it('Enter removes a filter, and the focus moves on: to the next one, then to the search [ACT-09, ACT-19]', async () => {
    root.render(<Tab initial={{ ...NO_ACTIVITY_FILTER, kinds: ['access', 'roles'] }} />)
    await focus('Remove the filter Kind Access')
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Remove the filter Kind Roles')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('searchbox', { name: 'Search activity' })).toHaveFocus()
  })

  it('a day is chosen in the panel, and Escape returns to its button [ACT-07, ACT-19]', async () => {
    root.render(<Tab />)
    await focus('Any date')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Date' })).toBeVisible()
    await userEvent.keyboard('{Tab}{Enter}')
    await expect.element(button(/^Remove the filter From/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(button(/^From /)).toHaveFocus()
  })

  it('a long list opens to Show less, which returns to the button that opened it [ACT-16]', async () => {
    root.render(<Tab />)
    await focus('and 224 more')
    await userEvent.keyboard('{Enter}')
    await expect.element(button('Show less')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(button('and 224 more')).toHaveFocus()
  })
})
