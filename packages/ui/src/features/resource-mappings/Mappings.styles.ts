import { styled } from 'styled-components'
import { media, token } from '../../tokens/tokens'

export const Screen = styled.div`
  display: grid;
  align-content: start;
  gap: ${token('space-3')};
  min-width: 0;
  padding: ${token('space-4')} ${token('gutter')} ${token('space-8')};
`

export const Help = styled.p`
  margin: 0;
  color: ${token('text-muted')};
  font-size: ${token('size-13')};
`

/** Ruled lines, one workflow or preservation each. */
export const Mappings = styled.ul`
  margin: 0;
  padding: 0;
  border-block: ${token('line')} solid ${token('border')};
  list-style: none;

  & > li + li {
    border-block-start: ${token('line')} solid ${token('border')};
  }
`

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 20rem) minmax(0, 40rem);
  align-items: start;
  gap: ${token('space-1')} ${token('space-5')};
  padding-block: ${token('space-2')};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** On the line of the first row of tags. */
export const Name = styled.span`
  min-width: 0;
  padding-block: ${token('space-2')};
  font-size: ${token('size-13')};
  font-weight: ${token('weight-medium')};
  overflow-wrap: anywhere;

  ${media.narrow} {
    padding-block: 0;
  }
`

/** What a copy does: one heading with its lines for each kind of result. */
export const Plan = styled.div`
  display: grid;
  gap: ${token('space-3')};
  margin-block-start: ${token('space-4')};
  font-size: ${token('size-13')};

  &:empty {
    display: none;
  }
  & h3 {
    margin: 0 0 ${token('space-1')};
    font-size: ${token('size-13')};
  }
  & ul {
    margin: 0;
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }
`
