import { styled } from 'styled-components'
import { media, token } from '../tokens/tokens'

export const Summary = styled.div`
  display: grid;
  gap: 6px;
  margin-bottom: 16px;
  padding: 10px 12px 12px;
  border: ${token('line')} solid ${token('danger')};
  border-radius: ${token('radius')};
  background: ${token('danger-subtle')};
  color: ${token('text')};
  font-size: ${token('size-13')};
  scroll-margin-block: 16px;

  &[data-tone='success'] {
    border-color: ${token('success')};
    background: ${token('success-subtle')};
  }
  ${media.forcedColors} {
    border-width: ${token('line-strong')};
  }
`

/** One line in the place of the summary. */
export const Failure = styled(Summary)`
  display: flex;
  gap: 6px;
  padding-block: 10px;
  line-height: 1.25rem;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    margin-top: calc((1.25rem - 0.875rem) / 2);
    stroke-width: 2;
    color: ${token('danger')};
  }
`

export const Title = styled.h2`
  font-size: ${token('size-14')};
  letter-spacing: 0;
`

export const Entries = styled.ul`
  display: grid;
  gap: 2px;
`

export const Entry = styled.li`
  display: flex;
  gap: 6px;
  line-height: 1.25rem;
  overflow-wrap: anywhere;

  & > span {
    min-width: 0;
  }
  & > svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    margin-top: calc(2px + (1.25rem - 0.875rem) / 2);
    stroke-width: 2;
    color: ${token('danger')};
  }
  & > span:not(:has(a)),
  & a {
    display: inline-block;
    padding-block: 2px;
  }
  & a {
    color: inherit;
    text-decoration: underline;
  }
  &[data-fixed] > svg {
    color: ${token('success')};
  }
  &[data-fixed] > span {
    color: ${token('text-muted')};
  }
`
