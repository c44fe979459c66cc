import { useState } from 'react'
import type { CatalogEnvironment } from '@sitewright/domain/catalog/model'
import {
  catalogScreenLabels as labels,
  catalogScreenMessages as messages,
} from '@sitewright/domain/catalog/screen-messages'
import { Button } from '../../button/Button'
import { ConfirmDialog } from '../../confirm-dialog/ConfirmDialog'
import { LeaveGuard } from '../../leave-guard/LeaveGuard'
import { Note } from '../../note/Note'
import { FormSection } from '../patterns/FormSheet'
import { Choices } from '../patterns/FormSheet.styles'
import { SecretDialog, type SecretDialogProps } from '../patterns/SecretDialog'
import { useConfirmedAction } from '../patterns/use-confirmed-action'
import { Actions } from './Catalog.styles'

/** Props of EnvironmentSecret. */
export interface EnvironmentSecretProps {
  environment: CatalogEnvironment
  /** Resolves to the new secret, or to the message of a failure. */
  onMakeSecret: () => Promise<{ secret: string } | { failure: string }>
  /** Resolves to the message of a failure. */
  onRemoveSecret: () => Promise<string | undefined>
  toasts: SecretDialogProps['toasts']
}

/** The secret of an environment: its source, and buttons that create, replace and remove it (CAT-12, CAT-13). */
export function EnvironmentSecret({ environment, onMakeSecret, onRemoveSecret, toasts }: EnvironmentSecretProps) {
  const { name, secretSource } = environment
  const [question, setQuestion] = useState<'make' | 'remove'>()
  const [secret, setSecret] = useState<string>()
  const close = (): void => setQuestion(undefined)
  const make = useConfirmedAction(async () => {
    const made = await onMakeSecret()
    if ('failure' in made) return made.failure
    setSecret(made.secret)
    return undefined
  }, close)
  const remove = useConfirmedAction(onRemoveSecret, close)
  const isStored = secretSource === 'catalog'
  return (
    <FormSection title={labels.secret}>
      <Choices>
        {secretSource === 'settings' ? (
          <Note tone="info">{messages.secretSource.settings}</Note>
        ) : (
          <>
            <p>
              {isStored ? messages.secretSet : messages.secretNone} {messages.secretSource[secretSource]}
            </p>
            <Actions>
              <Button aria-haspopup="dialog" onClick={() => setQuestion('make')}>
                {isStored ? labels.replaceSecret : labels.makeSecret}
              </Button>
              {isStored && (
                <Button tone="danger" aria-haspopup="dialog" onClick={() => setQuestion('remove')}>
                  {labels.removeSecret}
                </Button>
              )}
            </Actions>
          </>
        )}
      </Choices>
      <ConfirmDialog
        isOpen={question === 'make'}
        title={isStored ? messages.replaceTitle(name) : messages.makeTitle(name)}
        confirmLabel={isStored ? labels.replaceSecret : labels.makeSecret}
        tone={isStored ? 'danger' : undefined}
        {...make}
      >
        <p>{isStored ? messages.replaceText : messages.makeText}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question === 'remove'}
        title={messages.removeTitle(name)}
        confirmLabel={labels.removeSecret}
        tone="danger"
        {...remove}
      >
        <p>{messages.removeText}</p>
      </ConfirmDialog>
      {secret !== undefined && (
        <>
          <LeaveGuard changes={[{ id: 'secret', label: labels.secret, kind: 'removed' }]} />
          <SecretDialog
            secret={secret}
            title={labels.secretTitle}
            warning={messages.seenOnce}
            labels={labels}
            question={messages.closeQuestion}
            toasts={toasts}
            onClose={() => setSecret(undefined)}
          />
        </>
      )}
    </FormSection>
  )
}
