'use client'

import { storedDraftMessages } from '@sitewright/domain/shared/stored-draft-messages'
import { siteMoveLabels, siteMoveMessages } from '@sitewright/domain/sites/move-messages'
import { siteLabels, siteMessages } from '@sitewright/domain/sites/messages'
import type { SiteNode } from '@sitewright/domain/sites/model'
import { siteScreenLabels, siteScreenMessages } from '@sitewright/domain/sites/screen-messages'
import { useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Breadcrumb } from '../../breadcrumbs/Breadcrumbs'
import { ButtonLink } from '../../button/Button'
import { ConfirmDialog } from '../../confirm-dialog/ConfirmDialog'
import type { VersionAuthor } from '../../draft/draft'
import { LeaveGuard } from '../../leave-guard/LeaveGuard'
import {
  type EditedOutline,
  type NameChange,
  type NameNode,
  NameTreeEditor,
  readNameChanges,
  replaceIds,
} from '../../name-tree-editor/NameTreeEditor'
import { Note } from '../../note/Note'
import { PageHeader } from '../../page-header/PageHeader'
import type { ToastQueue } from '../../toasts/toast-queue'
import { TreeSkeleton } from '../../tree/TreeSkeleton'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { StoredDraft, useStoredDraft } from '../patterns/StoredDraft'
import { WideBody } from './SiteScreens.styles'
import { addSaved } from './saved-nodes'
import { SiteHierarchyCharacters } from './SiteHierarchyCharacters'
import { useSiteConflicts } from './use-site-conflicts'
import { SITE_NAME_RULES } from './site-rules'

/** How a save of a hierarchy ended. */
export interface HierarchyOutcome {
  /** What was saved, by the ids of the changes, with the id that each has now. */
  saved: ReadonlyMap<number | string, number>
  /** What was not, by the ids of the changes, and why in the server's words. */
  failed: ReadonlyMap<number | string, string>
  /** The renamed sites that have a newer version, with its author if known. The list of sites has their version. */
  conflicts?: ReadonlyMap<number, VersionAuthor | undefined>
}

/** Props of SiteHierarchy. */
export interface SiteHierarchyProps {
  /** The sites of the hierarchy as they are saved; those at its top without a parent here. Keep the list the same as long as nothing changes. */
  view: ViewState<readonly SiteNode[]>
  /** `edit` when the hierarchy of a site is opened (SITE-20, SITE-33). */
  mode: 'edit' | 'new'
  /** The pages above, outermost first. */
  breadcrumb?: readonly Breadcrumb[]
  /**
   * Saves what has changed, and nothing else, and reports it. Resolves to undefined if nothing could be saved.
   * @param sites all saved sites, including those that this editor added
   */
  onSave: (changes: readonly NameChange[], sites: readonly SiteNode[]) => Promise<HierarchyOutcome | undefined>
  /**
   * Whether saved sites can be moved (SITE-84), and whether the top of this hierarchy is the top of the project, where a site loses its class.
   * Without it, only new sites can be moved.
   */
  moves?: { isProjectTop: boolean } | undefined
  /** The page to go back to without saving. */
  cancelHref: string
  /** Called when everything is saved and the leave guard no longer asks. */
  onSaved?: () => void
  /** Says why names are not sent. */
  toasts: Pick<ToastQueue, 'error'>
  /** Why nothing can be changed. */
  disabledReason?: string | undefined
}

const getMoveReason = ({ name, active }: SiteNode, canMove: boolean): string | undefined => {
  if (!canMove) return siteMessages.placeFixed
  return active ? undefined : siteMoveMessages.archived(name)
}

const toNameNode = (site: SiteNode, canMove: boolean): NameNode => ({
  id: site.siteId,
  parentId: site.parentId,
  name: site.name,
  moveDisabledReason: getMoveReason(site, canMove),
  ...(!site.active && {
    badge: siteLabels.archived,
    // SITE-73.
    addChildDisabledReason: siteMessages.bulkArchived(site.name),
  }),
})

/**
 * The hierarchy editor (SITE-18 to SITE-38): names of sites in place, new ones under any of them. What could not be saved stays
 * marked and unsaved.
 */
