'use client'

import { CircleCheck, GitMerge } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../button/Button'
import type { ElementProps } from '../element-props/element-props'
import { focusOnMount } from '../focus/focus-on-mount'
import { ChangeList, type ChangeLabels } from '../unsaved-bar/ChangeList'
import type { Change } from '../unsaved-bar/change'
import {
  After,
  All,
  Before,
  Caption,
  Choice,
  ColumnHeads,
  FieldLabel,
  FieldsetRow,
  Grid,
  Head,
  MergedHead,
  More,
  NotChanged,
  Radio,
  Root,
  Row,
  Side,
  Title,
  Value,
} from './ConflictPanel.styles'
import type { CompleteTexts, LabelTexts } from '../locale/label-texts'
import { useLabels } from '../locale/locale-context'

/** A field that both sides changed to different values. */
export interface ContestedField {
  /** Name of the field, unique in the panel. */
  id: string
  /** Label of the field. */
  label: string
  /** The value that both sides started from. */
  before: string
  /** Their value. */
  theirs: string
  /** The value of this user. */
  mine: string
  /** The side that removed it while the other one changed it; undefined if both changed it. */
  removedBy?: 'theirs' | 'mine' | undefined
  /** The version that is saved; undefined until the user chooses. */
  choice: 'theirs' | 'mine' | undefined
}

/** What one side changed in a field: its new value, or what it added to and removed from a list. */
export type MergedSide = string | { readonly added: readonly string[]; readonly removed: readonly string[] }

/** A field that was merged without a choice. */
export interface MergedField {
  /** Name of the field, unique in the panel. */
  id: string
  /** Label of the field. */
  label: string
  /** The value that both sides started from; one text for each entry of a list. */
  before: readonly string[]
  /** What they changed; undefined if nothing. */
  theirs: MergedSide | undefined
  /** What this user changed; undefined if nothing. */
  mine: MergedSide | undefined
  /** The value that the next save sends; one text for each entry of a list. */
  after: readonly string[]
}

/** Labels of contested fields by what happened to them. */
export interface ContestedLabels {
  /** Both sides changed them. */
  readonly changed: readonly string[]
  /** The other side removed them, and this user changed them. */
  readonly removedByThem: readonly string[]
  /** This user removed them, and the other side changed them. */
  readonly removedByMe: readonly string[]
}

/** Texts of ConflictPanel, for translation. */
export interface ConflictPanelLabels {
  /** Heading; "Someone else changed this while you were editing" by default. */
  title: string
  /** Fields that both sides changed. Fields are listed in all these texts, or counted if there are more than 4. */
  bothChanged: (fields: string) => string
  /** Fields that the other side removed while this user changed them. */
  theyRemoved: (fields: string, count: number) => string
  /** Fields that this user removed while the other side changed them. */
  youRemoved: (fields: string, count: number) => string
  /** What to do about one field; "Choose one version." by default. */
  chooseOne: string
  /** That for several fields; "Choose one version of each." by default. */
  chooseEach: string
  /** If other changes are merged; "All other changes are merged." by default. */
  otherMerged: string
  /** The end of the help; "Nothing is lost until you save." by default. */
  nothingLost: string
  /** What to do if all changes are merged. */
  helpAllMerged: string
  /** The last two of the listed fields; "Email and Position" by default. */
  and: (fields: string, last: string) => string
  /** In place of the list of changed fields; "5 fields" by default. */
  fields: (count: number) => string
  /** In place of the list of removed ones; "5 entries" by default. */
  entries: (count: number) => string
  /** Shown while their version is loading; "Loading their changes…" by default. */
  loading: string
  /** Before the two buttons; "For both fields" by default. */
  both: string
  /** That for three fields or more; "For all 4 fields" by default. */
  all: (count: number) => string
  /** Button that chooses their version of every field; "Use their changes" by default. */
  useTheirs: string
  /** Button that chooses the version of this user for every field; "Keep my changes" by default. */
  keepMine: string
  /** Head of the column with the labels; "Field" by default. */
  field: string
  /** Head of the column with the old values; "Before" by default. */
  before: string
  /** Head of the column with their values; "Their version" by default. */
  theirs: string
  /** Head of the column with the values of this user; "Your version" by default. */
  mine: string
  /** Says in the head of `mine` that it is not saved; "not saved" by default. */
  unsaved: string
  /** Head of the column with the result; "After saving" by default. */
  after: string
  /** In place of the result of a field without a choice; "Choose a version" by default. */
  choose: string
  /** Heading of the merged fields; "Merged without a conflict" by default. */
  merged: string
  /** A side that changed nothing; "Not changed" by default. */
  notChanged: string
  /** An empty list; "None" by default. */
  none: string
  /** Number of entries or fields that are not listed; "and 28 more" by default. */
  more: (count: number) => string
  /** Text alternatives of the icons of added and removed entries. */
  changes?: LabelTexts<ChangeLabels>
}

