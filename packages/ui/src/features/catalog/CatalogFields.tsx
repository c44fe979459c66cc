import { catalogFieldMessages } from '@sitewright/domain/catalog/messages'
import type { CatalogValues } from '@sitewright/domain/catalog/forms'
import type { CatalogEntry, CatalogKind, CatalogRoleGroup } from '@sitewright/domain/catalog/model'
import {
  catalogLabels,
  catalogScreenLabels,
  catalogScreenMessages as messages,
} from '@sitewright/domain/catalog/screen-messages'
import { formLabels } from '@sitewright/domain/shared/form-messages'
import { ENVIRONMENT_LABELS } from '@sitewright/domain/shared/runtime-config'
import type { ReactNode } from 'react'
import { CheckboxGroup } from '../../checkbox-group/CheckboxGroup'
import { FormColorPicker } from '../../form/FormColorPicker'
import { FormNumberField } from '../../form/FormNumberField'
import { FormSelect } from '../../form/FormSelect'
import { useControlled } from '../../form/use-controlled'
import { loading, type View } from '../../view/view-state'
import { EditedCheckbox } from '../patterns/EditedCheckbox'
import { EditedField } from '../patterns/EditedField'
import { EditedTextArea } from '../patterns/EditedTextArea'
import { EditedTextField } from '../patterns/EditedTextField'
import { FieldSkeleton } from '../patterns/FieldSkeleton'
import { FormSection, FormSheet } from '../patterns/FormSheet'
import { FieldPairs } from '../patterns/FormSheet.styles'
import { useIsSkeleton } from '../patterns/FormSkeleton'
import { LoadFailure } from '../patterns/LoadFailure'

/** Props of CatalogFields. */
export interface CatalogFieldsProps {
  kind: CatalogKind
  /** The stored entry; left out for a new one, and while it loads. */
  entry?: CatalogEntry | undefined
  /** The role groups that a product license can offer. */
  roleGroups?: View<readonly CatalogRoleGroup[]>
  /** A section below the fields. */
  below?: ReactNode
  /** Sections beside the fields. */
  aside?: ReactNode
  /** Whether the entry is new. */
  isNew?: boolean
}

/** The fields of a new or stored entry (CAT-02 to CAT-04). */
export function CatalogFields({
  kind,
  entry,
  roleGroups = loading(),
  below,
  aside,
  isNew = false,
}: CatalogFieldsProps) {
  const product = entry && 'roleGroupIds' in entry ? entry : undefined
  const sections = (
    <>
      {kind === 'productLicenses' && (
        <FormSection title={catalogLabels.productLicenses.roleGroupIds}>
          <RoleGroups roleGroups={roleGroups} inUse={product?.roleGroupsInUse ?? NO_IDS} />
        </FormSection>
      )}
      {aside}
    </>
  )
  return (
    <FormSheet aside={kind === 'productLicenses' || aside !== undefined ? sections : undefined}>
      <FormSection title={formLabels.identity} hasLegend>
        <FieldPairs>
          {kind === 'productLicenses' && isNew && <ProductNumber />}
          <EditedTextField<CatalogValues>
            name="name"
            label={catalogLabels[kind].name}
            isWide={kind !== 'environments'}
            isRequired
          />
          {FIELDS[kind](entry)}
        </FieldPairs>
      </FormSection>
      {below}
    </FormSheet>
  )
}

const NO_IDS: readonly number[] = []

