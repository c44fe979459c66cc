import { useMemo, useState } from 'react'
import {
  type CopyKind,
  type CopySelection,
  type PlannedCopy,
  splitCopies,
} from '@sitewright/domain/shared/several-copies'
import { severalCopiesLabels as labels } from '@sitewright/domain/shared/several-copies-messages'

/** How a copy ended, or that it is pending. */
export interface CopyResult {
  /** `refused`: it failed, and trying again cannot help. */
  readonly state: 'copying' | 'copied' | 'failed' | 'refused'
  readonly text: string
}

/** The selection and the results of one list. */
export interface CopyList {
  /** The selected rows that can be copied. */
  readonly ids: ReadonlySet<number>
  readonly onChange: (ids: ReadonlySet<number>) => void
  /** By the id in the source. */
  readonly results: ReadonlyMap<number, CopyResult>
  /** Opens the review of a copy that failed. @param reason why the target refuses it now, which its row then shows */
  readonly onRetry: (id: number, reason: string | undefined) => void
  /** Removes a result, because the row is copied alone. */
  readonly forget: (id: number) => void
}

/** Makes copies one after the other, and reports the result of each. */
export type CopySeveral<Copy> = (
  copies: readonly Copy[],
  unarchive: boolean,
  report: (copy: Copy, result: CopyResult) => void,
) => Promise<void>

const NO_IDS: ReadonlySet<number> = new Set()
const NO_RESULTS: ReadonlyMap<number, CopyResult> = new Map()
const NOTHING: CopySelection = { site: NO_IDS, import: NO_IDS, config: NO_IDS }

const createState = <Copy>(source: number | undefined) => ({
  source,
  selected: NOTHING,
  results: { site: NO_RESULTS, import: NO_RESULTS, config: NO_RESULTS },
  review: undefined as readonly Copy[] | undefined,
})

const groupIds = (copies: readonly PlannedCopy[]): CopySelection => {
  const idsOf = (kind: CopyKind) => new Set(copies.flatMap((copy) => (copy.kind === kind ? copy.ids : [])))
  return { site: idsOf('site'), import: idsOf('import'), config: idsOf('config') }
}

/**
 * What is selected in the lists of a source, the review of it, and the results of its copies (COPY-35 to COPY-40). Another source starts empty (COPY-06).
 * @param plan the copies of a selection, without what the target refuses. Memoize it
 */
export function useSeveralCopies<Copy extends PlannedCopy>(
  source: number | undefined,
  plan: (selected: CopySelection) => readonly Copy[],
  copy: CopySeveral<Copy>,
) {
  const [stored, setState] = useState(() => createState<Copy>(source))
  // Of any source: copies go on after another one is chosen.
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number }>()
  const state = stored.source === source ? stored : createState<Copy>(source)
  if (stored !== state) setState(state)
  /** Ignores what arrives for a source that is no longer chosen. */
  const update = (change: (before: typeof state) => Partial<typeof state>): void =>
    setState((before) => (before.source === source ? { ...before, ...change(before) } : before))

  const { selected } = state
  const planned = useMemo(() => plan(selected), [plan, selected])
  const plannedIds = useMemo(() => groupIds(planned), [planned])
  /** Linked ones are selected and cleared together. */
  const keepWhole = (kind: CopyKind, ids: ReadonlySet<number>): ReadonlySet<number> => {
    const cut = planned.filter((one) => one.kind === kind && one.ids.some((id) => !ids.has(id)))
    const cleared = new Set(cut.flatMap((one) => one.ids))
    return new Set([...ids].filter((id) => !cleared.has(id)))
  }
  const report = ({ kind, ids }: Copy, result: CopyResult): void => {
    if (result.state !== 'copying') setProgress((now) => now && { ...now, done: now.done + 1 })
    update(({ selected: now, results }) => ({
      results: { ...results, [kind]: new Map([...results[kind], ...ids.map((id) => [id, result] as const)]) },
      ...(result.state === 'copied' && {
        selected: { ...now, [kind]: new Set([...now[kind]].filter((id) => !ids.includes(id))) },
      }),
    }))
  }
  /** Clears a copy that the target refuses, and says why (COPY-44). */
  const refuse = (kind: CopyKind, ids: readonly number[], reason: string | undefined): void =>
    update(({ selected: now, results }) => ({
      results: {
        ...results,
        [kind]: new Map([
          ...results[kind],
          ...ids.map((id) => [id, { state: 'refused', text: reason ?? results[kind].get(id)?.text ?? '' }] as const),
        ]),
      },
      selected: { ...now, [kind]: new Set([...now[kind]].filter((id) => !ids.includes(id))) },
    }))
  const openReview = (chosen: CopySelection): void => {
    const review = plan(chosen)
    if (review.length > 0 && progress === undefined) update(() => ({ review }))
  }
  return {
    /** The copies of the selection. */
    planned,
    review: state.review,
    progress,
    listOf: (kind: CopyKind): CopyList => ({
      ids: plannedIds[kind],
      onChange: (ids) => update((now) => ({ selected: { ...now.selected, [kind]: keepWhole(kind, ids) } })),
      results: state.results[kind],
      forget: (id) =>
        update(({ results }) => ({
          results: { ...results, [kind]: new Map([...results[kind]].filter(([other]) => other !== id)) },
        })),
      onRetry: (id, reason) => {
        const chosen = { ...NOTHING, [kind]: new Set([id]) }
        if (plan(chosen).length === 0) refuse(kind, [id], reason)
        else openReview(chosen)
      },
    }),
    clear: () => update(() => ({ selected: NOTHING })),
    openReview: () => openReview(selected),
    closeReview: () => update(() => ({ review: undefined })),
    /** Copies what is reviewed. */
    confirm: async (unarchive: boolean): Promise<void> => {
      const { review } = state
      if (review === undefined) return
      update(() => ({ review: undefined }))
      const { refused } = splitCopies(review)
      for (const { kind, ids, refusal } of refused) refuse(kind, ids, refusal)
      const sent = review.filter(({ refusal }) => refusal === undefined)
      setProgress({ done: 0, all: sent.length })
      await copy(sent, unarchive, report)
      setProgress(undefined)
    },
  }
}

/** The state of the selection, its review and its results. */
export type SeveralCopies<Copy extends PlannedCopy = PlannedCopy> = Omit<
  ReturnType<typeof useSeveralCopies<Copy>>,
  'confirm'
> & { confirm: (unarchive: boolean) => Promise<void> }

/** The result of a copy that is pending. */
export const COPYING: CopyResult = { state: 'copying', text: labels.copying }
