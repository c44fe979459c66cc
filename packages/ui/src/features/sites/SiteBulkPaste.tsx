'use client'

import { storedDraftMessages } from '@sitewright/domain/shared/stored-draft-messages'
import { siteLabels, siteMessages } from '@sitewright/domain/sites/messages'
import { SITE_DELIMITERS } from '@sitewright/domain/sites/model'
import { siteScreenLabels, siteScreenMessages } from '@sitewright/domain/sites/screen-messages'
import type { SimpleSite, SiteTreeInput } from '@sitewright/domain/sites/site'
import { useMemo, useState } from 'react'
import type { Breadcrumb } from '../../breadcrumbs/Breadcrumbs'
import { BulkPasteEditor, getRootLines, type PathCheck } from '../../bulk-paste-editor/BulkPasteEditor'
import { LeaveGuard } from '../../leave-guard/LeaveGuard'
import { Note } from '../../note/Note'
import { type Fact, PageHeader } from '../../page-header/PageHeader'
import { Skeleton } from '../../skeleton/Skeleton'
import { TreeSkeleton } from '../../tree/TreeSkeleton'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { StoredDraft, useStoredDraft } from '../patterns/StoredDraft'
import { planBulk } from './bulk-plan'
import { BulkCreated, type BulkCreatedProps, BulkFailures, BulkProgress } from './BulkCreation'
import { BulkBody } from './BulkCreation.styles'
import { SITE_PATH_RULES, toExistingNodes } from './site-rules'
import { type BulkReport, type RootOutcome, useBulkCreation } from './use-bulk-creation'

/** Props of SiteBulkPaste. */
export interface SiteBulkPasteProps extends Pick<BulkCreatedProps, 'treeHref' | 'sitesHref'> {
  /** All sites of the project, archived ones too. Keep the list the same as long as nothing changes. */
  view: ViewState<readonly SimpleSite[]>
  /** The project, as "18: Coker Unit Revamp"; undefined while its name loads. */
  project: string | undefined
  /** The pages above, outermost first. */
  breadcrumb?: readonly Breadcrumb[]
  /** Creates one hierarchy, or adds to one, whole or not at all. Never rejects. */
  onCreate: (tree: SiteTreeInput) => Promise<RootOutcome>
  /** Runs the creation of all hierarchies, reports them once, and reloads the sites. */
  createAll: (run: () => Promise<BulkReport>) => Promise<BulkReport>
  /** Why nothing can be created. */
  disabledReason?: string | undefined
}

/**
 * The bulk screen (SITE-39 to SITE-49, SITE-73): paths, a check of the hierarchies that they make, then their creation. After a partial
 * failure the lines of the failed hierarchies stay, with the reasons (SITE-49), and links lead to what was created (SITE-94).
 */
export function SiteBulkPaste({ view, project, breadcrumb = [], ...editor }: SiteBulkPasteProps) {
  return (
    <>
      <PageHeader title={siteLabels.bulk} breadcrumb={breadcrumb} facts={listFacts(project, view)} />
      <View
        view={view}
        failedTitle={siteMessages.fetchFailed}
        loading={
          <BulkBody>
            <TreeSkeleton label={siteLabels.paths} />
          </BulkBody>
        }
      >
        {(sites) => (
          <BulkBody>
            <BulkEditor {...editor} sites={sites} />
          </BulkBody>
        )}
      </View>
    </>
  )
}

const listFacts = (project: string | undefined, view: SiteBulkPasteProps['view']): readonly Fact[] => {
  const archived = view.state === 'ready' ? view.value.filter(({ active }) => !active).length : 0
  return [
    { label: siteScreenLabels.project, value: project ?? <Skeleton width={152} /> },
    {
      label: siteScreenLabels.sitesNow,
      value: view.state === 'ready' ? siteScreenMessages.counts(view.value.length, archived) : <Skeleton width={104} />,
    },
  ]
}

/** What is stored on the device. */
const EMPTY = { value: { paths: '' } }
const UNSAVED = [{ id: 'paths', label: siteScreenLabels.unsavedLines }]
const NOTHING: BulkReport = { created: [], failed: [], skipped: [] }

type EditorProps = Omit<SiteBulkPasteProps, 'view' | 'project' | 'breadcrumb'> & { sites: readonly SimpleSite[] }

function BulkEditor({ sites, onCreate, createAll, disabledReason, ...links }: EditorProps) {
  const existingNodes = useMemo(() => toExistingNodes(sites), [sites])
  const sitesById = useMemo(() => new Map(sites.map((site) => [site.siteId, site])), [sites])
  const [text, setText] = useState('')
  const [report, setReport] = useState(NOTHING)
  const creation = useBulkCreation(onCreate)
  const storedDraft = useStoredDraft()
  const value = useMemo(() => ({ paths: text }), [text])

  const create = async (check: PathCheck): Promise<void> => {
    setReport(NOTHING)
    const roots = planBulk(check, sitesById)
    const result = await createAll(() => creation.run(roots))
    const remaining = [...result.failed.map(({ root }) => root), ...result.skipped]
    setText(getRootLines(check, new Set(remaining.map(({ place }) => place))))
    setReport(result)
    // Not before the sites are reloaded, so that nothing is created twice.
    creation.end()
  }
  const hasFailed = report.failed.length > 0
  return (
    <>
      <LeaveGuard changes={text.trim() === '' ? [] : UNSAVED} />
      <BulkPasteEditor
        label={siteLabels.paths}
        help={`${siteLabels.pathsHelp} ${siteLabels.forbidden}`}
        existingNodes={existingNodes}
        delimiters={SITE_DELIMITERS}
        rules={SITE_PATH_RULES}
        value={text}
        onChange={(next) => {
          setText(next)
          setReport(NOTHING)
        }}
        onCreate={(check) => void create(check)}
        status={
          <>
            {disabledReason !== undefined && <Note tone="info">{siteScreenMessages.cannotAdd(disabledReason)}</Note>}
            {disabledReason === undefined && (
              <StoredDraft
                control={storedDraft}
                draft={{ base: EMPTY, value, conflict: undefined }}
                disabledReason={text === '' ? undefined : storedDraftMessages.dirty}
                onRestore={(_base, { paths }) => setText(paths)}
              />
            )}
            {creation.progress !== undefined && <BulkProgress roots={creation.progress} onStop={creation.stop} />}
            {hasFailed && <BulkFailures {...report} />}
            {report.created.length > 0 && <BulkCreated {...links} {...{ hasFailed }} created={report.created} />}
          </>
        }
        isCreating={creation.progress !== undefined}
        error={hasFailed ? siteMessages.hierarchiesFailed : undefined}
        disabledReason={disabledReason}
        labels={{
          delimiter: siteLabels.delimiter,
          check: siteLabels.validate,
          create: siteLabels.create,
          nothing: siteMessages.bulkEmpty,
        }}
      />
    </>
  )
}
