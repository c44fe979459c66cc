import { copyMessages } from '@sitewright/domain/shared/copy-messages'
import { Badge } from '../../badge/Badge'
import { VisuallyHidden } from '../../visually-hidden/VisuallyHidden'

/** Says of a row that projects of another license have copies with the same key, which are a row of their own (WF-81). */
export const SharedKeyBadge = () => (
  <>
    {' '}
    <Badge data-hint={copyMessages.keyShared}>
      {copyMessages.alsoElsewhere}
      <VisuallyHidden> ({copyMessages.keyShared})</VisuallyHidden>
    </Badge>
  </>
)
