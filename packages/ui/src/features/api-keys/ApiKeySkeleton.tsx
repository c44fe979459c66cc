import { apiKeyLabels, apiKeyMessages } from '@sitewright/domain/api-keys/messages'
import { formLabels } from '@sitewright/domain/shared/form-messages'
import { ChoiceSkeleton, FieldSkeleton } from '../patterns/FieldSkeleton'
import { FormSection, FormSheet } from '../patterns/FormSheet'
import { Choices, FieldPairs } from '../patterns/FormSheet.styles'
import { HistorySkeleton } from '../patterns/HistorySkeleton'

/** The form of an API key that is still loading. */
export function ApiKeySkeleton() {
  return (
    <FormSheet
      aria-hidden="true"
      aside={
        <>
          <FormSection title={formLabels.access}>
            <Choices>
              <ChoiceSkeleton label={apiKeyLabels.active} help={apiKeyMessages.activeHelp} />
              <ChoiceSkeleton label={apiKeyLabels.allProjects} help={apiKeyMessages.allProjectsHelp} />
            </Choices>
          </FormSection>
          <FormSection title={formLabels.history}>
            <HistorySkeleton labels={[apiKeyLabels.createdDate, apiKeyLabels.updatedDate]} />
          </FormSection>
        </>
      }
    >
      <FormSection title={formLabels.identity}>
        <FieldPairs>
          <FieldSkeleton label={apiKeyLabels.name} isWide />
          <FieldSkeleton label={apiKeyLabels.description} shape="area" isWide />
        </FieldPairs>
      </FormSection>
    </FormSheet>
  )
}
