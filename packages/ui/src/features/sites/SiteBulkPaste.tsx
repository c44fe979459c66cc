'use client'

import { siteLabels, siteMessages } from '@sitewright/domain/sites/messages'
import { SITE_DELIMITERS, type SiteNode } from '@sitewright/domain/sites/model'
import { useMemo, useState } from 'react'
import { BulkPasteEditor, getRootLines, type PathCheck } from '../../bulk-paste-editor/BulkPasteEditor'
import { PageHeader } from '../../page-header/PageHeader'
import type { ToastQueue } from '../../toasts/toast-queue'
import { Body } from './SiteScreens.styles'
import { SITE_PATH_RULES, toExistingNodes } from './site-rules'

/** Props of SiteBulkPaste. */
export interface SiteBulkPasteProps {
  /** All sites of the project, archived ones too. Keep the list the same as long as nothing changes. */
  sites: readonly SiteNode[]
  /** Creates the new sites, one hierarchy a top site. @returns the top nodes whose hierarchy was not saved; a failure of all throws the server's text */
  onCreate: (check: PathCheck) => Promise<ReadonlySet<number>>
  toasts: Pick<ToastQueue, 'success' | 'error'>
  /** Why nothing can be created. */
  disabledReason?: string
}

/**
 * The bulk screen (SITE-39 to SITE-49, SITE-73): paths, a check of the hierarchies that they make, then their creation. After a partial
 * failure the lines of the failed hierarchies stay (SITE-49).
 */
export function SiteBulkPaste({ sites, onCreate, toasts, disabledReason }: SiteBulkPasteProps) {
  const existingNodes = useMemo(() => toExistingNodes(sites), [sites])
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isCreating, setCreating] = useState(false)

  const create = async (check: PathCheck): Promise<void> => {
    setCreating(true)
    try {
      const failed = await onCreate(check)
      setText(getRootLines(check, failed))
      setError(failed.size === 0 ? undefined : siteMessages.hierarchiesFailed)
      if (failed.size === 0) toasts.success(siteMessages.hierarchiesSaved)
      else toasts.error(siteMessages.hierarchiesFailed)
    } catch (problem) {
      const message = (problem instanceof Error && problem.message) || siteMessages.hierarchiesFailed
      setError(message)
      toasts.error(message)
    } finally {
      setCreating(false)
    }
  }
  return (
    <>
      <PageHeader title={siteLabels.bulk} />
      <Body>
        <BulkPasteEditor
          label={siteLabels.paths}
          help={`${siteLabels.pathsHelp} ${siteLabels.forbidden}`}
          existingNodes={existingNodes}
          delimiters={SITE_DELIMITERS}
          rules={SITE_PATH_RULES}
          value={text}
          onChange={(next) => {
            setText(next)
            setError(undefined)
          }}
          onCreate={(check) => void create(check)}
          isCreating={isCreating}
          error={error}
          disabledReason={disabledReason}
          labels={{
            delimiter: siteLabels.delimiter,
            check: siteLabels.validate,
            create: siteLabels.create,
            nothing: siteMessages.bulkEmpty,
          }}
        />
      </Body>
    </>
  )
}
