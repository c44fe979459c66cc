import { siteScreenLabels as labels, siteTypeOptions } from '@sitewright/domain/sites/screen-messages'
import { Skeleton } from '../../skeleton/Skeleton'
import { EditedCheckbox } from '../patterns/EditedCheckbox'
import { EditedTextField } from '../patterns/EditedTextField'
import { FormSection } from '../patterns/FormSheet'
import { Column } from '../patterns/FormSheet.styles'
import { FormSkeleton } from '../patterns/FormSkeleton'
import { RowList, SiteFields, SiteSheet, TypeGroup } from './SitePropertiesForm.styles'

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
                {siteTypeOptions.map(({ value, label }) => (
                  <EditedCheckbox key={value} name={value} label={label} />
                ))}
              </TypeGroup>
            </SiteFields>
          </FormSection>
        </Column>
        <Column>
          {[labels.userProperties, labels.overlays].map((title) => (
            <FormSection key={title} title={title}>
              <RowList>
                <Skeleton shape="box" />
                <Skeleton shape="box" />
              </RowList>
            </FormSection>
          ))}
        </Column>
      </SiteSheet>
    </FormSkeleton>
  )
}