export function SiteHierarchy({ view, mode, breadcrumb = [], disabledReason, ...editor }: SiteHierarchyProps) {
  return (
    <>
      <PageHeader title={mode === 'edit' ? siteLabels.edit : siteLabels.new} breadcrumb={breadcrumb} />
      <View
        view={view}
        failedTitle={siteMessages.fetchFailed}
        loading={
          <WideBody>
            <TreeSkeleton label={siteLabels.hierarchy} />
          </WideBody>
        }
      >
        {(sites) => (
          <WideBody>
            {disabledReason !== undefined && (
              <Note tone="info">
                {(mode === 'edit' ? siteScreenMessages.readOnly : siteScreenMessages.cannotAdd)(disabledReason)}
              </Note>
            )}
            <HierarchyEditor {...editor} sites={sites} disabledReason={disabledReason} />
          </WideBody>
        )}
      </View>
    </>
  )
}

const UNSAVED = [{ id: 'hierarchy', label: siteScreenLabels.unsavedHierarchy }]

const TREE_LABELS = {
  save: siteLabels.save,
  search: siteLabels.find,
  moveErrors: siteMessages.moveErrors,
  parentErrors: siteMessages.parentErrors,
  newParentError: siteMessages.newParent,
  noRow: siteMessages.noRow,
  empty: siteMessages.emptyHierarchy,
}

/** What is stored on the device: the rows, and the sites as they were when the user began to edit them. */
interface HierarchyDraft {
  outline: EditedOutline | null
  edited: readonly SiteNode[]
}

type EditorProps = Omit<SiteHierarchyProps, 'view' | 'mode' | 'breadcrumb'> & { sites: readonly SiteNode[] }

