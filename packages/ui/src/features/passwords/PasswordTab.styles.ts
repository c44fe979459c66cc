import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'
import { TabBody } from '../patterns/TabBody.styles'

export const Body = styled(TabBody)`
  gap: ${token('space-6')};
`

/** One of the ways to a new password. */
export const Way = styled.section`
  display: grid;
  justify-items: start;
  gap: ${token('space-3')};
  padding-top: ${token('space-5')};
  border-top: ${token('line')} solid ${token('border')};
  & > h2 {
    margin: 0;
    font-size: ${token('size-16')};
    line-height: ${token('leading-tight')};
  }
  & > p {
    margin: 0;
    color: ${token('text-muted')};
    font-size: ${token('size-13')};
  }
  & > form {
    display: grid;
    gap: ${token('space-4')};
    width: 100%;
    max-width: 26rem;
  }
`
