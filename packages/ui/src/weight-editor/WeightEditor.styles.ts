import { styled } from 'styled-components'
import { FieldGroup } from '../field/FieldGroup'
import { token } from '../tokens/tokens'

export const Root = styled(FieldGroup)`
  max-width: 40rem;
`

/** The frame around rows, sum and buttons. */
export const Sheet = styled.div`
  border: ${token('line')} solid ${token('border')};
  border-radius: ${token('radius-card')};
  background: ${token('surface')};
`

export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 6px 2px;
  list-style: none;
  /* The sum stays in view below many rows. */
  max-height: max(28rem, 60vh);
  overflow-y: auto;
  scroll-padding-block: 8px;
  container-type: inline-size;
`

export const Total = styled.div`
  display: grid;
  gap: 6px;
  padding: 10px 14px;
  border-block-start: ${token('line')} solid ${token('border')};
  font-size: ${token('size-13')};
`

export const TotalLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2px 12px;
  line-height: ${token('leading-tight')};
`

/** Isolated from the text direction, so that it reads "92.5 of 100" in a right-to-left page too. */
export const Sum = styled.bdi`
  font: ${token('weight-strong')} ${token('size-13')} / ${token('leading-tight')} ${token('font-mono')};
  overflow-wrap: anywhere;
`

/** Whether the sum is 100: an icon and a text. */
export const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-width: 0;
  color: ${token('warning')};
  font-weight: ${token('weight-medium')};
  overflow-wrap: anywhere;

  &[data-state='exact'] {
    color: ${token('success')};
  }
  &[data-state='over'] {
    color: ${token('danger')};
  }
  & > svg {
    flex: none;
    width: 0.875rem;
    height: 0.875rem;
    stroke-width: 2;
  }
`

export const Remark = styled.p`
  margin: 0;
  color: ${token('text-muted')};
  font-size: ${token('size-12')};
  line-height: 1.4;
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  padding: 8px 14px;
  border-block-start: ${token('line')} solid ${token('border')};

  & > [role='group'] {
    margin-inline-start: auto;
  }
`

export const Empty = styled.p`
  margin: 0;
  padding: 16px 14px;
  color: ${token('text-muted')};
  font-size: ${token('size-13')};
`