/** Props of ConflictPanel: those of a `<section>`, and these. */
export interface ConflictPanelProps extends ElementProps<'section', 'title' | 'children'> {
  /** The fields that need a choice. All of them are listed. */
  contested: readonly ContestedField[]
  /** The fields that need none. The panel lists the first 12 and counts the others. */
  merged: readonly MergedField[]
  /** Called with the version that the user chose, and with the `id` of the field; without `id` it is chosen for all fields. */
  onChoose: (choice: 'theirs' | 'mine', id?: string) => void
  /** Focuses the heading on mount, because the panel answers a save. Otherwise the panel is announced once. `false` by default. */
  isAnswer?: boolean
  /** Whether their version is still loading. `false` by default. */
  isLoading?: boolean
  /** Who saved their version and when, after `theirs` in the head of its column: "Priya Anand, 9:41AM". */
  author?: string | undefined
  /** What to do; names who changed and who removed what by default. */
  help?: string | undefined
  /** Level of the heading; 2 by default. */
  headingLevel?: 2 | 3
  /** Replaces the English texts. */
  labels?: LabelTexts<ConflictPanelLabels>
}

/** Longer lists would push the form off the screen. */
const MAX_MERGED = 12
const MAX_ENTRIES = 6
/** How many fields a sentence names. */
const MAX_NAMED = 4

/** Lists labels as in a sentence: "Phone, Email and Position". */
const list = (words: readonly string[], labels: ConflictPanelLabels): string =>
  words.length < 2 ? words.join('') : labels.and(words.slice(0, -1).join(', '), words.at(-1) ?? '')

function describeConflict(contested: ContestedLabels, merged: number, labels: ConflictPanelLabels): string {
  const { changed, removedByThem, removedByMe } = contested
  const count = changed.length + removedByThem.length + removedByMe.length
  if (count === 0) return labels.helpAllMerged
  const name = (fields: readonly string[], countAll: (count: number) => string): string =>
    fields.length > MAX_NAMED ? countAll(fields.length) : list(fields, labels)
  return [
    changed.length > 0 && labels.bothChanged(name(changed, labels.fields)),
    removedByThem.length > 0 && labels.theyRemoved(name(removedByThem, labels.entries), removedByThem.length),
    removedByMe.length > 0 && labels.youRemoved(name(removedByMe, labels.entries), removedByMe.length),
    count === 1 ? labels.chooseOne : labels.chooseEach,
    merged > 0 && labels.otherMerged,
    labels.nothingLost,
  ]
    .filter(Boolean)
    .join(' ')
}

