import { expect, it } from 'vitest'
import { linkMessages } from './links-messages'

it('counts links to deleted items [WF-98]', () => {
  expect([1, 2].map(linkMessages.dangling)).toEqual([
    '1 link points to an item that no longer exists.',
    '2 links point to items that no longer exist.',
  ])
})
