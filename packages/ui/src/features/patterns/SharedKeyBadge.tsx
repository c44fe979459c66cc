import { copyMessages } from '@sitewright/domain/shared/copy-messages'
import { Badge } from '../../badge/Badge'

/** Says of a row that projects of another license have copies with the same key, which are a row of their own (WF-81). */
export const SharedKeyBadge = () => (
  <>
    {' '}
    <Badge title={copyMessages.keyShared}>{copyMessages.alsoElsewhere}</Badge>
  </>
)
