import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { LoginInput } from '@sitewright/domain/session/model'
import { sessionLabels } from '@sitewright/domain/session/messages'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import type { RuntimeConfig } from '@sitewright/domain/shared/runtime-config'
import { Button } from '../../button/Button'
import { Form } from '../../form/Form'
import { FormPasswordField } from '../../form/FormPasswordField'
import { FormTextField } from '../../form/FormTextField'
import { Note } from '../../note/Note'
import { BrandMark } from '../shell/BrandMark'
import { DemoAccounts } from './DemoAccounts'
import { BrandLine, FormPane, Page, Sheet, TitleBlock } from './SignInScreen.styles'

export interface SignInScreenProps {
  config: Pick<RuntimeConfig, 'demo' | 'environment' | 'productName' | 'supportEmail' | 'version'>
  /** Why the person is here again, such as an ended session; shown as an alert (AUTH-09). */
  notice?: string | undefined
  /** The server's words after a refused attempt; what was typed stays. */
  failure?: string | undefined
  isBusy?: boolean
  onSubmit: (input: LoginInput) => void | Promise<void>
}

/**
 * Sign-in with a password (AUTH-01). Landmark main, title "Log in"; Enter submits; a refused attempt is told in an alert and keeps what was typed.
 * Keys: Tab goes name, password, show password, Log in, then the demo accounts.
 */
export function SignInScreen({ config, notice, failure, isBusy = false, onSubmit }: SignInScreenProps) {
  const form = useForm<LoginInput>({
    resolver: zodResolver(LoginInput),
    defaultValues: { userName: '', password: '' },
  })
  const choose = (userName: string) => {
    form.setValue('userName', userName)
    form.setValue('password', config.demo?.password ?? '')
    form.clearErrors()
    form.setFocus('password')
  }
  return (
    <Page id="main" tabIndex={-1}>
      <Sheet data-demo={config.demo ? '' : undefined}>
        <FormPane>
          <BrandLine>
            <BrandMark size={28} />
            {config.productName}
          </BrandLine>
          <h1 tabIndex={-1}>{sessionLabels.title}</h1>
          {(failure ?? notice) && (
            <Note tone="danger" role="alert" key={failure ?? notice}>
              {failure ?? notice}
            </Note>
          )}
          <Form form={form} onSubmit={onSubmit} isSummaryHidden>
            <FormTextField
              name="userName"
              label={sessionLabels.userName}
              size="large"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            <FormPasswordField
              name="password"
              label={sessionLabels.password}
              size="large"
              autoComplete="current-password"
              capsLockNote={sessionLabels.capsLock}
            />
            <Button type="submit" tone="primary" isWide isBusy={isBusy}>
              {sessionLabels.submit}
            </Button>
          </Form>
        </FormPane>
        {config.demo && <DemoAccounts demo={config.demo} onChoose={choose} />}
        <TitleBlock>
          <div>
            <dt>Product</dt>
            <dd>{sharedMessages.productRole}</dd>
          </div>
          <div>
            <dt>Environment</dt>
            <dd>{config.environment}</dd>
          </div>
          <div>
            <dt>Version</dt>
            <dd>{config.version}</dd>
          </div>
          <div>
            <dt>Support</dt>
            <dd>
              <a href={`mailto:${config.supportEmail}`}>{config.supportEmail}</a>
            </dd>
          </div>
        </TitleBlock>
      </Sheet>
    </Page>
  )
}
