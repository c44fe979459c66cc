import type { SiteNode } from '@sitewright/domain/sites/model'
import { type ReactNode, useId, useState } from 'react'
import { ConflictPanel, type ContestedField, focusUnresolved } from '../../conflict-panel/ConflictPanel'
import type { VersionAuthor } from '../../draft/draft'
import { type EditedOutline, type NameChange, renameRow } from '../../name-tree-editor/NameTreeEditor'
import { describeConflict } from '../patterns/describe-author'
import type { HierarchyOutcome } from './SiteHierarchy'

/** A site that the user and someone else renamed. */
interface Contested {
  before: string
  mine: string
  choice: ContestedField['choice']
  author: VersionAuthor | undefined
}

/** The conflicts of a hierarchy: sites that someone else renamed while the user renamed them. A save waits for a choice. */
export interface SiteConflicts {
  /** Takes the outcome of a save. */
  meet: (changes: readonly NameChange[], outcome: HierarchyOutcome, edited: readonly SiteNode[]) => void
  /** Focuses the first conflict without a choice. @returns whether there is one */
  block: () => boolean
  panel: ReactNode
}

const NONE: ReadonlyMap<number, Contested> = new Map()

export function useSiteConflicts(
  sites: readonly SiteNode[],
  value: EditedOutline | null,
  onChoose: (value: EditedOutline | null, chosen: ReadonlySet<number>) => void,
): SiteConflicts {
  const id = useId()
  const [conflicts, setConflicts] = useState(NONE)
  const [now] = useState(() => Date.now())
  const names = new Map(sites.map(({ siteId, name }) => [siteId, name]))
  const contested = [...conflicts].flatMap(([siteId, { before, mine, choice }]): ContestedField[] => {
    const theirs = names.get(siteId)
    // Without another name on the server, a save overwrites nothing.
    return theirs === undefined || theirs === before || theirs === mine
      ? []
      : [{ id: String(siteId), label: before, before, theirs, mine, choice }]
  })
  const block = (): boolean =>
    contested.some(({ choice }) => choice === undefined) && focusUnresolved(document.getElementById(id))

  const choose = (choice: 'theirs' | 'mine', only?: string): void => {
    const chosen = contested.filter((field) => only === undefined || field.id === only)
    setConflicts((known) => {
      const next = new Map(known)
      for (const field of chosen) {
        const entry = next.get(Number(field.id))
        if (entry !== undefined) next.set(Number(field.id), { ...entry, choice })
      }
      return next
    })
    if (value === null) return
    const next = chosen.reduce((all, field) => renameRow(all, Number(field.id), field[choice]), value)
    const { rows } = next
    const isSaved = rows.length === sites.length && rows.every((row) => names.get(Number(row.id)) === row.name)
    // Without a change, the choice itself is settled.
    if (isSaved) setConflicts(NONE)
    onChoose(isSaved ? null : next, new Set(chosen.map((field) => Number(field.id))))
  }
  const author = [...conflicts.values()].find((entry) => entry.author !== undefined)?.author
  return {
    meet: (changes, { conflicts: met }, edited) => {
      const before = new Map(edited.map(({ siteId, name }) => [siteId, name]))
      const mine = new Map(changes.map((change) => [change.id, change.name]))
      setConflicts(
        new Map(
          [...(met ?? [])].map(([siteId, by]) => [
            siteId,
            { before: before.get(siteId) ?? '', mine: mine.get(siteId) ?? '', choice: undefined, author: by },
          ]),
        ),
      )
    },
    block,
    panel: contested.length > 0 && (
      <ConflictPanel
        id={id}
        contested={contested}
        merged={NOTHING}
        isAnswer
        onChoose={choose}
        {...describeConflict(author, now)}
      />
    ),
  }
}

const NOTHING = [] as const
