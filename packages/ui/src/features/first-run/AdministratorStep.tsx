import {
  firstRunLabels as labels,
  firstRunMessages as messages,
  firstRunSteps,
} from '@sitewright/domain/first-run/messages'
import { FirstAdministrator } from '@sitewright/domain/users/new-user'
import type { FirstRunState } from '@sitewright/domain/first-run/model'
import { userLabels } from '@sitewright/domain/users/messages'
import { ButtonLink } from '../../button/Button'
import { FormTextField } from '../../form/FormTextField'
import { Note } from '../../note/Note'
import { CreateForm, type CreateOutcome } from '../patterns/CreateForm'
import { FormSection, FormSheet } from '../patterns/FormSheet'
import { FieldPairs } from '../patterns/FormSheet.styles'
import { Lead, Plain } from './FirstRun.styles'
import { StepGate, type StepLinks } from './StepGate'

/** Props of AdministratorStep. */
export interface AdministratorStepProps extends StepLinks {
  state: FirstRunState
  /** Where the limits of the license are raised. */
  licenseHref: string
  /** Why the signed-in user cannot create the administrator, as a sentence. */
  refusal?: string | undefined
  onSave: (input: FirstAdministrator) => Promise<CreateOutcome<{ email: string }>>
  onSaved: () => void
}

const text = { isRequired: true, autoComplete: 'off' } as const

/** The fourth step: the first administrator of the license, with an emailed link (FIRST-09, FIRST-11). */
export function AdministratorStep({ licenseHref, refusal, onSave, onSaved, ...gate }: AdministratorStepProps) {
  const { license, sendsMail } = gate.state
  const name = license?.name ?? ''
  return (
    <StepGate {...gate} step="administrator">
      {(guard) =>
        refusal !== undefined || license?.offersRoles === false ? (
          <Plain>
            <Note tone="warning">{refusal ?? messages.noRoles(name)}</Note>
            {refusal === undefined && (
              <ButtonLink tone="primary" href={licenseHref}>
                {messages.openLicense}
              </ButtonLink>
            )}
          </Plain>
        ) : (
          <CreateForm<FirstAdministrator, { email: string }>
            label={firstRunSteps.administrator.title}
            schema={FirstAdministrator}
            start={{ userName: '', firstName: '', lastName: '', email: '' }}
            labels={userLabels}
            onSave={(input) => guard(() => onSave(input))}
            onSaved={onSaved}
            saveLabel={labels.continue}
            secondary={<ButtonLink href={gate.homeHref}>{labels.later}</ButtonLink>}
            notes={sendsMail ? undefined : <Note tone="warning">{messages.noMail}</Note>}
          >
            <FormSheet>
              <FormSection title={labels.administrator} hasLegend>
                <Lead>{messages.administratorHelp(name)}</Lead>
                <FieldPairs>
                  <FormTextField<FirstAdministrator> name="firstName" label={userLabels.firstName} {...text} />
                  <FormTextField<FirstAdministrator> name="lastName" label={userLabels.lastName} {...text} />
                  <FormTextField<FirstAdministrator> name="userName" label={userLabels.userName} {...text} />
                  <FormTextField<FirstAdministrator>
                    name="email"
                    type="email"
                    label={userLabels.email}
                    help={messages.administratorEmail}
                    {...text}
                  />
                </FieldPairs>
              </FormSection>
            </FormSheet>
          </CreateForm>
        )
      }
    </StepGate>
  )
}
