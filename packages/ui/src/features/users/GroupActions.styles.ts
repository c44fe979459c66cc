import { styled } from 'styled-components'
import { token } from '../../tokens/tokens'

export const GroupPicker = styled.div`
  flex: 1 1 14rem;
  min-width: 0;
`

/** Why nothing can be assigned yet, in words that need no pointer. */
export const Hint = styled.span`
  font-size: ${token('size-12')};
  color: ${token('text-muted')};
`

export const MembershipList = styled.ul`
  display: grid;
  gap: ${token('space-2')};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space-3')};
  }
  & > li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    margin-inline-start: ${token('space-2')};
    font-size: ${token('size-12')};
    color: ${token('text-muted')};
    white-space: nowrap;
  }
`

/** What to assign, in the dialog of a narrow screen. */
export const Assigning = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
`

/** Another part of that dialog. */
export const Part = styled.section`
  display: grid;
  gap: ${token('space-2')};
  margin-block-start: ${token('space-4')};
  & > h3 {
    font-size: ${token('size-14')};
  }
`
