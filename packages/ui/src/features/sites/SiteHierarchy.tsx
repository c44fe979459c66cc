'use client'

import { siteLabels, siteMessages } from '@sitewright/domain/sites/messages'
import type { SiteNode } from '@sitewright/domain/sites/model'
import { useMemo, useState } from 'react'
import {
  type NameChange,
  type NameNode,
  NameTreeEditor,
  type Outline,
  replaceIds,
} from '../../name-tree-editor/NameTreeEditor'
import { PageHeader } from '../../page-header/PageHeader'
import type { ToastQueue } from '../../toasts/toast-queue'
import { Body } from './SiteScreens.styles'
import { SITE_NAME_RULES } from './site-rules'

/** How a save of a hierarchy ended. */
export interface HierarchyOutcome {
  /** What was saved, by the ids of the changes, with the id that each has now. */
  saved: ReadonlyMap<number | string, number>
  /** What was not, by the ids of the changes, and why in the server's words. */
  failed: ReadonlyMap<number | string, string>
}

/** Props of SiteHierarchy. */
export interface SiteHierarchyProps {
  /** The sites of the hierarchy as they are saved; those at its top without a parent here. Keep the list the same as long as nothing changes. */
  sites: readonly SiteNode[]
  /** `edit` when the hierarchy of a site is opened (SITE-20, SITE-33). */
  mode: 'edit' | 'new'
  /** Saves what has changed, and nothing else; a failure of the whole throws the server's text as an `Error`. */
  onSave: (changes: readonly NameChange[]) => Promise<HierarchyOutcome>
  toasts: Pick<ToastQueue, 'success' | 'error'>
  /** Why nothing can be changed. */
  disabledReason?: string
}

const toNameNode = ({ siteId, parentId, name, active }: SiteNode): NameNode => ({
  id: siteId,
  parentId,
  name,
  moveDisabledReason: siteMessages.placeFixed,
  ...(!active && {
    badge: siteLabels.archived,
    // SITE-73.
    addChildDisabledReason: siteMessages.bulkArchived(name),
  }),
})

/**
 * The hierarchy editor (SITE-18 to SITE-38): names of sites in place, new ones under any of them. What could not be saved stays
 * marked and unsaved.
 */
export function SiteHierarchy({ sites, mode, onSave, toasts, disabledReason }: SiteHierarchyProps) {
  const nodes = useMemo(() => sites.map(toNameNode), [sites])
  const [value, setValue] = useState<Outline | null>(null)
  const [failures, setFailures] = useState<ReadonlyMap<number | string, string>>(new Map())
  const [isSaving, setSaving] = useState(false)

  const save = async (changes: readonly NameChange[]): Promise<void> => {
    setSaving(true)
    try {
      const { saved, failed } = await onSave(changes)
      setFailures(failed)
      setValue((now) => (failed.size === 0 || now === null ? null : replaceIds(now, saved)))
      if (failed.size === 0) toasts.success(siteMessages.hierarchySaved)
      else toasts.error(siteMessages.hierarchyFailed)
    } catch (problem) {
      toasts.error((problem instanceof Error && problem.message) || siteMessages.hierarchyFailed)
    } finally {
      setSaving(false)
    }
  }
  return (
    <>
      <PageHeader title={mode === 'edit' ? siteLabels.edit : siteLabels.new} />
      <Body>
        <NameTreeEditor
          label={siteLabels.hierarchy}
          nodes={nodes}
          value={value}
          onChange={setValue}
          onSave={(changes) => void save(changes)}
          onInvalid={(errors) => {
            if ([...errors.values()].includes(siteMessages.siblingsSame)) toasts.error(siteMessages.siblingsUnique)
          }}
          isSaving={isSaving}
          failures={failures}
          rules={SITE_NAME_RULES}
          help={siteLabels.forbidden}
          disabledReason={disabledReason}
          labels={{ save: siteLabels.save }}
        />
      </Body>
    </>
  )
}
