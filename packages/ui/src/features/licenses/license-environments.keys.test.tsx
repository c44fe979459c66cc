import { useState } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ready } from '../../view/view-state'
import { ThemeStyles } from '../../tokens/ThemeStyles'
import { LicenseEnvironments } from './LicenseEnvironments'
import { createTestRoot } from '../../test-root/test-root-fixture'

const ALL = ['PROD', 'UAT'].map((name, index) => ({
  environmentId: index + 1,
  name,
  serverUrl: `https://${name.toLowerCase()}.example`,
}))

/** The section with a server that links and unlinks. */
function Page() {
  const [linked, setLinked] = useState<ReadonlyMap<number, undefined>>(new Map([[1, undefined]]))
  return (
    <>
      <ThemeStyles />
      <LicenseEnvironments
        view={ready({ all: ALL, linked })}
        ownId={1}
        userCount={3}
        onLink={async ({ environmentId }) => {
          setLinked((links) => new Map([...links, [environmentId, undefined]]))
          return undefined
        }}
        onUnlink={async ({ environmentId }) => {
          setLinked((links) => new Map([...links].filter(([id]) => id !== environmentId)))
          return undefined
        }}
      />
    </>
  )
}

const root = createTestRoot()

const focusedName = (): string | null | undefined =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

it('links and unlinks with the keyboard alone, and keeps the focus at the environment [LIC-87]', async () => {
  root.render(<Page />)
  await expect.poll(() => document.querySelectorAll('li button').length).toBe(2)
  await userEvent.tab()
  await userEvent.tab()
  expect(focusedName()).toBe('Link UAT')
  await userEvent.keyboard('{Enter}')
  await expect.poll(focusedName).toBe('Unlink UAT…')
  await userEvent.keyboard('{Enter}')
  // The button that changes nothing has the focus first.
  await expect.poll(focusedName).toBe('Cancel')
  await userEvent.keyboard('{Escape}')
  await expect.poll(focusedName).toBe('Unlink UAT…')
  await userEvent.keyboard('{Enter}')
  await expect.poll(focusedName).toBe('Cancel')
  await userEvent.tab()
  expect(focusedName()).toBe('Unlink UAT')
  await userEvent.keyboard('{Enter}')
  await expect.poll(focusedName).toBe('Link UAT')
})
