import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SearchField } from '../../search-field/SearchField'
import { SingleKeys } from '../../single-keys/use-single-keys'
import { ThemeStyles } from '../../tokens/ThemeStyles'
import { Facets } from './Facets'
import { createTestRoot } from '../../test-root/test-root-fixture'

const FACETS = ['Expiring', 'Expired'].map((label) => ({ id: label, label, icon: 'inactive' as const }))

const root = createTestRoot()

function List() {
  const [value, setValue] = useState<readonly string[]>([])
  return (
    <>
      <SearchField label="Search" />
      <Facets facets={FACETS} counts={{ all: 3, Expiring: 1, Expired: 0 }} value={value} onChange={setValue} />
    </>
  )
}

const show = async (hasKeys = true): Promise<void> => {
  root.render(
    <SingleKeys value={hasKeys}>
      <ThemeStyles />
      <List />
    </SingleKeys>,
  )
  await expect.poll(() => document.querySelector('[role="group"]')).not.toBeNull()
}

const pressedFacets = () =>
  [...document.querySelectorAll('[aria-pressed="true"]')].map(({ textContent }) => textContent)

describe('the keys of facets', () => {
  it('press the facets in their order, and 1 shows all rows [API-119]', async () => {
    await show()
    await userEvent.keyboard('2')
    expect(pressedFacets()).toEqual(['Expiring1'])
    await userEvent.keyboard('3')
    expect(pressedFacets()).toEqual(['Expiring1', 'Expired0'])
    await userEvent.keyboard('2')
    expect(pressedFacets()).toEqual(['Expired0'])
    await userEvent.keyboard('41')
    expect(pressedFacets()).toEqual(['All3'])
  })

  it('are typed into a field that has the focus, and do nothing with Ctrl or Alt [API-119]', async () => {
    await show()
    await userEvent.keyboard('{Control>}2{/Control}{Alt>}2{/Alt}')
    const field = document.querySelector('input')
    field?.focus()
    await userEvent.keyboard('23')
    expect(field?.value).toBe('23')
    expect(pressedFacets()).toEqual(['All3'])
  })

  it('can be switched off, and are not announced then [API-119]', async () => {
    await show(false)
    await userEvent.keyboard('2')
    expect(pressedFacets()).toEqual(['All3'])
    expect(document.querySelector('[aria-pressed][aria-keyshortcuts]')).toBeNull()
  })
})
