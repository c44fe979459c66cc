import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

/** One of the lists below the source of the Copy tab. */
export const CopyBody = styled.section`
  display: grid;
  align-content: start;
  gap: ${token('space-3')};
  min-width: 0;
  max-width: ${token('form-max')};
  padding: ${token('space-5')} ${token('gutter')};
`

export const CopyHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token('space-2')} ${token('space-3')};

  & > h2 {
    margin: 0;
    font-size: ${token('size-16')};
  }
`

/** Ruled lines, one config each. */
export const CopyRows = styled.ul`
  margin: 0;
  padding: 0;
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  list-style: none;

  & > li + li {
    border-block-start: ${token('line')} solid ${token('border')};
  }
`

export const CopyRow = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  min-height: ${token('row')};
  padding: ${token('space-2')} ${token('space-3')};
`

export const CopyText = styled.span`
  flex: 1 1 10rem;
  min-width: 0;
  overflow-wrap: anywhere;
`

/** The two lists of a copy of license configs beside each other. */
export const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${token('space-4')} ${token('space-6')};
`

export const Warnings = styled.ul`
  display: grid;
  gap: ${token('space-2')};
  margin: 0;
  padding: 0;
  list-style: none;
`
