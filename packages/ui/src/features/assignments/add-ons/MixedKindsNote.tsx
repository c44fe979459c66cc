import type { MouseEvent, RefObject } from 'react'
import { addOnLabels, addOnMessages } from '@sitewright/domain/add-ons/messages'
import type { LicenseAddOn } from '@sitewright/domain/add-ons/model'
import { Button } from '../../../button/Button'
import { Note } from '../../../note/Note'
import type { MixedKinds } from './add-on-choice'
import { Choices } from './AddOnsTab.styles'

export interface MixedKindsNoteProps {
  ref: RefObject<HTMLButtonElement | null>
  kinds: MixedKinds
  /** Called with the kind that the user keeps. */
  onKeep: (keep: readonly LicenseAddOn[], remove: readonly LicenseAddOn[]) => void
}

const getNames = (addOns: readonly LicenseAddOn[]): string[] => addOns.map(({ name }) => name)

/** Asks which kind of product licenses to keep after a merge that selected both. The ref is the first button. */
export function MixedKindsNote({ ref, kinds: { standard, vendor }, onKeep }: MixedKindsNoteProps) {
  const keep = (event: MouseEvent<HTMLElement>, ...kinds: Parameters<MixedKindsNoteProps['onKeep']>): void => {
    // The focused button disappears with the note.
    event.currentTarget.closest('form')?.focus({ preventScroll: true })
    onKeep(...kinds)
  }
  return (
    <Note tone="warning" role="alert">
      <p>{addOnMessages.chooseKind}</p>
      <Choices>
        <Button ref={ref} size="small" onClick={(event) => keep(event, standard, vendor)}>
          {addOnLabels.keep(getNames(standard))}
        </Button>
        <Button size="small" onClick={(event) => keep(event, vendor, standard)}>
          {addOnLabels.keep(getNames(vendor))}
        </Button>
      </Choices>
    </Note>
  )
}
