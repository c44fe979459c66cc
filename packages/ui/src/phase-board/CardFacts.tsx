'use client'

import type { ReactNode } from 'react'
import { AlertSign } from '../field/AlertSign'
import { Bar, Facts, Flags, Remark, Spoken, Weight, Word, Wrong } from './PhaseBoard.styles'
import type { BoardItem } from './board'
import { type BoardFlag, listFlags } from './board-flag'
import type { BoardLabels } from './board-labels'

/** Props of CardFacts. */
export interface CardFactsProps {
  id?: string
  item: BoardItem
  flags: ReadonlyMap<string, BoardFlag>
  labels: BoardLabels
  /** The position of the card, for assistive technology. */
  children?: ReactNode
}

/** The facts of a card beside its name; its description for assistive technology. */
export function CardFacts({ id, item, flags, labels, children }: CardFactsProps) {
  const { weight, kind, change, error, remark } = item
  const carried = listFlags(item, flags)
  return (
    <Facts id={id}>
      {weight !== undefined && (
        <Weight>
          <Spoken>{labels.weight(weight)}</Spoken>
          <span aria-hidden="true">{weight}</span>
        </Weight>
      )}
      {kind !== undefined && (remark === undefined ? <Word>{kind}</Word> : <Spoken>{kind}</Spoken>)}
      {change !== undefined && (
        <>
          <Bar aria-hidden="true" />
          <Word>{change}</Word>
        </>
      )}
      {error !== undefined && (
        <Wrong data-hint={error}>
          <AlertSign />
          <Spoken>{error}</Spoken>
        </Wrong>
      )}
      {remark !== undefined && (
        <Remark data-invalid={error === undefined ? undefined : ''} data-hint={error ?? remark}>
          {remark}
        </Remark>
      )}
      {carried.length > 0 && (
        <Flags>
          {carried.map(({ id: flag, label, icon }) => (
            <span key={flag} data-hint={label}>
              {icon}
              <Spoken>{label}</Spoken>
            </span>
          ))}
        </Flags>
      )}
      {children}
    </Facts>
  )
}
