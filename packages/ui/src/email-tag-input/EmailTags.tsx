'use client'

import { X } from 'lucide-react'
import { type Ref, type RefObject, useId } from 'react'
import { Tags } from '../combo-box/ComboBox.styles'
import type { TagKeys } from '../combo-box/use-tags'
import { AlertSign } from '../field/AlertSign'
import { OverflowTooltip } from '../tooltip/OverflowTooltip'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { EmailTagEditor } from './EmailTagEditor'
import { Name, Remove, Tag } from './EmailTagInput.styles'
import type { EmailTagLabels } from './email-tag-labels'
import type { Tag as TagModel } from './tag-list'

/** Props of EmailTags. */
export interface EmailTagsProps {
  tags: readonly TagModel[]
  /** Accessible name of the list. */
  name: string
  keys: TagKeys
  list: RefObject<HTMLUListElement | null>
  /** The ref of each button that can have the focus. */
  tagRef: Ref<HTMLButtonElement>
  labels: EmailTagLabels
  /** The tags can't be changed. */
  isFixed: boolean
  /** Id of the tag that is edited. */
  editing: string | null
  /** Gets the focus when the edited tag is removed. */
  input: RefObject<HTMLInputElement | null>
  onEdit: (id: string) => void
  /** Called with the edited text, or `null` for no change. */
  onEdited: (place: number, text: string | null, hasLeft: boolean) => void
}

/** Maximum number of characters that a tag shows. The editor shows all of them. */
const MAX_SHOWN_LENGTH = 300

/** The tags of an email tag input: one tab stop, each a button that edits it and, for the pointer, one that removes it. */
export function EmailTags(props: EmailTagsProps) {
  const { tags, name, keys, list, tagRef, labels, isFixed, editing, input, onEdit, onEdited } = props
  const hintId = useId()
  if (tags.length === 0) return null
  return (
    <>
      <Tags ref={list} role="list" aria-label={name}>
        {tags.map(({ id, text: whole, fault }, place) => {
          const text = whole.length > MAX_SHOWN_LENGTH ? `${whole.slice(0, MAX_SHOWN_LENGTH)}…` : whole
          const tag = keys.getTagProps(place, tags.length)
          const content = (
            <>
              {fault !== undefined && <AlertSign />}
              <bdi>{text}</bdi>
              {fault !== undefined && <VisuallyHidden> {labels[fault]}</VisuallyHidden>}
            </>
          )
          return (
            <li key={id}>
              {id === editing && !isFixed ? (
                <EmailTagEditor
                  label={labels.change(text)}
                  text={whole}
                  nextFocusTarget={input}
                  onClose={(to, hasLeft) => onEdited(place, to, hasLeft)}
                />
              ) : (
                <Tag data-fault={fault} data-fixed={isFixed || undefined}>
                  {isFixed ? (
                    <Name as="span">{content}</Name>
                  ) : (
                    <>
                      <Name
                        ref={tagRef}
                        {...tag}
                        aria-describedby={hintId}
                        onKeyDown={(event) => {
                          if (event.key === 'F2') {
                            event.preventDefault()
                            onEdit(id)
                          } else if (!event.ctrlKey && !event.metaKey) tag.onKeyDown(event)
                        }}
                        onClick={() => onEdit(id)}
                      >
                        {content}
                      </Name>
                      <Remove
                        type="button"
                        tabIndex={-1}
                        aria-label={labels.remove(text)}
                        onMouseDown={(event) => event.preventDefault()}
                        onClick={() => keys.remove(place)}
                      >
                        <X aria-hidden="true" />
                      </Remove>
                    </>
                  )}
                </Tag>
              )}
            </li>
          )
        })}
      </Tags>
      <OverflowTooltip container={list} selector="bdi" />
      {!isFixed && (
        // Hidden, so that it is not read as page text. `aria-describedby` reads hidden text too.
        <span id={hintId} hidden>
          {labels.tagHint}
        </span>
      )}
    </>
  )
}
