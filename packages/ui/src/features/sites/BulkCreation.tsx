import { Check, CircleAlert, LoaderCircle, Minus } from 'lucide-react'
import { memo, useState } from 'react'
import { siteScreenLabels as labels, siteScreenMessages as messages } from '@sitewright/domain/sites/screen-messages'
import { Button, ButtonLink } from '../../button/Button'
import { focusOnMount } from '../../focus/focus-on-mount'
import { Link } from '../../link/Link'
import { Note } from '../../note/Note'
import { ProgressBar } from '../../progress-bar/ProgressBar'
import { useOverflow } from '../../overflow/use-overflow'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { Panel, RootItem, RootList, RootScroll } from './BulkCreation.styles'
import { Progress, ResultList } from './SiteScreens.styles'
import type { BulkReport, RootProgress } from './use-bulk-creation'

/** The most rows of roots. Of more, those that failed and the current part are listed. */
const MAX_ROWS = 500

function listRoots(roots: readonly RootProgress[], done: number): readonly RootProgress[] {
  const now = Math.min(done, roots.length - 1)
  const start = now - (now % MAX_ROWS)
  const failed = roots.slice(0, start).filter(({ state }) => state === 'failed')
  return [...failed.slice(-MAX_ROWS), ...roots.slice(start, start + MAX_ROWS)]
}

const countSites = (roots: readonly RootProgress[]): number =>
  roots.reduce((sum, { root }) => sum + root.changedIds.size, 0)

/** The roots that are created one after the other, each with its state, and the button that stops after the current one (SITE-102). */
export function BulkProgress({ roots, onStop }: { roots: readonly RootProgress[]; onStop: () => void }) {
  const [isStopping, setStopping] = useState(false)
  const { isOverflowing, content } = useOverflow('block')
  const ended = roots.filter(({ state }) => state === 'created' || state === 'failed')
  const created = ended.filter(({ state }) => state === 'created')
  const listed = listRoots(roots, ended.length)
  return (
    // The button that started the creation is below, and can be out of view.
    <Panel aria-label={labels.createProgress} ref={focusOnMount} tabIndex={-1}>
      <Progress>
        <ProgressBar
          kind="progress"
          label={labels.createProgress}
          value={(ended.length / roots.length) * 100}
          valueText={messages.bulkProgress(ended.length, roots.length)}
        />
        <Button
          size="small"
          isBusy={isStopping}
          onClick={() => {
            setStopping(true)
            onStop()
          }}
        >
          {labels.stop}
        </Button>
      </Progress>
      <p>{messages.bulkSites(countSites(created), countSites(roots), ended.length - created.length)}</p>
      <RootScroll {...(isOverflowing && { tabIndex: 0, role: 'group', 'aria-label': labels.roots })}>
        <RootList ref={content}>
          {listed.map((one) => (
            <RootRow key={one.root.place} {...one} />
          ))}
          {listed.length < roots.length && <li>{messages.moreFailures(roots.length - listed.length)}</li>}
        </RootList>
      </RootScroll>
    </Panel>
  )
}

const ICONS = { waiting: Minus, creating: LoaderCircle, created: Check, failed: CircleAlert } as const

const RootRow = memo(function RootRow({ root, state, message = '' }: RootProgress) {
  const Icon = ICONS[state]
  const text = state === 'failed' ? messages.notSaved(message) : labels.rootStates[state]
  const isShown = state === 'failed' || state === 'creating'
  return (
    <RootItem data-state={state}>
      <Icon aria-hidden="true" />
      <span>
        <bdi>{root.name}</bdi> {isShown ? <small>{text}</small> : <VisuallyHidden>{text}</VisuallyHidden>}
      </span>
    </RootItem>
  )
})

/** The most results to list. All others are only counted. */
const MAX_LISTED = 20

/** The roots that were not created: each failed request with its message, and those that were not tried after it (SITE-93). */
export function BulkFailures({ failed, skipped }: Pick<BulkReport, 'failed' | 'skipped'>) {
  return (
    <Note tone="danger" role="alert">
      {messages.bulkFailures(failed.length + skipped.length)}
      <ResultList>
        {failed.slice(0, MAX_LISTED).map(({ root, message }) => (
          <li key={root.place}>{messages.bulkFailure(root.name, message)}</li>
        ))}
        {failed.length > MAX_LISTED && <li>{messages.moreFailures(failed.length - MAX_LISTED)}</li>}
        {skipped.length > 0 && (
          <li>
            {messages.bulkSkipped(
              skipped.slice(0, MAX_LISTED).map(({ name }) => name),
              Math.max(0, skipped.length - MAX_LISTED),
            )}
          </li>
        )}
      </ResultList>
    </Note>
  )
}

/** Props of BulkCreated. */
export interface BulkCreatedProps {
  created: BulkReport['created']
  /** Whether others failed. */
  hasFailed: boolean
  /** The address of the hierarchy of a top site. */
  treeHref: (siteId: number) => string
  /** The address of all sites of the project. */
  sitesHref: string
}

/** What was created, with links to it (SITE-94). */
export function BulkCreated({ created, hasFailed, treeHref, sitesHref }: BulkCreatedProps) {
  const numSites = created.reduce((sum, { root }) => sum + root.changedIds.size, 0)
  return (
    <Note
      tone="success"
      // The links to what was created are next. Text that could not be created keeps the focus.
      ref={hasFailed ? undefined : focusOnMount}
      tabIndex={-1}
      action={
        <ButtonLink size="small" href={sitesHref}>
          {labels.showSites}
        </ButtonLink>
      }
    >
      {messages.bulkCreated(numSites, created.length)}
      <ResultList>
        {created.slice(0, MAX_LISTED).map(({ root, siteId }) => (
          <li key={root.place}>
            {siteId === undefined ? root.name : <Link href={treeHref(siteId)}>{root.name}</Link>}
          </li>
        ))}
        {created.length > MAX_LISTED && <li>{messages.moreFailures(created.length - MAX_LISTED)}</li>}
      </ResultList>
    </Note>
  )
}
