import { styled } from 'styled-components'
import { Button } from '../button/Button'
import { token } from '../tokens/tokens'

/** A button whose content is the caller's, such as an avatar. */
export const PlainTrigger = styled(Button)`
  gap: 4px;
  padding-inline: 4px;
  color: ${token('text-muted')};
`
