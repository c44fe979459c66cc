import { styled } from 'styled-components'
import { ellipsis, token } from '../tokens/tokens'

export const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  min-width: 0;
`

export const Chip = styled.li`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  max-width: 14rem;
  min-height: ${token('badge')};
  padding-inline: 5px 7px;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-tag')};
  font-size: ${token('size-12')};
  line-height: ${token('leading-tight')};

  & > svg {
    flex: none;
    color: ${token('highlight-line')};
  }
  &[data-kind='added'] > svg {
    color: ${token('success')};
  }
  &[data-kind='removed'] > svg {
    color: ${token('danger')};
  }
  & > span {
    ${ellipsis}
  }
  /* The full list wraps long texts. */
  [data-layout='full'] > & {
    max-width: 100%;
  }
  [data-layout='full'] > & > span {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`
