import { useMemo } from 'react'
import { catalogForms, type CatalogValues, toCatalogValues } from '@sitewright/domain/catalog/forms'
import { catalogMessages } from '@sitewright/domain/catalog/messages'
import type { CatalogEntry, CatalogKind, CatalogRoleGroup } from '@sitewright/domain/catalog/model'
import { catalogLabels, catalogScreenLabels, catalogTexts } from '@sitewright/domain/catalog/screen-messages'
import { mapOutcome, type SaveOutcome } from '@sitewright/domain/shared/outcome'
import type { View } from '../../view/view-state'
import { EditedCheckbox } from '../patterns/EditedCheckbox'
import { EditForm } from '../patterns/EditForm'
import { FormSection } from '../patterns/FormSheet'
import { FormSkeleton } from '../patterns/FormSkeleton'
import { CatalogFields } from './CatalogFields'
import { EntryActions } from './EntryActions'
import { EntryUses, type HrefOfUse } from './EntryUses'
import { EnvironmentSecret, type EnvironmentSecretProps } from './EnvironmentSecret'

/** Props of CatalogEntryForm. */
export interface CatalogEntryFormProps extends Pick<
  EnvironmentSecretProps,
  'onMakeSecret' | 'onRemoveSecret' | 'toasts'
> {
  kind: CatalogKind
  entry: CatalogEntry
  /** The role groups that a product license can offer. */
  roleGroups?: View<readonly CatalogRoleGroup[]>
  /** Address of New with the values of the entry, where it can be duplicated. */
  duplicateHref?: string | undefined
  /** Address of the page of what uses the entry, if the current user may open it. */
  hrefOfUse: HrefOfUse
  onSave: (values: CatalogValues, version: number) => Promise<SaveOutcome<CatalogEntry>>
  /** Resolves to the message of a failure. */
  onDelete: () => Promise<string | undefined>
}

export const toVersion = (entry: CatalogEntry) => ({ value: toCatalogValues(entry), version: entry.version })

/** The details of an entry: fields, state and, for an environment, the secret (CAT-06, CAT-08, CAT-12). */
export function CatalogEntryForm({ kind, entry, roleGroups, onSave, ...props }: CatalogEntryFormProps) {
  const stored = useMemo(() => toVersion(entry), [entry])
  const names = new Map(
    roleGroups?.state === 'ready' ? roleGroups.value.map(({ roleGroupId, name }) => [roleGroupId, name]) : [],
  )
  return (
    <>
      <EditForm<CatalogValues, number>
        schema={catalogForms[kind].save}
        stored={stored}
        labels={catalogLabels[kind]}
        formats={{ roleGroupIds: (id) => names.get(Number(id)) ?? String(id) }}
        readOnlyNote={undefined}
        conflictTitle={catalogMessages.conflict}
        onSave={async (values, { version }) => mapOutcome(await onSave(values, version), toVersion)}
      >
        <CatalogFields
          kind={kind}
          entry={entry}
          roleGroups={roleGroups}
          below={<EntryUses kind={kind} entry={entry} hrefOf={props.hrefOfUse} />}
          aside={
            <>
              <Availability kind={kind} />
              {'secretSource' in entry && <EnvironmentSecret environment={entry} {...props} />}
            </>
          }
        />
      </EditForm>
      <EntryActions kind={kind} entry={entry} duplicateHref={props.duplicateHref} onDelete={props.onDelete} />
    </>
  )
}

/** The form of an entry that is still loading. */
export const CatalogEntrySkeleton = ({ kind }: { kind: CatalogKind }) => (
  <FormSkeleton>
    <CatalogFields kind={kind} aside={<Availability kind={kind} />} />
  </FormSkeleton>
)

const Availability = ({ kind }: { kind: CatalogKind }) => (
  <FormSection title={catalogScreenLabels.availability}>
    <EditedCheckbox<CatalogValues>
      name="isRetired"
      label={catalogLabels[kind].isRetired}
      help={catalogTexts[kind].retiredHelp}
    />
  </FormSection>
)
