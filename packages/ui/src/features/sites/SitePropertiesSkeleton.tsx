import { siteScreenLabels as labels, siteTypeOptions } from '@sitewright/domain/sites/screen-messages'
import { EditableTable } from '../../editable-table/EditableTable'
import { EditedCheckbox } from '../patterns/EditedCheckbox'
import { EditedTextField } from '../patterns/EditedTextField'
import { FormSection } from '../patterns/FormSheet'
import { Column } from '../patterns/FormSheet.styles'
import { FormSkeleton } from '../patterns/FormSkeleton'
import { OVERLAY_COLUMNS } from './OverlayRows'
import { PROPERTY_COLUMNS } from './PropertyRows'
import { SiteFields, SiteSheet, TypeGroup } from './SitePropertiesForm.styles'

/** Properties that are still loading, in the shape of the form. */
export function SitePropertiesSkeleton() {
  return (
    <FormSkeleton>
      <SiteSheet aria-hidden="true" data-sheet="">
        <Column>
          <FormSection title={labels.nameClassTypes}>
            <SiteFields>
              <EditedTextField name="name" label={labels.name} />
              <TypeGroup as="div">
                <div>
                  {siteTypeOptions.map(({ value, label, help }) => (
                    <EditedCheckbox key={value} name={value} {...{ label, help }} />
                  ))}
                </div>
              </TypeGroup>
            </SiteFields>
          </FormSection>
        </Column>
        <Column>
          <FormSection title={labels.userProperties}>
            <EditableTable isLoading caption={labels.userProperties} columns={PROPERTY_COLUMNS} />
          </FormSection>
          <FormSection title={labels.overlays}>
            <EditableTable isLoading caption={labels.overlays} columns={OVERLAY_COLUMNS} tools={2} skeletonRows={2} />
          </FormSection>
        </Column>
      </SiteSheet>
    </FormSkeleton>
  )
}
