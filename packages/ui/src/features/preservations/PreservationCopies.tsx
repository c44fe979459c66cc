import { useMemo, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { SharedPart } from '@sitewright/domain/preservations/copy-differences'
import type { Preservation } from '@sitewright/domain/preservations/model'
import type { VersionAuthor } from '../../draft/draft'
import { CopyDifferences } from '../patterns/CopyDifferences'
import { contentOf, type DifferenceTexts, readDifference, toCopyRows } from './copy-rows'
import { type PreservationDraft, toPreservationVersion } from './preservation-draft'

/** Props of PreservationCopies. */
export interface PreservationCopiesProps {
  /** The stored copies, the opened one first. */
  copies: readonly Preservation[]
  texts: DifferenceTexts
  /** Number of saves that other versions rejected. */
  rejections: number
  /** Whether the differences are all that those saves found, so that the heading takes the focus. */
  isAnswer: boolean
  /** Who saved the version that a rejected save found, if known. */
  author: VersionAuthor | undefined
}

/** Asks which content a save writes to all copies, where they differ. Its values are fields of the surrounding form. */
export function PreservationCopies(props: PreservationCopiesProps) {
  const { value } = useMemo(() => toPreservationVersion(props.copies), [props.copies])
  return value.differences.size === 0 ? null : <Choices {...props} opened={value} />
}

function Choices({
  opened,
  texts,
  rejections,
  isAnswer,
  author,
}: PreservationCopiesProps & { opened: PreservationDraft }) {
  const { control, setValue } = useFormContext<PreservationDraft>()
  const values = { ...opened, ...useWatch({ control }) } as PreservationDraft
  /** What a field had before the content of another copy replaced it. */
  const replaced = useRef(new Map<SharedPart, string>())
  const rows = toCopyRows(opened.differences, opened, values, texts)
  const set = (part: SharedPart, value: string): void => setValue(part, value, { shouldDirty: true })
  const choose = (choice: 'theirs' | 'mine', key?: string): void => {
    const chosen = rows.filter((row) => key === undefined || row.key === key)
    for (const row of chosen) {
      const difference = readDifference(row.key)
      const { part } = difference
      if (choice === 'theirs' && row.choice !== 'theirs') {
        replaced.current.set(part, values[part])
        set(part, contentOf(difference))
      }
      const before = replaced.current.get(part)
      if (choice === 'mine' && row.choice === 'theirs' && before !== undefined) set(part, before)
    }
    const keys = new Set(chosen.map((row) => row.key))
    const isOpen = (one: string): boolean => (keys.has(one) ? choice === 'theirs' : values.differences.has(one))
    setValue('differences', new Set([...opened.differences].filter(isOpen)), { shouldDirty: true })
  }
  return (
    <CopyDifferences
      key={rejections}
      id="preservation-copies"
      rows={rows}
      onChoose={choose}
      isAnswer={isAnswer}
      author={author}
    />
  )
}