const LABELS: CompleteTexts<ConflictPanelLabels> = {
  title: 'Someone else changed this while you were editing',
  bothChanged: 'Both versions changed {fields}.',
  theyRemoved: {
    one: 'The other version removed {fields}, and you changed it.',
    other: 'The other version removed {fields}, and you changed them.',
  },
  youRemoved: {
    one: 'You removed {fields}, and the other version changed it.',
    other: 'You removed {fields}, and the other version changed them.',
  },
  chooseOne: 'Choose one version.',
  chooseEach: 'Choose one version of each.',
  otherMerged: 'All other changes are merged.',
  nothingLost: 'Nothing is lost until you save.',
  helpAllMerged: 'All changes are merged. Check the result, then save. Nothing is lost until you save.',
  and: '{fields} and {last}',
  fields: '{count} fields',
  entries: '{count} entries',
  loading: 'Loading their changes…',
  both: 'For both fields',
  all: 'For all {count} fields',
  useTheirs: 'Use their changes',
  keepMine: 'Keep my changes',
  field: 'Field',
  before: 'Before',
  theirs: 'Their version',
  mine: 'Your version',
  unsaved: 'not saved',
  after: 'After saving',
  choose: 'Choose a version',
  merged: 'Merged without a conflict',
  notChanged: 'Not changed',
  none: 'None',
  more: 'and {count} more',
}

/**
 * Shows what someone else saved while the user was editing, and lets the user choose a version of each field that both changed. Exposes a
 * `region`, and a `group` with two `radio` for each choice. Nothing disappears with a choice; the next save ends the conflict.
 */
export function ConflictPanel(props: ConflictPanelProps) {
  const {
    contested,
    merged,
    onChoose,
    isAnswer = false,
    isLoading = false,
    author,
    help,
    headingLevel = 2,
    labels: labelOverrides,
    ...rest
  } = props
  const labels = useLabels('ConflictPanel', LABELS, labelOverrides)
  const id = useId()
  const [takesFocus] = useState(isAnswer)
  const Heading = `h${headingLevel}` as const
  const text = isLoading ? labels.loading : (help ?? describeConflict(groupLabels(contested), merged.length, labels))
  const hiddenCount = Math.max(0, merged.length - MAX_MERGED)
  return (
    <Root aria-labelledby={`${id}-title`} {...rest}>
      <Head>
        {/* The focus on the heading reads the same text, so only a panel without the focus is an alert. */}
        <Title role={takesFocus ? undefined : 'alert'}>
          <GitMerge aria-hidden="true" />
          <Heading
            id={`${id}-title`}
            tabIndex={-1}
            ref={takesFocus ? focusOnMount : undefined}
            aria-describedby={`${id}-help`}
          >
            {labels.title}
          </Heading>
          <p id={`${id}-help`}>{text}</p>
        </Title>
        {contested.length > 0 && (
          // One field is a group of its own already.
          <All {...(contested.length > 1 && { role: 'group', 'aria-labelledby': `${id}-all` })}>
            {contested.length > 1 && (
              <span id={`${id}-all`}>{contested.length === 2 ? labels.both : labels.all(contested.length)}</span>
            )}
            <Button size="small" onClick={() => onChoose('theirs')}>
              {labels.useTheirs}
            </Button>
            <Button size="small" onClick={() => onChoose('mine')}>
              {labels.keepMine}
            </Button>
          </All>
        )}
      </Head>
      {contested.length + merged.length > 0 && (
        <Grid>
          <ColumnHeads aria-hidden="true">
            <span>{labels.field}</span>
            <span>{labels.before}</span>
            <span>
              <b>{labels.theirs}</b>
              {author !== undefined && ` · ${author}`}
            </span>
            <span>
              <b>{labels.mine}</b> · {labels.unsaved}
            </span>
            <span>{labels.after}</span>
          </ColumnHeads>
          {contested.map((field, index) => (
            // The id of a field can have spaces, which the id of an element cannot.
            <ContestedRow key={field.id} name={`${id}-${index}`} {...{ field, labels, onChoose }} />
          ))}
          {merged.length > 0 && (
            <>
              <MergedHead>
                <CircleCheck aria-hidden="true" />
                <MergedHeading level={headingLevel}>{labels.merged}</MergedHeading>
                <span>{merged.length}</span>
              </MergedHead>
              {merged.slice(0, MAX_MERGED).map((field) => (
                <MergedRow key={field.id} field={field} labels={labels} />
              ))}
              {hiddenCount > 0 && <More>{labels.more(hiddenCount)}</More>}
            </>
          )}
        </Grid>
      )}
    </Root>
  )
}

