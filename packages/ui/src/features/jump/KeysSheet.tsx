'use client'

import { X } from 'lucide-react'
import { Fragment, useEffect, useId, useState } from 'react'
import { keyLabels as labels, keyMessages as messages } from '@sitewright/domain/jump/key-messages'
import { IconButton } from '../../button/Button'
import { Body, Content, Head, Panel, Title } from '../../dialog/Dialog.styles'
import { DIALOG_LABELS } from '../../dialog/Dialog'
import { useReturnFocus } from '../../focus/use-return-focus'
import { announce } from '../../announcer/announce'
import { useOverflow } from '../../overflow/use-overflow'
import { SearchField } from '../../search-field/SearchField'
import { Switch } from '../../switch/Switch'
import { foldText } from '../../text-match/fold-text'
import { SideScrim, SideSheet, Table } from './KeysSheet.styles'
import { findPageKeys, type KeyLine } from './page-keys'

/** Keys of the frame. */
const EVERYWHERE: readonly KeyLine[] = [
  { label: labels.jump, keys: [['Ctrl', 'K']] },
  { label: labels.title, keys: [['?']], isSingle: true },
  { label: labels.notifications, keys: [['F6'], ['Alt', 'T']] },
]

/** Props of KeysSheet. */
export interface KeysSheetProps {
  /** Keys that open pages, in the group of those that act everywhere. */
  pages: readonly { readonly label: string; readonly keys: readonly string[] }[]
  /** Whether single keys act. */
  hasSingleKeys: boolean
  onSingleKeysChange: (isOn: boolean) => void
  onClose: () => void
}

/**
 * The keys that act everywhere and on the open page, and the switch for single keys. Exposes a `dialog` with a search field, one table for each group, and the switch.
 * Keys: Tab, Esc. The search field takes the focus; closing returns it to the opener.
 */
export function KeysSheet(props: KeysSheetProps) {
  return (
    <SideScrim isOpen isDismissable onOpenChange={(isOpen) => !isOpen && props.onClose()}>
      <SideSheet>
        <KeysPanel {...props} />
      </SideSheet>
    </SideScrim>
  )
}

function KeysPanel({ pages, hasSingleKeys, onSingleKeysChange, onClose }: KeysSheetProps) {
  const id = useId()
  const [text, setText] = useState('')
  // Of the page as it is when the sheet opens: it does not change behind the sheet.
  const [pageKeys] = useState(() => findPageKeys(document.querySelector('main') ?? document))
  const groups = [
    {
      title: labels.everywhere,
      lines: [
        ...EVERYWHERE,
        ...pages.map(({ label, keys }): KeyLine => ({
          label,
          keys: keys.map((key) => [key]),
          join: 'sequence',
          isSingle: true,
        })),
      ],
    },
    ...pageKeys,
  ]
  const { isOverflowing, content } = useOverflow('block')
  useReturnFocus()
  const wanted = foldText(text.trim())
  const isFound = ({ label, keys }: KeyLine): boolean => foldText(`${label} ${keys.flat().join(' ')}`).includes(wanted)
  const found = groups
    .map(({ title, lines }) => ({ title, lines: lines.filter(isFound) }))
    .filter(({ lines }) => lines.length > 0)
  const isNothing = found.length === 0
  useEffect(() => announce(id, isNothing ? messages.nothing(text.trim()) : ''), [id, isNothing, text])
  return (
    <Panel aria-labelledby={`${id}-title`}>
      <Head>
        <Title id={`${id}-title`}>{labels.title}</Title>
        <IconButton label={DIALOG_LABELS.close} icon={<X aria-hidden="true" />} size="small" onClick={onClose} />
      </Head>
      <Body tabIndex={isOverflowing ? 0 : undefined}>
        <Content ref={content}>
          <SearchField label={labels.filter} placeholder={labels.filter} shortcut={null} onChange={setText} autoFocus />
          {found.map(({ title, lines }) => (
            <Table key={title}>
              <caption>{title}</caption>
              <tbody>
                {lines.map((line) => (
                  <KeyRow key={line.label} line={line} isOff={line.isSingle === true && !hasSingleKeys} />
                ))}
              </tbody>
            </Table>
          ))}
          {isNothing && <p>{messages.nothing(text.trim())}</p>}
          <Switch
            label={labels.singleKeys}
            help={labels.singleKeysHint}
            isSelected={hasSingleKeys}
            onChange={onSingleKeysChange}
          />
        </Content>
      </Body>
    </Panel>
  )
}

function KeyRow({ line: { label, keys, join = 'alternative' }, isOff }: { line: KeyLine; isOff: boolean }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {isOff ? (
          <small>{labels.off}</small>
        ) : (
          keys.map((chord, at) => (
            <Fragment key={chord.join(' ')}>
              {at > 0 && <small> {labels[join]} </small>}
              {chord.map((key) => (
                <Fragment key={key}>
                  <kbd>{key}</kbd>{' '}
                </Fragment>
              ))}
            </Fragment>
          ))
        )}
      </td>
    </tr>
  )
}
