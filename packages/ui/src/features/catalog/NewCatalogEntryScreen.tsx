import { catalogForms, type CatalogValues } from '@sitewright/domain/catalog/forms'
import type { CatalogEntry, CatalogKind, CatalogRoleGroup } from '@sitewright/domain/catalog/model'
import { catalogLabels, catalogScreenLabels } from '@sitewright/domain/catalog/screen-messages'
import { Button } from '../../button/Button'
import { PageHeader } from '../../page-header/PageHeader'
import type { View } from '../../view/view-state'
import { CreateForm, type CreateFormProps } from '../patterns/CreateForm'
import { CatalogFields } from './CatalogFields'

/** Props of NewCatalogEntryScreen. */
export interface NewCatalogEntryScreenProps extends Pick<
  CreateFormProps<CatalogValues, CatalogEntry>,
  'onSave' | 'onSaved'
> {
  kind: CatalogKind
  /** The role groups that a product license can offer. */
  roleGroups?: View<readonly CatalogRoleGroup[]>
  listHref: string
  onBack: () => void
}

/** Adds an entry to the catalog (CAT-02 to CAT-04). */
export function NewCatalogEntryScreen({ kind, roleGroups, listHref, onBack, ...form }: NewCatalogEntryScreenProps) {
  const labels = catalogLabels[kind]
  const { create, start } = catalogForms[kind]
  return (
    <>
      <PageHeader title={labels.newTitle} breadcrumb={[{ label: labels.list, href: listHref }]} />
      <CreateForm<CatalogValues, CatalogEntry>
        {...form}
        label={labels.newTitle}
        schema={create}
        start={start}
        labels={labels}
        isSummaryHidden
        saveLabel={catalogScreenLabels.save}
        secondary={<Button onClick={onBack}>{catalogScreenLabels.back}</Button>}
      >
        <CatalogFields kind={kind} {...(roleGroups && { roleGroups })} isNew />
      </CreateForm>
    </>
  )
}
