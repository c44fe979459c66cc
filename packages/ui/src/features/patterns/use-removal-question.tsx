import { formLabels, formMessages } from '@sitewright/domain/shared/form-messages'
import { ASK_FROM_REMOVALS } from '@sitewright/domain/shared/limits'
import { ConfirmDialog } from '../../confirm-dialog/ConfirmDialog'
import type { DraftFields } from '../../draft/draft'
import { useQuestion } from './use-question'

/** What the user reads before many are taken away. */
interface RemovalTexts {
  readonly title: string
  readonly text: string
  readonly confirmLabel: string
}

/**
 * Asks before many are taken away at once: by a save of a form, or by one press. A few are taken away without a question.
 * @returns the dialog to render, and what asks
 */
export function useRemovalQuestion() {
  const { question, ask } = useQuestion<RemovalTexts>()
  const askAbout = (count: number, getTexts: (count: number) => RemovalTexts): Promise<boolean> =>
    count < ASK_FROM_REMOVALS ? Promise.resolve(true) : ask(getTexts(count))
  return {
    askAbout,
    /** Asks about the ids and rows that a save would remove from the sets and lists of a draft. @param labels of its fields */
    askAboutDraft: async <T extends DraftFields<T>>(
      base: T,
      value: T,
      labels: Readonly<Partial<Record<keyof T & string, string>>>,
    ): Promise<boolean> => {
      for (const field of Object.keys(labels) as (keyof T & string)[]) {
        const texts = (count: number): RemovalTexts => ({
          title: formMessages.removeMany(count, labels[field] ?? field),
          text: formMessages.removesAtOnce,
          confirmLabel: formLabels.removeMany(count),
        })
        if (!(await askAbout(countRemoved(base[field], value[field]), texts))) return false
      }
      return true
    },
    dialog: question && (
      <ConfirmDialog
        isOpen
        tone="danger"
        title={question.title}
        confirmLabel={question.confirmLabel}
        onConfirm={question.onConfirm}
        onClose={question.onClose}
      >
        <p>{question.text}</p>
      </ConfirmDialog>
    ),
  }
}

const isList = (value: unknown): value is ReadonlySet<unknown> | ReadonlyMap<unknown, unknown> =>
  value instanceof Set || value instanceof Map

const countRemoved = (before: unknown, after: unknown): number =>
  isList(before) && isList(after) ? [...before.keys()].filter((id) => !after.has(id)).length : 0
