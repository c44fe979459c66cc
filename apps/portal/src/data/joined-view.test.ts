import { describe, expect, it, vi } from 'vitest'
import { failed, loading, ready } from '@sitewright/ui/view-state'
import { joinViews, mapView } from './joined-view'

describe('a screen of several reads', () => {
  it('waits for all of them', () => {
    expect(joinViews({ one: ready(1), two: loading() }).state).toBe('loading')
    expect(joinViews({ one: ready(1), two: ready('b') })).toMatchObject({ state: 'ready', value: { one: 1, two: 'b' } })
  })

  it('fails with the first that failed, and tries again those that did', async () => {
    const retries = { two: vi.fn<() => void>(), three: vi.fn<() => void>() }
    const view = joinViews({
      one: ready(1),
      two: failed({ message: 'Failed load roles.' }, retries.two),
      three: failed({ message: 'Another one.' }, retries.three),
    })
    expect(view).toMatchObject({ state: 'failed', problem: { message: 'Failed load roles.' } })
    if (view.state === 'failed') await view.retry()
    expect(retries.two).toHaveBeenCalledTimes(1)
    expect(retries.three).toHaveBeenCalledTimes(1)
  })

  it('reports a failed refetch of one of them', () => {
    const stale = { message: 'The server cannot be reached.' }
    const view = joinViews({ one: ready(1, { staleProblem: stale }), two: ready(2, { isRefreshing: true }) })
    expect(view).toMatchObject({ state: 'ready', staleProblem: stale, isRefreshing: true })
  })

  it('is made into what the screen takes only when it is there', () => {
    expect(mapView(ready(2), (value) => value * 2)).toMatchObject({ state: 'ready', value: 4 })
    expect(mapView(loading(), () => 'never')).toEqual({ state: 'loading' })
  })
})
