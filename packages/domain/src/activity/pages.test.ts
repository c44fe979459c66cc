import { describe, expect, it } from 'vitest'
import type { ActivityEntry, ActivityPage } from './model'
import { joinPages } from './pages'

const entry = (activityId: number, action = 'users.save'): ActivityEntry => ({
  activityId,
  at: activityId,
  action,
  actor: { kind: 'nobody' },
  changes: [],
})
const page = (ids: readonly number[], olderThan: number | null): ActivityPage => ({
  entries: ids.map((id) => entry(id)),
  olderThan,
})
const idsOf = ({ entries }: { entries: readonly ActivityEntry[] }) => entries.map(({ activityId }) => activityId)

describe('the pages of activity', () => {
  it('are the first one alone until an older one has loaded', () => {
    const first = page([9, 8], 8)
    expect(joinPages(first, [])).toEqual({ ...first, pages: [first] })
  })

  it('keep what was loaded when new entries push others off the first page', () => {
    const known = [page([9, 8], 8), page([7, 6], 6)]
    const joined = joinPages(page([10, 9], 9), known)
    expect(idsOf(joined)).toEqual([10, 9, 8, 7, 6])
    expect(joined).toMatchObject({ olderThan: 6, pages: known })
  })

  it('show the newest state of an entry', () => {
    const first = { entries: [entry(9, 'users.create')], olderThan: 9 }
    expect(joinPages(first, [page([9, 8], 8)]).entries[0]).toMatchObject({ action: 'users.create' })
  })

  it('start again if entries between the first page and the others are unknown', () => {
    const first = page([30, 29], 29)
    expect(joinPages(first, [page([9, 8], 8), page([7, 6], null)])).toEqual({ ...first, pages: [first] })
  })
})
