import { describe, expect, it } from 'vitest'
import { failed, loading, ready } from '@sitewright/ui/view-state'
import { buildTitle } from './build-title'

describe('the title of a page with tabs', () => {
  const kind = { name: 'User Group', failedTitle: 'Failed to fetch user group.' }
  const group = { ...kind, name: 'Night Shift' }

  it.each([
    ['names the kind and the tab while it loads', { ...kind, view: loading() }, 'Info', ['User Group', 'Info']],
    ['names what is open', { ...group, view: ready(1) }, 'Info', ['Night Shift', 'Info']],
    ['has no tab if none is current', { ...group, view: ready(1) }, undefined, ['Night Shift', undefined]],
    [
      'names what failed if the address has the name',
      { view: failed({ message: 'No such user.' }, () => undefined), name: 'viewer' },
      'Details',
      ['viewer', 'Details'],
    ],
    [
      'says that the request failed',
      { ...group, view: failed({ message: 'No such user group.' }, () => undefined) },
      'Info',
      ['Failed to fetch user group.'],
    ],
    [
      'says that there is no such thing [NAV-39]',
      { ...group, view: failed({ message: 'No such user group.', missingTitle: 'Not found' }, () => undefined) },
      'Info',
      ['Not found'],
    ],
  ])('%s', (_, opened, tab, parts) => {
    expect(buildTitle(opened, tab)).toEqual(parts)
  })
})
