import { type RefObject, useState } from 'react'
import { useAnnouncement } from '../announcer/use-announcement'
import { usePendingText } from '../field/use-pending-text'
import { useUndoHistory } from '../undo/use-undo-history'
import type { EmailTagLabels } from './email-tag-labels'
import { type ParsedAddress, parseAddresses } from './parse-addresses'
import { findNewFaults, type Insertion, insertTexts, type TagFault, type TagRules, toTags } from './tag-list'

/** Options of `useEmailTags`. */
export interface EmailTagChoices extends TagRules {
  label: string
  value: readonly string[] | undefined
  defaultValue: readonly string[]
  onChange: ((value: string[]) => void) | undefined
  labels: EmailTagLabels
  /** Nothing changes the tags. */
  isFixed: boolean
  input: RefObject<HTMLInputElement | null>
}

/** Maximum number of excess addresses that the input shows. A browser freezes on a line of thousands. */
const MAX_SHOWN_OVERFLOW = 100

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, place) => text === b[place])

/** The tags, the text of the input, the faults, and the announcement of the last change. */
export function useEmailTags(choices: EmailTagChoices) {
  const { label, value, defaultValue, onChange, labels, isFixed, input, ...rules } = choices
  const { maxTags, isAddress } = rules
  const [reported, setReported] = useState<readonly string[]>(value ?? defaultValue)
  const [text, setText] = useState('')
  // The user typed the text, so the browser handles undo.
  const [isTyped, setTyped] = useState(false)
  const [isRejected, setRejected] = useState(false)
  // Follows the text of the input.
  const [overflow, setOverflow] = useState<readonly ParsedAddress[]>([])
  const [announcement, announceText] = useAnnouncement()
  const history = useUndoHistory<readonly string[]>({
    // In controlled use the caller may pass an equal copy, which must not reset the history.
    value: value !== undefined && isSame(value, reported) ? reported : value,
    defaultValue: reported,
    onChange: (next) => {
      setReported(next)
      onChange?.([...next])
    },
  })
  const texts = history.value
  const tags = toTags(texts, rules)
  const isFull = texts.length >= maxTags

  const getMessages = (faults: ReadonlySet<TagFault>, isOver: boolean): string[] =>
    [
      isOver && labels.tooMany(maxTags),
      faults.has('invalid') && labels.invalid,
      faults.has('repeated') && labels.repeated,
    ].filter((message) => message !== false)
  // Announces only errors that this change caused. The others were announced before.
  const announce = (sentence: string, next: readonly string[], isOver = false): void => {
    const messages = getMessages(findNewFaults(tags, toTags(next, rules)), isOver)
    announceText([sentence, labels.count(next.length, maxTags), ...messages].filter(Boolean).join(' '))
  }
  const showOverflow = ({ overflow: next, added }: Pick<Insertion, 'overflow' | 'added'>, from: string): void => {
    const isUnchanged = next.length > 0 && added.length === 0 && next.length - overflow.length <= MAX_SHOWN_OVERFLOW
    const rawTexts = next.slice(0, MAX_SHOWN_OVERFLOW).map(({ raw }) => raw)
    setText(isUnchanged ? from : rawTexts.join(', '))
    setOverflow(isUnchanged ? overflow : next.slice(MAX_SHOWN_OVERFLOW))
    setTyped(false)
    setRejected(next.length > 0)
  }
  const nameStep = (added: readonly string[]): string =>
    added.length === 1 ? labels.add(added.join('')) : labels.addMany(added.length)
  const describeAdded = (added: readonly string[]): string =>
    added.length === 1 ? labels.added(added.join('')) : labels.addedMany(added.length)
  const commit = (from: string): void => {
    const insertion = insertTexts(texts, [...parseAddresses(from, isAddress), ...overflow], maxTags)
    const { added } = insertion
    const isOver = insertion.overflow.length > 0
    if (added.length > 0) history.set(insertion.texts, { label: nameStep(added) })
    showOverflow(insertion, from)
    if (isOver || added.length > 0) announce(added.length > 0 ? describeAdded(added) : '', insertion.texts, isOver)
  }
  const undoOrRedo = (direction: 'undo' | 'redo'): void => {
    const label = history[direction]()
    if (label !== undefined) announceText((direction === 'undo' ? labels.undone : labels.redone)(label))
  }
  const drop = (): void => {
    setText('')
    setTyped(false)
    setRejected(false)
    setOverflow([])
  }
  usePendingText(!isFixed && text.trim() !== '', {
    label,
    getControl: () => input.current,
    commit: () => commit(text),
    discard: drop,
  })

  const faults = new Set(tags.flatMap(({ fault }) => fault ?? []))
  return {
    tags,
    texts,
    text,
    isTyped,
    announcement,
    count: labels.count(texts.length, maxTags),
    /** How many addresses follow the text of the input. */
    overflowCount: overflow.length,
    /** What is wrong, one sentence each. */
    errors: getMessages(faults, isRejected && isFull && text !== ''),
    commit,
    onReset: (): void => {
      drop()
      announceText('')
      setReported(defaultValue)
      if (value === undefined) history.restart(defaultValue)
    },
    undoOrRedo,
    type: (next: string): void => {
      // Deleting the text also deletes what follows it.
      if (next === '') return drop()
      setText(next)
      setTyped(true)
    },
    /** @returns whether the address was added */
    add: (address: string): boolean => {
      const insertion = insertTexts(texts, [{ text: address, raw: address }], maxTags)
      if (insertion.overflow.length > 0) {
        setRejected(true)
        announce('', texts, true)
        return false
      }
      history.set(insertion.texts, { label: labels.add(address) })
      showOverflow({ added: insertion.added, overflow }, '')
      announce(labels.added(address), insertion.texts)
      return true
    },
    remove: (place: number): void => {
      const next = texts.filter((_, at) => at !== place)
      const label = texts[place] ?? ''
      history.set(next, { label: labels.remove(label) })
      announce(labels.removed(label), next)
    },
    /** Replaces a tag by an edited text, which may contain several addresses. Without any the tag is removed. */
    change: (place: number, newText: string): void => {
      const before = texts[place] ?? ''
      const addresses = parseAddresses(newText, isAddress)
      if (before === newText || (addresses.length === 1 && addresses[0]?.text === before)) return
      const insertion = insertTexts(texts, addresses, maxTags, place, 1)
      const isRemoved = addresses.length === 0
      const isOver = insertion.overflow.length > 0
      history.set(insertion.texts, { label: isRemoved ? labels.remove(before) : labels.change(before) })
      if (isOver) {
        setText([...insertion.overflow.map(({ raw }) => raw), text].filter(Boolean).join(', '))
        setRejected(true)
      }
      const sentence = isRemoved ? labels.removed(before) : labels.changed(insertion.added.join(', '))
      announce(sentence, insertion.texts, isOver)
    },
  }
}

/** The state and handlers that `useEmailTags` returns. */
export type EmailTagList = ReturnType<typeof useEmailTags>
