import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

export const Body = styled.div`
  display: grid;
  gap: ${token('space-5')};
  padding: ${token('space-2')} ${token('gutter')} ${token('space-8')};
`

export const Lead = styled.p`
  margin: 0 0 ${token('space-4')};
  color: ${token('text-muted')};
`

export const Choices = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: ${token('space-4')};
  max-width: 64rem;
  margin: 0;
  padding: 0;
  list-style: none;
`

/** A button, and the place that it leads to. */
export const Choice = styled.li`
  display: grid;
  align-content: start;
  gap: ${token('space-1')};
  min-width: 0;
  & > button {
    min-height: 3.5rem;
    font-size: ${token('size-14')};
  }
  & > span {
    padding-inline: ${token('space-1')};
    font-size: ${token('size-12')};
    color: ${token('text-muted')};
    overflow-wrap: anywhere;
  }
`
