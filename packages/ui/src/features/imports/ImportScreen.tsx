import { FileText, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ImportSystem, ImportSystemInput } from '@sitewright/domain/imports/system'
import {
  importScreenLabels as labels,
  importScreenMessages as messages,
} from '@sitewright/domain/imports/screen-messages'
import { toImportSystemInput } from '@sitewright/domain/imports/system-rules'
import { mapOutcome, type SaveOutcome } from '@sitewright/domain/shared/outcome'
import { allowed, type Decision } from '@sitewright/domain/shared/policy'
import { ButtonLink } from '../../button/Button'
import { IconButtonLink } from '../../button/IconButtonLink'
import { PageHeader } from '../../page-header/PageHeader'
import { TextField } from '../../text-field/TextField'
import { type TabLink, TabLinks } from '../../tab-links/TabLinks'
import { View } from '../../view/View'
import type { View as ViewState } from '../../view/view-state'
import { EditForm } from '../patterns/EditForm'
import { FieldSkeleton } from '../patterns/FieldSkeleton'
import { FormBody } from '../patterns/FormBody.styles'
import { FormSkeleton } from '../patterns/FormSkeleton'
import { useIsBeside } from '../patterns/use-is-beside'
import { ActiveState, InternalBadge } from './ImportBadges'
import { ImportFields } from './ImportFields'
import { Badges, Ruled } from './ImportScreens.styles'
import type { PathChoices } from './PathField'

/** Props of ImportScreen. */
export interface ImportScreenProps {
  view: ViewState<ImportSystem>
  /** The decision of the policy; a read-only page shows its reason. */
  edit: Decision
  paths: PathChoices
  /** The list, which a form beside it closes to. */
  listHref: string
  /** The integration reports of a project; undefined for users who may not open them. */
  reportsHref: ((projectId: number) => string) | undefined
  /** The form and the activity. */
  tabs: readonly TabLink[]
  /** The activity, on its tab; the form by default. */
  children?: ReactNode
  /** Skeletons in the shape of that tab; those of the form by default. */
  loading?: ReactNode
  /** Saves the import system. A newer version on the server is a conflict. */
  onSave: (system: ImportSystem, input: ImportSystemInput, version: number) => Promise<SaveOutcome<ImportSystem>>
}

const toVersion = (system: ImportSystem) => ({
  value: toImportSystemInput(system),
  version: system.version,
  record: system,
})

/** An import system: its form or its activity, and the way to the reports of its project (IMP-02, IMP-04). */
export function ImportScreen({
  view,
  edit,
  paths,
  listHref,
  reportsHref,
  tabs,
  children,
  loading,
  onSave,
}: ImportScreenProps) {
  const system = view.state === 'ready' ? view.value : undefined
  const isBeside = useIsBeside()
  return (
    <>
      <PageHeader
        title={system?.displayName ?? labels.title}
        breadcrumb={isBeside ? [] : [{ label: labels.list, href: listHref }]}
        badges={
          system && (
            <Badges>
              <ActiveState isActive={system.active} />
              {system.isInternal && <InternalBadge />}
            </Badges>
          )
        }
        actions={
          (isBeside || reportsHref) && (
            <>
              {system && reportsHref && (
                <ButtonLink href={reportsHref(system.projectId)} icon={<FileText aria-hidden="true" />}>
                  {labels.reports}
                </ButtonLink>
              )}
              {isBeside && <IconButtonLink href={listHref} label={labels.close} icon={<X aria-hidden="true" />} />}
            </>
          )
        }
      />
      {view.state !== 'failed' && tabs.length > 1 && (
        <TabLinks label={system?.displayName ?? labels.title} items={tabs} />
      )}
      <View view={view} failedTitle={messages.fetchOneFailed} loading={loading ?? <ImportSkeleton paths={paths} />}>
        {(loaded) =>
          children ?? (
            <Ruled>
              <EditForm<ImportSystemInput, number, ImportSystem>
                schema={ImportSystemInput}
                stored={toVersion(loaded)}
                labels={labels}
                readOnlyNote={edit.allowed ? undefined : messages.readOnly(edit.reason)}
                conflictTitle={messages.conflict}
                onSave={async (input, { version, record }) =>
                  mapOutcome(await onSave(record, input, version), toVersion)
                }
              >
                <ImportFields edit={edit} paths={paths} project={<FixedProject system={loaded} />} />
              </EditForm>
            </Ruled>
          )
        }
      </View>
    </>
  )
}

/** The project, which never changes. */
const FixedProject = ({ system }: { system: ImportSystem }) => (
  <TextField
    label={labels.projectId}
    value={String(system.projectId)}
    help={messages.projectHelp(system.projectName)}
    isReadOnly
  />
)

const ImportSkeleton = ({ paths }: { paths: PathChoices }) => (
  <Ruled>
    <FormBody>
      <FormSkeleton>
        <ImportFields
          edit={allowed}
          paths={paths}
          project={<FieldSkeleton label={labels.projectId} help={messages.projectHelp(undefined)} />}
        />
      </FormSkeleton>
    </FormBody>
  </Ruled>
)
