import { useState } from 'react'
import { catalogLabels, catalogScreenLabels, catalogScreenMessages } from '@sitewright/domain/catalog/screen-messages'
import {
  firstRunLabels as labels,
  firstRunMessages as messages,
  firstRunSteps,
} from '@sitewright/domain/first-run/messages'
import { type FirstEnvironment, firstEnvironmentForms, type FirstRunState } from '@sitewright/domain/first-run/model'
import { ENVIRONMENT_LABELS } from '@sitewright/domain/shared/runtime-config'
import { ButtonLink } from '../../button/Button'
import { FormCheckbox } from '../../form/FormCheckbox'
import { FormSelect } from '../../form/FormSelect'
import { FormTextField } from '../../form/FormTextField'
import { CreateForm, type CreateOutcome } from '../patterns/CreateForm'
import { FormSection, FormSheet } from '../patterns/FormSheet'
import { FieldPairs } from '../patterns/FormSheet.styles'
import { SecretDialog, type SecretDialogProps } from '../patterns/SecretDialog'
import { StepGate, type StepLinks } from './StepGate'

/** What the first step created. */
export interface CreatedEnvironment {
  /** Shown once. Left out if the user declined it, or it could not be created. */
  secret?: string
}

/** What of the first step is missing. */
export interface EnvironmentParts {
  needsEmail: boolean
  needsEnvironment: boolean
}

/** Props of EnvironmentStep. */
export interface EnvironmentStepProps extends StepLinks {
  state: FirstRunState
  /** Saves the email address, then adds the environment and its secret: the parts that were missing when the step was opened. */
  onSave: (values: FirstEnvironment, parts: EnvironmentParts) => Promise<CreateOutcome<CreatedEnvironment>>
  onSaved: () => void
  toasts: SecretDialogProps['toasts']
}

const LABELS: Readonly<Record<keyof FirstEnvironment, string>> = {
  email: labels.email,
  name: catalogLabels.environments.name,
  label: catalogLabels.environments.label,
  serverUrl: catalogLabels.environments.serverUrl,
  createsSecret: labels.createsSecret,
}
const text = { autoComplete: 'off' } as const

/** The first step: the email address of the signed-in user, and an environment with its secret (FIRST-06). */
export function EnvironmentStep({ onSave, onSaved, toasts, ...gate }: EnvironmentStepProps) {
  // Of the time when the step was opened, so that no field disappears under the user.
  const [{ needsEmail, needsEnvironment }] = useState<EnvironmentParts>({
    needsEmail: !gate.state.hasEmail,
    needsEnvironment: gate.state.environment === null,
  })
  const form = needsEmail && needsEnvironment ? 'all' : needsEmail ? 'email' : 'environment'
  return (
    <StepGate {...gate} step="environment">
      {(guard) => (
        <CreateForm<FirstEnvironment, CreatedEnvironment>
          label={firstRunSteps.environment.title}
          schema={firstEnvironmentForms[form]}
          start={{ email: '', name: '', label: '', serverUrl: '', createsSecret: true }}
          labels={LABELS}
          onSave={(values) => guard(() => onSave(values, { needsEmail, needsEnvironment }))}
          onSaved={onSaved}
          // The secret stays in the memory of the form: no cache, storage or address has it (CAT-12).
          getNextStep={({ secret }, finish) =>
            secret === undefined
              ? undefined
              : {
                  changes: [{ id: 'secret', label: catalogScreenLabels.secret, kind: 'removed' }],
                  dialog: (
                    <SecretDialog
                      secret={secret}
                      title={catalogScreenLabels.secretTitle}
                      warning={messages.seenOnce}
                      labels={catalogScreenLabels}
                      question={catalogScreenMessages.closeQuestion}
                      toasts={toasts}
                      onClose={finish}
                    />
                  ),
                }
          }
          saveLabel={labels.continue}
          secondary={<ButtonLink href={gate.homeHref}>{labels.later}</ButtonLink>}
        >
          <FormSheet>
            {needsEmail && (
              <FormSection title={labels.account} hasLegend>
                <FieldPairs>
                  <FormTextField<FirstEnvironment>
                    name="email"
                    type="email"
                    label={labels.email}
                    help={messages.emailHelp}
                    isRequired
                    autoComplete="email"
                  />
                </FieldPairs>
              </FormSection>
            )}
            {needsEnvironment && (
              <FormSection title={labels.environment} hasLegend={!needsEmail}>
                <FieldPairs>
                  <FormTextField<FirstEnvironment> name="name" label={LABELS.name} isRequired {...text} />
                  <FormSelect<FirstEnvironment>
                    name="label"
                    label={LABELS.label}
                    options={[
                      { value: '', label: catalogScreenLabels.noLabel },
                      ...ENVIRONMENT_LABELS.map((value) => ({ value, label: value })),
                    ]}
                  />
                  <div data-wide="">
                    <FormTextField<FirstEnvironment>
                      name="serverUrl"
                      label={LABELS.serverUrl}
                      help={catalogScreenMessages.serverUrl}
                      isRequired
                      {...text}
                    />
                  </div>
                  <div data-wide="">
                    <FormCheckbox<FirstEnvironment>
                      name="createsSecret"
                      label={LABELS.createsSecret}
                      help={messages.secretHelp}
                    />
                  </div>
                </FieldPairs>
              </FormSection>
            )}
          </FormSheet>
        </CreateForm>
      )}
    </StepGate>
  )
}
