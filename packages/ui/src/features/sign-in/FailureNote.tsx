import { sessionMessages } from '@sitewright/domain/session/messages'
import { Note } from '../../note/Note'

export interface FailureNoteProps {
  /** Plain text, whatever it holds. */
  message: string
  /** Where help is: stands under the words, unless they name it themselves (ERR-17). */
  supportEmail?: string | undefined
  /** Counts the attempts, so that the same text after another one is announced again. */
  attempt?: number
  /** A retry is pending: the text stays, and is announced again if the retry fails. */
  isRetrying?: boolean | undefined
}

/** What went wrong with an attempt, as an alert. */
export function FailureNote({ message, supportEmail, attempt = 0, isRetrying = false }: FailureNoteProps) {
  const hasSupport = supportEmail !== undefined && !message.includes(supportEmail)
  const [before, after] = hasSupport ? sessionMessages.support(supportEmail).split(supportEmail) : []
  return (
    <Note tone="danger" role={isRetrying ? undefined : 'alert'} key={`${attempt} ${isRetrying} ${message}`}>
      {message}
      {hasSupport && (
        <div>
          {before}
          <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
          {after}
        </div>
      )}
    </Note>
  )
}
