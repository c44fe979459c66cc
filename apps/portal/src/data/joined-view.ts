import { failed, loading, ready, type View } from '@sitewright/ui/view-state'
import { asView } from './as-view'
import type { Read } from './read'

type Views = Readonly<Record<string, View<unknown>>>
type ValuesOf<Parts extends Views> = { [Name in keyof Parts]: Parts[Name] extends View<infer Value> ? Value : never }

/** The view of a screen that needs several reads: failed with the first failure, ready when all are. Retry repeats the failed ones. */
export function joinViews<Parts extends Views>(parts: Parts): View<ValuesOf<Parts>> {
  const views = Object.values(parts)
  const faulty = views.filter((view) => view.state === 'failed')
  const [first] = faulty
  if (first !== undefined) {
    return failed(first.problem, async () => void (await Promise.all(faulty.map(async (view) => view.retry()))))
  }
  if (views.some((view) => view.state === 'loading')) return loading()
  const there = views.filter((view) => view.state === 'ready')
  const stale = there.find((view) => view.staleProblem !== undefined)
  const value = Object.fromEntries(
    Object.entries(parts).map(([name, view]) => [name, view.state === 'ready' ? view.value : undefined]),
  ) as ValuesOf<Parts>
  return ready(value, {
    isRefreshing: there.some((view) => view.isRefreshing),
    retry: async () => void (await Promise.all(there.map(async (view) => view.retry?.()))),
    staleProblem: stale?.staleProblem,
  })
}

/** The view of a value that is derived from the value of another view. */
export const mapView = <T, U>(view: View<T>, make: (value: T) => U): View<U> =>
  view.state === 'ready' ? { ...view, value: make(view.value) } : view

type Reads = Readonly<Record<string, Read<unknown>>>
type DataOf<Parts extends Reads> = { [Name in keyof Parts]: Parts[Name] extends Read<infer Value> ? Value : never }

/**
 * The joined view of several reads.
 * @param failedText the message of a failure if the server sends none
 */
export const joinReads = <Parts extends Reads>(failedText: string, parts: Parts): View<DataOf<Parts>> =>
  joinViews(Object.fromEntries(Object.entries(parts).map(([name, read]) => [name, asView(read, failedText)]))) as View<
    DataOf<Parts>
  >
