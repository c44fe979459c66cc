import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useUndoHistory } from '../undo/use-undo-history'
import type { EmailTagLabels } from './email-tag-labels'
import { type ParsedAddress, parseAddresses } from './parse-addresses'
import { type TagRules, type Taken, tagsOf, takeTexts } from './tag-list'

/** What the list of tags is given. */
export interface EmailTagChoices extends TagRules {
  value: readonly string[] | undefined
  defaultValue: readonly string[]
  onChange: ((value: string[]) => void) | undefined
  labels: EmailTagLabels
  /** Nothing changes the tags. */
  isFixed: boolean
  input: RefObject<HTMLInputElement | null>
}

/** Of what there is no room for so many stand in the input; a browser stands still over a line of thousands. */
const SHOWN = 100

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((text, place) => text === other[place])

/** The tags, the text that is none yet, what is wrong with them and what was done last. */
export function useEmailTags(choices: EmailTagChoices) {
  const { value, defaultValue, onChange, labels, isFixed, input, ...rules } = choices
  const { limit, isAddress } = rules
  const [told, setTold] = useState<readonly string[]>(value ?? defaultValue)
  const [text, setText] = useState('')
  // The text is what somebody typed, and the browser's own undo takes that back.
  const [isTyped, setTyped] = useState(false)
  const [isRefused, setRefused] = useState(false)
  // Follows what stands in the input.
  const [kept, setKept] = useState<readonly ParsedAddress[]>([])
  const [said, setSaid] = useState('')
  const history = useUndoHistory<readonly string[]>({
    // An owner may hand back a copy; the steps go on.
    value: value !== undefined && isSame(value, told) ? told : value,
    defaultValue: told,
    onChange: (next) => {
      setTold(next)
      onChange?.([...next])
    },
  })
  const texts = history.value
  const tags = tagsOf(texts, rules)
  const isFull = texts.length >= limit

  /** What is wrong, in words. */
  const faultsOf = (list: readonly string[], isOver: boolean): string[] => {
    const faults = new Set(tagsOf(list, rules).map((tag) => tag.fault))
    const told = [isOver && labels.tooMany(limit), faults.has('invalid') && labels.invalid]
    return [...told, faults.has('repeated') && labels.repeated].filter((fault) => fault !== false)
  }
  const say = (what: string, list: readonly string[], isOver = false): void =>
    setSaid([what, labels.count(list.length, limit), ...faultsOf(list, isOver)].filter(Boolean).join(' '))
  const leave = ({ left, added }: Pick<Taken, 'left' | 'added'>, from: string): void => {
    const isAsItWas = left.length > 0 && added.length === 0
    const raws = left.slice(0, SHOWN).map(({ raw }) => raw)
    setText(isAsItWas && left.length - kept.length <= SHOWN ? from : raws.join(', '))
    setKept(isAsItWas && left.length - kept.length <= SHOWN ? kept : left.slice(SHOWN))
    setTyped(false)
    setRefused(left.length > 0)
  }
  /** @returns whether all of the text became tags */
  const commit = (from: string): boolean => {
    const taken = takeTexts(texts, [...parseAddresses(from, isAddress), ...kept], limit)
    const isOver = taken.left.length > 0
    if (taken.added.length > 0) history.set(taken.texts, { label: labels.add(taken.added) })
    leave(taken, from)
    if (isOver || taken.added.length > 0) {
      say(taken.added.length > 0 ? labels.added(taken.added) : '', taken.texts, isOver)
    }
    return !isOver
  }
  const step = (to: 'undo' | 'redo'): void => {
    const label = history[to]()
    if (label !== undefined) setSaid((to === 'undo' ? labels.undone : labels.redone)(label))
  }
  // A submit that comes while something is typed takes it along, or is stopped: what is typed is never left behind.
  const onSubmit = useEffectEvent((event: Event) => {
    if (isFixed || text.trim() === '' || flushSync(() => commit(text))) return
    event.preventDefault()
    event.stopPropagation()
    input.current?.focus()
  })
  useEffect(() => {
    const form = input.current?.form
    if (!form) return
    const listen = (event: Event): void => onSubmit(event)
    form.addEventListener('submit', listen, { capture: true })
    return () => form.removeEventListener('submit', listen, { capture: true })
  }, [input])

  return {
    tags,
    text,
    isTyped,
    said,
    count: labels.count(texts.length, limit),
    /** How many follow what stands in the input. */
    kept: kept.length,
    faults: faultsOf(texts, isRefused && isFull && text !== ''),
    commit,
    step,
    type: (next: string): void => {
      setText(next)
      setTyped(next !== '')
      if (next !== '') return
      // Whoever takes the text away takes all of it away.
      setRefused(false)
      setKept([])
    },
    add: (one: string): boolean => {
      const taken = takeTexts(texts, [{ text: one, raw: one }], limit)
      if (taken.left.length > 0) {
        setRefused(true)
        say('', texts, true)
        return false
      }
      history.set(taken.texts, { label: labels.add([one]) })
      leave({ added: taken.added, left: kept }, '')
      say(labels.added([one]), taken.texts)
      return true
    },
    remove: (place: number): void => {
      const next = texts.filter((_, at) => at !== place)
      const label = texts[place] ?? ''
      history.set(next, { label: labels.remove(label) })
      say(labels.removed(label), next)
    },
    /** Puts a changed text in the place of a tag; what is none takes the tag away. */
    change: (place: number, to: string): void => {
      const before = texts[place] ?? ''
      const given = parseAddresses(to, isAddress)
      if (before === to || (given.length === 1 && given[0]?.text === before)) return
      const taken = takeTexts(texts, given, limit, place, 1)
      history.set(taken.texts, { label: given.length === 0 ? labels.remove(before) : labels.change(before) })
      if (taken.left.length > 0) {
        setText([...taken.left.map(({ raw }) => raw), text].filter(Boolean).join(', '))
        setRefused(true)
      }
      const news = given.length === 0 ? labels.removed(before) : labels.changed(taken.added.join(', '))
      say(news, taken.texts, taken.left.length > 0)
    },
  }
}

/** What `useEmailTags` gives. */
export type EmailTagList = ReturnType<typeof useEmailTags>