function groupLabels(contested: readonly ContestedField[]): ContestedLabels {
  const by = (side: ContestedField['removedBy']): string[] =>
    contested.filter(({ removedBy }) => removedBy === side).map(({ label }) => label)
  return { changed: by(undefined), removedByThem: by('theirs'), removedByMe: by('mine') }
}

function MergedHeading({ level, children }: { level: 2 | 3; children: string }) {
  const Heading = level === 2 ? 'h3' : 'h4'
  return <Heading>{children}</Heading>
}

interface ContestedRowProps {
  field: ContestedField
  /** Name of the radio buttons. */
  name: string
  labels: ConflictPanelLabels
  onChoose: ConflictPanelProps['onChoose']
}

function ContestedRow({ field, name, labels, onChoose }: ContestedRowProps) {
  const { id, label, before, choice } = field
  const result = choice === undefined ? undefined : field[choice]
  return (
    <FieldsetRow aria-describedby={`${name}-before`} data-unresolved={choice === undefined || undefined}>
      <FieldLabel as="legend">{label}</FieldLabel>
      <Before id={`${name}-before`}>
        <Caption>{labels.before} </Caption>
        {before}
      </Before>
      {(['theirs', 'mine'] as const).map((side) => (
        <Choice key={side} data-side={side}>
          <Radio type="radio" name={name} value={side} checked={choice === side} onChange={() => onChoose(side, id)} />
          <span>
            <Caption>{labels[side]} </Caption>
            <Value>{field[side]}</Value>
          </span>
        </Choice>
      ))}
      <After data-contested="">
        <Caption>{labels.after} </Caption>
        {result ?? <NotChanged>{labels.choose}</NotChanged>}
      </After>
    </FieldsetRow>
  )
}

function MergedRow({ field, labels }: { field: MergedField; labels: ConflictPanelLabels }) {
  const { label, before, theirs, mine, after } = field
  const list = (texts: readonly string[]): string => {
    if (texts.length === 0) return labels.none
    const listed = texts.slice(0, MAX_ENTRIES).join(', ')
    return texts.length > MAX_ENTRIES ? `${listed} ${labels.more(texts.length - MAX_ENTRIES)}` : listed
  }
  return (
    <Row role="group" aria-label={label}>
      <FieldLabel>{label}</FieldLabel>
      <Before>
        <Caption>{labels.before} </Caption>
        {list(before)}
      </Before>
      <MergedChange caption={labels.theirs} side={theirs} labels={labels} />
      <MergedChange caption={labels.mine} side={mine} labels={labels} />
      <After>
        <Caption>{labels.after} </Caption>
        {list(after)}
      </After>
    </Row>
  )
}

interface MergedChangeProps {
  caption: string
  side: MergedSide | undefined
  labels: ConflictPanelLabels
}

function MergedChange({ caption, side, labels }: MergedChangeProps) {
  if (side === undefined)
    return (
      <Side data-empty="">
        <Caption>{caption} </Caption>
        <NotChanged>{labels.notChanged}</NotChanged>
      </Side>
    )
  if (typeof side === 'string')
    return (
      <Side>
        <Caption>{caption} </Caption>
        {side}
      </Side>
    )
  const toChange = (kind: 'added' | 'removed') => (label: string, index: number) => ({
    id: `${kind}-${index}`,
    label,
    kind,
  })
  const entries: Change[] = [...side.added.map(toChange('added')), ...side.removed.map(toChange('removed'))]
  return (
    <Side>
      <Caption>{caption} </Caption>
      <ChangeList changes={entries.slice(0, MAX_ENTRIES)} layout="full" labels={labels.changes} />
      {entries.length > MAX_ENTRIES && <span>{labels.more(entries.length - MAX_ENTRIES)}</span>}
    </Side>
  )
}

/** Focuses the first choice of a panel that has not been made. @returns whether there is one */
export function focusUnresolved(panel: HTMLElement | null): boolean {
  const radio = panel?.querySelector<HTMLElement>('[data-unresolved] input')
  radio?.focus()
  return radio !== null && radio !== undefined
}
