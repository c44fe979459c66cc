import { describe, expect, it } from 'vitest'
import { failed, loading, ready } from '@sitewright/ui/view-state'
import { titleOfThing } from './title-of-thing'

describe('the title of the page of one thing', () => {
  const words = { name: 'User Group', tab: 'Info', failed: 'Failed to fetch user group.' }

  it.each([
    ['names its kind and the tab while it loads', loading(), words, 'User Group · Info'],
    ['names the thing', ready(1), { ...words, name: 'Night Shift' }, 'Night Shift · Info'],
    [
      'names the thing alone where no tab stands',
      ready(1),
      { ...words, name: 'Tool Crib', tab: undefined },
      'Tool Crib',
    ],
    ['says that there is none', failed({ message: 'No such user group.' }, () => undefined), words, words.failed],
  ])('%s', (_, view, said, title) => {
    expect(titleOfThing(view, said)).toBe(title)
  })
})