function HierarchyEditor(props: EditorProps) {
  const { sites: loaded, onSave, onSaved, moves, cancelHref, toasts, disabledReason } = props
  const canMove = moves !== undefined
  // Sites that this editor added, until the refetched list contains them.
  const [added, setAdded] = useState<readonly SiteNode[]>([])
  const sites = useMemo(() => addSaved(loaded, added), [loaded, added])
  const nodes = useMemo(() => sites.map((site) => toNameNode(site, canMove)), [sites, canMove])
  const [value, setValue] = useState<EditedOutline | null>(null)
  const [failures, setFailures] = useState<ReadonlyMap<number | string, string>>(new Map())
  const [isSaving, setSaving] = useState(false)
  /** What waits for the answer whether sites move to the top of the project. */
  const [asked, setAsked] = useState<{ changes: readonly NameChange[]; answer: (isConfirmed: boolean) => void }>()
  // The sites as they were when the user began to edit them: a save names their versions.
  const [edited, setEdited] = useState<readonly SiteNode[]>()
  const storedDraft = useStoredDraft()
  const draft = useMemo(() => ({ outline: value, edited: edited ?? sites }), [value, edited, sites])
  const base = useMemo(() => ({ value: { outline: null, edited: sites } }), [sites])
  const conflicts = useSiteConflicts(sites, value, (next, chosen) => {
    setFailures((now) => new Map([...now].filter(([id]) => !chosen.has(Number(id)))))
    setValue(next)
  })
  const change = (next: EditedOutline | null): void => {
    setEdited((now) => (next === null ? undefined : (now ?? sites)))
    setValue(next)
  }

  /** @returns whether everything is saved */
  const finish = (changes: readonly NameChange[], outcome: HierarchyOutcome): boolean => {
    const { saved, failed } = outcome
    // flushSync, because the leave guard must render without changes before `onSaved` leaves the page.
    flushSync(() => {
      setAdded((now) => addSaved(now, toSavedNodes(changes, saved)))
      setFailures(failed)
      // The next save is over the versions that the conflict panel shows.
      setEdited(undefined)
      conflicts.meet(changes, outcome, edited ?? sites)
      setValue((now) => (failed.size === 0 || now === null ? null : replaceIds(now, saved)))
      setSaving(false)
    })
    if (failed.size > 0) return false
    storedDraft.clear()
    return true
  }
  const confirmTop = (changes: readonly NameChange[]): Promise<boolean> =>
    moves?.isProjectTop === true && changes.some(isMoveToTop)
      ? new Promise((answer) => setAsked({ changes, answer }))
      : Promise.resolve(true)
  const save = async (changes: readonly NameChange[]): Promise<boolean> => {
    if (conflicts.block() || !(await confirmTop(changes))) return false
    setSaving(true)
    const outcome = await onSave(changes, withVersions(sites, edited, changes))
    if (outcome !== undefined) return finish(changes, outcome)
    setSaving(false)
    return false
  }
  const answerTop = (isConfirmed: boolean): void => {
    asked?.answer(isConfirmed)
    setAsked(undefined)
  }
  /** Saves for the question of the leave guard. */
  const saveToLeave = async (): Promise<boolean> => {
    if (value === null) return true
    const { changes, errors } = readNameChanges(nodes, value, SITE_NAME_RULES, { isSorted: canMove })
    return errors.size === 0 && (changes.length === 0 || (await save(changes)))
  }
  return (
    <>
      <LeaveGuard changes={value === null ? [] : UNSAVED} onSave={saveToLeave} />
      {disabledReason === undefined && (
        <StoredDraft<HierarchyDraft>
          control={storedDraft}
          draft={{ base, value: draft, conflict: undefined }}
          hasChanges={value !== null}
          describeSince={({ edited: before }) => {
            const names = new Map(before.map(({ siteId, name }) => [siteId, name]))
            return sites.filter(({ siteId, name }) => names.get(siteId) !== name).map(({ name }) => name)
          }}
          disabledReason={value === null ? undefined : storedDraftMessages.dirty}
          onRestore={(_base, restored) => {
            setEdited(restored.edited)
            setValue(restored.outline)
          }}
        />
      )}
      {conflicts.panel}
      <NameTreeEditor
        label={siteLabels.hierarchy}
        nodes={nodes}
        value={value}
        onChange={change}
        onSave={(changes) => void save(changes).then((isSaved) => isSaved && onSaved?.())}
        onInvalid={(errors) => {
          if ([...errors.values()].includes(siteMessages.siblingsSame)) toasts.error(siteMessages.siblingsUnique)
        }}
        isSaving={isSaving}
        failures={failures}
        rules={SITE_NAME_RULES}
        isSorted={canMove}
        hasSearch
        hasLevels
        footer={<ButtonLink href={cancelHref}>{siteLabels.cancel}</ButtonLink>}
        help={
          <>
            {disabledReason === undefined && siteLabels.treeKeys} <SiteHierarchyCharacters edited={value} />
          </>
        }
        disabledReason={disabledReason}
        labels={TREE_LABELS}
      />
      {asked !== undefined && (
        <ConfirmDialog
          isOpen
          title={siteMoveLabels.topTitle(asked.changes.filter(isMoveToTop).map(({ name }) => name))}
          confirmLabel={siteMoveLabels.save}
          onConfirm={() => answerTop(true)}
          onClose={() => answerTop(false)}
        >
          <p>{siteMoveMessages.confirmTop}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

const isMoveToTop = ({ parentId, kinds }: NameChange): boolean => parentId === null && kinds.includes('parent')

/** The sites, those that the user renamed with the version that was on the screen then: a refetch must not make a save overwrite a name that nobody saw. */
function withVersions(
  sites: readonly SiteNode[],
  edited: readonly SiteNode[] | undefined,
  changes: readonly NameChange[],
): readonly SiteNode[] {
  if (edited === undefined || edited === sites) return sites
  const renamed = new Set(changes.map(({ id }) => id))
  const before = new Map(edited.filter(({ siteId }) => renamed.has(siteId)).map((site) => [site.siteId, site]))
  return sites.map((site) => before.get(site.siteId) ?? site)
}

/** The sites that a save created, with their ids from the server. */
function toSavedNodes(changes: readonly NameChange[], saved: HierarchyOutcome['saved']): SiteNode[] {
  return changes.flatMap(({ id, name, parentId, kinds }) => {
    const siteId = saved.get(id)
    if (siteId === undefined || !kinds.includes('new')) return []
    const parent = parentId === null ? null : (saved.get(parentId) ?? Number(parentId))
    return [{ siteId, parentId: parent, name, active: true }]
  })
}
