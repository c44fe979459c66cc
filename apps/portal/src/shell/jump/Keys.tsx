import { keyLabels } from '@sitewright/domain/jump/key-messages'
import { KeysSheet } from '@sitewright/ui/features/jump/KeysSheet'
import { closeJump } from './jump'
import type { JumpPartProps } from './JumpLater'
import { buildCreations, buildPages } from './jump-pages'
import { singleKeyChoice, useSingleKeyChoice } from './single-key-choice'

/** The sheet of keys, with the pages that keys open for this session. */
export function Keys({ session, navigation }: JumpPartProps) {
  const pages = [
    ...buildPages(session, navigation).map((page) => ({ ...page, label: keyLabels.goTo(page.label) })),
    ...buildCreations(session),
  ]
  return (
    <KeysSheet
      pages={pages.flatMap(({ label, keys }) => (keys === undefined ? [] : [{ label, keys }]))}
      hasSingleKeys={useSingleKeyChoice()}
      onSingleKeysChange={singleKeyChoice.choose}
      onClose={closeJump}
    />
  )
}
