'use client'

import { ArrowDown, ArrowUp, Search } from 'lucide-react'
import {
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { jumpLabels as labels, jumpMessages as messages } from '@sitewright/domain/jump/messages'
import { MAX_SEARCH_LENGTH } from '@sitewright/domain/shared/list-query'
import { sharedMessages } from '@sitewright/domain/shared/messages'
import { Button } from '../../button/Button'
import { findListIndex } from '../../combo-box/list-move'
import { useReturnFocus } from '../../focus/use-return-focus'
import { announce } from '../../announcer/announce'
import { isImeKey } from '../../field/is-ime-key'
import { OverflowTooltip } from '../../tooltip/OverflowTooltip'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'
import { Highlight } from '../patterns/Highlight'
import {
  FieldLine,
  Foot,
  GroupName,
  Hint,
  List,
  Name,
  Option,
  Palette,
  PaletteSheet,
  Results,
  Text,
  TopScrim,
} from './JumpDialog.styles'
import { JumpIcon } from './JumpIcon'
import type { JumpGroup, JumpOption } from './jump-option'

export type { JumpGroup, JumpOption } from './jump-option'

/** Props of JumpDialog. */
export interface JumpDialogProps {
  text: string
  onTextChange: (text: string) => void
  /** What matches the text, best group first. Groups that arrive later must follow those that are shown. */
  groups: readonly JumpGroup[]
  /** Whether the server still searches. */
  isLoading: boolean
  /** Why the server did not search. */
  failure?: string | undefined
  onRetry: () => void
  onOpen: (option: JumpOption, how: { isNewTab: boolean }) => void
  onClose: () => void
}

/**
 * Finds a page, an action or a record by its name, and opens it. Exposes a `dialog` with a `combobox` and a `listbox` of groups. The focus stays in the field.
 *
 * Keys: ↑ and ↓ choose and go around at the ends, Page Up and Page Down move by ten, Enter opens, Ctrl+Enter or ⌘+Enter opens in a new tab, Esc closes. Home and End
 * move the cursor in the text. Enter waits for the server while nothing matches yet. Closing returns the focus to the opener.
 */
export function JumpDialog(props: JumpDialogProps) {
  return (
    <TopScrim isOpen isDismissable onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <PaletteSheet>
        <JumpPanel {...props} />
      </PaletteSheet>
    </TopScrim>
  )
}

const isNewTab = ({ ctrlKey, metaKey }: Pick<KeyboardEvent, 'ctrlKey' | 'metaKey'>): boolean => ctrlKey || metaKey

function JumpPanel({ text, onTextChange, groups, isLoading, failure, onRetry, onOpen }: JumpDialogProps) {
  const id = useId()
  const options = groups.flatMap((group) => group.options)
  const [active, setActive] = useState<string>()
  // Without a choice the first option is offered, and stays it when others arrive above: Enter opens what the user sees.
  const [offered, setOffered] = useState<string>()
  const placeOf = (optionId: string | undefined): number => options.findIndex((option) => option.id === optionId)
  const [activeAt, offeredAt] = [placeOf(active), placeOf(offered)]
  if (offeredAt < 0 && offered !== options[0]?.id) setOffered(options[0]?.id)
  const at = activeAt >= 0 ? activeAt : Math.max(0, offeredAt)
  const current = options[at]
  /** How Enter was pressed before anything matched. */
  const [earlyEnter, setEarlyEnter] = useState<{ isNewTab: boolean }>()
  useReturnFocus()
  useLayoutEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at, current?.id])

  const count = messages.count(options.length)
  const isNothing = options.length === 0 && !isLoading && failure === undefined && text.trim() !== ''
  const status = isLoading ? messages.searching : count
  useEffect(() => {
    // What is there when the dialog opens is not announced: the field is.
    if (text.trim() !== '')
      announce(id, isLoading ? '' : (failure ?? (isNothing ? messages.nothing(text.trim()) : count)))
  }, [id, text, isLoading, failure, isNothing, count])

  const openCurrent = useEffectEvent((how: { isNewTab: boolean }) => {
    if (current) onOpen(current, how)
  })
  // In an effect, because Enter was pressed before the server answered.
  useEffect(() => {
    if (earlyEnter && !isLoading) openCurrent(earlyEnter)
  }, [earlyEnter, isLoading])

  const type = (value: string): void => {
    setActive(undefined)
    setOffered(undefined)
    setEarlyEnter(undefined)
    onTextChange(value)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isImeKey(event)) return
    const { key } = event
    if (key === 'Enter') {
      event.preventDefault()
      if (event.repeat) return
      if (current) onOpen(current, { isNewTab: isNewTab(event) })
      else if (isLoading) setEarlyEnter({ isNewTab: isNewTab(event) })
      return
    }
    if (isNewTab(event) || event.altKey || event.shiftKey || key === 'Home' || key === 'End') return
    const next = findListIndex(key, at, options.length)
    if (next === null) return
    event.preventDefault()
    setActive(options[next]?.id)
  }
  const press = (event: MouseEvent<HTMLElement>): void => {
    const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-at]') : null
    const option = options[Number(row?.dataset.at ?? -1)]
    if (option === undefined || event.button > 1) return
    event.preventDefault()
    onOpen(option, { isNewTab: isNewTab(event) || event.button === 1 })
  }

  const results = useRef<HTMLDivElement>(null)
  let place = -1
  return (
    <Palette aria-label={labels.title}>
      <FieldLine>
        <Search aria-hidden="true" />
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type in it
          autoFocus
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current && `${id}-${at}`}
          aria-label={labels.field}
          placeholder={labels.field}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={MAX_SEARCH_LENGTH}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <kbd aria-hidden="true">Esc</kbd>
      </FieldLine>
      <Results ref={results}>
        <List
          role="listbox"
          id={`${id}-list`}
          aria-label={labels.results}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={press}
          onAuxClick={press}
        >
          {groups.map((group) => (
            <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
              <GroupName id={`${id}-${group.id}`} role="presentation">
                {group.label}
              </GroupName>
              {group.options.map((option) => {
                place += 1
                return (
                  <OptionRow
                    key={option.id}
                    id={`${id}-${place}`}
                    at={place}
                    isActive={place === at}
                    {...{ option, text }}
                  />
                )
              })}
            </div>
          ))}
        </List>
        {failure !== undefined && (
          <Text>
            <p>{failure}</p>
            <Button size="small" onClick={onRetry}>
              {sharedMessages.retry}
            </Button>
          </Text>
        )}
        {isNothing && (
          <Text>
            <p>{messages.nothing(text.trim())}</p>
            <p>{messages.nothingNext}</p>
          </Text>
        )}
        {options.length === 0 && isLoading && (
          <Text>
            <p>{messages.searching}</p>
          </Text>
        )}
        {options.length === 0 && text.trim() === '' && (
          <Text>
            <p>{messages.nothingYet}</p>
          </Text>
        )}
        <OverflowTooltip container={results} selector="[data-part='cut']" />
      </Results>
      <Foot>
        <span>
          <kbd>
            <ArrowUp aria-hidden="true" />
            <VisuallyHidden>{labels.up}</VisuallyHidden>
          </kbd>
          <kbd>
            <ArrowDown aria-hidden="true" />
            <VisuallyHidden>{labels.down}</VisuallyHidden>
          </kbd>{' '}
          {labels.choose}
        </span>
        <span>
          <kbd>Enter</kbd> {labels.open}
        </span>
        <span>
          <kbd>Ctrl</kbd>
          <kbd>Enter</kbd> {labels.openInNewTab}
        </span>
        <span>{status}</span>
      </Foot>
    </Palette>
  )
}

interface OptionRowProps {
  id: string
  at: number
  option: JumpOption
  text: string
  isActive: boolean
}

function OptionRow({ id, at, option, text, isActive }: OptionRowProps) {
  const { kind, label, detail, keys = [] } = option
  return (
    <Option role="option" id={id} data-at={at} aria-selected={isActive}>
      <JumpIcon kind={kind} />
      <Name data-part="cut">
        <Highlight text={label} search={text} />
      </Name>
      <Hint>
        {detail !== undefined && detail !== '' && (
          <span data-part="cut">
            <Highlight text={detail} search={text} />
          </span>
        )}
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
        {isActive && keys.length === 0 && <kbd aria-hidden="true">Enter</kbd>}
      </Hint>
    </Option>
  )
}
