import { planRootSaves, type RootSave, type SavedSite, type SiteEdit } from '@sitewright/domain/sites/tree-save'
import type { PathCheck } from '../../bulk-paste-editor/BulkPasteEditor'

/** One hierarchy of the bulk screen to create. */
export interface BulkRoot extends RootSave {
  /** The place of its root among the nodes of the check. */
  place: number
  name: string
}

/** The hierarchies to create from a check: new sites and the existing ones above them, one call for each hierarchy (SITE-37). */
export function planBulk(check: PathCheck, sites: ReadonlyMap<number, SavedSite>): BulkRoot[] {
  const { nodes } = check
  const getId = (place: number): number | string => {
    const existingId = nodes[place]?.existingId
    return existingId === undefined ? `new-${place}` : Number(existingId)
  }
  const edits = nodes.flatMap(({ kind, name, parent }, place): SiteEdit[] =>
    kind === 'new' ? [{ id: getId(place), name, parentId: parent < 0 ? null : getId(parent) }] : [],
  )
  const rootPlaces = new Map(nodes.flatMap(({ parent }, place) => (parent < 0 ? [[getId(place), place] as const] : [])))
  return planRootSaves(edits, sites).map((save) => {
    const place = rootPlaces.get(save.ids[0] ?? '') ?? -1
    return { ...save, place, name: nodes[place]?.name ?? '' }
  })
}
