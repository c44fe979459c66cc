import { expect, it } from 'vitest'
import { repositoryFiles, textOf } from './repository'

/** A lock `for update` makes every insert of a row that refers to the locked row wait, even of a call that changes nothing of it. */
const FOR_UPDATE = /\.for\(\s*'update'|\bfor update\b(?! of \w+ skip locked| skip locked)/gi

const findLocks = (text: string): string[] => [...text.matchAll(FOR_UPDATE)].map(([found]) => found)

it.each([
  [`query.for('update', { of: projects })`, 1],
  ['select 1 from project where project_id = 2 for update', 1],
  [`query.for('no key update')`, 0],
  ['select 1 from project for no key update', 0],
  ['limit 1 for update of j skip locked', 0],
  ['limit 1 for update skip locked', 0],
])('counts the locks in %s that block the foreign keys of other rows', (text, count) => {
  expect(findLocks(text)).toHaveLength(count)
})

it('finds only locks in the gateway that let other rows refer to the locked row', () => {
  // A deletion takes such a lock anyway.
  const sources = repositoryFiles('apps/gateway/src').filter((file) => /(?<!\.test|lock-for-deletion)\.ts$/.test(file))
  expect(sources.flatMap((file) => findLocks(textOf(file)).map((lock) => `${file}: ${lock}`))).toEqual([])
})
