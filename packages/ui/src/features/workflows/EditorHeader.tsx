import { editorLabels as labels } from '@sitewright/domain/workflows/editor-messages'
import { CopyPlus, Play, Plus } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button, ButtonLink } from '../../button/Button'
import { PageHeader } from '../../page-header/PageHeader'
import { type TabLink, TabLinks } from '../../tab-links/TabLinks'
import { UndoButtons, type UndoButtonsProps } from '../../undo/UndoButtons'

/** Props of EditorHeader. */
export interface EditorHeaderProps {
  mode: 'new' | 'edit'
  title: string
  badges?: ReactNode
  listHref: string
  copyHref?: string | undefined
  tabs: readonly TabLink[]
  /** Left out if nothing can be changed. */
  history: UndoButtonsProps['history'] | undefined
  onAnnounce: (announcement: string) => void
  formId: string
  isBusy: boolean
  saveDisabledReason: string | undefined
  /** Called when the user presses Add Workflow while it is disabled. */
  onDisabledSave: () => void
  canSave: boolean
  dryRunRef: Ref<HTMLButtonElement>
  /** Opens the dry run. Left out where there is none. */
  onDryRun: (() => void) | undefined
}

/** Title, undo, Copy and Cancel, and the tabs of a stored workflow. A new workflow has its save button here (WF-20, WF-21). */
export function EditorHeader(props: EditorHeaderProps) {
  const { mode, history, listHref, copyHref, tabs, dryRunRef, onDryRun } = props
  return (
    <>
      <PageHeader
        title={props.title}
        breadcrumb={[{ label: labels.list, href: listHref }]}
        badges={props.badges}
        actions={
          <>
            {history !== undefined && <UndoButtons history={history} onAnnounce={props.onAnnounce} />}
            {onDryRun && (
              <Button ref={dryRunRef} icon={<Play aria-hidden="true" />} onClick={onDryRun}>
                {labels.dryRun}
              </Button>
            )}
            {copyHref !== undefined && (
              <ButtonLink href={copyHref} icon={<CopyPlus aria-hidden="true" />}>
                {labels.copy}
              </ButtonLink>
            )}
            <ButtonLink href={listHref}>{labels.cancel}</ButtonLink>
            {mode === 'new' && props.canSave && (
              <Button
                type="submit"
                form={props.formId}
                tone="primary"
                icon={<Plus aria-hidden="true" />}
                isBusy={props.isBusy}
                disabledReason={props.saveDisabledReason}
                onClickCapture={props.saveDisabledReason === undefined ? undefined : props.onDisabledSave}
              >
                {labels.add}
              </Button>
            )}
          </>
        }
      />
      {tabs.length > 1 && <TabLinks label={props.title} items={tabs} />}
    </>
  )
}
