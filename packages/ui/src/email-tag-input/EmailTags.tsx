'use client'

import { X } from 'lucide-react'
import type { Ref, RefObject } from 'react'
import { Tags } from '../combo-box/ComboBox.styles'
import type { TagKeys } from '../combo-box/use-tags'
import { AlertSign } from '../field/AlertSign'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden'
import { EmailTagEditor } from './EmailTagEditor'
import { Name, Remove, Tag } from './EmailTagInput.styles'
import type { EmailTagLabels } from './email-tag-labels'
import type { Tag as OneTag } from './tag-list'

/** Props of EmailTags. */
export interface EmailTagsProps {
  tags: readonly OneTag[]
  /** Name of the list. */
  name: string
  keys: TagKeys
  list: RefObject<HTMLUListElement | null>
  /** The ref of each button that may have the focus. */
  tagRef: Ref<HTMLButtonElement>
  labels: EmailTagLabels
  /** They cannot be changed. */
  isFixed: boolean
  /** Id of the one that is being changed. */
  editing: string | null
  /** Has the focus when the one that is being changed goes. */
  input: RefObject<HTMLInputElement | null>
  onEdit: (id: string) => void
  /** Told the text that a tag was changed to; `null` when it stays as it was. */
  onEdited: (place: number, text: string | null, hasLeft: boolean) => void
}

/** Of a text that is no address a tag shows so much; all of it is there to be changed. */
const SHOWN = 300

/** The addresses of an e-mail tag input: one tab stop, each a button that changes it and, for the pointer, one that removes it. */
export function EmailTags(props: EmailTagsProps) {
  const { tags, name, keys, list, tagRef, labels, isFixed, editing, input, onEdit, onEdited } = props
  if (tags.length === 0) return null
  const stop = Math.min(keys.stop, tags.length - 1)
  return (
    <Tags ref={list} role="list" aria-label={name}>
      {tags.map(({ id, text: whole, fault }, place) => {
        const text = whole.length > SHOWN ? `${whole.slice(0, SHOWN)}…` : whole
        const inside = (
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
                heir={input}
                onDone={(to, hasLeft) => onEdited(place, to, hasLeft)}
              />
            ) : (
              <Tag data-fault={fault} data-fixed={isFixed || undefined} title={text}>
                {isFixed ? (
                  <Name as="span">{inside}</Name>
                ) : (
                  <>
                    <Name
                      ref={tagRef}
                      type="button"
                      data-tag=""
                      tabIndex={place === stop ? 0 : -1}
                      onFocus={() => keys.onFocusTag(place)}
                      onKeyDown={(event) => {
                        if (event.key === 'F2') {
                          event.preventDefault()
                          onEdit(id)
                        } else if (!event.ctrlKey && !event.metaKey) keys.onKeyDown(event, place)
                      }}
                      onClick={() => onEdit(id)}
                    >
                      {inside}
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
  )
}