const FIELDS: Readonly<Record<CatalogKind, (entry: CatalogEntry | undefined) => ReactNode>> = {
  environments: () => (
    <>
      <EnvironmentLabel />
      <EditedTextField<CatalogValues>
        name="serverUrl"
        label={catalogLabels.environments.serverUrl}
        help={messages.serverUrl}
        isWide
        isRequired
      />
    </>
  ),
  productLicenses: (entry) => (
    <>
      <EditedTextField<CatalogValues> name="shortName" label={catalogLabels.productLicenses.shortName} isRequired />
      <ProductColor />
      <EditedTextArea<CatalogValues>
        name="description"
        label={catalogLabels.productLicenses.description}
        rows={3}
        autoComplete="off"
      />
      <EditedCheckbox<CatalogValues>
        name="isVendor"
        label={catalogLabels.productLicenses.isVendor}
        help={messages.isVendor}
        disabledReason={
          entry !== undefined && 'isAssigned' in entry && entry.isAssigned ? catalogFieldMessages.kindInUse : undefined
        }
      />
    </>
  ),
  integrations: (entry) => (
    <>
      <EditedTextField<CatalogValues>
        name="imgUrl"
        label={catalogLabels.integrations.imgUrl}
        help={messages.imgUrl}
        isWide
      />
      <SetupAddress isSet={entry !== undefined && 'setupUrlSource' in entry && entry.setupUrlSource === 'settings'} />
    </>
  ),
  reports: () => (
    <EditedTextField<CatalogValues>
      name="path"
      label={catalogLabels.reports.path}
      help={messages.path}
      isWide
      isRequired
    />
  ),
}

/** Read-only if a setting of the server determines it (CAT-13). */
const SetupAddress = ({ isSet }: { isSet: boolean }) => (
  <EditedTextField<CatalogValues>
    name="setupUrl"
    label={catalogLabels.integrations.setupUrl}
    help={isSet ? catalogFieldMessages.settings('INTEGRATION_URLS') : messages.setupUrl}
    isReadOnly={isSet}
    isWide
  />
)

function EnvironmentLabel() {
  const shared = { name: 'label', label: catalogLabels.environments.label, help: messages.label } as const
  return (
    <EditedField {...shared}>
      {(was) => (
        <FormSelect<CatalogValues>
          {...shared}
          labelEnd={was}
          options={[
            { value: '', label: catalogScreenLabels.noLabel },
            ...ENVIRONMENT_LABELS.map((value) => ({ value, label: value })),
          ]}
        />
      )}
    </EditedField>
  )
}

const ProductNumber = () => (
  <FormNumberField<CatalogValues>
    name="id"
    label={catalogLabels.productLicenses.id}
    help={messages.number}
    isRequired
  />
)

function ProductColor() {
  const shared = { name: 'color', label: catalogLabels.productLicenses.color } as const
  return (
    <EditedField {...shared}>
      {(was) => <FormColorPicker<CatalogValues> {...shared} labelEnd={was} isRequired />}
    </EditedField>
  )
}

const NONE: ReadonlySet<number> = new Set()

/** The role groups of a product license. Those in use cannot be removed (CAT-09). */
function RoleGroups({
  roleGroups,
  inUse,
}: {
  roleGroups: View<readonly CatalogRoleGroup[]>
  inUse: readonly number[]
}) {
  const label = catalogLabels.productLicenses.roleGroupIds
  if (useIsSkeleton()) return <FieldSkeleton label={label} help={messages.roleGroups} shape="area" />
  return (
    <>
      <LoadFailure view={roleGroups} />
      {roleGroups.state === 'loading' && <FieldSkeleton label={label} help={messages.roleGroups} shape="area" />}
      {roleGroups.state === 'ready' && <RoleGroupChoice roleGroups={roleGroups.value} {...{ inUse, label }} />}
    </>
  )
}

function RoleGroupChoice(props: { roleGroups: readonly CatalogRoleGroup[]; inUse: readonly number[]; label: string }) {
  const { value, onChange, error } = useControlled<ReadonlySet<number>>('roleGroupIds', NONE)
  const known = new Set(props.roleGroups.map(({ roleGroupId }) => roleGroupId))
  return (
    <EditedField name="roleGroupIds" label={props.label}>
      {() => (
        <CheckboxGroup
          name="roleGroupIds"
          label={props.label}
          isLabelHidden
          help={messages.roleGroups}
          error={error}
          options={props.roleGroups.map(({ roleGroupId, name }) => ({
            value: String(roleGroupId),
            label: name,
            ...(props.inUse.includes(roleGroupId) && { disabledReason: messages.roleGroupInUse }),
          }))}
          value={[...value].map(String)}
          // Keeps a group that is not in the list, such as one that someone else just added.
          onChange={(ids) => onChange(new Set([...[...value].filter((id) => !known.has(id)), ...ids.map(Number)]))}
        />
      )}
    </EditedField>
  )
}
