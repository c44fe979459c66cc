import { use, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import {
  LIST_TYPES,
  type PartContent,
  type SharedPart,
  contentIn,
} from '@sitewright/domain/preservations/copy-differences'
import { withList } from '@sitewright/domain/preservations/steps'
import type { Draft } from '../../draft/draft'
import { type RecordTexts, hasListedConflict } from '../../draft/draft-texts'
import { CopyDifferences } from '../patterns/CopyDifferences'
import { FormDraft } from '../patterns/EditedField'
import { type DifferenceTexts, toCopyRows } from './copy-rows'
import { type PreservationDraft, readDifference, toEdit, toStepRows } from './preservation-draft'

/** Props of PreservationCopies. */
export interface PreservationCopiesProps {
  texts: DifferenceTexts
  /** The texts of the conflict panel, which appears after a rejected save if it has anything to list. */
  draftTexts: RecordTexts<PreservationDraft>
}

/** Asks which content a save writes to all copies, where they differ. Its values are fields of the surrounding form. */
export function PreservationCopies(props: PreservationCopiesProps) {
  const draft = use(FormDraft) as Draft<PreservationDraft> | undefined
  return draft === undefined || draft.base.value.differences.size === 0 ? null : <Choices {...props} draft={draft} />
}

function Choices({ draft, texts, draftTexts }: PreservationCopiesProps & { draft: Draft<PreservationDraft> }) {
  const { base, conflict } = draft
  const opened = base.value
  const { control, setValue } = useFormContext<PreservationDraft>()
  const values = { ...opened, ...useWatch({ control }) } as PreservationDraft
  /** What a part had before the content of another copy replaced it. */
  const replaced = useRef(new Map<SharedPart, PartContent>())
  const rows = toCopyRows(opened, values, texts)
  const set = (part: SharedPart, content: PartContent): void => {
    if (typeof content === 'string') setValue('name', content, { shouldDirty: true })
    else if (part !== 'name') {
      const steps = withList(toEdit(values).steps, LIST_TYPES[part], content)
      setValue('steps', toStepRows(steps), { shouldDirty: true })
    }
  }
  const choose = (choice: 'theirs' | 'mine', key?: string): void => {
    const chosen = rows.filter((row) => key === undefined || row.key === key)
    for (const row of chosen) {
      const { part, content } = readDifference(row.key)
      if (choice === 'theirs' && row.choice !== 'theirs') {
        replaced.current.set(part, contentIn(toEdit(values), part))
        set(part, content)
      }
      const before = replaced.current.get(part)
      if (choice === 'mine' && row.choice === 'theirs' && before !== undefined) set(part, before)
    }
    const keys = new Set(chosen.map((row) => row.key))
    const isOpen = (one: string): boolean => (keys.has(one) ? choice === 'theirs' : values.differences.has(one))
    setValue('differences', new Set([...opened.differences].filter(isOpen)), { shouldDirty: true })
  }
  const rejections = conflict?.rejections ?? 0
  return (
    <CopyDifferences
      key={rejections}
      id="preservation-copies"
      rows={rows}
      onChoose={choose}
      isAnswer={rejections > 0 && !hasListedConflict(draft, draftTexts)}
      author={conflict?.author}
    />
  )
}
