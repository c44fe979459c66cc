import { CircleAlert, Diff, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { type PlannedCopy, splitCopies } from '@sitewright/domain/shared/several-copies'
import {
  severalCopiesLabels as labels,
  severalCopiesMessages as messages,
} from '@sitewright/domain/shared/several-copies-messages'
import { Badge } from '../../badge/Badge'
import { Button } from '../../button/Button'
import { Checkbox } from '../../checkbox/Checkbox'
import { Dialog } from '../../dialog/Dialog'
import { focusOnMount } from '../../focus/focus-on-mount'
import { Note } from '../../note/Note'
import { KeyCap } from '../../sign/KeyCap'
import { Escape, Part, Parts, Question } from './CopyReview.styles'
import { shortenValues } from './ReplacedValues'

/** Sentences of the specification that the areas have, each shown once (COPY-39). */
export interface CopyReviewTexts {
  /** The question before configs are overwritten (COPY-13). */
  overwriteQuestion: string
  /** What a copy of a config does (COPY-12). */
  overwrites: string
  /** That archived sites are copied (COPY-27). */
  copiesArchived: string
}

/** Props of CopyReview. */
export interface CopyReviewProps {
  /** What is copied, as it was when the review opened. */
  copies: readonly PlannedCopy[]
  /** Name of the project that copies go to. */
  project: string
  texts: CopyReviewTexts
  /** @param unarchive whether to unarchive existing sites (COPY-25) */
  onConfirm: (unarchive: boolean) => void
  /** Copies nothing (COPY-26). */
  onClose: () => void
}

/** The most new copies that are listed; thousands of sites would hold the dialog up. */
const MAX_LISTED = 100

const countIds = (copies: readonly PlannedCopy[]): number => copies.reduce((sum, { ids }) => sum + ids.length, 0)

/** Asks before several copies: what is new, what is overwritten with its values, what is refused, and whether to unarchive sites. Mounted while it is open. */
export function CopyReview({ copies, project, texts, onConfirm, onClose }: CopyReviewProps) {
  const id = useId()
  const [isUnarchiving, setUnarchiving] = useState(true)
  const { added, overwritten, refused } = splitCopies(copies)
  const blocked = copies.filter(({ archivedThere }) => archivedThere !== undefined)
  const archived = [...new Set(blocked.flatMap(({ archivedThere }) => archivedThere ?? []))]
  const [addedCount, overwrittenCount] = [countIds(added), countIds(overwritten)]
  const values = overwritten.reduce((sum, { replaced = [] }) => sum + replaced.length, 0)
  return (
    <Dialog
      isOpen
      size="wide"
      title={messages.title(addedCount + overwrittenCount, project)}
      onClose={onClose}
      footer={
        <>
          <Escape>
            <KeyCap cap="Esc" /> {messages.escape}
          </Escape>
          <Button onClick={onClose}>{labels.back}</Button>
          <Button
            ref={focusOnMount}
            tone="primary"
            // Ignores the second click of a double click.
            onClick={(event) => {
              if (event.detail < 2) onConfirm(isUnarchiving)
            }}
          >
            {messages.confirm(addedCount, overwrittenCount)}
          </Button>
        </>
      }
    >
      <Parts>
        {added.length > 0 && (
          <Part aria-labelledby={`${id}-new`}>
            <h3 id={`${id}-new`}>
              <Badge tone="success" icon={<Plus aria-hidden="true" />}>
                {labels.new}
              </Badge>{' '}
              {messages.added(addedCount)}
            </h3>
            <ul>
              {added.slice(0, MAX_LISTED).map(({ kind, ids, name, note, noteAtTop = note }) => (
                <li key={`${kind} ${ids[0]}`}>
                  {name}
                  <small>{isUnarchiving ? note : noteAtTop}</small>
                </li>
              ))}
              {added.length > MAX_LISTED && <li>{messages.more(added.length - MAX_LISTED)}</li>}
            </ul>
          </Part>
        )}
        {overwritten.length > 0 && (
          <Part aria-labelledby={`${id}-overwritten`}>
            <h3 id={`${id}-overwritten`}>
              <Badge tone="warning" icon={<Diff aria-hidden="true" />}>
                {labels.overwritten}
              </Badge>{' '}
              {messages.overwritten(overwrittenCount, values)}
            </h3>
            <ul>
              {overwritten.map(({ kind, ids, name, replaced = [] }) => (
                <li key={`${kind} ${ids[0]}`}>
                  {name}
                  {replaced.map((value) => {
                    const { before, after } = shortenValues(value)
                    return <small key={value.label}>{messages.replaced(value.label, before, after)}</small>
                  })}
                </li>
              ))}
            </ul>
            <p>
              {texts.overwriteQuestion} {texts.overwrites}
            </p>
          </Part>
        )}
        {refused.length > 0 && (
          <Part aria-labelledby={`${id}-refused`}>
            <h3 id={`${id}-refused`}>
              <Badge tone="danger" icon={<CircleAlert aria-hidden="true" />}>
                {labels.notCopied}
              </Badge>{' '}
              {messages.refused(countIds(refused))}
            </h3>
            <ul>
              {refused.slice(0, MAX_LISTED).map(({ kind, ids, name, note, refusal }) => (
                <li key={`${kind} ${ids[0]}`}>
                  {name}
                  <small>{note}</small>
                  <small data-tone="danger">{refusal}</small>
                </li>
              ))}
              {refused.length > MAX_LISTED && <li>{messages.more(refused.length - MAX_LISTED)}</li>}
            </ul>
          </Part>
        )}
      </Parts>
      {copies.some(({ copiesArchived }) => copiesArchived) && <Note tone="warning">{texts.copiesArchived}</Note>}
      {blocked.length > 0 && (
        <Question>
          <legend>{messages.archivedHere(archived, blocked.length)}</legend>
          <Checkbox
            label={messages.unarchive(archived)}
            help={messages.notUnarchived}
            isSelected={isUnarchiving}
            onChange={setUnarchiving}
          />
        </Question>
      )}
    </Dialog>
  )
}
