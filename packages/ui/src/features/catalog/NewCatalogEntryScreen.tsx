import { catalogForms, type CatalogValues } from '@sitewright/domain/catalog/forms'
import type { CatalogEntry, CatalogKind, CatalogRoleGroup } from '@sitewright/domain/catalog/model'
import { catalogLabels, catalogScreenLabels, catalogTexts } from '@sitewright/domain/catalog/screen-messages'
import { ready, type View as ViewState } from '../../view/view-state'
import { CreatePage } from '../patterns/CreatePage'
import { CreateForm, type CreateFormProps } from '../patterns/CreateForm'
import { CatalogFields } from './CatalogFields'

/** Props of NewCatalogEntryScreen. */
export interface NewCatalogEntryScreenProps extends Pick<
  CreateFormProps<CatalogValues, CatalogEntry>,
  'onSave' | 'onSaved'
> {
  kind: CatalogKind
  /** The values of a duplicate, which the form starts with. Without them it starts empty. */
  duplicate?: ViewState<CatalogValues> | undefined
  /** The role groups that a product license can offer. */
  roleGroups?: ViewState<readonly CatalogRoleGroup[]>
  listHref: string
  onBack: () => void
}

/** Adds an entry to the catalog (CAT-02 to CAT-04). */
export function NewCatalogEntryScreen({
  kind,
  duplicate,
  roleGroups,
  listHref,
  onBack,
  ...form
}: NewCatalogEntryScreenProps) {
  const labels = catalogLabels[kind]
  return (
    <CreatePage
      title={labels.newTitle}
      list={{ label: labels.list, href: listHref }}
      view={duplicate ?? ready(catalogForms[kind].start)}
      failedTitle={catalogTexts[kind].fetchOneFailed}
      loading={<CatalogFields kind={kind} isNew />}
    >
      {(values) => (
        <CreateForm<CatalogValues, CatalogEntry>
          {...form}
          label={labels.newTitle}
          schema={catalogForms[kind].create}
          start={values}
          labels={labels}
          saveLabel={catalogScreenLabels.save}
          onBack={onBack}
        >
          <CatalogFields kind={kind} roleGroups={roleGroups} isNew />
        </CreateForm>
      )}
    </CreatePage>
  )
}
